/** The command line: its commands, their options, and the one place that touches the process. */
package org.handrec.cli;
