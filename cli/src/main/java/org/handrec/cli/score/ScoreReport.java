package org.handrec.cli.score;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.handrec.core.scoring.event.MatchScore;
import org.handrec.core.scoring.event.Ranking;

/** Shows the scores of events: first matches, then rankings, then boards. */
public interface ScoreReport extends Closeable {
  /** The matches. */
  void matches(List<MatchScore> matches) throws IOException;

  /** The rankings. */
  void rankings(List<Ranking> rankings) throws IOException;

  /** The results of a board. */
  void board(int board, List<ScoredRow> rows) throws IOException;

  /** Ends the report; what it is written to stays open. */
  @Override
  void close() throws IOException;
}
