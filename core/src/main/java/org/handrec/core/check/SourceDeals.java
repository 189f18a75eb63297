package org.handrec.core.check;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;

/**
 * What a source tells of its deals, to be compared with other sources by {@link SetCheck}: the
 * deals of up to 128 board numbers. A source in which a number has several deals holds more than
 * one set of boards and is not compared.
 */
public final class SourceDeals {
  private static final int MOST = 128;

  private final Map<Integer, Deal> deals = new TreeMap<>();
  private boolean hasResults;
  private boolean isClear = true;
  private String event = "";
  private String date = "";
  private Optional<Origins.Passage> start = Optional.empty();

  /** The deals of a source of which nothing was read yet. */
  public SourceDeals() {}

  /** Adds the next record of the source. */
  public void add(HandRecord record) {
    Board board = record.board();
    if (start.isEmpty()) {
      start =
          Optional.of(
              new Origins.Passage(
                  record.text().excerpt(record.origins().record()), record.origins().record()));
      event = board.text("Event").value().orElse("");
      date = board.text("Date").value().orElse("");
    }
    hasResults |= saysWhatHappened(board);
    Optional<Deal> deal = board.deal().value().filter(Deal::isFull);
    Optional<Integer> number = board.number().value();
    if (isClear && deal.isPresent() && number.isPresent() && deals.size() < MOST) {
      Deal before = deals.putIfAbsent(number.get(), deal.get());
      isClear = before == null || before.equals(deal.get());
    }
  }

  private static boolean saysWhatHappened(Board board) {
    return board.contract().isGiven()
        || board.result().isGiven()
        || board.auction().isPresent()
        || board.play().isPresent()
        || !board.scores().isEmpty()
        || board.tables().stream().anyMatch(table -> table.name().endsWith("ScoreTable"));
  }

  /** Whether the source can be compared with others. */
  boolean isComparable() {
    return isClear && !deals.isEmpty();
  }

  /** Whether a record says what happened at a table; else they are deals alone. */
  boolean hasResults() {
    return hasResults;
  }

  /** Whether both name the same event and the same day. */
  boolean isOfEvent(SourceDeals other) {
    return !event.isEmpty()
        && !date.isEmpty()
        && event.equals(other.event)
        && date.equals(other.date);
  }

  /** The deals by number, in ascending order. */
  Map<Integer, Deal> deals() {
    return deals;
  }

  /** Where the first record begins, in a text that is kept small. */
  Origins.Passage start() {
    return start.orElseThrow();
  }
}
