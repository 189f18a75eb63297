/**
 * The neutral model of a bridge hand record: deal, auction, play and the facts around them.
 *
 * <p>Everything here is immutable and knows neither a file format nor a rule of the game beyond the
 * order of suits, seats and cards. Seats run clockwise North, East, South, West.
 */
package org.handrec.core.model;
