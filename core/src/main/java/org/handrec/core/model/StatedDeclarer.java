package org.handrec.core.model;

/**
 * The declarer as the record states him.
 *
 * @param seat who played the hand
 * @param exchanged whether the record says that declarer and dummy were exchanged, so that the
 *     partner is the rightful declarer (PBN 3.4.13 {@code ^N}, Law 54A)
 */
public record StatedDeclarer(Seat seat, boolean exchanged) {}
