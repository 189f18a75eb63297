package org.handrec.core.check.score;

import java.util.Optional;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.SideScore;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.DuplicateScore;
import org.handrec.core.scoring.PlayedContract;
import org.handrec.core.scoring.Scoring;
import org.handrec.core.scoring.StatedScore;

/**
 * The stated score against contract, result and vulnerability (V001, V004), against what can be
 * scored at all (V002, V005), and against itself (V003). Laws 77 and 12.
 *
 * <p>A score that fits any of two readings of a fact, about which there is a finding already, is
 * right. Rubber and Chicago scores depend on the deals before; of them only sets are compared.
 */
public final class ScoreRule implements RecordRule {
  /** Creates the rule. */
  public ScoreRule() {}

  @Override
  public void check(BoardContext context, Findings findings) {
    SideScore score = context.board().scores().get(ScoreType.POINTS);
    if (score == null
        || context.score().isRight()
        || context.isTaken("Score")
        || context.score().isTerminated()) {
      return;
    }
    if (context.score().isSplit()) {
      String sides = "NS " + score.ns().get() + ", EW " + score.ew().get();
      findings.add(at(context, findings, "V003", sides));
      return;
    }
    Optional<StatedScore> stated = context.score().stated();
    if (stated.isPresent()) {
      check(context, findings, stated.get());
    }
  }

  private static void check(BoardContext context, Findings findings, StatedScore stated) {
    Replay replay = context.replay();
    if (replay.isPassedOut()) {
      if (stated.points() != 0 && !findings.has("R001")) {
        String message = "score " + written(context) + " for a passed-out board";
        findings.add(at(context, findings, "V005", message).expected("0"));
      }
      return;
    }
    if (!DuplicateScore.isPossible(stated.points())
        && !DuplicateScore.isPossible(-stated.points())) {
      findings.add(at(context, findings, "V002", written(context) + " is no bridge score"));
      return;
    }
    Optional<PlayedContract> played = context.score().played();
    if (played.isPresent()
        && context.board().vulnerability().isGiven()
        && !(played.get().score() > 0 && Scoring.of(context.board()).carriesOn())
        && !Readings.of(context, findings).explain(stated)) {
      compare(context, findings, stated, played.get());
    }
  }

  private static void compare(
      BoardContext context, Findings findings, StatedScore stated, PlayedContract played) {
    String expected = stated.written(played.score(), played.declarer());
    if (stated.ofDeclarer(played.declarer()) == -played.score()) {
      String message =
          written(context)
              + " should be "
              + expected
              + ": "
              + context.name(played.declarer())
              + " plays "
              + played.declarer().side();
      findings.add(at(context, findings, "V004", message).expected(expected));
      return;
    }
    String explanation = ScoreHypotheses.words(played, stated);
    Diagnostic.Builder finding =
        at(
            context,
            findings,
            "V001",
            "Score "
                + written(context)
                + "; "
                + played.contract().symbol()
                + " by "
                + context.name(played.declarer())
                + ", "
                + ScoreHypotheses.words(played.vulnerability())
                + ", "
                + Wording.counted(played.tricks(), "trick")
                + " gives "
                + expected
                + (explanation.isEmpty() ? "" : "; " + explanation));
    finding.expected(expected);
    if (!explanation.isEmpty()) {
      finding.hypothesis(explanation);
    }
    findings.add(finding);
  }

  private static Diagnostic.Builder at(
      BoardContext context, Findings findings, String code, String message) {
    return findings.at(code, context.value("Score"), message).tag("Score").found(written(context));
  }

  private static String written(BoardContext context) {
    return context.board().tag("Score").map(tag -> tag.value()).orElse("");
  }
}
