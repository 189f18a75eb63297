package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.model.Board;
import org.handrec.core.rules.BoardNumber;

/** Repairs of the board number in titles ({@code ah}). */
final class TitleFixes {
  private TitleFixes() {}

  /** I005: the number to which dealer and vulnerability belong. */
  static Optional<Fix> number(LinEdits lin) {
    OptionalInt old = Values.number(lin.finding().found().orElse(""));
    OptionalInt fresh = Values.number(lin.finding().expected().orElse(""));
    if (old.isEmpty() || fresh.isEmpty()) {
      return Optional.empty();
    }
    List<Edit> edits = new ArrayList<>(1);
    for (int i = 0; i < lin.commands().count(); i++) {
      if (lin.commands().name(i) == CommandName.AH
          && BoardTitle.of(lin.value(i)).number().equals(old)) {
        String value =
            lin.value(i)
                .replaceFirst("(?<!\\d)0*" + old.getAsInt() + "(?!\\d)", "" + fresh.getAsInt());
        if (!BoardTitle.of(value).number().equals(fresh)) {
          return Optional.empty();
        }
        edits.add(lin.value(i, value));
      }
    }
    return lin.fix(edits);
  }

  /** I008: the number of the label, if dealer and vulnerability are its and not the title's. */
  static Optional<Fix> ofLabel(LinEdits lin, Board board) {
    return fits(board, lin.finding().expected()) && !fits(board, lin.finding().found())
        ? number(lin)
        : Optional.empty();
  }

  private static boolean fits(Board board, Optional<String> number) {
    OptionalInt value = Values.number(number.orElse(""));
    if (value.isEmpty() || value.getAsInt() == 0) {
      return false;
    }
    BoardNumber by = new BoardNumber(value.getAsInt());
    return board.dealer().value().equals(Optional.of(by.dealer()))
        && board.vulnerability().value().equals(Optional.of(by.vulnerability()));
  }
}
