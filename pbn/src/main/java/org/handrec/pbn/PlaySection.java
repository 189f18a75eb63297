package org.handrec.pbn;

import java.util.Optional;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Card;
import org.handrec.core.model.Fact;
import org.handrec.core.model.HonourLetters;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;

/** Reads Play sections (PBN 3.6). */
final class PlaySection extends Section<PlayItem> {
  private static final PlayItem.Played[] PLAYED = new PlayItem.Played[Card.COUNT];

  /** By the byte of a suit the index of its two, by that of a rank what it adds. */
  private static final byte[] SUITS = new byte[256];

  private static final byte[] RANKS = new byte[256];
  private static final PlayItem.Marked[] MARKED = new PlayItem.Marked[4];

  static {
    for (int i = 0; i < Card.COUNT; i++) {
      PLAYED[i] = PlayItem.of(Card.ofIndex(i));
    }
    for (int c = 0; c < SUITS.length; c++) {
      int strain = ContractForms.strain(c);
      int rank = DealReader.rank(c);
      SUITS[c] = (byte) (strain < 0 ? -Card.COUNT : 13 * strain);
      RANKS[c] = (byte) (rank < 0 ? -Card.COUNT : rank);
    }
    for (Mark mark : Mark.values()) {
      MARKED[mark.ordinal()] = new PlayItem.Marked(mark);
    }
  }

  /** The honours of the section, once a word was met that is no card in English. */
  private Optional<PlayLetters> letters = Optional.empty();

  PlaySection(GameFindings findings, Remarks remarks, boolean strict) {
    super(findings, remarks, strict);
  }

  @Override
  void reset() {
    super.reset();
    letters = Optional.empty();
  }

  @Override
  int words(int token, int end) {
    int next = token;
    for (; next < end; next++) {
      TokenKind kind = game.tokens.kind(next);
      if (kind == TokenKind.WORD) {
        int from = game.tokens.start(next);
        int card =
            game.tokens.end(next) - from == 2 ? card(game.bytes[from], game.bytes[from + 1]) : -1;
        if (card < 0) {
          break;
        }
        addOwner(PLAYED[card], next);
      } else if (kind != TokenKind.WHITE_SPACE && kind != TokenKind.LINE_END) {
        break;
      }
    }
    return next > token ? next - 1 : otherWord(token, end);
  }

  /** Reads a word that is no card in the spelling of the standard. */
  private int otherWord(int token, int end) {
    byte[] bytes = game.bytes;
    int from = game.tokens.start(token);
    int length = game.tokens.end(token) - from;
    if (length == 1 && bytes[from] == '-') {
      addNobody(PlayItem.UNKNOWN, token);
    } else if (length == 2 && bytes[from] == '-' && bytes[from + 1] == '-') {
      respelled("P026", token, "-");
      addNobody(PlayItem.UNKNOWN, token);
    } else {
      otherSpelling(token, from, length, end);
    }
    return token;
  }

  /**
   * {@code 10} for the ten; in default mode also rank before suit, and the honours of another
   * language, which are told once.
   */
  private void otherSpelling(int token, int from, int length, int end) {
    byte[] bytes = game.bytes;
    int card = -1;
    if (length == 3 && bytes[from + 1] == '1' && bytes[from + 2] == '0') {
      card = card(bytes[from], 'T');
    } else if (!strict && length == 2) {
      card = card(bytes[from + 1], bytes[from]);
    } else if (!strict && length == 3 && bytes[from] == '1' && bytes[from + 1] == '0') {
      card = card(bytes[from + 2], 'T');
    }
    if (card < 0 && !strict) {
      foreign(token, end);
    } else if (card < 0) {
      unreadable(token);
    } else {
      respelled("P026", token, PLAYED[card].card().toString());
      addOwner(PLAYED[card], token);
    }
  }

  private void foreign(int token, int end) {
    if (letters.isEmpty()) {
      letters = Optional.of(PlayLetters.of(game, firstToken(), end));
    }
    Optional<Card> card = letters.get().card(game, token);
    if (card.isEmpty()) {
      unreadable(token);
      return;
    }
    letters.get().toTell().ifPresent(language -> tell(token, card.get(), language));
    addOwner(PLAYED[card.get().index()], token);
  }

  private void tell(int token, Card card, HonourLetters language) {
    String text = GameText.of(game, token);
    findings.add(
        findings
            .at("P026", token, "\"" + text + "\" read as " + card + ", " + language.title())
            .tag(StandardTag.PLAY.tagName())
            .found(text)
            .expected(card.toString())
            .hypothesis(language.title()));
  }

  /** The index of a card; negative when suit or rank is none. */
  private static int card(int suit, int rank) {
    return SUITS[suit & 0xFF] + RANKS[rank & 0xFF];
  }

  @Override
  PlayItem stop() {
    return PlayItem.STOP;
  }

  @Override
  PlayItem next() {
    return PlayItem.NEXT;
  }

  @Override
  PlayItem marked(Mark mark) {
    return MARKED[mark.ordinal()];
  }

  @Override
  PlayItem unreadable(String text, boolean reported) {
    return new PlayItem.Unreadable(text, reported);
  }

  @Override
  PlayItem annotated(PlayItem item, Annotations annotations) {
    return new PlayItem.Played(((PlayItem.Played) item).card(), annotations);
  }

  @Override
  String symbol(PlayItem item) {
    return ((PlayItem.Played) item).card().toString();
  }

  @Override
  String noun() {
    return "card";
  }

  @Override
  String homelessCode() {
    return "P024";
  }

  @Override
  int suffixBase() {
    return 6;
  }

  @Override
  boolean isForeign(int nag) {
    return (nag >= 1 && nag <= 6) || nag == 13;
  }

  /** The play, when {@link #finish} is done. */
  Play play(Fact<Seat> first) {
    return new Play(Play.Layout.COLUMNS, first, items(), notes().notes());
  }
}
