package org.handrec.cli.score;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import org.handrec.core.scoring.event.Tournament;

/** The shapes in which scores are shown. */
public enum ScoreFormat {
  /** For people. */
  TEXT,
  /** Comma-separated values with a header. */
  CSV,
  /** One JSON object. */
  JSON;

  /**
   * A report of this shape.
   *
   * @param out where it is written, in UTF-8
   * @param travellers whether boards are shown
   */
  public ScoreReport open(OutputStream out, Tournament tournament, boolean travellers)
      throws IOException {
    return switch (this) {
      case TEXT -> new TextScores(out, tournament);
      case CSV -> new CsvScores(out, tournament, travellers);
      case JSON -> new JsonScores(out, tournament, travellers);
    };
  }

  /** {@code text csv json}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
