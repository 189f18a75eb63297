package org.handrec.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.handrec.cli.input.ReadableSource;
import org.handrec.cli.report.Finding;
import org.handrec.cli.report.Report;
import org.handrec.cli.report.Selection;
import org.handrec.cli.report.Tally;
import org.handrec.cli.results.HandsIndex;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.check.Checker;
import org.handrec.core.check.FileRules;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SetCheck;
import org.handrec.core.check.SourceCheck;
import org.handrec.core.check.SourceDeals;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.doubledummy.Limits;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/** Checks the records of inputs, one after the other or side by side, and fills a report. */
final class BoardCheck implements InputQueue.Task {
  private static final Checker CHECKER = new Checker(RecordRules.all());

  private final Setting setting;
  private final Report report;
  private final Tally tally = new Tally();
  private final SetCheck set = new SetCheck();

  /**
   * How inputs are checked.
   *
   * @param options how they are read
   * @param solver limits of the solver, where the rules that need one are applied
   * @param selection what is reported
   * @param found is told of the severity of each finding at once, by any thread
   * @param sideBySide whether inputs are checked side by side, so that what is written must wait
   * @param room makes room for what waits
   * @param hands takes the hands, where something else is checked against them
   */
  record Setting(
      ReadOptions options,
      Optional<Limits> solver,
      Selection selection,
      Consumer<Severity> found,
      boolean sideBySide,
      Supplier<TemporaryData> room,
      Optional<HandsIndex> hands) {}

  BoardCheck(Setting setting, Report report) {
    this.setting = setting;
    this.report = report;
  }

  /** What was read and reported so far. */
  Tally tally() {
    return tally;
  }

  @Override
  public InputQueue.Completion on(OpenInput input) throws IOException {
    Optional<TemporaryData> waiting =
        setting.sideBySide() ? Optional.of(setting.room().get()) : Optional.empty();
    Report.Part part =
        report.begin(input.name(), waiting.<OutputStream>map(w -> w).orElseGet(report::body));
    OneInput one = new OneInput(input, part);
    Optional<IOException> problem = Optional.empty();
    try {
      one.read();
    } catch (IOException e) {
      problem = Optional.of(e);
    } catch (UncheckedIOException e) {
      problem = Optional.of(e.getCause());
    }
    return new Completed(one, waiting, problem);
  }

  /** An input that was read, perhaps not to its end. */
  private final class Completed implements InputQueue.Completion {
    private final OneInput input;
    private final Optional<TemporaryData> waiting;
    private final Optional<IOException> problem;

    Completed(OneInput input, Optional<TemporaryData> waiting, Optional<IOException> problem) {
      this.input = input;
      this.waiting = waiting;
      this.problem = problem;
    }

    @Override
    public void run() throws IOException {
      if (waiting.isPresent()) {
        try (TemporaryData part = waiting.get();
            InputStream in = part.open()) {
          in.transferTo(report.body());
        }
      }
      tally.add(input.counts);
      setting.hands().ifPresent(all -> all.add(input.hands));
      report.completed(input.input.name());
      compare();
      input.selection.end(problem.isEmpty());
      if (problem.isPresent()) {
        throw problem.get();
      }
    }

    /** What shows when the input is compared with those before it is a part of its own. */
    private void compare() throws IOException {
      String name = input.input.name();
      List<Finding> findings =
          input.selected(
              Optional.empty(),
              set.add(name, input.deals).stream().filter(input.check::lets).toList());
      if (!findings.isEmpty()) {
        Report.Part part = report.begin(name, report.body());
        part.add(Optional.empty(), findings);
        part.end();
        findings.forEach(finding -> tally.add(finding.diagnostic().severity()));
      }
    }

    @Override
    public void giveUp() throws IOException {
      if (waiting.isPresent()) {
        waiting.get().close();
      }
    }
  }

  /** A record that was read. */
  private record Read(HandRecord record, Replay replay) {}

  /**
   * The check of one input. A record is checked when the next one or the end of the input has been
   * read, since the last one of an input that breaks off is not whole.
   */
  private final class OneInput implements OpenInput.RecordWork {
    private final ReadableSource source;
    private final OpenInput input;
    private final Report.Part part;
    private final InputBackground background;
    private final Selection.OfFile selection;
    private final SourceCheck check;
    private final Tally counts = new Tally();
    private final HandsIndex hands = new HandsIndex();
    private final SourceDeals deals = new SourceDeals();
    private Optional<Read> last = Optional.empty();

    OneInput(OpenInput whole, Report.Part part) {
      this.source = new ReadableSource(whole.source());
      this.input = whole.from(source);
      this.part = part;
      this.background = new InputBackground(input, setting.options());
      this.selection = setting.selection().ofFile(input.name());
      this.check =
          new SourceCheck(
              CHECKER,
              input.habits(setting.options()),
              this::report,
              setting.solver().map(FileRules::withSolver).orElseGet(FileRules::forSource));
    }

    void read() throws IOException {
      counts.addFile();
      try {
        input.read(setting.options(), this);
      } finally {
        part.end();
      }
      if (source.problem().isPresent()) {
        throw source.problem().get();
      }
    }

    @Override
    public void on(HandRecord record, Replay replay) throws IOException {
      checkLast();
      last = Optional.of(new Read(record, replay));
    }

    private void checkLast() throws IOException {
      if (last.isPresent()) {
        check(last.get().record(), last.get().replay());
      }
    }

    private void check(HandRecord record, Replay replay) throws IOException {
      if (record.kind() == HandRecord.Kind.BOARD) {
        counts.addBoard();
        deals.add(record);
        if (setting.hands().isPresent()) {
          hands.add(record.board());
        }
      }
      check.add(record, replay);
    }

    @Override
    public void end(RecordReader reader) throws IOException {
      if (source.problem().isPresent()) {
        check.breakOff();
      } else {
        checkLast();
        check.end(reader.trailer());
      }
    }

    private void report(Optional<HandRecord> record, List<Diagnostic> found) throws IOException {
      List<Finding> findings = selected(record, found);
      findings.forEach(finding -> counts.add(finding.diagnostic().severity()));
      part.add(record, findings);
    }

    /** The findings to report; their severity is told at once. */
    private List<Finding> selected(Optional<HandRecord> record, List<Diagnostic> found)
        throws IOException {
      List<Finding> findings = new ArrayList<>(found.size());
      for (Diagnostic diagnostic : found) {
        selection
            .apply(new Finding(input.name(), record, diagnostic, background))
            .ifPresent(findings::add);
      }
      findings.forEach(finding -> setting.found().accept(finding.diagnostic().severity()));
      return findings;
    }
  }
}
