package org.handrec.cli.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;

/** A deal as the diagram of a newspaper column: North above, South below, West and East between. */
final class HandDiagram {
  private static final int WIDTH = 20;

  private final Deal deal;

  HandDiagram(Deal deal) {
    this.deal = deal;
  }

  /** The lines, without blanks at their ends. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    String margin = " ".repeat(WIDTH);
    for (String line : hand(Seat.NORTH)) {
      lines.add((margin + line).stripTrailing());
    }
    List<String> west = hand(Seat.WEST);
    List<String> east = hand(Seat.EAST);
    for (int i = 0; i < west.size(); i++) {
      lines.add((padded(west.get(i), 2 * WIDTH) + east.get(i)).stripTrailing());
    }
    for (String line : hand(Seat.SOUTH)) {
      lines.add((margin + line).stripTrailing());
    }
    return lines;
  }

  private List<String> hand(Seat seat) {
    Optional<Hand> hand = deal.hand(seat);
    List<String> lines = new ArrayList<>();
    lines.add(String.valueOf(seat.letter()));
    for (Suit suit : Suit.descending()) {
      lines.add(suit.letter() + " " + hand.map(h -> ranks(h.suit(suit))).orElse("?"));
    }
    return lines;
  }

  /** The ranks of a suit parted by blanks, {@code -} for a void. */
  private static String ranks(Hand suit) {
    StringBuilder ranks = new StringBuilder();
    for (Card card : suit.cards()) {
      ranks.append(ranks.isEmpty() ? "" : " ").append(card.rank().letter());
    }
    return ranks.isEmpty() ? "-" : ranks.toString();
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
