package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Table;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.Replay;

/**
 * A board record as a JSON object. What the auction and the play tell stands in the fields; a
 * stated value that contradicts it, or has no field, stays among the tags as written. What is not
 * known is null.
 */
public final class BoardJson {
  private final JsonGenerator json;

  /** Writes to a generator. */
  public BoardJson(JsonGenerator json) {
    this.json = json;
  }

  /**
   * Writes one object.
   *
   * @param file the name of the input
   * @param record the record
   * @param replay its auction and play
   */
  public void write(String file, HandRecord record, Replay replay) throws IOException {
    Board board = record.board();
    Outcome outcome = Outcome.of(board, replay);
    json.writeStartObject();
    json.writeStringField("file", file);
    json.writeNumberField("record", record.index());
    json.writeNumberField("line", record.text().locate(record.origins().record()).line());
    writeIdentification(board);
    writePlayers(board);
    writeDeal(board, replay);
    new AuctionJson(json).write(board, replay);
    text("contract", outcome.contract().map(Contract::symbol));
    text("declarer", outcome.declarer().map(BoardJson::letter));
    new PlayJson(json).write(board, replay);
    number("tricks", outcome.tricks());
    text("result", outcome.result());
    writeScore(outcome);
    new CommentsJson(json).write(board, replay);
    writeTags(board, outcome);
    writeTables(board);
    json.writeEndObject();
  }

  private void writeIdentification(Board board) throws IOException {
    for (String name : List.of("Event", "Site", "Date", "Board", "Room")) {
      text(name.toLowerCase(Locale.ROOT), board.text(name).value());
    }
  }

  private void writePlayers(Board board) throws IOException {
    json.writeObjectFieldStart("players");
    for (Seat seat : Seat.values()) {
      text(letter(seat), board.player(seat).value());
    }
    json.writeEndObject();
  }

  private void writeDeal(Board board, Replay replay) throws IOException {
    Optional<Seat> dealer =
        board.dealer().value().or(() -> replay.auction().flatMap(AuctionReplay::dealer));
    text("dealer", dealer.map(BoardJson::letter));
    text("vulnerable", board.vulnerability().value().map(Vulnerability::symbol));
    text("deal", board.deal().value().map(Deal::toString));
    text("scoring", board.text("Scoring").value());
  }

  private void writeScore(Outcome outcome) throws IOException {
    json.writeFieldName("score");
    if (outcome.score().isEmpty()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    json.writeNumberField("NS", outcome.score().getAsInt());
    json.writeNumberField("EW", -outcome.score().getAsInt());
    json.writeEndObject();
  }

  private void writeTags(Board board, Outcome outcome) throws IOException {
    json.writeObjectFieldStart("tags");
    for (Tag tag : new OtherTags(board, outcome).tags()) {
      json.writeStringField(tag.name(), tag.value());
    }
    json.writeEndObject();
  }

  private void writeTables(Board board) throws IOException {
    json.writeObjectFieldStart("tables");
    for (Table table : board.tables()) {
      json.writeObjectFieldStart(table.name());
      json.writeArrayFieldStart("columns");
      for (Table.Column column : table.columns()) {
        json.writeString(column.name());
      }
      json.writeEndArray();
      writeRows(table);
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  /** The rows; elements that make no whole row, or belong to no columns, are one last row. */
  private void writeRows(Table table) throws IOException {
    json.writeArrayFieldStart("rows");
    int width = table.columns().isEmpty() ? table.cells().size() : table.columns().size();
    for (int from = 0; from < table.cells().size(); from += width) {
      json.writeStartArray();
      int to = Math.min(from + width, table.cells().size());
      for (Table.Cell cell : table.cells().subList(from, to)) {
        json.writeString(cell.text());
      }
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void text(String name, Optional<String> value) throws IOException {
    JsonOutput.text(json, name, value);
  }

  private void number(String name, OptionalInt value) throws IOException {
    json.writeFieldName(name);
    if (value.isPresent()) {
      json.writeNumber(value.getAsInt());
    } else {
      json.writeNull();
    }
  }

  static String letter(Seat seat) {
    return String.valueOf(seat.letter());
  }
}
