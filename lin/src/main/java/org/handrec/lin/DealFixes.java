package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.HonourLetters;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.rules.DealCompletion;
import org.handrec.core.rules.PlayProblem;
import org.handrec.core.rules.Replay;

/** Repairs of the value of {@code md}. */
final class DealFixes {
  private static final String SUITS = "SHDC";
  private static final int FULL = 13;

  private DealFixes() {}

  /** LIN011: all hands in the order of the suits. */
  static Optional<Fix> suitsInOrder(LinEdits lin) {
    return hands(lin, false);
  }

  /** LIN012: all hands of 13 cards with the letters of their voids. */
  static Optional<Fix> allLetters(LinEdits lin) {
    return hands(lin, true);
  }

  private static Optional<Fix> hands(LinEdits lin, boolean letters) {
    int command = lin.command();
    if (command < 0 || lin.commands().name(command) != CommandName.MD) {
      return Optional.empty();
    }
    List<Edit> edits = new ArrayList<>(4);
    int end = lin.commands().valueEnd(command);
    int from = lin.commands().value(command);
    for (int hand = 0; hand < 4 && from <= end; hand++) {
      int to = from;
      while (to < end && lin.byteAt(to) != ',') {
        to++;
      }
      String written = lin.slice(from, to);
      String ordered = ordered(written, letters);
      if (!ordered.equals(written)) {
        edits.add(lin.replace(from, to, ordered));
      }
      from = to + 1;
    }
    return lin.fix(edits);
  }

  /** A hand with its suits in order; as it is when a card stands before the first letter. */
  private static String ordered(String hand, boolean letters) {
    int first = 0;
    while (first < hand.length() && CardLetters.suit((byte) hand.charAt(first)) < 0) {
      first++;
    }
    String before = hand.substring(0, first);
    if (first == hand.length() || !before.matches("\\s*[0-4]?\\s*[pgPG]?\\s*")) {
      return hand;
    }
    StringBuilder[] suits = new StringBuilder[4];
    StringBuilder current = new StringBuilder();
    int cards = 0;
    for (int i = first; i < hand.length(); i++) {
      char c = hand.charAt(i);
      int suit = c < 128 ? CardLetters.suit((byte) c) : -1;
      if (suit >= 0) {
        int place = 3 - suit;
        current = suits[place] == null ? new StringBuilder().append(c) : suits[place];
        suits[place] = current;
      } else {
        current.append(c);
        cards += c == '1' || c <= ' ' || c == '-' ? 0 : 1;
      }
    }
    return before + written(suits, letters && cards == FULL);
  }

  /** D001 to D005: the deal that was meant. */
  static Optional<Fix> completed(LinEdits lin, Board board, Replay replay) {
    return DealCompletion.of(board, replay).flatMap(deal -> cards(lin, deal));
  }

  /** P011: the deal turned as the play has it. */
  static Optional<Fix> turned(LinEdits lin, Board board, Replay replay) {
    return replay.playProblems().stream()
        .filter(problem -> problem.kind() == PlayProblem.Kind.DEAL_TURNED)
        .findFirst()
        .flatMap(turn -> board.deal().value().map(deal -> deal.turned(turn.count())))
        .flatMap(deal -> cards(lin, deal));
  }

  /** X002: the deal of the other records. */
  static Optional<Fix> ofBoard(LinEdits lin) {
    return lin.finding().expected().map(Deal::parse).flatMap(deal -> cards(lin, deal));
  }

  /** The cards of a deal in each hand that is written, where the deal is written once. */
  private static Optional<Fix> cards(LinEdits lin, Deal deal) {
    if (lin.count(CommandName.MD) != 1) {
      return Optional.empty();
    }
    int command = lin.last(CommandName.MD);
    int end = lin.commands().valueEnd(command);
    int from = lin.commands().value(command);
    if (from < end && lin.byteAt(from) >= '1' && lin.byteAt(from) <= '4') {
      from++;
    }
    List<Edit> edits = new ArrayList<>(4);
    for (int hand = 0; hand < 4 && from <= end; hand++) {
      int to = from;
      while (to < end && lin.byteAt(to) != ',') {
        to++;
      }
      StringBuilder cards = new StringBuilder();
      DealValue.hand(cards, deal.bits(Seat.SOUTH.plus(hand)));
      String written = lin.slice(from, to);
      if (!written.isBlank() && !written.contentEquals(cards)) {
        edits.add(lin.replace(from, to, cards.toString()));
      }
      from = to + 1;
    }
    return lin.fix(edits);
  }

  private static String written(StringBuilder[] suits, boolean allLetters) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < suits.length; i++) {
      if (suits[i] != null) {
        out.append(suits[i]);
      } else if (allLetters) {
        out.append(SUITS.charAt(i));
      }
    }
    return out.toString();
  }

  /** LIN027: the honours of the deal and of the play in English. */
  static Optional<Fix> englishLetters(LinEdits lin) {
    int md = lin.command();
    if (md < 0 || lin.commands().name(md) != CommandName.MD) {
      return Optional.empty();
    }
    String value = lin.value(md);
    int digit = value.replaceFirst("(?s)^(\\s*[1-4]?).*", "$1").length();
    Optional<ForeignDeal> deal = ForeignDeal.read(value.substring(digit));
    List<Edit> edits = new ArrayList<>();
    if (deal.isPresent()) {
      int base = lin.commands().value(md) + digit;
      for (ForeignDeal.Placed card : deal.get().cards()) {
        if (card.to() - card.from() == 1) {
          letter(lin, base + card.from(), deal.get().language(), edits);
        }
      }
      for (int pc = md + 1; pc < lin.commands().count(); pc++) {
        if (lin.commands().name(pc) == CommandName.PC) {
          cards(lin, pc, deal.get().language(), edits);
        }
      }
    }
    return lin.fix(edits);
  }

  /** The letters behind those of suits. */
  private static void cards(LinEdits lin, int pc, HonourLetters language, List<Edit> edits) {
    int end = lin.commands().valueEnd(pc);
    for (int i = lin.commands().value(pc); i + 1 < end; i++) {
      if (CardLetters.suit(lin.byteAt(i)) >= 0) {
        i++;
        letter(lin, i, language, edits);
      }
    }
  }

  private static void letter(LinEdits lin, int at, HonourLetters language, List<Edit> edits) {
    char letter = (char) (lin.byteAt(at) & 0xFF);
    if (language.isForeign(letter)) {
      char english = Rank.values()[language.rank(letter)].letter();
      edits.add(lin.replace(at, at + 1, String.valueOf(english)));
    }
  }

  /** LIN010, I001: the dealer of the board number, where the deal is written once. */
  static Optional<Fix> dealer(LinEdits lin, Optional<Integer> number) {
    if (number.isEmpty() || lin.count(CommandName.MD) != 1) {
      return Optional.empty();
    }
    int at = lin.commands().value(lin.last(CommandName.MD));
    while (CommandLexer.isBlank(lin.byteAt(at))) {
      at++;
    }
    Seat dealer = new BoardNumber(number.get()).dealer();
    String digit = String.valueOf(1 + Seat.SOUTH.placesTo(dealer));
    boolean written = lin.byteAt(at) >= '0' && lin.byteAt(at) <= '4';
    return lin.fix(lin.replace(at, written ? at + 1 : at, digit));
  }
}
