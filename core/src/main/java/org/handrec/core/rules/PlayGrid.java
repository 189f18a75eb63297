package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.rules.PlayProblem.Kind;

/**
 * The places of a play section, taken from its items: which card stands in which place, which marks
 * stand before it, and what stands behind the end. Four places are a row.
 */
final class PlayGrid {
  static final int TRICKS = 13;
  static final int PLACES = 4 * TRICKS;
  static final byte NONE = -1;

  /** Card indexes by place; {@link #NONE} for an unknown card. */
  final byte[] cards = new byte[PLACES];

  /** Items by place. */
  final int[] items = noItems();

  /** The marks before the cards. */
  final PlayTrial.Marks marks;

  /** The places, as bits, before whose card a second mark stands; that one is reported. */
  long secondMarks;

  /** Number of places up to the last card. */
  int places;

  /** The place of the sign for the next card; -1 for none. */
  int next = -1;

  /** Whether a {@code *} stands in the section. */
  boolean stopped;

  /** Whether text stands in the section behind which nothing can be replayed. */
  boolean broken;

  /** What is noteworthy already without the deal. */
  final List<PlayProblem> problems = new ArrayList<>(0);

  private final int limit;
  private final int idleNext;
  private int pendingRevoke = -1;
  private int pendingLead = -1;
  private int extraCards;
  private int firstExtra = -1;
  private int firstFiller = -1;
  private int placesAtStop;
  private int cardsBehindStop;
  private int firstBehindStop = -1;

  /**
   * Reads a section.
   *
   * @param tricks number of tricks of the deal
   */
  PlayGrid(Play play, int tricks) {
    this.limit = 4 * tricks;
    Arrays.fill(cards, NONE);
    boolean anyMark = false;
    boolean anyNext = false;
    for (PlayItem item : play.items()) {
      anyMark |= item instanceof PlayItem.Marked;
      anyNext |= item == PlayItem.NEXT;
    }
    this.idleNext = anyNext ? idleNext(play.items()) : -1;
    this.marks = anyMark ? new PlayTrial.Marks(noItems(), noItems()) : PlayTrial.Marks.NONE;
    int place = 0;
    List<PlayItem> all = play.items();
    for (int i = 0; i < all.size(); i++) {
      PlayItem item = all.get(i);
      if (item instanceof PlayItem.Played played) {
        place = card((byte) played.card().index(), i, place);
      } else if (item == PlayItem.UNKNOWN) {
        place = dash(i, place);
      } else if (item instanceof PlayItem.Marked mark) {
        mark(mark.mark(), i, place);
      } else if (item == PlayItem.STOP) {
        endMarks(place);
        placesAtStop = stopped ? placesAtStop : places;
        stopped = true;
      } else if (item == PlayItem.NEXT) {
        place = next(all, i, place);
      } else if (item instanceof PlayItem.Unreadable unreadable) {
        if (unreadable.reported()) {
          broken = true;
          break;
        }
        place = unreadable(unreadable.text(), i, place);
      }
    }
    endMarks(place);
    dropCardsBehindStop();
    reportExtras(play);
  }

  /** Cards behind the sign that ends the play count only if the play is complete with them. */
  private void dropCardsBehindStop() {
    int known = 0;
    for (byte card : cards) {
      known += card >= 0 ? 1 : 0;
    }
    if (cardsBehindStop > 0 && known < limit) {
      Arrays.fill(cards, placesAtStop, PLACES, NONE);
      Arrays.fill(items, placesAtStop, PLACES, -1);
      places = placesAtStop;
    }
  }

  private static int[] noItems() {
    int[] none = new int[PLACES];
    Arrays.fill(none, -1);
    return none;
  }

  private int card(byte card, int item, int place) {
    if (stopped) {
      firstBehindStop = cardsBehindStop++ == 0 ? item : firstBehindStop;
    }
    if (place >= limit) {
      firstExtra = extraCards++ == 0 ? item : firstExtra;
      return place;
    }
    cards[place] = card;
    items[place] = item;
    if (!marks.isEmpty()) {
      marks.revokes()[place] = pendingRevoke;
      marks.leads()[place] = pendingLead;
      pendingRevoke = -1;
      pendingLead = -1;
    }
    places = place + 1;
    return place + 1;
  }

  private int dash(int item, int place) {
    endMarks(place);
    if (place >= limit || stopped) {
      firstFiller = firstFiller < 0 ? item : firstFiller;
      return stopped ? Math.min(place + 1, limit) : place;
    }
    items[place] = item;
    return place + 1;
  }

  /** The place counts as unknown; behind the end the text is one word too many. */
  private int unreadable(String text, int item, int place) {
    endMarks(place);
    problems.add(PlayProblem.of(Kind.UNREADABLE, item, place / 4 + 1).note(text));
    if (place < limit && !stopped) {
      items[place] = item;
    }
    return Math.min(place + 1, limit);
  }

  /**
   * The first sign for the next card when it stands between full rows and cards follow: then it
   * takes no place, or every card behind it would stand in a wrong column. -1 when it takes one.
   */
  private static int idleNext(List<PlayItem> all) {
    int sign = -1;
    int before = 0;
    int places = 0;
    boolean cardsFollow = false;
    for (int i = 0; i < all.size() && all.get(i) != PlayItem.STOP; i++) {
      PlayItem item = all.get(i);
      if (item == PlayItem.NEXT && sign < 0) {
        sign = i;
        before = places;
      } else if (item != PlayItem.NEXT && !(item instanceof PlayItem.Marked)) {
        places++;
        cardsFollow |= sign >= 0 && item instanceof PlayItem.Played;
      }
    }
    return cardsFollow && before % 4 == 0 && places % 4 == 0 ? sign : -1;
  }

  private void cardAfterNext(List<PlayItem> all, int item, int place) {
    for (int i = item; ; i++) {
      if (all.get(i) instanceof PlayItem.Played played) {
        String card = played.card().toString();
        problems.add(PlayProblem.of(Kind.CARD_AFTER_NEXT, i, place / 4 + 1).note(card));
        return;
      }
    }
  }

  private int next(List<PlayItem> all, int item, int place) {
    endMarks(place);
    if (place >= limit) {
      firstFiller = firstFiller < 0 ? item : firstFiller;
      return place;
    }
    if (item == idleNext) {
      cardAfterNext(all, item, place);
      return place;
    }
    if (next >= 0) {
      problems.add(PlayProblem.of(Kind.CARD_AFTER_NEXT, item, place / 4 + 1).note("+"));
      return Math.min(place + 1, limit);
    }
    next = place;
    items[place] = item;
    return place + 1;
  }

  private void mark(Mark mark, int item, int place) {
    boolean taken = pendingRevoke >= 0 || pendingLead >= 0;
    if (taken || place >= limit || mark == Mark.INSUFFICIENT || mark == Mark.SKIPPED) {
      impossible(mark, item, place);
      secondMarks |= taken ? 1L << place : 0;
    } else if (mark == Mark.REVOKE) {
      pendingRevoke = item;
    } else {
      pendingLead = item;
    }
  }

  private void impossible(Mark mark, int item, int place) {
    problems.add(PlayProblem.of(Kind.IMPOSSIBLE_MARK, item, place / 4 + 1).note(mark.symbol()));
  }

  /** A mark must have a card behind it. */
  private void endMarks(int place) {
    boolean reported = hasSecondMark(place);
    if (pendingRevoke >= 0 && !reported) {
      impossible(Mark.REVOKE, pendingRevoke, place);
    }
    if (pendingLead >= 0 && !reported) {
      impossible(Mark.LEAD, pendingLead, place);
    }
    pendingRevoke = -1;
    pendingLead = -1;
  }

  private void reportExtras(Play play) {
    if (extraCards > 0) {
      problems.add(
          PlayProblem.of(Kind.CARD_AFTER_END, firstExtra, 0)
              .other(Optional.empty(), Optional.empty(), limit / 4)
              .count(extraCards));
    } else if (cardsBehindStop > 0) {
      problems.add(PlayProblem.of(Kind.CARD_AFTER_STOP, firstBehindStop, 0).count(cardsBehindStop));
    } else if (firstFiller >= 0) {
      problems.add(
          PlayProblem.of(Kind.SURPLUS_FILLER, firstFiller, 0)
              .note(play.items().get(firstFiller) == PlayItem.NEXT ? "+" : "-"));
    }
  }

  /** Whether a second mark stands before the card in a place. */
  boolean hasSecondMark(int place) {
    return (secondMarks >> place & 1) != 0;
  }

  /** Number of rows up to the last card. */
  int rows() {
    return (places + 3) / 4;
  }
}
