package org.handrec.core.scoring.event;

import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;
import org.handrec.core.rules.Replay;
import org.handrec.core.scoring.DuplicateScore;
import org.handrec.core.scoring.PlayedContract;
import org.handrec.core.scoring.Scoring;
import org.handrec.core.scoring.StatedScore;

/**
 * The score of a record: that of contract, tricks and vulnerability; as stated where something of
 * these is unknown, or where a ruling replaced it. A ruling may give any score: the record says so
 * by the way in which play ended (Termination), by scores of the sides that are not opposite, or by
 * an artificial one (Laws 12 and 86). The vulnerability that a record does not tell is that of its
 * number (Law 2).
 */
public final class RecordScore {
  private final Board board;
  private final Optional<Seat> declarer;
  private final Optional<PlayedContract> played;
  private final OptionalInt computed;
  private final Optional<SideScore> written;
  private final Optional<StatedScore> stated;

  private RecordScore(Board board, Replay replay, Scoring scoring, boolean byItself) {
    this.board = board;
    this.declarer = replay.declarer();
    this.played =
        PlayedContract.of(board, replay.contract(), declarer, replay.tricks(), scoring.tariff());
    this.computed = !byItself ? OptionalInt.empty() : computed(replay);
    this.written = Optional.ofNullable(board.scores().get(ScoreType.POINTS));
    this.stated = written.flatMap(StatedScore::of);
  }

  /**
   * The score of a record as it declares to be scored; it cannot be computed where it depends on
   * the deals before.
   */
  public static RecordScore of(Board board, Replay replay) {
    Scoring scoring = Scoring.of(board);
    return new RecordScore(board, replay, scoring, !scoring.carriesOn());
  }

  /** The score of a record by itself, as at duplicate bridge, whatever it declares. */
  public static RecordScore atDuplicate(Board board, Replay replay) {
    return new RecordScore(board, replay, Scoring.of(board), true);
  }

  private OptionalInt computed(Replay replay) {
    if (replay.isPassedOut()) {
      return OptionalInt.of(0);
    }
    return played.isPresent() ? OptionalInt.of(played.get().ofNs()) : OptionalInt.empty();
  }

  /** The points of North-South by contract, tricks and vulnerability. */
  public OptionalInt computed() {
    return computed;
  }

  /** The score that the record states, in whole points. */
  public Optional<StatedScore> stated() {
    return stated;
  }

  /** What the computed score follows from; empty when a part is not known, or all passed. */
  public Optional<PlayedContract> played() {
    return played;
  }

  /** Whether one score is stated and it is the computed one. */
  public boolean isRight() {
    return stated.isPresent()
        && computed.isPresent()
        && computed.equals(statedOfNs())
        && !isSplit();
  }

  /** The stated points of North-South: a score without a side is the declarer's. */
  private OptionalInt statedOfNs() {
    int points = stated.get().points();
    Optional<Side> side = stated.get().side().or(() -> declarer.map(Seat::side));
    if (side.isEmpty()) {
      return points == 0 ? OptionalInt.of(0) : OptionalInt.empty();
    }
    return OptionalInt.of(side.get() == Side.NS ? points : -points);
  }

  /** Whether the stated scores of the sides are not opposite. */
  public boolean isSplit() {
    if (written.isEmpty() || written.get().ns().isEmpty() || written.get().ew().isEmpty()) {
      return false;
    }
    Optional<TableScore> ns = written.get().ns().flatMap(TableScore::parse);
    return !ns.map(TableScore::opposite).equals(written.get().ew().flatMap(TableScore::parse));
  }

  /** Whether the record tells how play ended: a ruling may have given any score. */
  public boolean isTerminated() {
    return board.text("Termination").isGiven();
  }

  /**
   * Whether what is stated is no score of two opposite sides, or another one than counts: points
   * elsewhere may follow from either.
   */
  public boolean isDoubtful() {
    if (isRight()) {
      return false;
    }
    if (written.isEmpty()) {
      return statedSides().isPresent();
    }
    return stated.isEmpty() || isSplit() || (!isTerminated() && isOther(statedOfNs()));
  }

  /** Whether points are not the computed ones, or such as no contract scores. */
  private boolean isOther(OptionalInt ns) {
    if (computed.isPresent()) {
      return !computed.equals(ns);
    }
    return !DuplicateScore.isPossible(ns.orElse(0)) && !DuplicateScore.isPossible(-ns.orElse(0));
  }

  /** The points of North-South that count; empty where it is no score of points that counts. */
  public OptionalInt ofNs() {
    return !isRight() && counted().ns() instanceof TableScore.Points points
        ? OptionalInt.of(points.points())
        : isRight() ? computed : OptionalInt.empty();
  }

  /** What counts for both sides. */
  TableScore.Sides counted() {
    Optional<TableScore.Sides> sides = statedSides();
    return computed.isEmpty() || (sides.isPresent() && isRuled())
        ? sides.orElse(TableScore.Sides.NONE)
        : TableScore.Sides.of(computed.getAsInt());
  }

  /** Whether what counts is another score than that of the contract. */
  boolean isByRuling() {
    return computed.isPresent() && !counted().equals(TableScore.Sides.of(computed.getAsInt()));
  }

  /** Whether a ruling gave the score that is stated. */
  private boolean isRuled() {
    return written.isEmpty() || isSplit() || isTerminated();
  }

  /** That another score is stated than counts; empty when it is not so. */
  Optional<String> remark() {
    TableScore ns = counted().ns();
    return statedSides().filter(s -> !s.ns().equals(ns)).map(s -> remark(s.ns(), ns));
  }

  static String remark(TableScore stated, TableScore counted) {
    return "states the score NS " + stated.text() + "; counted is NS " + counted.text();
  }

  private Optional<TableScore.Sides> statedSides() {
    if (written.isEmpty()) {
      return board.tag("Score").flatMap(tag -> TableScore.Sides.parseArtificial(tag.value()));
    }
    Optional<TableScore> ns = written.get().ns().flatMap(TableScore::parse);
    Optional<TableScore> ew = written.get().ew().flatMap(TableScore::parse);
    if (declarer.isPresent() && written.get().declarer().isPresent()) {
      Optional<TableScore> own = written.get().declarer().flatMap(TableScore::parse);
      return declarer.get().side() == Side.NS
          ? TableScore.Sides.of(own, Optional.empty())
          : TableScore.Sides.of(Optional.empty(), own);
    }
    return TableScore.Sides.of(ns, ew);
  }
}
