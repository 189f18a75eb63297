package org.handrec.core.check.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Board;
import org.handrec.core.model.Side;
import org.handrec.core.model.Vulnerability;

/**
 * V009: the games of a rubber so far, {@code NS points carried/game game EW ...}, against the
 * vulnerability and against themselves (PBN 4.2.6). All games but the last are finished: one side
 * has 100 points below the line in them.
 */
public final class RubberHistoryRule implements RecordRule {
  private static final String TAG = "ScoreRubberHistory";
  private static final int GAME = 100;

  /** Creates the rule. */
  public RubberHistoryRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    Board board = context.board();
    Optional<String> history = board.text(TAG).value();
    if (history.isEmpty() || context.isTaken(TAG) || findings.isUnusable(TAG)) {
      return;
    }
    List<Integer> ns = games(history.get(), Side.NS);
    List<Integer> ew = games(history.get(), Side.EW);
    if (ns.isEmpty() || ns.size() != ew.size()) {
      return;
    }
    boolean nsWon = false;
    boolean ewWon = false;
    for (int i = 0; i < ns.size() - 1; i++) {
      boolean byNs = ns.get(i) >= GAME;
      boolean byEw = ew.get(i) >= GAME;
      if (byNs == byEw) {
        String who = byNs ? "both sides" : "neither side";
        findings.add(
            findings
                .at("V009", context.value(TAG), who + " won game " + (i + 1) + " of the history")
                .tag(TAG)
                .found(history.get()));
        return;
      }
      nsWon |= byNs;
      ewWon |= byEw;
    }
    compare(context, findings, nsWon ? (ewWon ? "All" : "NS") : (ewWon ? "EW" : "None"));
  }

  private static void compare(BoardContext context, Findings findings, String won) {
    Optional<Vulnerability> stated = context.board().vulnerability().value();
    if (stated.isPresent() && !stated.get().symbol().equals(won)) {
      String found = stated.get().symbol();
      findings.add(
          findings
              .at(
                  "V009",
                  context.value("Vulnerable"),
                  "history says " + won + ", Vulnerable " + found)
              .tag("Vulnerable")
              .found(found)
              .expected(won));
    }
  }

  /** The points of a side below the line, game by game; none when the text has another form. */
  private static List<Integer> games(String history, Side side) {
    List<Integer> games = new ArrayList<>(3);
    int begin = history.indexOf(side.name() + " ");
    int slash = history.indexOf('/', Math.max(0, begin));
    if (begin < 0 || slash < 0) {
      return games;
    }
    for (String word : history.substring(slash + 1).strip().split(" +", -1)) {
      if (!word.matches("[0-9]{1,9}")) {
        break;
      }
      games.add(Integer.parseInt(word));
    }
    return games;
  }
}
