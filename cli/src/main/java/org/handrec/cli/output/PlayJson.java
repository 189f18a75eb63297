package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * A play as a JSON object: the cards in the order in which they were played. Where that order is
 * not known, since contract or declarer is missing, and where some cards do not count, the places
 * of the section are given as written, too.
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
    Optional<PlayReplay> played = replay.play().filter(p -> isRead(p, play.get()));
    if (played.isPresent()) {
      Seat first = play.get().first().value().or(replay::leader).orElse(Seat.NORTH);
      writeCards(played.get(), first);
    } else {
      json.writeNullField("cards");
    }
    if (played.map(p -> leavesCards(p, play.get())).orElse(true)) {
      writeAsWritten(play.get());
    }
    writeClaim(play.get(), replay);
    writeNotes(play.get());
    json.writeEndObject();
  }

  private static boolean isRead(PlayReplay replay, Play play) {
    return replay.tricks() > 0 || countWritten(play) == 0;
  }

  /** Whether the section holds cards that do not count, such as those behind the end. */
  private static boolean leavesCards(PlayReplay replay, Play play) {
    return replay.cards().stream().filter(card -> card.item() >= 0).count() < countWritten(play);
  }

  private static long countWritten(Play play) {
    return play.items().stream().filter(PlayItem.Played.class::isInstance).count();
  }

  /** Four places a trick, null for an unknown card; a trick without a leader from one seat on. */
  private void writeCards(PlayReplay play, Seat first) throws IOException {
    json.writeArrayFieldStart("cards");
    int unknown = 0;
    for (int trick = 1; trick <= play.tricks(); trick++) {
      Seat leader = play.leader(trick).orElse(first);
      for (int place = 0; place < 4; place++) {
        Optional<Card> card = play.card(trick, leader.plus(place));
        if (card.isEmpty()) {
          unknown++;
          continue;
        }
        for (; unknown > 0; unknown--) {
          json.writeNull();
        }
        json.writeString(card.get().toString());
      }
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
