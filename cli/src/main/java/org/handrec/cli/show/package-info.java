/** Boards as text for people. */
package org.handrec.cli.show;
