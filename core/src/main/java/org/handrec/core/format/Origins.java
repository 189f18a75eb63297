package org.handrec.core.format;

import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Seat;

/** Where the facts of a record stand in its source. */
public interface Origins {
  /** The first tag or command of the record. */
  Span record();

  /** The whole tag of a name, the one in force; empty when it is not written in this record. */
  Optional<Span> tag(String name);

  /** The value of a tag with its quotes; empty when the tag is not written in this record. */
  Optional<Span> value(String name);

  /**
   * Where a finding stands that compares a tag of the record with those of other records: the value
   * of the tag, or the record where it has none or the format has no tags.
   */
  default Span compared(String tag) {
    return value(tag).orElseGet(this::record);
  }

  /** An item of the auction, counted from 0. */
  Span auctionItem(int index);

  /** An item of the play, counted from 0. */
  Span playItem(int index);

  /** A place of a faulty deal, counted from 0. */
  Span dealtCard(int index);

  /** A hand of the deal; empty where only the deal as a whole has a place. */
  default Optional<Span> dealtHand(Seat seat) {
    return Optional.empty();
  }

  /** The elements of a table of the board; none when it is not written in this record. */
  default List<Span> tableCells(String table) {
    return List.of();
  }

  /** The list that holds the recorded result, which need not stand in the record. */
  default Optional<Passage> recordedResult() {
    return Optional.empty();
  }

  /**
   * A place outside of a record.
   *
   * @param text the text in which it lies
   * @param span the place
   */
  record Passage(RecordText text, Span span) {}

  /**
   * What stands in the record and is no fact of its board, in order: text that belongs to nothing,
   * lines or commands for other programs. Line ends, blanks and what says only how the source is
   * written are not among it.
   */
  default List<Remnant> remnants() {
    return List.of();
  }

  /**
   * A piece of text that is no fact.
   *
   * @param kind what sort of text, such as {@code escape line}
   * @param text the text in which it stands; mostly that of the record
   * @param span where it stands
   */
  record Remnant(String kind, RecordText text, Span span) {
    /** The piece itself. */
    public String datum() {
      return text.slice(span).strip();
    }
  }
}
