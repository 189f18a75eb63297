/** Findings: which are reported, how grave they are, and how they are shown. */
package org.handrec.cli.report;
