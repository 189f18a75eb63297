package org.handrec.cli.score;

import org.handrec.core.scoring.event.TableResult;

/**
 * A result with the place where it stands.
 *
 * @param board the number of its board in the tournament
 * @param file the name of the input
 * @param line the line of its record
 */
public record ScoredRow(int board, String file, int line, TableResult result) {}
