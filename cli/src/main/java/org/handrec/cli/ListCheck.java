package org.handrec.cli;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.handrec.cli.input.Input;
import org.handrec.cli.input.Inputs;
import org.handrec.cli.report.Background;
import org.handrec.cli.report.Finding;
import org.handrec.cli.report.Report;
import org.handrec.cli.report.Selection;
import org.handrec.cli.report.Tally;
import org.handrec.cli.results.HandsIndex;
import org.handrec.cli.results.ListOptions;
import org.handrec.cli.results.ResultList;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Reasons;
import org.handrec.cli.shell.Shell;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.format.HandRecord;
import org.handrec.core.rules.Replay;

/**
 * The check of a list of results. The list is looked over before any hands are read, since what it
 * leaves open is asked for, and its findings come behind theirs.
 */
final class ListCheck implements Closeable {
  private final Input input;
  private final ResultList list;
  private final HandsIndex hands = new HandsIndex();

  private ListCheck(Input input, ResultList list) {
    this.input = input;
    this.list = list;
  }

  /**
   * Opens a list; empty when there is none of that name, which is told.
   *
   * @throws Failure when it cannot be read, or leaves something open
   */
  static Optional<ListCheck> open(Shell shell, String name, ListOptions options) {
    Inputs inputs = new Inputs(shell, Registry.formats());
    inputs.add(name);
    if (inputs.found().isEmpty()) {
      return Optional.empty();
    }
    if (inputs.found().size() > 1) {
      throw new Failure("--results names one list");
    }
    Input input = inputs.found().get(0);
    try {
      return Optional.of(new ListCheck(input, ResultList.of(input.source(), options)));
    } catch (IOException e) {
      throw new Failure(input.name() + ": " + Reasons.of(e));
    }
  }

  /** The list as an input. */
  Input input() {
    return input;
  }

  /** Takes the hands. */
  HandsIndex hands() {
    return hands;
  }

  /** Checks the list, and adds its part to a report. */
  void check(Report report, Selection selection, Consumer<Severity> told, Tally tally)
      throws IOException {
    Report.Part part = report.begin(input.name(), report.body());
    Selection.OfFile selected = selection.ofFile(input.name());
    tally.addFile();
    try {
      list.check(
          hands,
          (record, found) -> {
            List<Finding> findings = new ArrayList<>(found.size());
            for (Diagnostic diagnostic : found) {
              selected
                  .apply(new Finding(input.name(), Optional.of(record), diagnostic, ROWS))
                  .ifPresent(findings::add);
            }
            for (Finding finding : findings) {
              tally.add(finding.diagnostic().severity());
              told.accept(finding.diagnostic().severity());
            }
            part.add(Optional.of(record), findings);
          });
    } finally {
      part.end();
    }
    report.completed(input.name());
    selected.end(true);
  }

  @Override
  public void close() throws IOException {
    input.close();
  }

  /** Rows have no play that could be shown, and nothing edits a list. */
  private static final Background ROWS =
      new Background() {
        @Override
        public Replay replay(HandRecord record) {
          return ResultList.replay(record);
        }

        @Override
        public Optional<Fix> fix(Finding finding) {
          return Optional.empty();
        }

        @Override
        public boolean countsBytes() {
          return false;
        }
      };
}
