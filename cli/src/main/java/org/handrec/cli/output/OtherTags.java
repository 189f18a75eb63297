package org.handrec.cli.output;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Table;
import org.handrec.core.model.Tag;

/** Picks the tags whose text no field of the JSON form of a board tells. */
final class OtherTags {
  /** Their texts are fields as they are. */
  private static final Set<String> TEXTS =
      Set.of("Event", "Site", "Date", "Board", "Room", "West", "North", "East", "South", "Scoring");

  private final Board board;
  private final Outcome outcome;
  private final Set<String> tables;

  OtherTags(Board board, Outcome outcome) {
    this.board = board;
    this.outcome = outcome;
    this.tables = board.tables().stream().map(Table::name).collect(Collectors.toSet());
  }

  /** The tags in the order of the record. */
  List<Tag> tags() {
    List<Tag> others = new ArrayList<>();
    for (Tag tag : board.tags()) {
      if (tag.origin() != Tag.Origin.REPEATED && !isTold(tag)) {
        others.add(tag);
      }
    }
    return others;
  }

  private boolean isTold(Tag tag) {
    if (TEXTS.contains(tag.name()) || tables.contains(tag.name())) {
      return true;
    }
    boolean silent = tag.value().isEmpty() || tag.value().equals("?");
    return switch (tag.name()) {
      case "Dealer" -> silent || board.dealer().isGiven();
      case "Vulnerable" -> silent || board.vulnerability().isGiven();
      case "Deal" -> silent || board.deal().isGiven();
      case "Note" -> board.auction().isPresent() || board.play().isPresent();
      case "Auction" -> board.auction().isPresent();
      case "Play" -> board.play().isPresent();
      case "Contract" -> silent || isContract();
      case "Declarer" -> silent || isDeclarer();
      case "Result" -> silent || isResult();
      case "Score" -> silent || isScore();
      default -> false;
    };
  }

  private boolean isContract() {
    Optional<Contract> stated = board.contract().value();
    return stated.isPresent() && stated.equals(outcome.contract());
  }

  private boolean isDeclarer() {
    return board
        .declarer()
        .value()
        .filter(
            stated -> !stated.exchanged() && outcome.declarer().equals(Optional.of(stated.seat())))
        .isPresent();
  }

  private boolean isResult() {
    Optional<StatedResult> stated = board.result().value();
    Optional<Seat> declarer = outcome.declarer();
    if (stated.isEmpty() || stated.get().agreed() || outcome.tricks().isEmpty()) {
      return false;
    }
    OptionalInt tricks =
        declarer.isEmpty()
            ? stated.get().declarer()
            : stated.get().of(declarer.get().side(), declarer.get());
    return tricks.equals(outcome.tricks()) && !isSplit(stated.get());
  }

  private static boolean isSplit(StatedResult stated) {
    return stated.ns().isPresent()
        && stated.ew().isPresent()
        && stated.ns().getAsInt() + stated.ew().getAsInt() != 13;
  }

  private boolean isScore() {
    SideScore score = board.scores().get(ScoreType.POINTS);
    return score != null && outcome.score().isPresent();
  }
}
