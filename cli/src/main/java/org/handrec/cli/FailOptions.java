package org.handrec.cli;

import java.util.Optional;
import org.handrec.core.diagnose.Severity;
import picocli.CommandLine.Option;

/** Which findings make the exit code 1. */
final class FailOptions {
  @Option(
      names = "--fail-on",
      paramLabel = "LEVEL",
      description = "Exit code 1 when findings of this level remain: ${COMPLETION-CANDIDATES}.")
  private FailLevel failLevel = FailLevel.ERROR;

  /** The level from which findings make the exit code 1; empty for none. */
  Optional<Severity> level() {
    return failLevel.severity();
  }
}
