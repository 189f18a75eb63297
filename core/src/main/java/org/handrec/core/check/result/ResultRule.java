package org.handrec.core.check.result;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Play;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedResult;
import org.handrec.core.rules.PlayProblem;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * The stated result against itself (R008) and against the play: other tricks than a complete play
 * (R005, R007, R010, R011) or outside the bounds of an unfinished one (R006, R010).
 */
public final class ResultRule implements RecordRule {
  private static final int TRICKS = 13;
  private static final String DEFENDERS = "that is the number of the defenders";
  private static final List<Seat> SEATS = List.of(Seat.values());

  @Override
  public void check(BoardContext context, Findings findings) {
    Optional<StatedResult> stated = context.board().result().value();
    Replay replay = context.replay();
    if (stated.isEmpty() || replay.isPassedOut()) {
      return;
    }
    if (isImpossible(stated.get(), context.board(), replay)) {
      findings.add(at(context, findings, "R008", written(context) + " tricks are impossible"));
      return;
    }
    Optional<PlayReplay> play = replay.play();
    if (play.isEmpty() || !play.get().isReliable() || replay.declarer().isEmpty()) {
      return;
    }
    boolean endPosition = context.board().deal().value().filter(Deal::isEndPosition).isPresent();
    if (replay.isAuctionBroken() || endPosition) {
      return;
    }
    Seat declarer = replay.declarer().get();
    boolean decided =
        play.get().isComplete()
            && (tricksWritten(play.get()) == TRICKS
                || isInside(stated.get(), play.get(), declarer)
                || fitsRevoke(stated.get(), play.get(), declarer));
    if (isVoid(context.board(), play.get())) {
      return;
    }
    if (decided) {
      compare(context, findings, stated.get(), play.get());
    } else {
      checkBounds(context, findings, stated.get(), play.get());
    }
  }

  /** A claim behind which the play goes on to its end counts for nothing (Law 68D2). */
  private static boolean isVoid(Board board, PlayReplay play) {
    boolean claim = board.play().filter(p -> p.layout() == Play.Layout.CHRONOLOGICAL).isPresent();
    return claim && play.isComplete() && play.has(PlayProblem.Kind.CARD_AFTER_STOP);
  }

  private static boolean isImpossible(StatedResult stated, Board board, Replay replay) {
    if (tooMany(stated.declarer()) || tooMany(stated.ns()) || tooMany(stated.ew())) {
      return true;
    }
    if (stated.ns().isEmpty() || stated.ew().isEmpty()) {
      return false;
    }
    int sum = stated.ns().getAsInt() + stated.ew().getAsInt();
    boolean open = board.play().isPresent() && replay.play().map(PlayReplay::isOpen).orElse(true);
    return sum > TRICKS || (sum < TRICKS && !open);
  }

  private static boolean tooMany(OptionalInt tricks) {
    return tricks.isPresent() && tricks.getAsInt() > TRICKS;
  }

  private static void compare(
      BoardContext context, Findings findings, StatedResult stated, PlayReplay play) {
    Seat declarer = context.replay().declarer().orElseThrow();
    boolean equal = true;
    for (Side side : Side.values()) {
      OptionalInt tricks = stated.of(side, declarer);
      equal &= tricks.isEmpty() || tricks.getAsInt() == play.won(side);
    }
    int derived = play.won(declarer.side());
    if (equal) {
      if (stated.agreed()) {
        findings.add(at(context, findings, "R011", "^ without effect"));
      }
      return;
    }
    String result = written(context);
    Diagnostic.Builder finding;
    if (stated.agreed()) {
      finding =
          at(context, findings, "R010", "agreed result " + result + "; the play gives " + derived);
    } else if (fitsRevoke(stated, play, declarer)) {
      finding =
          at(
              context,
              findings,
              "R007",
              "result " + result + ", play " + derived + ": difference fits a revoke adjustment");
    } else {
      finding =
          at(
              context,
              findings,
              "R005",
              "result "
                  + result
                  + "; the play gives "
                  + derived
                  + " (NS "
                  + play.won(Side.NS)
                  + ", EW "
                  + play.won(Side.EW)
                  + ")"
                  + (isOfDefenders(stated, derived) ? "; " + DEFENDERS : ""));
      if (isOfDefenders(stated, derived)) {
        finding.hypothesis(DEFENDERS);
      }
    }
    findings.add(finding.found(result).expected(String.valueOf(derived)));
  }

  /** Whether the number stated for the declarer is that of the other side. */
  private static boolean isOfDefenders(StatedResult stated, int derived) {
    return stated.declarer().isPresent() && stated.declarer().getAsInt() == TRICKS - derived;
  }

  private static void checkBounds(
      BoardContext context, Findings findings, StatedResult stated, PlayReplay play) {
    Seat declarer = context.replay().declarer().orElseThrow();
    if (isInside(stated, play, declarer)) {
      return;
    }
    String result = written(context);
    int won = wonInWritten(play, declarer.side());
    int remain = TRICKS - tricksWritten(play);
    Diagnostic.Builder finding =
        stated.agreed()
            ? at(
                context,
                findings,
                "R010",
                "agreed result " + result + "; the play gives " + won + " to " + (won + remain))
            : at(
                context,
                findings,
                "R006",
                "declarer has "
                    + Wording.counted(won, "trick")
                    + " and "
                    + remain
                    + (remain == 1 ? " remains: " : " remain: ")
                    + result
                    + " is impossible");
    findings.add(finding.found(result).expected(won + " to " + (won + remain)));
  }

  private static boolean isInside(StatedResult stated, PlayReplay play, Seat declarer) {
    boolean inside = true;
    for (Side side : Side.values()) {
      OptionalInt tricks = stated.of(side, declarer);
      inside &=
          tricks.isEmpty()
              || (tricks.getAsInt() >= wonInWritten(play, side)
                  && tricks.getAsInt() <= TRICKS - wonInWritten(play, side.other()));
    }
    return inside;
  }

  /** Number of complete tricks without a last one that only follows from the others. */
  private static int tricksWritten(PlayReplay play) {
    return play.completeTricks() - (isLastCompleted(play) ? 1 : 0);
  }

  private static int wonInWritten(PlayReplay play, Side side) {
    boolean last = isLastCompleted(play) && play.winner(TRICKS).orElseThrow().side() == side;
    return play.won(side) - (last ? 1 : 0);
  }

  private static boolean isLastCompleted(PlayReplay play) {
    return play.isComplete() && !SEATS.stream().allMatch(s -> play.item(TRICKS, s).isPresent());
  }

  /**
   * Whether the difference is what Law 64A gives after the revokes of one side; nothing is
   * transferred when both sides revoked (Law 64B7).
   */
  private static boolean fitsRevoke(StatedResult stated, PlayReplay play, Seat declarer) {
    List<PlayProblem> revokes = play.problems().stream().filter(ResultRule::isRevoke).toList();
    List<Side> sides = revokes.stream().map(r -> r.seat().orElseThrow().side()).distinct().toList();
    int transfer = revokes.stream().mapToInt(PlayProblem::count).sum();
    if (sides.size() != 1 || transfer == 0) {
      return false;
    }
    Side offenders = sides.get(0);
    OptionalInt theirs = stated.of(offenders, declarer);
    OptionalInt others = stated.of(offenders.other(), declarer);
    return (theirs.isEmpty() || theirs.getAsInt() == play.won(offenders) - transfer)
        && (others.isEmpty() || others.getAsInt() == play.won(offenders.other()) + transfer);
  }

  private static boolean isRevoke(PlayProblem problem) {
    return problem.kind() == PlayProblem.Kind.REVOKE
        || problem.kind() == PlayProblem.Kind.MARKED_REVOKE;
  }

  private static Diagnostic.Builder at(
      BoardContext context, Findings findings, String code, String message) {
    return findings.at(code, context.value("Result"), message).tag("Result");
  }

  private static String written(BoardContext context) {
    return context.board().tag("Result").map(tag -> tag.value()).orElse("");
  }
}
