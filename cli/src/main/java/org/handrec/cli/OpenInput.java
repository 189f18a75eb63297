package org.handrec.cli;

import java.io.IOException;
import java.util.Optional;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.RecordWriter;
import org.handrec.cli.shell.Progress;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/**
 * An input of known format.
 *
 * @param input the input
 * @param source its bytes
 * @param format their format
 * @param progress is told of each board
 */
record OpenInput(Input input, Source source, Format format, Progress.Part progress) {
  /** Does something with a record. */
  interface RecordWork {
    /** Does something before the first record is read. */
    default void begin(RecordReader reader) throws IOException {}

    void on(HandRecord record, Replay replay) throws IOException;

    /** Does something when all records are read. */
    default void end(RecordReader reader) throws IOException {}
  }

  /** The name by which messages call it. */
  String name() {
    return input.name();
  }

  /** The same input, read from other bytes. */
  OpenInput from(Source other) {
    return new OpenInput(input, other, format, progress);
  }

  /** Its habits, which are looked for when they are asked for. */
  SourceHabits habits(ReadOptions options) {
    return new SourceHabits(format, source, options);
  }

  /** Reads all records, each with its replay. */
  void read(ReadOptions options, RecordWork work) throws IOException {
    SourceHabits survey = habits(options);
    try (RecordReader reader = format.read(source, options)) {
      work.begin(reader);
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        work.on(record, Replay.of(record.board(), options.strict(), survey));
        progress.board(record.text().offset() + record.text().length());
      }
      work.end(reader);
    }
  }

  /** Reads all records into a writer. */
  void copy(ReadOptions options, RecordWriter writer) throws IOException {
    read(
        options,
        new RecordWork() {
          @Override
          public void begin(RecordReader reader) throws IOException {
            writer.beginInput(reader);
          }

          @Override
          public void on(HandRecord record, Replay replay) throws IOException {
            writer.write(name(), record, replay);
          }

          @Override
          public void end(RecordReader reader) throws IOException {
            writer.endInput(name(), reader);
          }
        });
  }
}
