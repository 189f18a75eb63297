/** What surrounds a run: streams, files, environment, exit code, and failures worth a message. */
package org.handrec.cli.shell;
