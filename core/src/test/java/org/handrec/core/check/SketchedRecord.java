package org.handrec.core.check;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;

/**
 * A board as the record of a file that holds it: each written tag on a line of its own, {@code
 * [Name "value"]}, then the cards of a faulty deal on one line. Findings are shown as {@code
 * CODE@line:column}.
 */
public final class SketchedRecord {
  private final Board board;
  private final String text;
  private final List<Diagnostic> readers = new ArrayList<>();

  private SketchedRecord(Board board) {
    this.board = board;
    StringBuilder lines = new StringBuilder();
    for (Tag tag : board.tags()) {
      if (tag.origin() == Tag.Origin.WRITTEN) {
        lines.append("[%s \"%s\"]\n".formatted(tag.name(), tag.value()));
      }
    }
    board.faultyDeal().forEach(dealt -> lines.append(dealt.text()));
    this.text = lines.append('\n').toString();
  }

  /** A record of a board. */
  public static SketchedRecord of(Board.Builder board) {
    return new SketchedRecord(board.build());
  }

  /** Adds a tag with a text to a board. */
  public static void tag(Board.Builder board, String name, String value) {
    tag(board, name, value, Tag.Origin.WRITTEN);
  }

  /** Adds a tag with a text of some origin to a board. */
  public static void tag(Board.Builder board, String name, String value, Tag.Origin origin) {
    board.add(new Tag(name, value, origin, List.of()));
  }

  /** A finding that the reader made about the value of a tag. */
  public SketchedRecord reported(String code, String tag) {
    Diagnostic.Builder finding =
        new Findings(text(), List.of()).at(code, new Places().record(), "planted").tag(tag);
    readers.add(finding.build());
    return this;
  }

  /** What a checker with some rules finds, without what the reader found. */
  public List<Diagnostic> check(List<RecordRule> rules) {
    HandRecord record =
        new HandRecord(1, HandRecord.Kind.BOARD, board, new Places(), text(), readers);
    Replay replay = Replay.of(board, false, Habits.UNKNOWN);
    return new Checker(rules)
        .check(record, replay).stream().filter(d -> !readers.contains(d)).toList();
  }

  /** The places of {@link #check}: {@code CODE@line:column}. */
  public List<String> places(List<RecordRule> rules) {
    return check(rules).stream()
        .map(d -> d.code() + "@" + d.location().line() + ":" + d.location().column())
        .toList();
  }

  private RecordText text() {
    return new RecordText(
        text.getBytes(StandardCharsets.ISO_8859_1), 0, 1, 1, StandardCharsets.ISO_8859_1);
  }

  /** Finds the places by searching in the text. */
  private final class Places implements Origins {
    @Override
    public Span record() {
      return Span.at(0);
    }

    @Override
    public Optional<Span> tag(String name) {
      int start = text.indexOf("[" + name + " ");
      return start < 0 ? Optional.empty() : Optional.of(new Span(start, text.indexOf('\n', start)));
    }

    @Override
    public Optional<Span> value(String name) {
      return tag(name).map(span -> new Span(span.start() + name.length() + 2, span.end() - 1));
    }

    @Override
    public Span auctionItem(int index) {
      return Span.at(0);
    }

    @Override
    public Span playItem(int index) {
      return Span.at(0);
    }

    @Override
    public Span dealtCard(int index) {
      List<DealtCard> cards = board.faultyDeal();
      int start = text.length() - 1;
      for (int i = cards.size() - 1; i >= index; i--) {
        start -= cards.get(i).text().length();
      }
      return new Span(start, start + cards.get(index).text().length());
    }
  }
}
