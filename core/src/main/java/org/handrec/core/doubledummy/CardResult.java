package org.handrec.core.doubledummy;

import org.handrec.core.model.Card;

/**
 * A card that may be played.
 *
 * @param card the card
 * @param tricks how many of the tricks left the side of the player then takes, the trick in
 *     progress included
 */
public record CardResult(Card card, int tricks) {}
