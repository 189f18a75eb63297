package org.handrec.core.fix;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/** Reads and checks a source, one record after the other. */
final class Reading {
  private static final Checker CHECKER = new Checker(RecordRules.all());

  private Reading() {}

  /** Does something with what is read. */
  interface Work {
    void on(HandRecord record, Replay replay, List<Diagnostic> findings) throws IOException;

    void end(RecordReader.Trailer trailer, List<Diagnostic> findings) throws IOException;
  }

  static void read(Format format, Source source, ReadOptions options, Work work)
      throws IOException {
    SourceHabits habits = new SourceHabits(format, source, options);
    try (RecordReader reader = format.read(source, options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        Replay replay = Replay.of(record.board(), options.strict(), habits);
        work.on(record, replay, CHECKER.check(record, replay));
      }
      List<Diagnostic> behind = new ArrayList<>(reader.trailer().diagnostics());
      behind.sort(Comparator.comparingLong(finding -> finding.span().start()));
      work.end(reader.trailer(), behind);
    }
  }
}
