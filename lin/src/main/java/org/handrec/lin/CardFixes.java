package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Card;
import org.handrec.core.model.PlayItem;
import org.handrec.core.rules.Replay;

/** Repairs of cards that were played (P001, P002, P025). */
final class CardFixes {
  private CardFixes() {}

  /**
   * The cards that were meant: of P001 and P002, which name but the first, all of them, of P025
   * that of the finding.
   */
  static Optional<Fix> meant(LinEdits lin, HandRecord record, Replay replay) {
    boolean one = lin.finding().code().equals("P025");
    List<Edit> edits = new ArrayList<>(2);
    for (Map.Entry<Integer, Card> meant : replay.meantCards(record.board()).entrySet()) {
      int item = meant.getKey();
      String written = written(record.board().play().orElseThrow().items().get(item));
      boolean own =
          record.origins().playItem(item).equals(lin.finding().span())
              && lin.finding().found().equals(Optional.of(written));
      if (own || !one) {
        Optional<Edit> edit = edit(lin, record, item, written, meant.getValue());
        if (edit.isEmpty()) {
          return Optional.empty();
        }
        edits.add(edit.get());
      }
    }
    return lin.fix(edits);
  }

  private static String written(PlayItem item) {
    return item instanceof PlayItem.Played played
        ? played.card().toString()
        : item instanceof PlayItem.Unreadable unreadable ? unreadable.text() : "";
  }

  /** The card in the place of the text; empty when that is not found as the finding has it. */
  private static Optional<Edit> edit(
      LinEdits lin, HandRecord record, int item, String written, Card meant) {
    int command = lin.commandAt(lin.offset(record.origins().playItem(item).start()));
    if (command < 0 || lin.commands().name(command) != CommandName.PC) {
      return Optional.empty();
    }
    int begin = lin.commands().value(command);
    String value = lin.value(command).toUpperCase(Locale.ROOT);
    int at = value.indexOf(written.toUpperCase(Locale.ROOT));
    boolean oneByteEach = value.length() == lin.commands().valueEnd(command) - begin;
    return at >= 0 && oneByteEach
        ? Optional.of(lin.replace(begin + at, begin + at + written.length(), meant.toString()))
        : Optional.empty();
  }
}
