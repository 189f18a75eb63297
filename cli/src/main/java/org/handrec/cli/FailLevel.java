package org.handrec.cli;

import java.util.Locale;
import java.util.Optional;
import org.handrec.core.diagnose.Severity;

/** From which severity on findings make the exit code 1. */
enum FailLevel {
  ERROR,
  WARNING,
  INFO,
  NEVER;

  /** The severity; empty for none. */
  Optional<Severity> severity() {
    return this == NEVER ? Optional.empty() : Optional.of(Severity.valueOf(name()));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
