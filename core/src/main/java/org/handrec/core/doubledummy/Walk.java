package org.handrec.core.doubledummy;

import java.util.Arrays;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;

/** A play under way: the cards held, the trick in progress, and the tricks won since it began. */
final class Walk {
  private final Search search;
  private final int trump;
  private final long[] cards;
  private int leader;
  private int[] led;
  private int won;

  /**
   * A play that begins.
   *
   * @param cards those held, from North clockwise
   * @param led the cards of the trick in progress
   */
  Walk(Search search, int trump, long[] cards, int leader, int[] led) {
    this.search = search;
    this.trump = trump;
    this.cards = cards.clone();
    this.leader = leader;
    this.led = led.clone();
  }

  private Walk copy() {
    Walk copy = new Walk(search, trump, cards, leader, led);
    copy.won = won;
    return copy;
  }

  /** The same play after a legal card. */
  Walk after(Card card) {
    Walk after = copy();
    after.play(Lanes.of(card));
    return after;
  }

  /** Whose turn it is. */
  Seat turn() {
    return Seat.values()[(leader + led.length) & 3];
  }

  /** The cards that may be played: those of the suit led, else all. */
  long legal() {
    long hand = cards[turn().ordinal()];
    long ofSuit = led.length == 0 ? 0 : hand & Lanes.LANE << (led[0] & 0x30);
    return ofSuit == 0 ? hand : ofSuit;
  }

  /** The cards of other hands and of the trick in progress, which tell cards of a hand apart. */
  long foreign() {
    long foreign = 0;
    for (int seat = 0; seat < 4; seat++) {
      foreign |= seat == turn().ordinal() ? 0 : cards[seat];
    }
    for (int card : led) {
      foreign |= 1L << card;
    }
    return foreign;
  }

  /**
   * Plays a card.
   *
   * @throws IllegalArgumentException when it is not legal
   */
  void play(Card card) {
    if ((legal() >>> Lanes.of(card) & 1) == 0) {
      throw new IllegalArgumentException(card + " of " + turn().letter() + " is not legal");
    }
    play(Lanes.of(card));
  }

  private void play(int card) {
    cards[turn().ordinal()] &= ~(1L << card);
    led = Arrays.copyOf(led, led.length + 1);
    led[led.length - 1] = card;
    if (led.length == 4) {
      int best = 0;
      for (int i = 1; i < 4; i++) {
        boolean beats = led[i] >> 4 == led[best] >> 4 ? led[i] > led[best] : led[i] >> 4 == trump;
        best = beats ? i : best;
      }
      leader = (leader + best) & 3;
      won += Seat.values()[leader].side() == Side.NS ? 1 : 0;
      led = new int[0];
    }
  }

  /**
   * The tricks of North-South, those won included.
   *
   * @param atLeast a number that is known to be reached
   * @param atMost a number that is known not to be exceeded
   */
  int tricks(int atLeast, int atMost, int guess) {
    boolean over = cards[(leader + 3) & 3] == 0;
    return over
        ? won
        : won + search.solve(cards, leader, led, atLeast - won, atMost - won, guess - won);
  }

  /** Whether North-South take so many tricks, those won included. */
  boolean takes(int tricks) {
    boolean over = cards[(leader + 3) & 3] == 0;
    return over ? won >= tricks : search.take(cards, leader, led, tricks - won);
  }
}
