/** What is read: from the arguments of a command line to sources of known format. */
package org.handrec.cli.input;
