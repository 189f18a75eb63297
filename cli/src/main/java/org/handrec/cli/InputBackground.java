package org.handrec.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.handrec.cli.report.Background;
import org.handrec.cli.report.Finding;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.fix.Repair;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.rules.Replay;

/** What can be found out about an input. */
final class InputBackground implements Background {
  private final OpenInput input;
  private final ReadOptions options;
  private final SourceHabits habits;
  private Optional<Fixer> fixer = Optional.empty();

  InputBackground(OpenInput input, ReadOptions options) {
    this.input = input;
    this.options = options;
    this.habits = input.habits(options);
  }

  @Override
  public Replay replay(HandRecord record) {
    return Replay.of(record.board(), options.strict(), habits);
  }

  @Override
  public Optional<Fix> fix(Finding finding) {
    boolean hasNone =
        finding.diagnostic().rule().fixSafety() == FixSafety.NONE
            || Repair.needsSolver(finding.diagnostic().code());
    if (hasNone || finding.record().isEmpty()) {
      return Optional.empty();
    }
    HandRecord record = finding.record().get();
    boolean isHere = finding.diagnostic().text() == record.text();
    return isHere && !fixer().isFileWide(finding.diagnostic())
        ? fixer().fix(finding.diagnostic(), record, replay(record))
        : Optional.empty();
  }

  @Override
  public boolean countsBytes() {
    return fixer().toSource(new byte[] {'a'}).length == 1;
  }

  private Fixer fixer() {
    if (fixer.isEmpty()) {
      try {
        fixer = Optional.of(input.format().fixer(input.source(), options));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return fixer.get();
  }
}
