package org.handrec.cli.results;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Vulnerability;

/**
 * Deals and vulnerabilities by board number. Of boards that are there more than once the first that
 * tells a fact counts; two deals under one number are none. Beyond so many boards the rest is left
 * out, and whether a board is there is unknown.
 */
public final class HandsIndex {
  private static final int MOST = 10_000;

  private final Map<String, Hands> boards = new LinkedHashMap<>();
  private boolean whole = true;

  /**
   * What is known of a board.
   *
   * @param deal the deal
   * @param vulnerability the vulnerability
   * @param twoDeals whether the records of the board have different deals
   */
  record Hands(Optional<Deal> deal, Optional<Vulnerability> vulnerability, boolean twoDeals) {
    static final Hands NONE = new Hands(Optional.empty(), Optional.empty(), false);

    Hands and(Hands other) {
      boolean differ =
          twoDeals
              || other.twoDeals
              || (deal.isPresent() && other.deal.isPresent() && !deal.equals(other.deal));
      return new Hands(
          differ ? Optional.empty() : deal.or(other::deal),
          vulnerability.or(other::vulnerability),
          differ);
    }
  }

  /** Adds a board, unless it has no number. */
  public void add(Board board) {
    board
        .text("Board")
        .value()
        .ifPresent(
            label ->
                add(
                    key(label),
                    new Hands(board.deal().value(), board.vulnerability().value(), false)));
  }

  /** Adds the boards of another index, behind those that are here. */
  public void add(HandsIndex other) {
    other.boards.forEach(this::add);
    whole &= other.whole;
  }

  private void add(String key, Hands hands) {
    if (boards.size() < MOST || boards.containsKey(key)) {
      boards.merge(key, hands, Hands::and);
    } else {
      whole = false;
    }
  }

  /** The label of a board without zeros before it. */
  private static String key(String label) {
    String number = label.strip();
    int begin = 0;
    while (begin < number.length() - 1 && number.charAt(begin) == '0') {
      begin++;
    }
    return number.substring(begin);
  }

  /** What is known of a board; empty when it is not there. */
  Optional<Hands> of(String label) {
    Optional<Hands> hands = Optional.ofNullable(boards.get(key(label)));
    return hands.isPresent() || whole ? hands : Optional.of(Hands.NONE);
  }
}
