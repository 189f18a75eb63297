package org.handrec.core.model;

import java.util.Optional;

/**
 * One place of a faulty deal as it is written.
 *
 * @param seat the hand in which it stands
 * @param suit the suit in which it stands; empty when it stands in none
 * @param text the character or characters as written
 * @param card the card; empty when the text is no card
 */
public record DealtCard(Seat seat, Optional<Suit> suit, String text, Optional<Card> card) {}
