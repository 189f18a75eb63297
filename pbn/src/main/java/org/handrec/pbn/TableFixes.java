package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.model.RowOrder;
import org.handrec.core.model.Table;

/** Repairs of the rows of tables. */
final class TableFixes {
  private TableFixes() {}

  /** T001: the rows change places, their texts and what stands between them stay. */
  static Optional<Fix> sorted(GameEdits game) {
    int tag = game.tagOf(game.token());
    String name = game.finding().tag().orElse("");
    Optional<Table> table =
        game.board().tables().stream().filter(t -> t.name().equals(name)).findFirst();
    Optional<List<Integer>> order = table.flatMap(RowOrder::of).flatMap(RowOrder::sorted);
    if (tag < 0 || order.isEmpty() || hasComments(game, tag)) {
      return Optional.empty();
    }
    TableCells cells = TableCells.of(game.game(), tag);
    int columns = table.get().columns().size();
    List<Edit> edits = new ArrayList<>();
    for (int row = 0; row < order.get().size(); row++) {
      int other = order.get().get(row);
      if (other != row) {
        edits.add(
            game.replace(
                begin(cells, row, columns),
                end(cells, row, columns),
                game.text(begin(cells, other, columns), end(cells, other, columns))));
      }
    }
    return game.fix(edits);
  }

  private static int begin(TableCells cells, int row, int columns) {
    return cells.start(row * columns);
  }

  private static int end(TableCells cells, int row, int columns) {
    return cells.end((row + 1) * columns - 1);
  }

  private static boolean hasComments(GameEdits game, int tag) {
    for (int token = game.game().firstTokenBehind(tag); token < game.endOfSection(tag); token++) {
      if (game.kind(token).isComment()) {
        return true;
      }
    }
    return false;
  }

  /** The element that the finding names as the right one, in the place of the wrong one. */
  static Optional<Fix> expected(GameEdits game) {
    return game.finding()
        .expected()
        .flatMap(text -> game.fix(replaced(game, game.from(), game.to(), text)));
  }

  /** An element in the place of another one. Blanks beside it make up for another width. */
  static Edit replaced(GameEdits game, int from, int to, String text) {
    String old = game.text(from, to);
    String fresh = old.startsWith("\"") ? GameEdits.quoted(text) : text;
    int begin = from;
    int wider = fresh.length() - old.length();
    for (; wider > 0 && isBlank(game, begin - 1) && isBlank(game, begin - 2); wider--) {
      begin--;
    }
    return game.replace(begin, to, " ".repeat(Math.max(0, -wider)) + fresh);
  }

  private static boolean isBlank(GameEdits game, int at) {
    return at >= 0 && game.game().bytes[at] == ' ';
  }
}
