package org.handrec.core.check.doubledummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.StatedPar;
import org.handrec.core.doubledummy.StatedTable;
import org.handrec.core.model.Board;
import org.handrec.core.model.Fact;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.Vulnerability;

/**
 * A stated par score (Q004) and stated par contracts (Q005) against the double dummy tables of the
 * record. Where these differ among each other, what fits one of them is right.
 */
public final class ParRule implements RecordRule {
  private static final String SCORE = ScoreType.OPTIMUM.tag();
  private static final List<String> CONTRACTS =
      List.of("ParContract", "OptimumContract", "Minimax");
  private static final String REMARK = "PAR";

  /** Creates the rule. */
  public ParRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    if (isStated(context)) {
      check(
          context,
          findings,
          StatedTable.of(context.board()).stream()
              .flatMap(one -> one.complete().stream())
              .toList());
    }
  }

  /** Whether a record states its par and its vulnerability. */
  static boolean isStated(BoardContext context) {
    Board board = context.board();
    return board.vulnerability().isGiven()
        && (board.scores().containsKey(ScoreType.OPTIMUM)
            || hasContracts(board)
            || StatedPar.remark(board).isPresent());
  }

  private static boolean hasContracts(Board board) {
    for (int i = 0; i < CONTRACTS.size(); i++) {
      if (board.tag(CONTRACTS.get(i)).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Compares what is stated with the par of one of some tables. */
  static void check(BoardContext context, Findings findings, List<DoubleDummyTable> tables) {
    if (tables.isEmpty()) {
      return;
    }
    Board board = context.board();
    OptionalInt score = context.isTaken(SCORE) ? OptionalInt.empty() : score(board);
    Vulnerability vulnerability = board.vulnerability().value().orElseThrow();
    List<Par> right = pars(tables, vulnerability, board.dealer());
    boolean differs =
        score.isPresent()
            && right.stream().noneMatch(par -> isScore(context, score.getAsInt(), par));
    if (differs) {
      report(context, findings, right.get(0), tables);
    }
    for (String tag : CONTRACTS) {
      Optional<String> text = board.text(tag).value();
      if (!differs && text.isPresent() && !context.isTaken(tag)) {
        contracts(context, findings, tag, text.get(), right);
      }
    }
    if (!differs) {
      StatedPar.remark(board).ifPresent(r -> contracts(context, findings, REMARK, r, right));
    }
  }

  /** The pars of some tables; where the dealer is not known, those of either side. */
  private static List<Par> pars(
      List<DoubleDummyTable> tables, Vulnerability vulnerability, Fact<Seat> dealer) {
    List<Par> pars = new ArrayList<>();
    for (DoubleDummyTable table : tables) {
      List<Seat> dealers = dealer.value().map(List::of).orElse(List.of(Seat.NORTH, Seat.EAST));
      dealers.forEach(seat -> pars.add(Par.of(table, vulnerability, seat)));
    }
    return pars;
  }

  /** The stated points of North-South. */
  private static OptionalInt score(Board board) {
    SideScore score = board.scores().get(ScoreType.OPTIMUM);
    if (score == null) {
      return OptionalInt.empty();
    }
    return score.ns().isPresent()
        ? OptionalInt.of(Integer.parseInt(score.ns().get()))
        : OptionalInt.of(-Integer.parseInt(score.ew().orElseThrow()));
  }

  /** In the form {@code EW 4S; -620} the points are those of North-South. */
  private static boolean isScore(BoardContext context, int score, Par par) {
    boolean ofContract = context.record().text().slice(context.value(SCORE)).indexOf(';') >= 0;
    return score == par.score() || (ofContract && -score == par.score());
  }

  private static void report(
      BoardContext context, Findings findings, Par par, List<DoubleDummyTable> tables) {
    Board board = context.board();
    Vulnerability vulnerability = board.vulnerability().value().orElseThrow();
    int score = score(board).getAsInt();
    String message =
        "OptimumScore %s; table and %s give %s (%s)"
            .formatted(written(context), vulnerability.symbol(), par.optimumScore(), par.text());
    Optional<String> fits = explanation(board, score, tables);
    Diagnostic.Builder finding =
        findings
            .at("Q004", context.value(SCORE), message + fits.map(f -> "; fits " + f).orElse(""))
            .tag(SCORE)
            .found(written(context))
            .expected(par.optimumScore());
    fits.ifPresent(finding::hypothesis);
    findings.add(finding);
  }

  private static String written(BoardContext context) {
    return context.board().tag(SCORE).orElseThrow().value();
  }

  /** What would make the score right: another vulnerability, the other sign. */
  private static Optional<String> explanation(
      Board board, int score, List<DoubleDummyTable> tables) {
    List<String> fits = new ArrayList<>();
    for (Vulnerability other : Vulnerability.values()) {
      if (pars(tables, other, board.dealer()).stream().anyMatch(par -> par.score() == score)) {
        fits.add(other.symbol());
      }
    }
    Vulnerability own = board.vulnerability().value().orElseThrow();
    if (pars(tables, own, board.dealer()).stream().anyMatch(par -> par.score() == -score)) {
      fits.add("the other sign");
    }
    return fits.isEmpty() ? Optional.empty() : Optional.of(String.join(" or ", fits));
  }

  private static void contracts(
      BoardContext context, Findings findings, String tag, String text, List<Par> right) {
    Optional<List<StatedPar>> stated = StatedPar.parse(text);
    if (stated.isEmpty()
        || right.stream().anyMatch(par -> stated.get().stream().allMatch(one -> one.isOf(par)))) {
      return;
    }
    boolean scored = stated.get().stream().anyMatch(one -> one.score().isPresent());
    String score = scored ? "; " + right.get(0).optimumScore() : "";
    String expected = right.get(0).text() + score;
    findings.add(
        findings
            .at("Q005", context.value(tag), tag + " " + text + "; par contracts " + expected)
            .tag(tag)
            .found(text)
            .expected(expected));
  }
}
