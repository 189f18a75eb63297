package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.model.Tag;

/** Repairs of tag pairs and of their order (PBN022 to PBN024, PBN032, PBN033, PBN048, PBN094). */
final class TagFixes {
  private TagFixes() {}

  /** PBN022: the bracket goes behind the value. */
  static Optional<Fix> closed(GameEdits game) {
    for (int tag = game.game().tagCount() - 1; tag >= 0; tag--) {
      int end = game.tokens().end(game.game().stringToken(tag));
      if (end <= game.from()) {
        return game.fix(game.insert(end, "]"));
      }
    }
    return Optional.empty();
  }

  /** PBN023: the name as the standard spells it. */
  static Optional<Fix> named(GameEdits game) {
    return game.finding()
        .expected()
        .flatMap(name -> game.fix(game.replace(game.from(), game.to(), name)));
  }

  /** PBN024: the comment goes behind the tag pair. */
  static Optional<Fix> commentBehindPair(GameEdits game) {
    int token = game.token();
    int tag = game.tagOf(token);
    if (tag < 0 || !game.kind(token).isComment()) {
      return Optional.empty();
    }
    int close = game.game().firstTokenBehind(tag) - 1;
    String text = GameText.of(game.game(), token);
    if (game.kind(token) == TokenKind.LINE_COMMENT) {
      if (text.indexOf('}') >= 0) {
        return Optional.empty();
      }
      text = "{" + text.substring(1) + "}";
    } else if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
      return Optional.empty();
    }
    return close < game.game().stringToken(tag)
        ? Optional.empty()
        : game.fix(game.insert(game.tokens().end(close), " " + text), game.remove(token));
  }

  /**
   * PBN094: all comments among the rows of a table go before the first one, each on a line of its
   * own. Behind a tag of another maker a comment stays, since nobody knows what it belongs to.
   */
  static Optional<Fix> commentsBeforeRows(GameEdits game) {
    int tag = game.tagOf(game.token());
    int standard = tag < 0 ? TagSlot.UNKNOWN : game.game().standard(tag);
    if (standard < 0 || !StandardTag.of(standard).isTable()) {
      return Optional.empty();
    }
    int first = game.game().firstTokenBehind(tag);
    while (game.kind(first).isBlank() || game.kind(first).isComment()) {
      first++;
    }
    if (!game.isLineStart(game.tokens().start(first))) {
      return Optional.empty();
    }
    List<Edit> edits = new ArrayList<>(2);
    StringBuilder comments = new StringBuilder();
    for (int token = first; token < game.endOfSection(tag); token++) {
      if (game.kind(token).isComment()) {
        comments.append(GameText.of(game.game(), token)).append(game.lineEnd());
        edits.add(game.remove(token));
      }
    }
    edits.add(game.insert(game.tokens().start(first), comments.toString()));
    return game.fix(edits);
  }

  /** PBN032: what was taken from another record is written before the first tag. */
  static Optional<Fix> writtenOut(GameEdits game) {
    StringBuilder lines = new StringBuilder();
    for (StandardTag name : StandardTag.values()) {
      for (Tag tag : game.board().tags()) {
        if (tag.origin() == Tag.Origin.SHARED && tag.name().equals(name.tagName())) {
          lines
              .append('[')
              .append(tag.name())
              .append(' ')
              .append(GameEdits.quoted(tag.value()))
              .append(']')
              .append(game.lineEnd());
        }
      }
    }
    return lines.length() == 0
        ? Optional.empty()
        : game.fix(game.insert(game.game().start(0), lines.toString()));
  }

  /** PBN033: the tags that a section needs go before it. */
  static Optional<Fix> beforeSection(GameEdits game) {
    int section = game.tagAt(game.from());
    if (section < 0) {
      return Optional.empty();
    }
    List<StandardTag> needed =
        switch (StandardTag.of(Math.max(0, game.game().standard(section)))) {
          case AUCTION -> List.of(StandardTag.DEALER);
          case PLAY -> List.of(StandardTag.DEAL, StandardTag.DECLARER, StandardTag.CONTRACT);
          default -> List.of();
        };
    List<Edit> edits = new ArrayList<>(2);
    StringBuilder moved = new StringBuilder();
    for (StandardTag name : needed) {
      int tag = game.tag(name.tagName());
      if (tag > section) {
        edits.add(game.remove(game.game().openToken(tag), game.game().firstTokenBehind(tag) - 1));
        moved
            .append(game.text(game.game().start(tag), game.game().end(tag)))
            .append(game.lineEnd());
      }
    }
    if (edits.isEmpty() || !game.isLineStart(game.game().start(section))) {
      return Optional.empty();
    }
    edits.add(game.insert(game.game().start(section), moved.toString()));
    return game.fix(edits);
  }

  /** PBN048: the note goes behind the section to which it belongs, and behind its other notes. */
  static Optional<Fix> noteBehindSection(GameEdits game) {
    int note = game.tagAt(game.from());
    if (note < 0) {
      return Optional.empty();
    }
    String value = GameText.unquoted(game.game(), game.game().stringToken(note));
    boolean auction =
        game.board().auction().stream()
            .flatMap(a -> a.notes().stream())
            .anyMatch(n -> value.strip().equals(n.number() + ":" + n.text().stripTrailing()));
    int section = game.tag(auction ? "Auction" : "Play");
    int place = section + 1;
    while (place < game.game().tagCount()
        && game.game().standard(place) == StandardTag.NOTE.ordinal()
        && place < note) {
      place++;
    }
    if (section < 0 || place >= note || !game.isLineStart(game.game().start(place))) {
      return Optional.empty();
    }
    String pair = game.text(game.game().start(note), game.game().end(note));
    return game.fix(
        game.insert(game.game().start(place), pair + game.lineEnd()),
        game.remove(game.game().openToken(note), game.game().firstTokenBehind(note) - 1));
  }
}
