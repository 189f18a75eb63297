package org.handrec.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.handrec.cli.report.Finding;
import org.handrec.cli.report.Report;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.cli.report.Tally;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceCheck;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/** Checks the records of one input after the other and hands the findings to a report. */
final class BoardCheck {
  private final ReadOptions options;
  private final SeverityPolicy policy;
  private final Report report;
  private final Tally tally;
  private final Consumer<Tally> counted;
  private final Checker checker;

  /**
   * A check.
   *
   * @param counted is told of each finding that was counted
   */
  BoardCheck(
      ReadOptions options,
      SeverityPolicy policy,
      Report report,
      Tally tally,
      Consumer<Tally> counted) {
    this.options = options;
    this.policy = policy;
    this.report = report;
    this.tally = tally;
    this.counted = counted;
    this.checker = new Checker(RecordRules.all());
  }

  /** Checks an input. */
  void read(OpenInput input) throws IOException {
    tally.addFile();
    report.begin(input.name());
    SourceCheck check =
        new SourceCheck(
            checker, input.habits(options), (record, found) -> add(input.name(), record, found));
    try {
      input.read(
          options,
          new OpenInput.RecordWork() {
            @Override
            public void on(HandRecord record, Replay replay) throws IOException {
              if (record.kind() == HandRecord.Kind.BOARD) {
                tally.addBoard();
              }
              check.add(record, replay);
            }

            @Override
            public void end(RecordReader reader) throws IOException {
              check.end(reader.trailer());
            }
          });
    } finally {
      report.end();
    }
  }

  private void add(String file, Optional<HandRecord> record, List<Diagnostic> diagnostics)
      throws IOException {
    for (Diagnostic diagnostic : diagnostics) {
      Optional<Diagnostic> reported = policy.apply(diagnostic);
      if (reported.isPresent()) {
        tally.add(reported.get().severity());
        counted.accept(tally);
        report.add(new Finding(file, record, reported.get().text(), reported.get()));
      }
    }
  }
}
