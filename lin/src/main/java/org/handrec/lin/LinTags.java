package org.handrec.lin;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.model.Board;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Tag;

/** Which tags of a record have a place in LIN, and what becomes of the others. */
final class LinTags {
  /** Tags whose facts the commands of a board hold, or which are judged with these. */
  private static final Set<String> OF_BOARD =
      Set.of(
          "Board",
          "West",
          "North",
          "East",
          "South",
          "Dealer",
          "Vulnerable",
          "Deal",
          "Declarer",
          "Contract",
          "Result",
          "Auction",
          "Play",
          "Note",
          "LinLabel",
          "LinClaim",
          "LinExplained");

  /** Tags that have a place in a file of a match. */
  private static final Set<String> OF_MATCH =
      Set.of(
          "Event",
          "Stage",
          "HomeTeam",
          "VisitTeam",
          "Room",
          "Scoring",
          "Competition",
          "LinScoring",
          "LinCarryOver",
          "LinRecordedResult");

  /** Tags whose unknown or unreadable values have losses of their own kind. */
  private static final Map<String, String> UNREADABLE =
      Map.of("Dealer", "tag Dealer", "Vulnerable", "tag Vulnerable");

  private LinTags() {}

  /** Lists the tags that have no place whatever the form of the file. */
  static void report(HandRecord record, LinWriter.Options options, LossList losses) {
    boolean others = options.has(LinWriter.Extra.UNKNOWN_COMMANDS);
    boolean empty = false;
    for (Tag tag : record.board().tags()) {
      empty |= tag.value().isEmpty();
      boolean nothing = tag.value().equals("?");
      if (tag.origin() == Tag.Origin.REPEATED) {
        losses.record("repeated tag", tag.name() + " " + tag.value(), Fate.DROPPED);
      } else if (!hasPlace(record, tag) && !(others && isOfOthers(tag)) && !nothing) {
        losses.tag(tag.name(), "tag " + tag.name(), tag.value(), Fate.DROPPED);
      } else if (isUnreadable(record, tag) && !nothing) {
        losses.tag(tag.name(), UNREADABLE.get(tag.name()), tag.value(), Fate.DROPPED);
      }
    }
    if (empty) {
      names(record.board(), losses);
    }
    board(record, losses);
  }

  /** An empty name, which says that there is none, is read as one that is not known. */
  private static void names(Board board, LossList losses) {
    for (String seat : BoardTags.SEATS) {
      if (board.text(seat).equals(Fact.empty())) {
        losses.tag(seat, "empty name", seat, Fate.REPLACED);
      }
    }
  }

  /** In LIN the description is a title; only there it is written as one, too. */
  private static boolean hasPlace(HandRecord record, Tag tag) {
    return OF_BOARD.contains(tag.name())
        || OF_MATCH.contains(tag.name())
        || (tag.name().equals("Description") && isLin(record));
  }

  /** Whether a tag says what means something to other programs only. */
  private static boolean isOfOthers(Tag tag) {
    return tag.name().equals(OtherCommands.TAG) || tag.name().equals("Hidden");
  }

  /** Whether a record was read from LIN. */
  static boolean isLin(HandRecord record) {
    return record.origins() instanceof Places;
  }

  /** Whether a record was read from LIN with claims that contradict each other. */
  static boolean isContradicted(HandRecord record) {
    return isLin(record)
        && record.board().tag("LinClaim").isPresent()
        && !record.board().result().isGiven();
  }

  /** Says that a label is not written as it is. */
  static void reportLabelText(HandRecord record, LossList losses) {
    record
        .board()
        .text("LinLabel")
        .value()
        .filter(label -> !ValueText.label(label).equals(label))
        .ifPresent(label -> losses.tag("LinLabel", "characters of LinLabel", label, Fate.REPLACED));
  }

  /** Says that a label is lost. */
  static void reportLabel(HandRecord record, LossList losses) {
    record
        .board()
        .text("LinLabel")
        .value()
        .ifPresent(label -> losses.tag("LinLabel", "tag LinLabel", label, Fate.DROPPED));
  }

  private static boolean isUnreadable(HandRecord record, Tag tag) {
    return switch (tag.name()) {
      case "Dealer" -> !record.board().dealer().isGiven();
      case "Vulnerable" -> !record.board().vulnerability().isGiven();
      default -> false;
    };
  }

  /** The label of the board is its number, or lost. */
  private static void board(HandRecord record, LossList losses) {
    Optional<String> label = record.board().text("Board").value();
    Fact<Integer> number = record.board().number();
    if (label.isPresent() && number.isGiven()) {
      String written = Integer.toString(number.value().get());
      if (!label.get().equals(written)) {
        losses.tag("Board", "label of the board", label.get(), Fate.REPLACED);
      }
    } else if (label.isPresent()) {
      losses.tag("Board", "tag Board", label.get(), Fate.DROPPED);
    }
  }

  /** Lists the tags that only the file of a match could hold. */
  static void reportOfMatch(HandRecord record, LossList losses) {
    for (Tag tag : record.board().tags()) {
      if (OF_MATCH.contains(tag.name())
          && tag.origin() != Tag.Origin.REPEATED
          && !tag.value().equals("?")) {
        losses.tag(tag.name(), "tag " + tag.name(), tag.value(), Fate.DROPPED);
      }
    }
  }
}
