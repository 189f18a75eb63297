package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Mark;

/**
 * Reads an Auction or a Play section: calls or cards, signs, marks, and what is said about the
 * calls or cards (PBN 3.5 and 3.6). Everything is an item in the order of the game; nothing is
 * judged by the rules of the game here.
 *
 * <p>Longer than most classes: what is said about a call or card is kept or reported by what stands
 * before it, which all the methods here share.
 *
 * @param <T> the type of the items
 */
abstract class Section<T> {
  /** No call or card before this place. */
  private static final int NOBODY = -1;

  /** Unreadable text before this place: what is said about it is kept, and no more to say. */
  private static final int UNREADABLE = -2;

  /** The suffixes in the order of their glyphs (PBN 3.7). */
  private static final String[] SUFFIXES = {"!", "?", "!!", "??", "!?", "?!"};

  protected final GameFindings findings;
  protected final boolean strict;
  protected RawGame game;

  private final Remarks remarks;
  private final SectionNotes notes = new SectionNotes();
  private final List<Said> said = new ArrayList<>();
  private TagSlot tag = new TagSlot();
  private Object[] items = new Object[64];
  private int[] tokens = new int[64];
  private int count;
  private int target;
  private int lastOwner;
  private int owners;
  private boolean broken;
  private boolean present;

  Section(GameFindings findings, Remarks remarks, boolean strict) {
    this.findings = findings;
    this.remarks = remarks;
    this.strict = strict;
  }

  /** Forgets the game before. */
  void reset() {
    present = false;
    Arrays.fill(items, 0, count, null);
    count = 0;
    notes.reset();
    said.clear();
    target = NOBODY;
    lastOwner = NOBODY;
    owners = 0;
    broken = false;
  }

  /** Reads the text behind a tag. */
  void read(RawGame next, TagSlot slot) {
    game = next;
    tag = slot;
    present = true;
    if (slot.unusable) {
      breakOff(slot.value, slot.string);
    }
    for (int token = slot.firstBehind; token < slot.lastBehind; token++) {
      TokenKind kind = game.tokens.kind(token);
      if (kind == TokenKind.WHITE_SPACE) {
        continue;
      }
      if (kind == TokenKind.WORD && !broken) {
        token = words(token, slot.lastBehind);
        continue;
      }
      if (kind.isBlank()) {
        continue;
      }
      if (game.isBrokenTag(token)) {
        return;
      }
      if (broken) {
        keep(kind, token);
      } else {
        read(kind, token);
      }
    }
  }

  /** Reads a token that is no word. */
  private void read(TokenKind kind, int token) {
    switch (kind) {
      case STAR -> star(token);
      case PLUS -> sign(next(), token);
      case MARK -> mark(token);
      case SUFFIX -> suffix(token);
      case NOTE_REFERENCE -> reference(token);
      case NAG -> nag(token);
      case BRACE_COMMENT, LINE_COMMENT -> comment(remarks.comment(token));
      default -> {
        if (!remarks.isControl(token)) {
          unreadable(token);
        }
      }
    }
  }

  /** Reads {@code *}. */
  void star(int token) {
    sign(stop(), token);
  }

  /** Takes a sign as an alert of the call or card before it. */
  protected final void alert(int token) {
    about(target).starred = true;
    String text = GameText.of(game, token);
    findings.add(
        findings
            .at("PBN081", token, text + " behind " + symbol(item(target)) + " read as an alert")
            .tag(tag.name)
            .found(text));
  }

  /** Whether the call or card before a token is the last item, and nothing parts them. */
  protected final boolean isGluedToOwner(int token) {
    return target >= 0
        && target == count - 1
        && game.tokens.end(tokens[target]) == game.tokens.start(token);
  }

  /** Reads a word, perhaps with words behind it up to an end; the last token taken. */
  abstract int words(int token, int end);

  /** {@code *}. */
  abstract T stop();

  /** {@code +}. */
  abstract T next();

  abstract T marked(Mark mark);

  abstract T unreadable(String text, boolean reported);

  /** An item with annotations; only calls and cards are asked for. */
  abstract T annotated(T item, Annotations annotations);

  /** {@code call} or {@code card}. */
  abstract String noun();

  /** The code for annotations before the first call or card. */
  abstract String homelessCode();

  /** What the glyphs of suffixes begin behind: 0 for calls, 6 for cards. */
  abstract int suffixBase();

  /** Whether a glyph belongs to the other kind of section (PBN 3.7). */
  abstract boolean isForeign(int nag);

  /** Adds a call or card, about which something may be said. */
  protected final void addOwner(T item, int token) {
    owners++;
    target = count;
    lastOwner = count;
    sign(item, token);
  }

  /** Adds a sign; what is said next is about the call or card before it. */
  protected final void sign(T item, int token) {
    if (count == tokens.length) {
      items = Arrays.copyOf(items, 2 * count);
      tokens = Arrays.copyOf(tokens, 2 * count);
    }
    items[count] = item;
    tokens[count] = token;
    count++;
  }

  @SuppressWarnings("unchecked")
  private T item(int index) {
    return (T) items[index];
  }

  /** Adds a place without a card, about which nothing can be said. */
  protected final void addNobody(T item, int token) {
    target = NOBODY;
    sign(item, token);
  }

  /** Adds a word that cannot be read. */
  protected final void unreadable(int token) {
    target = UNREADABLE;
    sign(unreadable(GameText.of(game, token), false), token);
  }

  private void mark(int token) {
    int from = game.tokens.start(token);
    int to = game.tokens.end(token);
    int letter = to - from == 2 ? game.bytes[from + 1] : ' ';
    for (Mark mark : Mark.values()) {
      if (mark.letter() == letter) {
        sign(marked(mark), token);
        return;
      }
      if (mark.letter() == (letter & ~0x20) && letter >= 'a') {
        respelled("PBN080", token, mark.symbol());
        sign(marked(mark), token);
        return;
      }
    }
    String text = GameText.of(game, token);
    findings.add(
        findings
            .at("PBN040", token, "\"" + text + "\" is no irregularity mark")
            .tag(tag.name)
            .found(text));
    breakOff(text, token);
  }

  /** The first token behind the tag. */
  protected final int firstToken() {
    return tag.firstBehind;
  }

  /** Reports a spelling. */
  protected final void respelled(String code, int token, String as) {
    respelled(code, game.tokens.start(token), game.tokens.end(token), as);
  }

  protected final void respelled(String code, int from, int to, String as) {
    String text = GameText.between(game, from, to);
    findings.add(
        findings
            .at(code, from, to, "\"" + text + "\" read as " + as)
            .tag(tag.name)
            .found(text)
            .expected(as));
  }

  /** Stops reading: the rest is kept as text. */
  private void breakOff(String text, int token) {
    broken = true;
    sign(unreadable(text, true), token);
  }

  private void keep(TokenKind kind, int token) {
    if (kind.isComment()) {
      tag.add(remarks.comment(token));
      return;
    }
    if (kind == TokenKind.NOTE_REFERENCE) {
      int number = SectionNotes.number(game, token);
      if (number > 0) {
        notes.use(number);
      }
    }
    sign(unreadable(GameText.of(game, token), true), token);
  }

  /** What is said about the call or card before this place. */
  private Said about(int item) {
    Said last = said.isEmpty() ? null : said.get(said.size() - 1);
    if (last == null || last.item != item) {
      last = new Said(item);
      said.add(last);
    }
    return last;
  }

  private void comment(Comment comment) {
    if (lastOwner < 0) {
      tag.add(comment);
    } else {
      about(lastOwner).comments.add(comment);
    }
  }

  /** Whether there is a call or card for an annotation; if not, its text becomes a comment. */
  private boolean hasOwner(int token) {
    if (target >= 0) {
      return true;
    }
    String text = GameText.of(game, token);
    comment(new Comment(text, false));
    if (target == NOBODY) {
      findings.add(
          findings.at(homelessCode(), token, text + " belongs to no " + noun()).found(text));
    }
    return false;
  }

  private void suffix(int token) {
    if (!hasOwner(token)) {
      return;
    }
    Said about = about(target);
    if (about.suffixed) {
      repeated(token);
      return;
    }
    String text = GameText.of(game, token);
    for (int i = 0; i < SUFFIXES.length; i++) {
      if (SUFFIXES[i].equals(text)) {
        about.suffixed = true;
        about.nags.add(suffixBase() + i + 1);
      }
    }
  }

  private void repeated(int token) {
    String text = GameText.of(game, token);
    findings.add(
        findings
            .at("PBN041", token, text + " repeated for " + symbol(item(target)))
            .tag(tag.name)
            .found(text));
  }

  private void nag(int token) {
    int number = nagNumber(token);
    if (!hasOwner(token)) {
      return;
    }
    if (number < 0) {
      noAnnotation(token, "$ and a number from 0 to 255 expected");
      return;
    }
    Said about = about(target);
    boolean suffix = number > suffixBase() && number <= suffixBase() + SUFFIXES.length;
    if (suffix ? about.suffixed : about.nags.contains(number)) {
      repeated(token);
      return;
    }
    about.suffixed |= suffix;
    about.nags.add(number);
    if (isForeign(number)) {
      findings.add(
          findings
              .at(
                  "PBN043",
                  token,
                  "$" + number + " belongs to the " + (suffixBase() == 0 ? "play" : "auction"))
              .tag(tag.name));
    }
  }

  private int nagNumber(int token) {
    int from = game.tokens.start(token) + 1;
    int to = game.tokens.end(token);
    int number = from == to ? -1 : 0;
    for (int i = from; i < to && number >= 0; i++) {
      int digit = game.bytes[i] - '0';
      number = digit < 0 || digit > 9 || number > 25 ? -1 : 10 * number + digit;
    }
    return number > 255 ? -1 : number;
  }

  /** Reports text that is no annotation; it becomes a comment. */
  private void noAnnotation(int token, String expected) {
    String text = GameText.of(game, token);
    about(target).comments.add(new Comment(text, false));
    findings.add(
        findings
            .at("PBN042", token, "\"" + text + "\" is no annotation: " + expected)
            .tag(tag.name)
            .found(text));
  }

  private void reference(int token) {
    int number = SectionNotes.number(game, token);
    if (!hasOwner(token)) {
      if (number > 0) {
        notes.use(number);
      }
      return;
    }
    if (number == 0) {
      noAnnotation(token, "a number from 1 to 32 between = and = expected");
      return;
    }
    Said about = about(target);
    if (about.notes.isEmpty()) {
      about.notes.add(number);
      notes.refer(symbol(item(target)), number, token);
      return;
    }
    findings.add(findings.at("A021", token, "second explanation of " + noun() + " " + owners));
    notes.use(number);
    if (!strict && !about.notes.contains(number)) {
      about.notes.add(number);
      notes.refer(symbol(item(target)), number, token);
    }
  }

  /** A call or card as the standard writes it. */
  abstract String symbol(T item);

  /** Whether the game has this section. */
  boolean isPresent() {
    return present;
  }

  /** The tag of the section. */
  TagSlot tag() {
    return tag;
  }

  /** The notes of the section. */
  SectionNotes notes() {
    return notes;
  }

  /** Puts what is said to the calls and cards, when all notes are known. */
  void finish() {
    for (Said about : said) {
      items[about.item] = annotated(item(about.item), about.with(notes));
    }
    if (present && !tag.unusable) {
      notes.report(findings, noun());
    }
  }

  /** The items, when {@link #finish} is done. */
  @SuppressWarnings("unchecked")
  protected final List<T> items() {
    return List.of((T[]) Arrays.copyOf(items, count));
  }

  /** The token of each item. */
  int[] tokens() {
    return Arrays.copyOf(tokens, count);
  }
}
