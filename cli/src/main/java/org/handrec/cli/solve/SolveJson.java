package org.handrec.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.handrec.cli.output.JsonOutput;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.ParContract;
import org.handrec.core.doubledummy.PlayAnalysis;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** Results as JSON: an array, or an object a line. */
final class SolveJson implements SolveReport {
  private static final List<Strain> STRAINS =
      List.of(Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  private final OutputStream out;
  private final JsonGenerator json;
  private final boolean array;
  private boolean any;

  SolveJson(OutputStream out, boolean array) throws IOException {
    this.out = out;
    this.array = array;
    this.json = JsonOutput.lines(out, StandardCharsets.UTF_8, array ? ",\n" : "\n");
    print(array ? "[\n" : "");
  }

  @Override
  public void add(SolvedBoard board) throws IOException {
    any = true;
    json.writeStartObject();
    json.writeStringField("file", board.file());
    json.writeNumberField("record", board.record());
    JsonOutput.text(json, "board", board.board());
    json.writeStringField("deal", board.deal().toString());
    json.writeObjectFieldStart("tricks");
    for (Seat seat : Seat.values()) {
      json.writeObjectFieldStart(String.valueOf(seat.letter()));
      for (Strain strain : STRAINS) {
        json.writeNumberField(strain.symbol(), board.table().tricks(seat, strain));
      }
      json.writeEndObject();
    }
    json.writeEndObject();
    json.writeStringField("doubleDummyTricks", board.table().toDoubleDummyTricks());
    if (board.par().isPresent()) {
      par(board.par().get());
    }
    if (board.play().isPresent()) {
      play(board.play().get());
    }
    json.writeEndObject();
  }

  private void par(Par par) throws IOException {
    json.writeObjectFieldStart("par");
    json.writeNumberField("score", par.score());
    json.writeArrayFieldStart("contracts");
    for (ParContract one : par.contracts()) {
      json.writeStartObject();
      json.writeStringField("contract", one.contract().symbol());
      json.writeStringField("declarer", one.players());
      json.writeNumberField("tricks", one.tricks());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void play(PlayAnalysis play) throws IOException {
    json.writeObjectFieldStart("play");
    json.writeNumberField("tricks", play.tricks());
    json.writeArrayFieldStart("cards");
    for (PlayAnalysis.Step step : play.steps()) {
      json.writeStartObject();
      json.writeStringField("seat", String.valueOf(step.seat().letter()));
      json.writeStringField("card", step.card().toString());
      json.writeNumberField("tricks", step.tricks());
      json.writeNumberField("cost", step.cost());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void print(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void close() throws IOException {
    json.close();
    print((any ? "\n" : "") + (array ? "]\n" : ""));
    out.flush();
  }
}
