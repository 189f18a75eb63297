package org.handrec.core.diagnose;

import java.util.Locale;

/** A set of severities for a purpose. */
public enum Profile {
  /** No changes. */
  DEFAULT,
  /** Cleaning result files. */
  TOURNAMENT,
  /** Lessons: rotated and copied deals are normal. */
  LESSON,
  /** Old events: odd text and old tables are normal. */
  ARCHIVE;

  /** {@code default tournament lesson archive}. */
  public String symbol() {
    return name().toLowerCase(Locale.ROOT);
  }
}
