package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;
import org.handrec.testkit.SamplesContract;

/** The samples of PBN. The match and the lesson are in import format. */
class SamplesTest extends SamplesContract {
  SamplesTest() {
    super(new PbnFormat());
  }

  @Override
  protected boolean isCanonical(String file) {
    return file.equals("club-pairs.pbn");
  }

  @Override
  protected byte[] written(Path file) throws IOException {
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (PbnWriter writer = new PbnWriter(written, PbnWriter.Options.DEFAULT);
        RecordReader reader = new PbnFormat().read(Source.of(file), ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        Replay replay = Replay.of(next.get().board(), false, Habits.UNKNOWN);
        assertThat(writer.write(next.get(), replay)).isEmpty();
      }
      assertThat(writer.finish(reader)).isEmpty();
    }
    return written.toByteArray();
  }
}
