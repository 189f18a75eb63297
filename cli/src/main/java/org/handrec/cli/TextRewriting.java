package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import org.handrec.cli.shell.Failure;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/** Writes a PBN text again, some of its records with other text. */
final class TextRewriting {
  private TextRewriting() {}

  /** Takes the text of a record. */
  interface Text {
    void write(byte[] bytes) throws IOException;
  }

  /** Gives the text of each record, at once or later, but in their order. */
  interface Work {
    void on(HandRecord record, Replay replay, Text text) throws IOException;

    /** Gives what is still to come. */
    default void end() throws IOException {}
  }

  /** Writes the text of an input. */
  static void write(OpenInput in, ReadOptions options, OutputStream out, Work work)
      throws IOException {
    if (!in.format().id().equals("pbn")) {
      throw new Failure("tags and tables are written into PBN only");
    }
    Fixer fixer = in.format().fixer(in.source(), options);
    Text text = bytes -> out.write(fixer.toSource(bytes));
    in.read(
        options,
        new OpenInput.RecordWork() {
          @Override
          public void on(HandRecord record, Replay replay) throws IOException {
            work.on(record, replay, text);
          }

          @Override
          public void end(RecordReader reader) throws IOException {
            work.end();
            text.write(reader.trailer().text().bytes());
          }
        });
  }
}
