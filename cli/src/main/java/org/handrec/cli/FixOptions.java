package org.handrec.cli;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Severity;
import picocli.CommandLine.Option;

/** Which findings are repaired, and which of those that are left count. */
final class FixOptions {
  @Option(
      names = "--lossy",
      description = "Also make repairs that drop text; it stays in a comment.")
  private boolean lossy;

  @Option(
      names = "--suggested",
      description = "Also make repairs that are guesses; look at the list of what they change.")
  private boolean suggested;

  @Option(
      names = "--select",
      paramLabel = "CODE",
      split = ",",
      description = "Repair only these: codes, names or prefixes, CODE:TAG for one tag.")
  private List<String> select = new ArrayList<>();

  @Option(
      names = "--ignore",
      paramLabel = "CODE",
      split = ",",
      description = "Leave these as they are: codes, names or prefixes, CODE:TAG for one tag.")
  private List<String> ignore = new ArrayList<>();

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "Severities for a purpose: ${COMPLETION-CANDIDATES}.")
  private Purpose purpose = Purpose.DEFAULT;

  @Option(
      names = "--fail-on",
      paramLabel = "LEVEL",
      description = "Exit code 1 when findings of this level are left: ${COMPLETION-CANDIDATES}.")
  private FailLevel failLevel = FailLevel.ERROR;

  /** The classes of repairs to make. */
  Set<FixSafety> allowed() {
    Set<FixSafety> allowed = EnumSet.of(FixSafety.SAFE);
    if (lossy) {
      allowed.add(FixSafety.LOSSY);
    }
    if (suggested) {
      allowed.add(FixSafety.SUGGEST);
    }
    return allowed;
  }

  /** What is looked at, and how grave it is. */
  SeverityPolicy policy() {
    return new SeverityPolicy(
        Registry.rules(), purpose.profile(), false, List.of(), select, ignore);
  }

  /** The level from which findings that are left make the exit code 1; empty for none. */
  Optional<Severity> failLevel() {
    return failLevel.severity();
  }
}
