package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Call;
import org.handrec.core.rules.AuctionChange;
import org.handrec.core.rules.AuctionReplay;

/** Repairs of Auction sections, and of what stands in both kinds of sections. */
final class SectionFixes {
  /** The text of a note that only says that there is an alert, as conversion writes it. */
  private static final String ALERT = "Alert";

  private SectionFixes() {}

  /** The token with which the finding begins goes. */
  static Optional<Fix> dropped(GameEdits game) {
    return game.fix(game.remove(game.token()));
  }

  /** A016: all hyphens from the reported one on. */
  static Optional<Fix> withoutFillers(GameEdits game) {
    List<AuctionItem> items = game.board().auction().orElseThrow().items();
    List<Edit> edits = new ArrayList<>(2);
    int first = -1;
    int last = -1;
    for (int item = 0; item < items.size(); item++) {
      int token = tokenOf(game, item);
      if (token < game.token()) {
        continue;
      }
      if (items.get(item) == AuctionItem.DASH) {
        first = first < 0 ? token : first;
        last = token;
      } else if (first >= 0) {
        edits.add(game.remove(first, last));
        first = -1;
      }
    }
    if (first >= 0) {
      edits.add(game.remove(first, last));
    }
    return game.fix(edits);
  }

  /** PBN081: a reference to a note of its own in place of the asterisk. */
  static Optional<Fix> alertByNote(GameEdits game) {
    int section = game.tagOf(game.token());
    int number = 1;
    while (number <= SectionNotes.MOST
        && (references(game, section, number) > 0 || note(game, section, number) >= 0)) {
      number++;
    }
    int place = section + 1;
    while (place < game.game().tagCount()
        && game.game().standard(place) == StandardTag.NOTE.ordinal()) {
      place++;
    }
    int end = place < game.game().tagCount() ? game.game().start(place) : game.endOfText(section);
    if (section < 0 || number > SectionNotes.MOST || !game.isLineStart(end)) {
      return Optional.empty();
    }
    String note = "[Note " + GameEdits.quoted(number + ":" + ALERT) + "]" + game.lineEnd();
    return game.fix(
        game.replace(game.from(), game.to(), " =" + number + "="), game.insert(end, note));
  }

  /** PBN080: the spelling of the standard. */
  static Optional<Fix> respelled(GameEdits game) {
    return game.finding()
        .expected()
        .flatMap(text -> game.fix(game.replace(game.from(), game.to(), text)));
  }

  /** A005: the passes behind the end go, unless something is said about one of them. */
  static Optional<Fix> withoutSurplusPasses(GameEdits game) {
    List<AuctionItem> items = game.board().auction().orElseThrow().items();
    int first = game.token();
    int last = first;
    for (int item = 0; item < items.size(); item++) {
      int token = tokenOf(game, item);
      if (token < first) {
        continue;
      }
      boolean plainPass =
          items.get(item) instanceof AuctionItem.Made made
              && made.call() == Call.PASS
              && made.annotations().equals(Annotations.NONE);
      if (!plainPass) {
        return Optional.empty();
      }
      last = token;
    }
    return isUsedBefore(game, items, first) || !areAlone(game, first, last)
        ? Optional.empty()
        : game.fix(game.remove(first, last));
  }

  private static int tokenOf(GameEdits game, int item) {
    return game.tokens().at(game.offset(game.origins().auctionItem(item).start()));
  }

  /** Whether a token stands for passes before the end, too, as {@code AP} may. */
  private static boolean isUsedBefore(GameEdits game, List<AuctionItem> items, int token) {
    int same = 0;
    for (int item = 0; item < items.size(); item++) {
      same += tokenOf(game, item) == token ? 1 : 0;
    }
    int surplus = game.replay().auction().map(AuctionReplay::surplusCalls).orElse(0);
    return same > surplus;
  }

  /** Whether nothing but words and blanks stands from one token to another. */
  private static boolean areAlone(GameEdits game, int first, int last) {
    for (int token = first; token <= last; token++) {
      TokenKind kind = game.kind(token);
      if (kind != TokenKind.WORD && kind != TokenKind.WHITE_SPACE && kind != TokenKind.LINE_END) {
        return false;
      }
    }
    return true;
  }

  /**
   * A013: the passes before the first call. Where a pass at another place would make all agree,
   * too, it is a guess.
   */
  static Optional<Fix> withLeadingPasses(GameEdits game) {
    int passes = game.replay().auction().map(AuctionReplay::leadingPasses).orElse(0);
    if (passes == 0) {
      return Optional.empty();
    }
    Optional<Fix> fix = game.fix(game.insert(game.from(), "Pass ".repeat(passes)));
    return game.replay().declarerReading().changes().isEmpty()
        ? fix
        : fix.map(f -> new Fix(f.title(), FixSafety.SUGGEST, f.edits()));
  }

  /** A014: the pass that is missing, where there is but one place for it. */
  static Optional<Fix> withMissingPass(GameEdits game) {
    List<AuctionChange> changes =
        AuctionChange.fitting(game.board()).stream().filter(AuctionChange::isOfPass).toList();
    boolean added = changes.size() == 1 && changes.get(0).old().isEmpty();
    int calls = game.replay().auction().map(a -> a.calls().size()).orElse(0);
    return added && changes.get(0).call() <= calls
        ? game.fix(game.insert(game.from(), "Pass "))
        : Optional.empty();
  }

  /** A021: one note that holds both texts, if nobody else refers to either of them. */
  static Optional<Fix> oneNote(GameEdits game) {
    int second = game.token();
    int first = second - 1;
    while (first > 0 && game.kind(first) != TokenKind.NOTE_REFERENCE) {
      first--;
    }
    int kept = SectionNotes.number(game.game(), first);
    int dropped = SectionNotes.number(game.game(), second);
    if (kept == 0 || dropped == 0) {
      return Optional.empty();
    }
    if (kept == dropped) {
      return game.fix(game.remove(second));
    }
    int section = game.tagOf(second);
    int keptTag = note(game, section, kept);
    int droppedTag = note(game, section, dropped);
    if (keptTag < 0
        || droppedTag < 0
        || references(game, section, kept) != 1
        || references(game, section, dropped) != 1) {
      return Optional.empty();
    }
    String joined = valueOf(game, keptTag) + "; " + textOf(valueOf(game, droppedTag));
    List<Edit> edits = new ArrayList<>(3);
    edits.add(game.remove(second));
    edits.add(game.value(keptTag, joined));
    edits.add(
        game.remove(
            game.game().openToken(droppedTag), game.game().firstTokenBehind(droppedTag) - 1));
    return game.fix(edits);
  }

  private static String valueOf(GameEdits game, int tag) {
    return GameText.unquoted(game.game(), game.game().stringToken(tag));
  }

  private static String textOf(String note) {
    return note.substring(note.indexOf(':') + 1);
  }

  /** The tag of a note behind a section; -1 when it is not there. */
  private static int note(GameEdits game, int section, int number) {
    for (int tag = section + 1; tag < game.game().tagCount(); tag++) {
      if (game.game().standard(tag) != StandardTag.NOTE.ordinal()) {
        return -1;
      }
      if (valueOf(game, tag).strip().startsWith(number + ":")) {
        return tag;
      }
    }
    return -1;
  }

  private static int references(GameEdits game, int section, int number) {
    int count = 0;
    for (int token = game.game().firstTokenBehind(section);
        token < game.endOfSection(section);
        token++) {
      boolean same =
          game.kind(token) == TokenKind.NOTE_REFERENCE
              && SectionNotes.number(game.game(), token) == number;
      count += same ? 1 : 0;
    }
    return count;
  }
}
