package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.Replay;

/**
 * The remarks of a record with what they follow: {@code start}, the name of a tag in lower case,
 * {@code call 3}, {@code card SA}.
 */
final class CommentsJson {
  private final JsonGenerator json;

  CommentsJson(JsonGenerator json) {
    this.json = json;
  }

  void write(Board board, Replay replay) throws IOException {
    json.writeArrayFieldStart("comments");
    write("start", board.comments());
    for (Tag tag : board.tags()) {
      write(tag.name().toLowerCase(Locale.ROOT), tag.comments());
    }
    int call = replay.auction().map(AuctionReplay::leadingPasses).orElse(0);
    for (AuctionItem item : board.auction().map(auction -> auction.items()).orElse(List.of())) {
      if (item instanceof AuctionItem.Made made) {
        write("call " + ++call, made.annotations().comments());
      }
    }
    for (PlayItem item : board.play().map(play -> play.items()).orElse(List.of())) {
      if (item instanceof PlayItem.Played played) {
        write("card " + played.card(), played.annotations().comments());
      }
    }
    json.writeEndArray();
  }

  private void write(String place, List<Comment> comments) throws IOException {
    for (Comment comment : comments) {
      json.writeStartObject();
      json.writeStringField("at", place);
      json.writeStringField("text", comment.text());
      json.writeEndObject();
    }
  }
}
