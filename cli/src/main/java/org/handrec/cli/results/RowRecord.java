package org.handrec.cli.results;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.Fact;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;

/**
 * Makes a row of a list a record, as if its cells were tags, so that the rules of records apply.
 */
final class RowRecord {
  private static final Map<ResultField, String> TAGS =
      new EnumMap<>(
          Map.ofEntries(
              Map.entry(ResultField.BOARD, "Board"),
              Map.entry(ResultField.TABLE, "Table"),
              Map.entry(ResultField.ROUND, "Round"),
              Map.entry(ResultField.SECTION, "Section"),
              Map.entry(ResultField.SESSION, "Session"),
              Map.entry(ResultField.CONTRACT, "Contract"),
              Map.entry(ResultField.DECLARER, "Declarer"),
              Map.entry(ResultField.RESULT, "Result"),
              Map.entry(ResultField.TRICKS, "Result"),
              Map.entry(ResultField.SCORE, "Score"),
              Map.entry(ResultField.SCORENS, "Score"),
              Map.entry(ResultField.SCOREEW, "Score"),
              Map.entry(ResultField.SCOREDECLARER, "Score"),
              Map.entry(ResultField.VULNERABLE, "Vulnerable")));

  private final ListRow row;
  private final ListLayout layout;
  private final Map<String, Span> places = new HashMap<>();

  RowRecord(ListRow row, ListLayout layout) {
    this.row = row;
    this.layout = layout;
  }

  /**
   * The record.
   *
   * @param vulnerable the vulnerability of the board, by whatever tells it
   * @param found what was found about the row so far
   */
  HandRecord of(
      RowReading reading,
      Conventions conventions,
      Optional<Vulnerability> vulnerable,
      int index,
      List<Diagnostic> found) {
    Board.Builder board = Board.builder();
    TAGS.forEach((field, tag) -> add(board, field, tag));
    vulnerable.ifPresent(v -> board.vulnerability(Fact.given(v)));
    reading.contract().ifPresent(c -> board.contract(Fact.given(c)));
    reading
        .declarer()
        .ifPresent(seat -> board.declarer(Fact.given(new StatedDeclarer(seat, false))));
    if (reading.won().isPresent()) {
      board.result(Fact.given(StatedResult.ofDeclarer(reading.won().getAsInt())));
    }
    score(reading.scores(), conventions).ifPresent(s -> board.score(ScoreType.POINTS, s));
    return new HandRecord(
        index, HandRecord.Kind.BOARD, board.build(), new Places(), row.text(), found);
  }

  /** The first cell of a tag is the one that counts. */
  private void add(Board.Builder board, ResultField field, String tag) {
    String text = layout.text(row, field);
    if (!text.isEmpty() && places.putIfAbsent(tag, row.span(layout.index(field))) == null) {
      board.add(new Tag(tag, text, Tag.Origin.WRITTEN, List.of()));
    }
  }

  private static Optional<SideScore> score(RowReading.Scores scores, Conventions conventions) {
    boolean ofDeclarer = conventions.score() == Conventions.View.DECLARER;
    Optional<String> merged = text(scores.merged());
    Optional<String> declarer = text(scores.declarer()).or(() -> merged.filter(m -> ofDeclarer));
    Optional<String> ns = text(scores.ns()).or(() -> merged.filter(m -> !ofDeclarer));
    Optional<String> ew = text(scores.ew());
    return declarer.isPresent() || ns.isPresent() || ew.isPresent()
        ? Optional.of(new SideScore(declarer, ns, ew))
        : Optional.empty();
  }

  private static Optional<String> text(OptionalInt number) {
    return number.isPresent() ? Optional.of(Integer.toString(number.getAsInt())) : Optional.empty();
  }

  /** The places of the cells under the names of the tags. */
  private final class Places implements Origins {
    @Override
    public Span record() {
      return row.span(0);
    }

    @Override
    public Optional<Span> tag(String name) {
      return value(name);
    }

    @Override
    public Optional<Span> value(String name) {
      return Optional.ofNullable(places.get(name));
    }

    @Override
    public Span auctionItem(int index) {
      return record();
    }

    @Override
    public Span playItem(int index) {
      return record();
    }

    @Override
    public Span dealtCard(int index) {
      return record();
    }

    @Override
    public Optional<Span> dealtHand(Seat seat) {
      return Optional.empty();
    }
  }
}
