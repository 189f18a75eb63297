package org.handrec.example;

import java.io.IOException;
import java.nio.file.Path;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.pbn.PbnFormat;

/** Prints the contract of every record of a file, and what is wrong with the record. */
public final class PrintFindings {
  public static void main(String... args) throws IOException {
    Format format = new PbnFormat();
    Source source = Source.of(Path.of(args[0]));
    SourceHabits habits = new SourceHabits(format, source, ReadOptions.DEFAULT);
    Checker checker = new Checker(RecordRules.all());
    try (RecordReader reader = format.read(source, ReadOptions.DEFAULT)) {
      for (var next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        Replay replay = Replay.of(record.board(), false, habits);
        replay.contract().ifPresent(contract -> System.out.println(contract.symbol()));
        checker.check(record, replay).forEach(System.out::println);
      }
      reader.trailer().diagnostics().forEach(System.out::println);
    }
  }
}
