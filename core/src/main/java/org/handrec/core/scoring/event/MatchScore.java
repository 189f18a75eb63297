package org.handrec.core.scoring.event;

import java.util.OptionalDouble;

/**
 * The score of a match.
 *
 * @param home what the home team won on the boards that it won: IMPs, or points for boards
 * @param visit the same of the visiting team
 * @param boards the number of boards that both rooms played
 * @param homePoints victory points; empty without a scale, or when it is not for so many boards
 * @param visitPoints the same of the visiting team
 */
public record MatchScore(
    Session session,
    Match match,
    double home,
    double visit,
    int boards,
    OptionalDouble homePoints,
    OptionalDouble visitPoints) {}
