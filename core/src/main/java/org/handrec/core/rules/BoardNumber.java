package org.handrec.core.rules;

import java.util.Optional;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;

/**
 * The number of a board in duplicate play. It fixes the dealer and the vulnerability in a cycle of
 * sixteen boards (Law 2).
 *
 * @param value 1 or more
 */
public record BoardNumber(int value) {
  /** Boards until dealer and vulnerability come round again. */
  public static final int CYCLE = 16;

  private static final Vulnerability[] FIRST_FOUR = {
    Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.ALL
  };

  /** Checks the range. */
  public BoardNumber {
    if (value < 1) {
      throw new IllegalArgumentException("board number " + value);
    }
  }

  /** The dealer: North on board 1, then clockwise. */
  public Seat dealer() {
    return Seat.NORTH.plus((value - 1) % 4);
  }

  /**
   * The vulnerability: none, North-South, East-West, all on boards 1 to 4; each later row of four
   * boards begins one step further.
   */
  public Vulnerability vulnerability() {
    int place = (value - 1) % CYCLE;
    return FIRST_FOUR[(place + place / 4) % 4];
  }

  /**
   * Dealer or vulnerability as a text: {@code N}, {@code EW}.
   *
   * @param tag {@code Dealer} or {@code Vulnerable}; empty for any other name
   */
  public Optional<String> value(String tag) {
    return switch (tag) {
      case "Dealer" -> Optional.of(String.valueOf(dealer().letter()));
      case "Vulnerable" -> Optional.of(vulnerability().symbol());
      default -> Optional.empty();
    };
  }
}
