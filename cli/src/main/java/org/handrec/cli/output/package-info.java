/** What is written: files that appear whole or not at all, and text in other shapes. */
package org.handrec.cli.output;
