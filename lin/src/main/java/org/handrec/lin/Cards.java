package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.handrec.core.model.Card;
import org.handrec.core.model.Comment;
import org.handrec.core.model.HonourLetters;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Suit;

/** The play of a board: cards ({@code pc}) in the order of play, and claims ({@code mc}). */
final class Cards {
  private static final int NONE = -1;

  /** What follows so many items counts as one piece of text, so that memory is bounded. */
  private static final int MOST = 1 << 16;

  private final List<PlayItem> items = new ArrayList<>(56);
  private final ItemPlaces places = new ItemPlaces(56);
  private final Said said = new Said();

  /** The items that are cards. */
  private final Indices cards = new Indices(52);

  private int stop = NONE;
  private int count;
  private Optional<Claim> claim = Optional.empty();
  private boolean contradicted;

  // The value that is being read.
  private Segment segment;
  private Findings findings;
  private int command;
  private Optional<HonourLetters> language = Optional.empty();

  /**
   * A claim.
   *
   * @param cards number of cards played before it
   * @param tricks the tricks of the declarer's side
   * @param command the command
   */
  record Claim(int cards, int tricks, int command) {}

  /**
   * Reads a value: one card, or several run together.
   *
   * @param honours the language of the honours, where it is another one than English
   * @param lowest gives the lowest card of a suit of the player whose turn it is after the items so
   *     far
   */
  void read(
      Segment from,
      int pc,
      Findings target,
      Optional<HonourLetters> honours,
      Function<Suit, Optional<Card>> lowest) {
    segment = from;
    language = honours;
    command = pc;
    findings = target;
    int end = from.commands().valueEnd(pc);
    int i = from.commands().value(pc);
    if (end - i == 2 && isCard(i) && items.size() < MOST) {
      play(PlayItem.of(CardLetters.card(suit(i), rank(i + 1, 1))));
      return;
    }
    while (i < end) {
      byte b = from.bytes()[i];
      if (CommandLexer.isBlank(b) || b == ',') {
        i++;
      } else if (b == '!') {
        findings.addRemnant("emphasis of a card", i, i + 1);
        i++;
      } else {
        i = items.size() < MOST ? card(i, end, lowest) : unreadable(i, end);
      }
    }
  }

  /** Whether the letter of a suit stands at a place, and that of a rank behind it. */
  private boolean isCard(int at) {
    return suit(at) >= 0 && CardLetters.rank(segment.bytes()[at + 1]) >= 0;
  }

  private int suit(int at) {
    return CardLetters.suit(segment.bytes()[at]);
  }

  private int card(int from, int end, Function<Suit, Optional<Card>> lowest) {
    int suit = suit(from);
    if (suit >= 0) {
      int next = skipBlanks(from + 1, end);
      int length = rankLength(next, end);
      if (length > 0) {
        play(PlayItem.of(CardLetters.card(suit, rank(next, length))));
        return next + length;
      }
      boolean alone = next == end || suit(next) >= 0;
      return alone ? suitOnly(Suit.values()[suit], from, lowest) : unreadable(from, end);
    }
    int length = rankLength(from, end);
    int behind = skipBlanks(from + length, end);
    if (length > 0 && behind < end) {
      int after = suit(behind);
      if (after >= 0) {
        return rankFirst(CardLetters.card(after, rank(from, length)), from, behind + 1);
      }
    }
    return unreadable(from, end);
  }

  private int skipBlanks(int from, int end) {
    int i = from;
    while (i < end && CommandLexer.isBlank(segment.bytes()[i])) {
      i++;
    }
    return i;
  }

  private int rankLength(int at, int end) {
    if (at >= end) {
      return 0;
    }
    boolean ten = segment.bytes()[at] == '1' && at + 1 < end && segment.bytes()[at + 1] == '0';
    return ten ? 2 : rankOf(segment.bytes()[at]) >= 0 ? 1 : 0;
  }

  private int rank(int at, int length) {
    return length == 2 ? Rank.TEN.ordinal() : rankOf(segment.bytes()[at]);
  }

  private int rankOf(byte letter) {
    int rank = CardLetters.rank(letter);
    return rank >= 0 || language.isEmpty() || letter < 0
        ? rank
        : language.get().rank((char) letter);
  }

  private int rankFirst(Card card, int from, int end) {
    String text = text(from, end);
    findings.add(
        findings
            .atCommand("P026", segment.commands(), command, "\"" + text + "\" read as " + card)
            .card(card)
            .found(text)
            .expected(card.toString()));
    play(PlayItem.of(card));
    return end;
  }

  private int suitOnly(Suit suit, int from, Function<Suit, Optional<Card>> lowest) {
    String text = text(from, from + 1);
    Optional<Card> card = lowest.apply(suit);
    if (card.isEmpty()) {
      findings.add(
          findings
              .atCommand(
                  "P001",
                  segment.commands(),
                  command,
                  "trick "
                      + (count / 4 + 1)
                      + ": \""
                      + text
                      + "\": the player to play is not known to hold a card of this suit")
              .found(text)
              .trick(count / 4 + 1));
      play(new PlayItem.Unreadable(text, true));
      return from + 1;
    }
    findings.add(
        findings
            .atCommand(
                "LIN019",
                segment.commands(),
                command,
                "\"" + text + "\" read as " + card.get() + ", the lowest")
            .card(card.get())
            .found(text)
            .expected(card.get().toString()));
    play(PlayItem.of(card.get()));
    return from + 1;
  }

  private int unreadable(int from, int end) {
    String text = text(from, end);
    int trick = count / 4 + 1;
    findings.add(
        findings
            .atCommand(
                "P025",
                segment.commands(),
                command,
                "trick " + trick + ": \"" + text + "\" is no card")
            .trick(trick)
            .found(text));
    play(new PlayItem.Unreadable(text, true));
    return end;
  }

  private String text(int from, int end) {
    return Values.withoutBreaks(
        new String(segment.bytes(), from, end - from, segment.text().charset()));
  }

  private void play(PlayItem item) {
    if (item instanceof PlayItem.Played) {
      cards.add(items.size());
    }
    add(segment, command, item);
    count++;
  }

  private void add(Segment from, int at, PlayItem item) {
    items.add(item);
    places.add(from.commands().start(at), from.commands().end(at));
  }

  /** Reads a claim: the tricks of the declarer's side in all. */
  void claim(Segment from, int mc, Findings target) {
    String text = from.value(mc);
    OptionalInt tricks = Values.number(text);
    if (tricks.isEmpty()) {
      target.addRemnant("claim that is no number", from.commands(), mc);
      target.add(
          target
              .atCommand("LIN020", from.commands(), mc, "claim \"" + text + "\" is no number")
              .found(text));
      return;
    }
    int claimed = tricks.getAsInt();
    if (claim.isEmpty()) {
      claim = Optional.of(new Claim(count, claimed, mc));
      stop = items.size();
      add(from, mc, PlayItem.STOP);
    } else if (claim.get().tricks() == claimed) {
      target.addRemnant("claim given again", from.commands(), mc);
      target.add(
          target.atCommand("LIN021", from.commands(), mc, "claim of " + claimed + " given again"));
    } else {
      if (!contradicted) {
        target.addRemnant("contradicted claim", from.commands(), claim.get().command());
      }
      contradicted = true;
      target.addRemnant("contradicted claim", from.commands(), mc);
      target.add(
          target
              .atCommand(
                  "LIN022",
                  from.commands(),
                  mc,
                  "claims of " + claim.get().tricks() + " and " + claimed)
              .tag("Result")
              .found(text));
    }
  }

  /** The first claim. */
  Optional<Claim> claim() {
    return claim;
  }

  /** Whether there is a second claim of another number. */
  boolean isContradicted() {
    return contradicted;
  }

  /** Ends the replay: what follows is not in the order of the rules ({@code wt}). */
  void leadFreely(Segment from, int wt) {
    add(from, wt, new PlayItem.Unreadable(from.value(wt), true));
  }

  /**
   * Keeps the first cards and drops all behind them, claims too ({@code up}, {@code jp}).
   *
   * @param end where the command stands that takes them back
   */
  void keep(int number, int end, Findings target) {
    int kept = kept(number);
    if (kept < items.size()) {
      target.addRemnant("cards taken back", places.start(kept), end);
    }
    items.subList(kept, items.size()).clear();
    places.truncate(kept);
    while (cards.last() >= kept) {
      said.forget(cards.removeLast());
    }
    count = cards.size();
    stop = NONE;
    claim = Optional.empty();
    contradicted = false;
  }

  /** Number of items up to a number of cards, or to the claim. */
  private int kept(int number) {
    int all = stop >= 0 ? stop : items.size();
    if (number > cards.size()) {
      return all;
    }
    return number == 0 ? 0 : Math.min(all, cards.get(number - 1) + 1);
  }

  /** Adds a remark behind the last card; false when there is none. */
  boolean comment(Comment comment) {
    if (cards.size() == 0) {
      return false;
    }
    said.comment(cards.last(), comment);
    return true;
  }

  /** Number of cards, readable or not. */
  int count() {
    return count;
  }

  /** Number of items. */
  int size() {
    return items.size();
  }

  /** Cards, text that is no card, and the first claim, in order. */
  List<PlayItem> items() {
    said.forEach(
        (item, annotations) ->
            items.set(
                item,
                new PlayItem.Played(((PlayItem.Played) items.get(item)).card(), annotations)));
    return items;
  }

  /** Begin and end of the command of each item. */
  ItemPlaces places() {
    return places;
  }
}
