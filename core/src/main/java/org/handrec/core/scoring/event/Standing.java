package org.handrec.core.scoring.event;

import java.util.OptionalDouble;

/**
 * A place in a ranking.
 *
 * @param rank from 1; contestants with equal totals have the best place of them
 * @param tied whether others have the same place
 * @param contestant who
 * @param boards the number of boards that count
 * @param points what the boards brought, in hundredths at most
 * @param carryOver points that were brought along
 * @param penalty points that are taken off
 * @param total all of it: matchpoints, IMPs, victory points, or points
 * @param top the most that the boards could bring; 0 where there is no most
 * @param percent the total as a share of the top; empty where there is none
 */
public record Standing(
    int rank,
    boolean tied,
    Contestant contestant,
    int boards,
    double points,
    double carryOver,
    double penalty,
    double total,
    double top,
    OptionalDouble percent) {}
