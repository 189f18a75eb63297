package org.handrec.cli;

import java.util.EnumSet;
import java.util.Set;
import org.handrec.core.diagnose.FixSafety;
import picocli.CommandLine.Option;

/** Which classes of repairs are made. */
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
      names = "--double-dummy",
      description =
          "Solve the deals, too, and with --suggested correct stated double dummy results and pars;"
              + " this takes time.")
  private boolean doubleDummy;

  /** Whether deals are solved. */
  boolean doubleDummy() {
    return doubleDummy;
  }

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
}
