package org.handrec.cli;

import java.util.ArrayList;
import java.util.List;
import org.handrec.cli.report.SeverityPolicy;
import picocli.CommandLine.Option;

/** Which findings a command looks at, and how grave they are. */
final class SelectionOptions {
  @Option(
      names = "--select",
      paramLabel = "CODE",
      split = ",",
      description = "Look at these only: codes, their beginnings, or names; CODE:TAG for one tag.")
  private List<String> select = new ArrayList<>();

  @Option(
      names = "--ignore",
      paramLabel = "CODE",
      split = ",",
      description = "Leave these alone: codes, their beginnings, or names; CODE:TAG for one tag.")
  private List<String> ignore = new ArrayList<>();

  @Option(
      names = "--severity",
      paramLabel = "CODE=LEVEL",
      split = ",",
      description = "Change the severity of a rule: error, warning, info, off.")
  private List<String> changes = new ArrayList<>();

  @Option(
      names = "--profile",
      paramLabel = "PROFILE",
      description = "Severities for a purpose: ${COMPLETION-CANDIDATES}.")
  private Purpose purpose = Purpose.DEFAULT;

  /**
   * What is looked at, and how grave it is.
   *
   * @param strictExport whether departures from the export format are warnings
   */
  SeverityPolicy policy(boolean strictExport) {
    return new SeverityPolicy(
        Registry.rules(), purpose.profile(), strictExport, changes, select, ignore);
  }
}
