package org.handrec.lin;

import java.util.Locale;
import java.util.Set;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.model.AuctionItem;

/**
 * Text of LIN that is no call, as a word of a PBN auction. There it must be no more than it is in
 * LIN: neither several words, nor a sign, suffix or comment, nor one of the words that stand for
 * calls in PBN alone.
 */
final class PbnWord {
  /** Stands for text that cannot stand in a section. */
  private static final String UNREADABLE = "unreadable";

  /** {@code AP} ends an auction with passes (PBN 3.5.1), and so do these words of other writers. */
  private static final Set<String> PASSES = Set.of("AP", "ALL", "ALLPASS");

  private PbnWord() {}

  /** An item of an auction; text that is no call is replaced where PBN would read it otherwise. */
  static AuctionItem of(AuctionItem item, int index, LossList losses) {
    if (!(item instanceof AuctionItem.Unreadable text)
        || (isWord(text.text()) && !PASSES.contains(text.text().toUpperCase(Locale.ROOT)))) {
      return item;
    }
    losses.auction(index, "unreadable call", text.text(), Fate.REPLACED);
    return new AuctionItem.Unreadable(UNREADABLE, text.reported());
  }

  private static boolean isWord(String text) {
    boolean word = !text.isEmpty();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      word &= (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }
    return word;
  }
}
