package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Tag;

/**
 * What of a record has no place of its own in export format: text that belongs to nothing, unused
 * tags, texts that are neither call nor card. It goes into comments that begin with {@code
 * handrec:}, and each piece is listed as a {@link Loss}. Escape lines are kept as they are.
 */
final class ExportRemainder {
  private static final String MARK = "handrec: ";

  private final int record;
  private final RecordText source;
  private final Optional<RawGame> game;
  private final List<Leftovers.Leftover> leftovers;
  private final List<Loss> losses = new ArrayList<>(0);

  /**
   * Of one record. The lines of its source on version, format and charset give way to those of the
   * writer.
   */
  ExportRemainder(HandRecord record) {
    this.record = record.index();
    this.source = record.text();
    this.game =
        record.origins() instanceof GameOrigins origins
            ? Optional.of(origins.game())
            : Optional.empty();
    this.leftovers = game.map(Leftovers::of).orElse(List.of());
    addDiagnosed(record);
    if (record.index() == 1 && !leftovers.isEmpty()) {
      removeFileHeader();
    }
  }

  /**
   * Of the end of a file.
   *
   * @param first whether nothing stands before it in the written file
   */
  ExportRemainder(RawGame rest, boolean first) {
    this.record = 0;
    this.source = rest.text;
    this.game = Optional.of(rest);
    this.leftovers = Leftovers.ofTrailer(rest);
    if (first) {
      removeFileHeader();
    }
  }

  private void removeFileHeader() {
    leftovers.removeIf(
        piece ->
            piece.tag() < 0
                && piece.kind() == Leftovers.Kind.ESCAPE_LINE
                && isFileHeader(piece.text()));
  }

  /** What the reader found and left out. */
  private void addDiagnosed(HandRecord read) {
    for (Diagnostic finding : read.diagnostics()) {
      Optional<Location> where = Optional.of(finding.location());
      if (finding.code().equals("PBN041")) {
        String datum = finding.found().orElse(finding.message());
        add("repeated suffix or glyph", datum, where, Loss.Fate.DROPPED);
      } else if (finding.code().equals("PBN071")) {
        String datum = source.slice(finding.span()).strip();
        add("spelling of the deal", datum, where, Loss.Fate.REPLACED);
      } else if (finding.code().equals("PBN006")) {
        add("control character", finding.message(), where, Loss.Fate.REPLACED);
      }
    }
  }

  /** Whether an escape line speaks of the file: version, export format, charset. */
  static boolean isFileHeader(String escapeLine) {
    String content =
        escapeLine.strip().substring(1).replace('\t', ' ').strip().toLowerCase(Locale.ROOT);
    return content.startsWith("pbn ")
        || content.equals("export")
        || content.startsWith("content-type:");
  }

  /** The losses so far. */
  List<Loss> losses() {
    return losses;
  }

  /** Whether something stands behind the last record. */
  boolean hasTrailer() {
    return !leftovers.isEmpty();
  }

  /** Writes what stands behind the last record. */
  void writeTrailer(ExportText text) {
    for (Leftovers.Leftover piece : leftovers) {
      if (piece.kind() == Leftovers.Kind.ESCAPE_LINE) {
        text.line(piece.text());
      } else {
        writeText(piece, text);
      }
    }
  }

  /** Writes comments inside a tag pair, and the text behind it that belongs to nothing. */
  void writeText(int tag, ExportText text) {
    for (Leftovers.Leftover piece : leftovers) {
      if (piece.tag() == tag && piece.kind() != Leftovers.Kind.ESCAPE_LINE) {
        writeText(piece, text);
      }
    }
  }

  private void writeText(Leftovers.Leftover piece, ExportText text) {
    if (piece.kind() == Leftovers.Kind.COMMENT) {
      text.commentLine(commentOf(piece.text()));
      return;
    }
    String kind = piece.text().startsWith("[") ? "unreadable tag" : "stray text";
    writeComment(kind, piece.text(), text);
    add(kind, piece.text(), place(piece.from(), piece.to()), Loss.Fate.COMMENT);
  }

  private static Comment commentOf(String written) {
    boolean toLineEnd = written.startsWith(";");
    boolean closed = !toLineEnd && written.endsWith("}");
    return new Comment(written.substring(1, written.length() - (closed ? 1 : 0)), toLineEnd);
  }

  /** Writes the escape lines that stand behind a tag pair. */
  void writeEscapeLines(int tag, ExportText text) {
    for (Leftovers.Leftover piece : leftovers) {
      if (piece.tag() == tag && piece.kind() == Leftovers.Kind.ESCAPE_LINE) {
        text.line(piece.text());
      }
    }
  }

  /** Writes a tag that is not used, with the section that follows it. */
  void writeUnused(int place, Tag tag, String kind, ExportText text) {
    String content = "[" + tag.name() + " \"" + tag.value() + "\"]";
    Optional<Location> where = Optional.empty();
    if (game.isPresent() && place < game.get().tagCount()) {
      content = sourceOf(place, game.get());
      int from = game.get().tokens.start(game.get().openToken(place));
      where = place(from, game.get().tokens.end(game.get().firstTokenBehind(place) - 1));
    }
    writeComment(kind, content, text);
    add(kind, content, where, Loss.Fate.COMMENT);
  }

  /** The text of a tag and its section, without comments, escape lines and broken tags. */
  private static String sourceOf(int tag, RawGame game) {
    int end = game.firstTokenBehind(tag);
    if (Leftovers.hasSection(game, tag)) {
      int next = tag + 1 < game.tagCount() ? game.openToken(tag + 1) : game.tokens.count();
      while (end < next && !game.isBrokenTag(end)) {
        end++;
      }
    }
    StringBuilder content = new StringBuilder();
    for (int token = game.openToken(tag); token < end; token++) {
      TokenKind kind = game.tokens.kind(token);
      if (!kind.isComment() && kind != TokenKind.ESCAPE_LINE) {
        content.append(GameText.of(game, token));
      }
    }
    return content.toString().strip();
  }

  /** Writes the cards of a play that has no columns. */
  void writeCards(Play play, ExportText text) {
    StringJoiner cards = new StringJoiner(" ");
    for (PlayItem item : play.items()) {
      if (item instanceof PlayItem.Played played) {
        cards.add(played.card().toString());
      } else if (item instanceof PlayItem.Unreadable unreadable) {
        cards.add(unreadable.text());
      }
    }
    if (cards.length() > 0) {
      writeComment("cards in the order of play", cards.toString(), text);
      add("play without seats", cards.toString(), Loss.Fate.COMMENT);
    }
    for (PlayItem item : play.items()) {
      if (item instanceof PlayItem.Played played) {
        played.annotations().comments().forEach(text::commentLine);
      }
    }
  }

  /**
   * Writes a text that is no call or card: as it is where it reads back as such, else as a string,
   * which is no call or card either.
   *
   * @param broken whether nothing in the section is read from there on
   */
  void writeUnreadable(String content, boolean broken, ExportText text) {
    if (isToken(content, broken) || isString(content)) {
      text.freeToken(content);
    } else {
      text.freeToken('"' + content.replace("\\", "\\\\").replace("\"", "\\\"") + '"');
      add("unreadable call or card", content, Optional.empty(), Loss.Fate.REPLACED);
    }
  }

  private static boolean isToken(String content, boolean broken) {
    if (content.isEmpty() || content.charAt(0) == '%') {
      return false;
    }
    String meaningful = broken ? "[{;" : "[{;\"!?=$*+^";
    for (int i = 0; i < content.length(); i++) {
      char c = content.charAt(i);
      if (c <= ' ' || meaningful.indexOf(c) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isString(String content) {
    int last = content.length() - 1;
    if (last < 1 || content.charAt(0) != '"' || content.charAt(last) != '"') {
      return false;
    }
    for (int i = 1; i < last; i++) {
      if (content.charAt(i) == '"') {
        return false;
      }
      i += content.charAt(i) == '\\' ? 1 : 0;
    }
    return content.charAt(last - 1) != '\\';
  }

  /**
   * Says that control characters became blanks; in a game reading found all but some tabs. No text
   * that was read has halves of characters.
   */
  void addControlCharacters(int count, int tabs, int halves) {
    if (halves > 0) {
      String datum = "half of a surrogate pair, " + halves;
      add("character", datum, Optional.empty(), Loss.Fate.REPLACED);
    }
    if (count > 0 && game.isEmpty()) {
      add("control character", "U+0000 to U+009F, " + count, Optional.empty(), Loss.Fate.REPLACED);
    } else if (tabs > 0) {
      add("tab in a comment", Integer.toString(tabs), Optional.empty(), Loss.Fate.REPLACED);
    }
  }

  /** Adds a loss. */
  void add(String kind, String datum, Loss.Fate fate) {
    add(kind, datum, Optional.empty(), fate);
  }

  private void add(String kind, String datum, Optional<Location> where, Loss.Fate fate) {
    losses.add(new Loss(kind, datum, record, where, fate));
  }

  /** One comment; several of one line each where braces cannot hold the text. */
  private static void writeComment(String kind, String content, ExportText text) {
    String begin = MARK + kind + ": ";
    if (content.indexOf('}') < 0) {
      text.commentLine(new Comment(begin + content, false));
      return;
    }
    int room = ExportText.LIMIT - 1 - begin.length();
    content
        .lines()
        .forEach(
            line -> {
              for (int from = 0; from <= line.length(); from += room) {
                String part = line.substring(from, Math.min(line.length(), from + room));
                text.commentLine(new Comment(begin + part, true));
              }
            });
  }

  private Optional<Location> place(int from, int to) {
    return Optional.of(source.locate(new Span(source.offset() + from, source.offset() + to)));
  }
}
