package org.handrec.core.fix;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.handrec.core.check.Checker;
import org.handrec.core.check.FileRule;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceCheck;
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

  private final Work work;

  /** Those of the records whose findings wait. */
  private final Deque<Replay> replays = new ArrayDeque<>();

  private Optional<RecordReader.Trailer> trailer = Optional.empty();

  private Reading(Work work) {
    this.work = work;
  }

  /** Does something with what is read. */
  interface Work {
    void on(HandRecord record, Replay replay, List<Diagnostic> findings) throws IOException;

    /** Does something with findings about the source as a whole. */
    void onWhole(List<Diagnostic> findings) throws IOException;

    void end(RecordReader.Trailer trailer, List<Diagnostic> findings) throws IOException;
  }

  /**
   * Reads a source.
   *
   * @param rules those across its records
   */
  static void read(
      Format format, Source source, ReadOptions options, List<FileRule> rules, Work work)
      throws IOException {
    new Reading(work).read(format, source, options, rules);
  }

  private void read(Format format, Source source, ReadOptions options, List<FileRule> rules)
      throws IOException {
    SourceHabits habits = new SourceHabits(format, source, options);
    SourceCheck check = new SourceCheck(CHECKER, habits, this::tell, rules);
    try (RecordReader reader = format.read(source, options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        Replay replay = Replay.of(next.get().board(), options.strict(), habits);
        replays.add(replay);
        check.add(next.get(), replay);
      }
      trailer = Optional.of(reader.trailer());
      check.end(reader.trailer());
    }
  }

  private void tell(Optional<HandRecord> record, List<Diagnostic> found) throws IOException {
    if (record.isPresent()) {
      work.on(record.get(), replays.remove(), found);
    } else if (trailer.isPresent()) {
      work.end(trailer.get(), found);
    } else {
      work.onWhole(found);
    }
  }
}
