package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Call;
import org.handrec.core.model.Mark;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.Replay;

/**
 * An auction as a JSON object. The calls are those whose place is known: up to the first text that
 * is no call, also behind a call that is not allowed. What follows stands among the irregularities.
 * Calls count from 1, and passes that the record leaves out are calls too.
 */
final class AuctionJson {
  private final JsonGenerator json;

  AuctionJson(JsonGenerator json) {
    this.json = json;
  }

  void write(Board board, Replay replay) throws IOException {
    json.writeFieldName("auction");
    Optional<Auction> auction = board.auction();
    if (auction.isEmpty()) {
      json.writeNull();
      return;
    }
    int added = replay.auction().map(AuctionReplay::leadingPasses).orElse(0);
    json.writeStartObject();
    writeCalls(auction.get(), added);
    json.writeBooleanField(
        "complete", replay.auction().filter(AuctionReplay::isComplete).isPresent());
    if (added > 0) {
      json.writeNumberField("leadingPassesAdded", added);
    }
    writeIrregularities(auction.get(), added);
    writeNotes(auction.get(), added);
    json.writeEndObject();
  }

  private void writeCalls(Auction auction, int added) throws IOException {
    json.writeArrayFieldStart("calls");
    for (int i = 0; i < added; i++) {
      json.writeString(Call.PASS.symbol());
    }
    for (AuctionItem item : auction.items()) {
      if (item instanceof AuctionItem.Unreadable) {
        break;
      }
      if (item instanceof AuctionItem.Made made) {
        json.writeString(made.call().symbol());
      }
    }
    json.writeEndArray();
  }

  private void writeIrregularities(Auction auction, int added) throws IOException {
    json.writeArrayFieldStart("irregularities");
    int call = added + 1;
    boolean lost = false;
    for (AuctionItem item : auction.items()) {
      if (item instanceof AuctionItem.Made made) {
        if (lost) {
          writeIrregularity(call, "unplaced", Optional.of(made.call().symbol()));
        }
        call++;
      } else if (item instanceof AuctionItem.Marked marked) {
        writeIrregularity(call, kind(marked.mark()), Optional.empty());
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        writeIrregularity(call++, "unreadable", Optional.of(unreadable.text()));
        lost = true;
      }
    }
    json.writeEndArray();
  }

  private void writeIrregularity(int call, String kind, Optional<String> text) throws IOException {
    json.writeStartObject();
    json.writeNumberField("call", call);
    json.writeStringField("kind", kind);
    if (text.isPresent()) {
      json.writeStringField("text", text.get());
    }
    json.writeEndObject();
  }

  private static String kind(Mark mark) {
    return switch (mark) {
      case INSUFFICIENT -> "insufficient";
      case SKIPPED -> "skipped";
      case REVOKE -> "revoke";
      case LEAD -> "lead";
    };
  }

  private void writeNotes(Auction auction, int added) throws IOException {
    NotesJson notes = new NotesJson(json, auction.notes());
    json.writeArrayFieldStart("notes");
    int call = added;
    for (AuctionItem item : auction.items()) {
      if (item instanceof AuctionItem.Made made) {
        int number = ++call;
        notes.write(made.annotations(), () -> json.writeNumberField("call", number));
      }
    }
    notes.writeUnused("call");
    json.writeEndArray();
  }
}
