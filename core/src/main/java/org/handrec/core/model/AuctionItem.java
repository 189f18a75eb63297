package org.handrec.core.model;

/**
 * One thing written in an auction, in the order of the record: a call or something that stands
 * between calls.
 */
public sealed interface AuctionItem {
  /** {@code -}: a place that is not yet the player's turn, or a filler. */
  AuctionItem DASH = Sign.DASH;

  /** {@code *}: the auction is incomplete and ends here. */
  AuctionItem STOP = Sign.STOP;

  /** {@code +}: the next call is still to be made. */
  AuctionItem NEXT = Sign.NEXT;

  /** A call without annotations; there is one such object for each call. */
  static Made of(Call call) {
    return call instanceof Bid bid
        ? Made.BIDS[(bid.level() - 1) * 5 + bid.strain().ordinal()]
        : Made.OTHERS[((Call.Other) call).ordinal()];
  }

  /** A call that was made, with what is said about it. */
  record Made(Call call, Annotations annotations) implements AuctionItem {
    private static final Made[] BIDS = new Made[35];
    private static final Made[] OTHERS = new Made[3];

    static {
      for (int i = 0; i < BIDS.length; i++) {
        BIDS[i] = new Made(Bid.of(i / 5 + 1, Strain.values()[i % 5]), Annotations.NONE);
      }
      for (Call.Other call : Call.Other.values()) {
        OTHERS[call.ordinal()] = new Made(call, Annotations.NONE);
      }
    }
  }

  /**
   * An irregularity mark. {@link Mark#SKIPPED} takes the place of the skipped player; the others
   * belong to the item that follows.
   */
  record Marked(Mark mark) implements AuctionItem {}

  /**
   * Text that is no call; what follows cannot be replayed.
   *
   * @param text the text as written
   * @param reported whether the reader has already reported it
   */
  record Unreadable(String text, boolean reported) implements AuctionItem {}

  /** The signs without content of their own. */
  enum Sign implements AuctionItem {
    DASH,
    STOP,
    NEXT
  }
}
