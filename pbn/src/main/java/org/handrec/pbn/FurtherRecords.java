package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Board;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Tag;

/**
 * Default mode: a further record of a board takes over the board. A game without Deal and Board
 * that tells of a table, right behind a game with a deal, takes what identifies the board from
 * there, unless something of its own contradicts.
 */
final class FurtherRecords {
  private static final StandardTag[] SHARED = {
    StandardTag.BOARD,
    StandardTag.DEALER,
    StandardTag.VULNERABLE,
    StandardTag.DEAL,
    StandardTag.EVENT,
    StandardTag.SITE,
    StandardTag.DATE
  };

  private final GameFindings findings;
  private Optional<Board> before = Optional.empty();
  private int indexBefore;

  FurtherRecords(GameFindings findings) {
    this.findings = findings;
  }

  /** Remembers a game for the one behind it. */
  void remember(Board board, boolean hasDeal, int index) {
    before = hasDeal ? Optional.of(board) : Optional.empty();
    indexBefore = index;
  }

  /**
   * Takes over what the game lacks.
   *
   * @param inherited the tags of the game that other games serve; those taken over are added
   */
  void share(GameTags tags, List<Tag> inherited, FactReader facts, Board.Builder board) {
    if (before.isEmpty() || !isFurther(tags, inherited)) {
      return;
    }
    Board other = before.get();
    if (contradicts(tags, inherited, facts, other)) {
      return;
    }
    List<String> taken = new ArrayList<>(SHARED.length);
    for (StandardTag tag : SHARED) {
      Optional<Tag> source = other.tag(tag.tagName());
      if (source.isPresent() && !has(tags, inherited, tag)) {
        taken.add(tag.tagName());
        inherited.add(new Tag(tag.tagName(), source.get().value(), Tag.Origin.SHARED, List.of()));
      }
    }
    board.number(other.number());
    facts.share(other.deal(), other.dealer(), other.vulnerability());
    report(tags.get(0), other, taken);
  }

  private void report(TagSlot first, Board other, List<String> taken) {
    Fact<String> label = other.text("Board");
    findings.add(
        findings.at(
            "PBN032",
            first.from,
            first.to,
            "further record of board "
                + label.value().orElse("without number")
                + ": "
                + String.join(", ", taken)
                + " taken from record "
                + indexBefore));
  }

  private static boolean isFurther(GameTags tags, List<Tag> inherited) {
    boolean tells =
        tags.has(StandardTag.AUCTION)
            || tags.has(StandardTag.CONTRACT)
            || tags.has(StandardTag.DECLARER)
            || tags.has(StandardTag.WEST)
            || tags.has(StandardTag.NORTH)
            || tags.has(StandardTag.EAST)
            || tags.has(StandardTag.SOUTH);
    return tells && !tags.has(StandardTag.DEAL) && !has(tags, inherited, StandardTag.BOARD);
  }

  private static boolean has(GameTags tags, List<Tag> inherited, StandardTag tag) {
    if (tags.has(tag)) {
      return true;
    }
    for (Tag other : inherited) {
      if (other.name().equals(tag.tagName())) {
        return true;
      }
    }
    return false;
  }

  private static boolean contradicts(
      GameTags tags, List<Tag> inherited, FactReader facts, Board other) {
    return differ(facts.dealer(), other.dealer())
        || differ(facts.vulnerability(), other.vulnerability())
        || differ(text(tags, inherited, StandardTag.EVENT), other.text("Event"))
        || differ(text(tags, inherited, StandardTag.SITE), other.text("Site"))
        || differ(text(tags, inherited, StandardTag.DATE), other.text("Date"));
  }

  private static boolean differ(Fact<?> own, Fact<?> other) {
    return own.isGiven() && other.isGiven() && !own.equals(other);
  }

  private static Fact<String> text(GameTags tags, List<Tag> inherited, StandardTag tag) {
    if (tags.has(tag)) {
      return tags.get(tags.place(tag)).toTag().text();
    }
    for (Tag other : inherited) {
      if (other.name().equals(tag.tagName())) {
        return other.text();
      }
    }
    return Fact.absent();
  }
}
