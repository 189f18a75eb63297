package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.table.Grid;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;

/**
 * T004: a TotalScoreTable against the ScoreTables of its event, and its ranks against its totals.
 * They are compared at the end of the source, since the totals mostly stand at its first board. At
 * most 16 events are kept, with 4096 contestants each; a larger one is not checked.
 */
final class TotalsRule implements IdentityRule {
  private static final int MOST_EVENTS = 16;
  private static final int MOST_BOARDS = 4096;
  private static final int MOST_CELLS = 1 << 14;

  private final Map<String, Tally> events = new LinkedHashMap<>();

  /** What is known of an event. */
  private static final class Tally {
    private final Sums sums = new Sums();
    private final Set<Integer> boards = new HashSet<>();
    private final List<TotalTable> tables = new ArrayList<>(1);
  }

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    if (context.board().tables().isEmpty()) {
      return;
    }
    Optional<Grid> scores = Grid.of(context, findings, "ScoreTable");
    Optional<Grid> totals = Grid.of(context, findings, "TotalScoreTable");
    if (scores.isEmpty() && totals.isEmpty()) {
      return;
    }
    if (!events.containsKey(identity.event()) && events.size() == MOST_EVENTS) {
      return;
    }
    Tally tally = events.computeIfAbsent(identity.event(), event -> new Tally());
    scores.ifPresent(grid -> add(grid, context, tally, findings));
    if (totals.isPresent() && tally.tables.isEmpty() && totals.get().size() <= MOST_CELLS) {
      tally.tables.add(kept(totals.get(), context));
    }
  }

  /** A table that stands with several records of its board counts once. */
  private static void add(Grid grid, BoardContext context, Tally tally, Findings findings) {
    int key = 31 * context.board().number().value().orElse(0) + grid.checksum();
    if (tally.boards.add(key)) {
      if (tally.boards.size() > MOST_BOARDS) {
        tally.sums.giveUp();
      } else {
        tally.sums.add(grid, findings);
      }
    }
  }

  private static TotalTable kept(Grid grid, BoardContext context) {
    Span first = grid.place(0, 0);
    Span last = grid.lastPlace();
    RecordText text = context.record().text().excerpt(new Span(first.start(), last.end()));
    return new TotalTable(grid.detached(), text);
  }

  @Override
  public void finish(Span end, Findings findings) {
    for (Tally tally : events.values()) {
      for (TotalTable table : tally.tables) {
        table.report(tally.sums, findings);
      }
    }
  }
}
