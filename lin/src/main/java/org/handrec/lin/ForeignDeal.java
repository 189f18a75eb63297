package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.model.HonourLetters;

/**
 * Hands with the letters of another language for the honours ({@code SAHV32HB...}). Since some of
 * these are letters of suits, too, hands count only where all suits stand in the order S H D C with
 * their letters, the ranks of each suit are sorted, and there is one way alone to read all four
 * hands as a full deal.
 */
final class ForeignDeal {
  private static final String SUITS = "SHDC";
  private static final int FULL = 13;

  /** A longer text is no deal of four hands. */
  private static final int LONGEST = 200;

  /** A text with more ways to read it is no deal. */
  private static final int MOST = 64;

  private static final byte FOREIGN = 1;
  private static final byte NOT_ASCII = 2;

  /** Of each byte whether it is a letter of another language or no ASCII; a look at every deal. */
  private static final byte[] KINDS = new byte[256];

  static {
    for (int i = 'A'; i < KINDS.length; i++) {
      byte letter = (byte) i;
      boolean known = CardLetters.rank(letter) >= 0 || CardLetters.suit(letter) >= 0;
      KINDS[i] = letter < 0 ? NOT_ASCII : known ? 0 : FOREIGN;
    }
  }

  private final HonourLetters language;
  private final List<Placed> cards;

  private ForeignDeal(HonourLetters language, List<Placed> cards) {
    this.language = language;
    this.cards = cards;
  }

  /**
   * A card that is written.
   *
   * @param hand the number of its hand, from 0
   * @param from its first character in the text
   * @param to the character behind it
   * @param card its index
   */
  record Placed(int hand, int from, int to, int card) {
    private long bit() {
      return 1L << card;
    }
  }

  /** A way to read a hand. */
  private record Reading(List<Placed> cards, long bits) {}

  /** Whether a text is one of ASCII with a letter that is no rank and no suit in English. */
  static boolean isPossible(byte[] bytes, int from, int to) {
    if (to - from > LONGEST) {
      return false;
    }
    int kinds = 0;
    for (int i = from; i < to; i++) {
      kinds |= KINDS[bytes[i] & 0xFF];
    }
    return kinds == FOREIGN;
  }

  /**
   * Reads hands that are parted by commas, the last of which may be left out.
   *
   * @param text the hands, without the digit of the dealer
   */
  static Optional<ForeignDeal> read(String text) {
    String[] hands = text.toUpperCase(Locale.ROOT).split(",", -1);
    if (hands.length < 3 || hands.length > 4) {
      return Optional.empty();
    }
    for (HonourLetters language : HonourLetters.OTHERS) {
      Optional<ForeignDeal> deal = read(hands, language);
      if (deal.isPresent()) {
        return deal;
      }
    }
    return Optional.empty();
  }

  private static Optional<ForeignDeal> read(String[] hands, HonourLetters language) {
    List<Reading> deals = List.of(new Reading(List.of(), 0));
    int start = 0;
    for (int hand = 0; hand < hands.length; hand++) {
      if (!(hand == 3 && hands[hand].isBlank())) {
        deals = joined(deals, new Ways(hands[hand], hand, start, language).readings());
      }
      start += hands[hand].length() + 1;
    }
    return deals.size() == 1
        ? Optional.of(new ForeignDeal(language, deals.get(0).cards()))
        : Optional.empty();
  }

  /** All ways to have cards together with those of a further hand. */
  private static List<Reading> joined(List<Reading> deals, List<Reading> hands) {
    List<Reading> joined = new ArrayList<>();
    for (Reading deal : deals) {
      for (Reading hand : hands) {
        if ((deal.bits() & hand.bits()) == 0 && joined.size() < MOST) {
          List<Placed> cards = new ArrayList<>(deal.cards());
          cards.addAll(hand.cards());
          joined.add(new Reading(cards, deal.bits() | hand.bits()));
        }
      }
    }
    return joined;
  }

  HonourLetters language() {
    return language;
  }

  /** The cards as they are written. */
  List<Placed> cards() {
    return cards;
  }

  /** The ways to read a hand of 13 cards. */
  private static final class Ways {
    private final String text;
    private final int hand;
    private final int offset;
    private final HonourLetters language;
    private final List<Placed> path = new ArrayList<>(FULL);
    private final List<Reading> found = new ArrayList<>();

    Ways(String text, int hand, int offset, HonourLetters language) {
      this.text = text;
      this.hand = hand;
      this.offset = offset;
      this.language = language;
    }

    List<Reading> readings() {
      go(0, -1, 0, 0);
      return found;
    }

    /**
     * Reads on.
     *
     * @param suit the suit, from 0 for spades
     * @param order whether its ranks ascend (1) or descend (-1), as far as known
     */
    private void go(int at, int suit, int order, long bits) {
      if (at == text.length()) {
        if (suit == 3 && path.size() == FULL && found.size() < MOST) {
          found.add(new Reading(List.copyOf(path), bits));
        }
        return;
      }
      char c = text.charAt(at);
      if (c == '-' || c <= ' ') {
        go(at + 1, suit, order, bits);
        return;
      }
      if (suit < 3 && c == SUITS.charAt(suit + 1)) {
        go(at + 1, suit + 1, 0, bits);
      }
      boolean ten = text.startsWith("10", at);
      int rank = ten ? language.rank('T') : language.rank(c);
      if (suit >= 0 && rank >= 0 && path.size() < FULL) {
        card(
            new Placed(hand, offset + at, offset + at + (ten ? 2 : 1), card(suit, rank)),
            order,
            bits);
      }
    }

    private static int card(int suit, int rank) {
      return CardLetters.card(3 - suit, rank).index();
    }

    private void card(Placed card, int order, long bits) {
      int suit = 3 - card.card() / FULL;
      int before = path.isEmpty() ? -1 : path.get(path.size() - 1).card();
      boolean first = before < 0 || before / FULL != card.card() / FULL;
      int step = first ? 0 : Integer.signum(card.card() - before);
      if (first || (step != 0 && step != -order)) {
        path.add(card);
        go(card.to() - offset, suit, step, bits | card.bit());
        path.remove(path.size() - 1);
      }
    }
  }
}
