package org.handrec.cli.solve;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.handrec.cli.shell.Printable;
import org.handrec.core.doubledummy.PlayAnalysis;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/** Results as tables for people. */
final class SolveText implements SolveReport {
  private static final List<Seat> SEATS = List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);
  private static final List<Strain> STRAINS =
      List.of(Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  private final OutputStream out;
  private boolean any;

  SolveText(OutputStream out) {
    this.out = out;
  }

  @Override
  public void add(SolvedBoard board) throws IOException {
    StringBuilder text = new StringBuilder(any ? "\n" : "");
    any = true;
    text.append(board.board().map(label -> "Board " + Printable.of(label) + "\n").orElse(""));
    text.append(board.deal()).append("\n    NT  S  H  D  C\n");
    for (Seat seat : SEATS) {
      text.append(seat.letter()).append("  ");
      for (Strain strain : STRAINS) {
        text.append(String.format(Locale.ROOT, "%3d", board.table().tricks(seat, strain)));
      }
      text.append('\n');
    }
    board.par().ifPresent(par -> text.append("Par " + par.optimumScore() + ": " + par.text()));
    text.append(board.par().isPresent() ? "\n" : "");
    board.play().ifPresent(play -> add(text, play));
    out.write(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static void add(StringBuilder text, PlayAnalysis play) {
    text.append("Declarer takes ").append(play.tricks()).append(" before the lead\n");
    int number = 0;
    for (PlayAnalysis.Step step : play.steps()) {
      if (step.cost() > 0) {
        text.append("trick ").append(1 + number / 4).append(": ");
        text.append(step.seat().letter()).append(' ').append(step.card());
        text.append(" costs ").append(step.cost());
        text.append(", declarer takes ").append(step.tricks()).append('\n');
      }
      number++;
    }
  }

  @Override
  public void close() throws IOException {
    out.flush();
  }
}
