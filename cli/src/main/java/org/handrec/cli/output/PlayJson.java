package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * A play as a JSON object: the cards in the order in which they were played. Where that order is
 * not known, since contract or declarer is missing, the places of the section are given as written.
 */
final class PlayJson {
  private final JsonGenerator json;

  PlayJson(JsonGenerator json) {
    this.json = json;
  }

  void write(Board board, Replay replay) throws IOException {
    json.writeFieldName("play");
    Optional<Play> play = board.play();
    if (play.isEmpty()) {
      json.writeNull();
      return;
    }
    json.writeStartObject();
    JsonOutput.text(
        json,
        "leader",
        replay.leader().or(() -> play.get().first().value()).map(BoardJson::letter));
    if (replay.play().isPresent()) {
      writeCards(replay.play().get());
    } else {
      json.writeNullField("cards");
      writeAsWritten(play.get());
    }
    writeClaim(play.get(), replay);
    writeNotes(play.get());
    json.writeEndObject();
  }

  private void writeCards(PlayReplay play) throws IOException {
    json.writeArrayFieldStart("cards");
    for (PlayReplay.PlayedCard played : play.cards()) {
      json.writeString(played.card().toString());
    }
    json.writeEndArray();
  }

  private void writeAsWritten(Play play) throws IOException {
    json.writeArrayFieldStart("written");
    for (PlayItem item : play.items()) {
      if (item instanceof PlayItem.Played played) {
        json.writeString(played.card().toString());
      } else if (item instanceof PlayItem.Unreadable unreadable) {
        json.writeString(unreadable.text());
      } else if (item == PlayItem.UNKNOWN || item == PlayItem.NEXT) {
        json.writeString(item == PlayItem.UNKNOWN ? "-" : "+");
      }
    }
    json.writeEndArray();
  }

  /** A play that stops with a sign was claimed; the result tells how many tricks. */
  private void writeClaim(Play play, Replay replay) throws IOException {
    json.writeFieldName("claim");
    OptionalInt tricks = replay.tricks();
    boolean complete = replay.play().filter(PlayReplay::isComplete).isPresent();
    if (play.items().contains(PlayItem.STOP) && !complete && tricks.isPresent()) {
      json.writeNumber(tricks.getAsInt());
    } else {
      json.writeNull();
    }
  }

  private void writeNotes(Play play) throws IOException {
    NotesJson notes = new NotesJson(json, play.notes());
    json.writeArrayFieldStart("notes");
    for (PlayItem item : play.items()) {
      if (item instanceof PlayItem.Played played) {
        notes.write(
            played.annotations(), () -> json.writeStringField("card", played.card().toString()));
      }
    }
    notes.writeUnused("card");
    json.writeEndArray();
  }
}
