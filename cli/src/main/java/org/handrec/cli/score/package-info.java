/**
 * Results and rankings of events: what is kept of them while they are scored, and their reports.
 */
package org.handrec.cli.score;
