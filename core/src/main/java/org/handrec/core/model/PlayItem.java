package org.handrec.core.model;

/**
 * One thing written in a play section, in the order of the record: a card or something that stands
 * between cards.
 */
public sealed interface PlayItem {
  /** {@code -}: a card that is unknown or was not played; it takes a place. */
  PlayItem UNKNOWN = Sign.UNKNOWN;

  /** {@code *}: no further cards; the result tells the rest. */
  PlayItem STOP = Sign.STOP;

  /** {@code +}: the next card to be played; it takes a place. */
  PlayItem NEXT = Sign.NEXT;

  /** A card without annotations; there is one such object for each card. */
  static Played of(Card card) {
    return Played.PLAIN[card.index()];
  }

  /** A card that was played, with what is said about it. */
  record Played(Card card, Annotations annotations) implements PlayItem {
    private static final Played[] PLAIN = new Played[Card.COUNT];

    static {
      for (int i = 0; i < PLAIN.length; i++) {
        PLAIN[i] = new Played(Card.ofIndex(i), Annotations.NONE);
      }
    }
  }

  /** An irregularity mark; it belongs to the card that follows and takes no place. */
  record Marked(Mark mark) implements PlayItem {}

  /**
   * Text that is no card; it takes the place of an unknown card.
   *
   * @param text the text as written
   * @param reported whether the reader has already reported it and nothing behind it can be
   *     replayed
   */
  record Unreadable(String text, boolean reported) implements PlayItem {}

  /** The signs without content of their own. */
  enum Sign implements PlayItem {
    UNKNOWN,
    STOP,
    NEXT
  }
}
