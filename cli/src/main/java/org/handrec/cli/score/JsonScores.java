package org.handrec.cli.score;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.handrec.cli.output.JsonOutput;
import org.handrec.core.scoring.event.BoardKey;
import org.handrec.core.scoring.event.Contestant;
import org.handrec.core.scoring.event.MatchScore;
import org.handrec.core.scoring.event.Points;
import org.handrec.core.scoring.event.Ranking;
import org.handrec.core.scoring.event.Standing;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.TableScore;
import org.handrec.core.scoring.event.Tournament;

/** Scores as one JSON object. */
final class JsonScores implements ScoreReport {
  private final JsonGenerator json;
  private final Tournament tournament;
  private final boolean travellers;
  private boolean boards;

  JsonScores(OutputStream out, Tournament tournament, boolean travellers) throws IOException {
    this.json = JsonOutput.indented(out);
    this.tournament = tournament;
    this.travellers = travellers;
    json.writeStartObject();
    json.writeNumberField("version", 1);
    json.writeStringField("scoring", tournament.method().kind().symbol());
  }

  @Override
  public void matches(List<MatchScore> matches) throws IOException {
    json.writeArrayFieldStart("matches");
    for (MatchScore match : matches) {
      json.writeStartObject();
      text("event", match.session().event());
      text("round", match.match().round());
      text("home", match.match().home());
      text("visit", match.match().visit());
      json.writeNumberField("boards", match.boards());
      number("homeScore", match.home());
      number("visitScore", match.visit());
      number("homePoints", match.homePoints());
      number("visitPoints", match.visitPoints());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  @Override
  public void rankings(List<Ranking> rankings) throws IOException {
    json.writeArrayFieldStart("rankings");
    for (Ranking ranking : rankings) {
      json.writeStartObject();
      text("event", ranking.event());
      text("line", ranking.line().map(Enum::name).orElse(""));
      json.writeArrayFieldStart("contestants");
      for (Standing standing : ranking.standings()) {
        write(standing);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void write(Standing standing) throws IOException {
    json.writeStartObject();
    json.writeNumberField("rank", standing.rank());
    json.writeBooleanField("tied", standing.tied());
    text("id", standing.contestant().id());
    text("names", standing.contestant().names());
    json.writeNumberField("boards", standing.boards());
    number("points", standing.points());
    number("carryOver", standing.carryOver());
    number("penalty", standing.penalty());
    number("total", standing.total());
    number("top", most(standing.top()));
    number("percent", standing.percent());
    json.writeEndObject();
  }

  @Override
  public void board(int board, List<ScoredRow> rows) throws IOException {
    if (!boards) {
      boards = true;
      json.writeArrayFieldStart("boards");
    }
    BoardKey key = tournament.boards().get(board);
    json.writeStartObject();
    text("event", key.session().event());
    text("date", key.session().date());
    text("session", key.session().session());
    text("stage", key.session().stage());
    text("round", key.match().round());
    text("home", key.match().home());
    text("visit", key.match().visit());
    text("board", key.number());
    json.writeArrayFieldStart("results");
    for (ScoredRow row : rows) {
      write(board, row);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(int board, ScoredRow row) throws IOException {
    TableResult result = row.result();
    Points points = tournament.points(board, result);
    json.writeStartObject();
    text("file", row.file());
    json.writeNumberField("line", row.line());
    text("section", result.place().section());
    text("table", result.place().table());
    text("round", result.place().round());
    text("room", result.place().room());
    side("NS", result.ns(), result.nsScore(), board, points.ns(), points.nsTop());
    side("EW", result.ew(), result.ewScore(), board, points.ew(), points.ewTop());
    text("contract", result.contract());
    text("declarer", result.declarer());
    if (result.tricks() < 0) {
      json.writeNullField("tricks");
    } else {
      json.writeNumberField("tricks", result.tricks());
    }
    json.writeNumberField("multiplicity", result.multiplicity());
    json.writeEndObject();
  }

  private void side(
      String side, Contestant who, TableScore score, int board, double points, double top)
      throws IOException {
    boolean counts = score != TableScore.NONE && tournament.isCompared(board);
    json.writeObjectFieldStart(side);
    text("id", who.id());
    text("names", who.names());
    text("score", score.text());
    number("points", counts ? OptionalDouble.of(points) : OptionalDouble.empty());
    number("top", most(top));
    json.writeEndObject();
  }

  private static OptionalDouble most(double top) {
    return top > 0 ? OptionalDouble.of(top) : OptionalDouble.empty();
  }

  private void text(String name, String text) throws IOException {
    JsonOutput.text(json, name, Optional.of(text).filter(t -> !t.isEmpty()));
  }

  private void number(String name, OptionalDouble value) throws IOException {
    if (value.isPresent()) {
      number(name, value.getAsDouble());
    } else {
      json.writeNullField(name);
    }
  }

  private void number(String name, double value) throws IOException {
    json.writeFieldName(name);
    json.writeNumber(Numbers.plain(value));
  }

  @Override
  public void close() throws IOException {
    if (travellers && !boards) {
      json.writeArrayFieldStart("boards");
    }
    if (travellers) {
      json.writeEndArray();
    }
    json.writeEndObject();
    json.writeRaw("\n");
    json.close();
  }
}
