package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.HonourLetters;
import org.handrec.core.model.Suit;

/**
 * Reads a Deal that is faulty or not spelled as the standard spells it: surplus blanks, {@code 10}
 * for the ten, suit letters, seat letters before hands, {@code ...} or nothing at all for a hand
 * that is not given (PBN 3.4.11 and practice). Letters of another language are understood where
 * they make four hands of 13 cards, each card once, and in a faulty deal where they leave fewer
 * characters that are no card.
 */
final class LenientDeal {
  /** A longer text is no deal, whatever it is. */
  private static final int LONGEST = 512;

  /** So many letters of another language in a faulty deal are no slips of the pen. */
  private static final int ENOUGH_FOREIGN = 4;

  private final String text;
  private final HonourLetters letters;
  private final long[] hands = new long[4];
  private final boolean[] given = new boolean[4];
  private final boolean[] placed = new boolean[4];
  private final List<DealtCard> cards = new ArrayList<>();
  private final List<String> spellings = new ArrayList<>(1);
  private int[] places = new int[2 * 56];
  private boolean faulty;

  /** Number of characters that are no card. */
  private int noCards;

  /** Number of honours that are other ones, or none, in English. */
  private int foreign;

  private String unreadable = "";

  private LenientDeal(String text, HonourLetters letters) {
    this.text = text;
    this.letters = letters;
  }

  /** Reads a text. */
  static DealReader.Result read(String text) {
    LenientDeal english = new LenientDeal(text, HonourLetters.ENGLISH);
    DealReader.Result best = english.read();
    if (best.deal.isGiven() || text.length() > LONGEST) {
      return best;
    }
    int faults = english.unreadable.isEmpty() ? english.noCards : Integer.MAX_VALUE;
    for (HonourLetters language : HonourLetters.OTHERS) {
      LenientDeal other = new LenientDeal(text, language);
      DealReader.Result result = other.read();
      if (result.deal.value().filter(Deal::isFull).isPresent()) {
        return result;
      }
      boolean plausible = other.unreadable.isEmpty() && other.foreign >= ENOUGH_FOREIGN;
      if (plausible && !result.deal.isGiven() && other.noCards < faults) {
        best = result;
        faults = other.noCards;
      }
    }
    return best;
  }

  private DealReader.Result read() {
    if (text.length() > LONGEST) {
      return DealReader.Result.unreadable(
          "four hands expected, not " + text.length() + " characters");
    }
    int at = blanksFrom(0);
    int first = at < text.length() ? SeatForms.ordinal(text.charAt(at)) : -1;
    int colon = first < 0 ? -1 : blanksFrom(at + 1);
    if (colon < 0 || colon >= text.length() || text.charAt(colon) != ':') {
      return DealReader.Result.unreadable("first seat and colon expected");
    }
    if (at > 0 || colon > at + 1) {
      note("surplus blanks");
    }
    int[] pieces = pieces(colon + 1);
    if (pieces.length != 8) {
      return DealReader.Result.unreadable("four hands expected, not " + pieces.length / 2);
    }
    for (int i = 0; i < 4 && unreadable.isEmpty(); i++) {
      hand(pieces[2 * i], pieces[2 * i + 1], (first + i) & 3);
    }
    return result();
  }

  private DealReader.Result result() {
    if (!unreadable.isEmpty()) {
      return DealReader.Result.unreadable(unreadable);
    }
    if (!letters.isEnglish()) {
      note(letters.title());
    }
    String spelling = String.join(", ", spellings);
    if (!faulty && DealReader.areUsable(hands, given)) {
      return DealReader.Result.of(DealReader.deal(hands, given), spelling);
    }
    return DealReader.Result.faulty(cards, Arrays.copyOf(places, 2 * cards.size()), spelling);
  }

  private void note(String spelling) {
    if (!spellings.contains(spelling)) {
      spellings.add(spelling);
    }
  }

  /** Borders of the hands: cut at single blanks when that makes four, else at runs of blanks. */
  private int[] pieces(int from) {
    int[] single = cut(from, false);
    if (single.length == 8) {
      if (hasOtherBlanks(from)) {
        note("blanks of another kind");
      }
      return single;
    }
    int[] runs = cut(from, true);
    if (runs.length == 8) {
      note("surplus blanks");
    }
    return runs;
  }

  private boolean hasOtherBlanks(int from) {
    return text.substring(from).chars().anyMatch(c -> c != ' ' && TextForms.isBlank((char) c));
  }

  private int[] cut(int from, boolean runs) {
    int[] borders = new int[16];
    int count = 0;
    int start = from;
    for (int at = from; at <= text.length(); at++) {
      if (at == text.length() || TextForms.isBlank(text.charAt(at))) {
        if (!runs || at > start) {
          if (count == borders.length) {
            borders = Arrays.copyOf(borders, 2 * count);
          }
          borders[count++] = start;
          borders[count++] = at;
        }
        start = at + 1;
      }
    }
    return Arrays.copyOf(borders, count);
  }

  private int blanksFrom(int from) {
    int at = from;
    while (at < text.length() && TextForms.isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private void hand(int start, int end, int turn) {
    int from = start;
    int seat = turn;
    if (end - from >= 2 && text.charAt(from + 1) == ':') {
      seat = SeatForms.ordinal(text.charAt(from));
      from += 2;
      note("seat letters before hands");
    }
    if (seat < 0 || placed[seat]) {
      unreadable = "hands of four different seats expected";
      return;
    }
    placed[seat] = true;
    if (end - from == 1 && text.charAt(from) == '-') {
      return;
    }
    if (from == end || text.substring(from, end).equals("...")) {
      note(from == end ? "nothing for a hand that is not given" : "... for a hand not given");
      return;
    }
    given[seat] = true;
    suits(from, end, seat);
  }

  /** Reads a hand of four suits parted by dots, or of suit letters alone. */
  private void suits(int from, int end, int seat) {
    int dots = 0;
    for (int i = from; i < end; i++) {
      dots += text.charAt(i) == '.' ? 1 : 0;
    }
    boolean lettered = ContractForms.strain(text.charAt(from)) >= 0;
    if (dots == 3 || (dots == 0 && lettered)) {
      cards(from, end, seat, dots == 0);
    } else {
      unreadable =
          "hand of " + DealReader.seat(seat).letter() + ": four suits expected, not " + (dots + 1);
    }
  }

  private void cards(int from, int end, int seat, boolean lettersAlone) {
    int seen = 0;
    int dotted = 3;
    int suit = 3;
    boolean suitBegins = true;
    for (int at = from; at < end && unreadable.isEmpty(); at++) {
      char c = text.charAt(at);
      // in other languages D and H are honours, and no suit letter stands before them
      int named = letters.isEnglish() || lettersAlone ? ContractForms.strain(c) : -1;
      if (c == '.') {
        suit = --dotted;
        suitBegins = true;
      } else if (named >= 0 && (lettersAlone || suitBegins)) {
        note("suit letters");
        suit = named;
        suitBegins = false;
        seen = named(seen, named, seat);
      } else {
        seen = suitBegins ? named(seen, suit, seat) : seen;
        suitBegins = false;
        at += card(at, end, seat, suit) - 1;
      }
    }
  }

  private int named(int seen, int suit, int seat) {
    if ((seen & (1 << suit)) != 0) {
      unreadable = "hand of " + DealReader.seat(seat).letter() + ": a suit twice";
    }
    return seen | (1 << suit);
  }

  /** Reads a card; the number of its characters. */
  private int card(int at, int end, int seat, int suit) {
    boolean ten = text.startsWith("10", at) && at + 2 <= end;
    int rank = ten ? DealReader.rank('T') : letters.rank(text.charAt(at));
    int length = ten ? 2 : Character.charCount(text.codePointAt(at));
    Optional<Card> card = rank < 0 ? Optional.empty() : Optional.of(DealReader.card(suit, rank));
    if (ten) {
      note("10 for T");
    }
    if (2 * cards.size() == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[2 * cards.size()] = at;
    places[2 * cards.size() + 1] = at + length;
    cards.add(
        new DealtCard(
            DealReader.seat(seat),
            Optional.of(Suit.values()[suit]),
            text.substring(at, Math.min(end, at + length)),
            card));
    long bit = rank < 0 ? 0 : 1L << (13 * suit + rank);
    noCards += rank < 0 ? 1 : 0;
    foreign += !ten && letters.isForeign(text.charAt(at)) ? 1 : 0;
    faulty |= rank < 0 || (hands[seat] & bit) != 0;
    hands[seat] |= bit;
    return length;
  }
}
