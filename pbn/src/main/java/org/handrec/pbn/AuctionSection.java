package org.handrec.pbn;

import static org.handrec.pbn.CallWords.ALL_PASS;
import static org.handrec.pbn.CallWords.DASH;
import static org.handrec.pbn.CallWords.DOUBLE;
import static org.handrec.pbn.CallWords.NONE;
import static org.handrec.pbn.CallWords.PASS;
import static org.handrec.pbn.CallWords.REDOUBLE;

import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** Reads Auction sections (PBN 3.5). */
final class AuctionSection extends Section<AuctionItem> {
  private static final AuctionItem[] MADE = new AuctionItem[38];
  private static final AuctionItem.Marked[] MARKED = new AuctionItem.Marked[4];

  static {
    for (int i = 0; i < 35; i++) {
      MADE[i] = AuctionItem.of(Bid.of(i / 5 + 1, Strain.values()[i % 5]));
    }
    MADE[PASS] = AuctionItem.of(Call.PASS);
    MADE[DOUBLE] = AuctionItem.of(Call.DOUBLE);
    MADE[REDOUBLE] = AuctionItem.of(Call.REDOUBLE);
    for (Mark mark : Mark.values()) {
      MARKED[mark.ordinal()] = new AuctionItem.Marked(mark);
    }
  }

  private int passes;
  private boolean opened;

  AuctionSection(GameFindings findings, Remarks remarks, boolean strict) {
    super(findings, remarks, strict);
  }

  @Override
  void reset() {
    super.reset();
    passes = 0;
    opened = false;
  }

  @Override
  int words(int token, int end) {
    int from = game.tokens.start(token);
    int to = game.tokens.end(token);
    int call = CallWords.find(game.bytes, from, to);
    if (call == NONE) {
      call = alias(game.bytes, from, to);
      if (call != NONE) {
        respelled("PBN080", token, symbol(call));
      } else if (isWord(from, to, "all")) {
        return all(token);
      }
    }
    if (call == NONE) {
      passes = 0;
      opened = true;
      unreadable(token);
    } else {
      add(call, token);
    }
    return token;
  }

  private void add(int call, int token) {
    if (call == DASH) {
      sign(AuctionItem.DASH, token);
    } else if (call == ALL_PASS) {
      allPass(token);
    } else {
      passes = call == PASS ? passes + 1 : 0;
      opened |= call < PASS;
      addOwner(MADE[call], token);
    }
  }

  /** The passes that are missing; one that is too many when none is. */
  private void allPass(int token) {
    int missing = Math.max(1, (opened ? 3 : 4) - passes);
    passes += missing;
    for (int i = 0; i < missing; i++) {
      addOwner(MADE[PASS], token);
    }
  }

  /** Reads {@code All}, together with {@code Pass} behind it. */
  private int all(int token) {
    int next = token + 1;
    while (next < tag().lastBehind && game.tokens.kind(next).isBlank()) {
      next++;
    }
    if (next < tag().lastBehind
        && game.tokens.kind(next) == TokenKind.WORD
        && isWord(game.tokens.start(next), game.tokens.end(next), "pass")) {
      respelled("PBN080", game.tokens.start(token), game.tokens.end(next), "AP");
      allPass(token);
      return next;
    }
    passes = 0;
    opened = true;
    unreadable(token);
    return token;
  }

  /** An alert where it is glued to a call and calls follow; else the end of the auction. */
  @Override
  void star(int token) {
    if (!strict && isGluedToOwner(token) && callsFollow(token)) {
      alert(token);
    } else {
      super.star(token);
    }
  }

  private boolean callsFollow(int token) {
    for (int next = token + 1; next < tag().lastBehind; next++) {
      if (game.tokens.kind(next) == TokenKind.WORD) {
        int from = game.tokens.start(next);
        int to = game.tokens.end(next);
        int call = CallWords.find(game.bytes, from, to);
        call = call == NONE ? alias(game.bytes, from, to) : call;
        if (call != NONE && call != DASH) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isWord(int from, int to, String lower) {
    return isWord(game.bytes, from, to, lower);
  }

  private static boolean isWord(byte[] bytes, int from, int to, String lower) {
    if (to - from != lower.length()) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if ((bytes[i] | 0x20) != lower.charAt(i - from)) {
        return false;
      }
    }
    return true;
  }

  /** A call in another spelling. */
  private static int alias(byte[] bytes, int from, int to) {
    int first = bytes[from];
    if (to - from == 2 && first >= '1' && first <= '7' && (bytes[from + 1] | 0x20) == 'n') {
      return (first - '1') * 5 + Strain.NOTRUMP.ordinal();
    }
    if (to - from == 2 && first == '-' && bytes[from + 1] == '-') {
      return DASH;
    }
    if (isWord(bytes, from, to, "p")) {
      return PASS;
    }
    if (isAny(bytes, from, to, "d", "dbl", "double")) {
      return DOUBLE;
    }
    if (isAny(bytes, from, to, "r", "rdbl", "redbl", "redouble")) {
      return REDOUBLE;
    }
    return isWord(bytes, from, to, "allpass") ? ALL_PASS : NONE;
  }

  private static boolean isAny(byte[] bytes, int from, int to, String... words) {
    for (String word : words) {
      if (isWord(bytes, from, to, word)) {
        return true;
      }
    }
    return false;
  }

  private static String symbol(int call) {
    return switch (call) {
      case ALL_PASS -> "AP";
      case DASH -> "-";
      default -> ((AuctionItem.Made) MADE[call]).call().symbol();
    };
  }

  @Override
  AuctionItem stop() {
    return AuctionItem.STOP;
  }

  @Override
  AuctionItem next() {
    return AuctionItem.NEXT;
  }

  @Override
  AuctionItem marked(Mark mark) {
    if (mark == Mark.SKIPPED) {
      passes = 0;
    }
    return MARKED[mark.ordinal()];
  }

  @Override
  AuctionItem unreadable(String text, boolean reported) {
    return new AuctionItem.Unreadable(text, reported);
  }

  @Override
  AuctionItem annotated(AuctionItem item, Annotations annotations) {
    return new AuctionItem.Made(((AuctionItem.Made) item).call(), annotations);
  }

  @Override
  String symbol(AuctionItem item) {
    return ((AuctionItem.Made) item).call().symbol();
  }

  @Override
  String noun() {
    return "call";
  }

  @Override
  String homelessCode() {
    return "A020";
  }

  @Override
  int suffixBase() {
    return 0;
  }

  @Override
  boolean isForeign(int nag) {
    return (nag >= 7 && nag <= 12) || nag == 14;
  }

  /** The auction, when {@link #finish} is done. */
  Auction auction(Fact<Seat> first) {
    return new Auction(first, items(), notes().notes());
  }
}
