package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Call;

/** Repairs of auctions (A005, A016, A021). */
final class CallFixes {
  private CallFixes() {}

  private static List<AuctionItem> items(HandRecord record) {
    return record.board().auction().orElseThrow().items();
  }

  private static int commandOf(LinEdits lin, HandRecord record, int item) {
    return lin.commandAt(lin.offset(record.origins().auctionItem(item).start()));
  }

  /** A005: the passes behind the end, unless something is said about one of them. */
  static Optional<Fix> withoutSurplusPasses(LinEdits lin, HandRecord record) {
    List<AuctionItem> items = items(record);
    TreeSet<Integer> surplus = new TreeSet<>();
    int first = lin.command();
    for (int item = 0; item < items.size(); item++) {
      int command = commandOf(lin, record, item);
      if (command < first) {
        continue;
      }
      boolean plainPass =
          items.get(item) instanceof AuctionItem.Made made
              && made.call() == Call.PASS
              && made.annotations().equals(Annotations.NONE);
      if (!plainPass || !lin.value(command).strip().matches("(?i)p|pass")) {
        return Optional.empty();
      }
      surplus.add(command);
    }
    return lin.fix(surplus.stream().map(lin::remove).toList());
  }

  /** A016: all hyphens; a command of nothing else goes as a whole. */
  static Optional<Fix> withoutHyphens(LinEdits lin, HandRecord record) {
    TreeSet<Integer> commands = new TreeSet<>();
    for (int item = 0; item < items(record).size(); item++) {
      if (items(record).get(item) == AuctionItem.DASH) {
        commands.add(commandOf(lin, record, item));
      }
    }
    commands.remove(-1);
    List<Edit> edits = new ArrayList<>(commands.size());
    for (int command : commands) {
      String value = lin.value(command);
      String rest = value.replace("-", "");
      edits.add(rest.isBlank() ? lin.remove(command) : lin.value(command, rest));
    }
    return lin.fix(edits);
  }

  /** A021: both texts in one explanation, parted as the reader parts them. */
  static Optional<Fix> oneExplanation(LinEdits lin) {
    int second = lin.command();
    int first = second - 1;
    while (first >= 0
        && lin.commands().name(first) != CommandName.AN
        && lin.commands().name(first) != CommandName.MB) {
      first--;
    }
    if (first < 0 || lin.commands().name(first) != CommandName.AN) {
      return Optional.empty();
    }
    String joined = lin.value(first).strip() + "; " + lin.value(second).strip();
    return lin.fix(lin.value(first, joined), lin.remove(second));
  }
}
