package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Table;

/** Repairs of the values of tags, and of elements of tables. */
final class ValueFixes {
  private ValueFixes() {}

  /** The value that the finding names as the right one. */
  static Optional<Fix> expected(GameEdits game) {
    int tag = game.tagAt(game.from());
    return tag < 0
        ? Optional.empty()
        : game.finding().expected().flatMap(value -> game.fix(game.value(tag, value)));
  }

  /** PBN060: the form of the standard, in a tag or in a column of a table. */
  static Optional<Fix> respelled(GameEdits game) {
    return game.tagAt(game.from()) >= 0 ? expected(game) : denominations(game);
  }

  private static Optional<Fix> denominations(GameEdits game) {
    int tag = game.tagOf(game.token());
    String name = game.finding().tag().orElse("");
    Optional<Table> table =
        game.board().tables().stream().filter(t -> t.name().equals(name)).findFirst();
    if (tag < 0 || table.isEmpty()) {
      return Optional.empty();
    }
    List<Table.Column> columns = table.get().columns();
    List<Edit> edits = new ArrayList<>();
    TableCells cells = TableCells.of(game.game(), tag);
    for (int cell = 0; cell < cells.count(); cell++) {
      if (game.text(cells.start(cell), cells.end(cell)).equalsIgnoreCase("N")
          && columns.get(cell % columns.size()).name().equals("Denomination")) {
        edits.add(wider(game, cells.start(cell), cells.end(cell)));
      }
    }
    return game.fix(edits);
  }

  /** {@code NT} for {@code N}; a surplus blank beside it goes, so that columns keep their width. */
  private static Edit wider(GameEdits game, int from, int to) {
    if (isBlank(game, to) && isBlank(game, to + 1)) {
      return game.replace(from, to + 1, "NT");
    }
    return isBlank(game, from - 1) && isBlank(game, from - 2)
        ? game.replace(from - 1, to, "NT")
        : game.replace(from, to, "NT");
  }

  private static boolean isBlank(GameEdits game, int at) {
    byte[] bytes = game.game().bytes;
    return at >= 0 && at < bytes.length && bytes[at] == ' ';
  }

  /**
   * PBN071: the deal as the standard writes it, from the seat with which it begins. Of a faulty
   * deal only the hands that are not given are written so.
   */
  static Optional<Fix> deal(GameEdits game) {
    int tag = game.tagAt(game.from());
    String value = game.valueOf("Deal").map(String::strip).orElse("");
    Optional<Seat> first = value.isEmpty() ? Optional.empty() : Seat.of(value.charAt(0));
    if (tag < 0 || first.isEmpty()) {
      return Optional.empty();
    }
    String fresh =
        game.board()
            .deal()
            .value()
            .map(deal -> deal.toString(first.get()))
            .orElse(value.replaceAll("(?<=[ :])\\.\\.\\.(?= |$)", "-"));
    return game.fix(game.value(tag, fresh));
  }

  /** R009: no value. */
  static Optional<Fix> emptied(GameEdits game) {
    return game.finding().tag().flatMap(name -> game.valueFix(name, ""));
  }
}
