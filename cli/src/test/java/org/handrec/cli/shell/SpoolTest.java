package org.handrec.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SpoolTest {
  private final FileSystem files =
      Jimfs.newFileSystem(Configuration.unix().toBuilder().setWorkingDirectory("/club").build());
  private final Path file = files.getPath("/club/spool.tmp");
  private final AtomicInteger created = new AtomicInteger();

  @Test
  void givesBackWhatItTookAsOftenAsAsked() throws IOException {
    byte[] bytes = random(1000);
    try (Spool spool = spool()) {
      spool.write(bytes);
      assertThat(spool.open().readAllBytes()).isEqualTo(bytes);
      assertThat(spool.open().readAllBytes()).isEqualTo(bytes);
    }
    assertThat(created).hasValue(0);
  }

  @Test
  void goesToAFileBeyondAMebibyteAndDeletesIt() throws IOException {
    byte[] bytes = random(3 << 20);
    try (Spool spool = spool()) {
      for (int at = 0; at < bytes.length; at += 1 << 16) {
        spool.write(bytes, at, 1 << 16);
      }
      assertThat(file).exists();
      assertThat(spool.open().readAllBytes()).isEqualTo(bytes);
      assertThat(spool.open().readAllBytes()).isEqualTo(bytes);
    }
    assertThat(created).hasValue(1);
    assertThat(file).doesNotExist();
  }

  @Test
  void saysThatATemporaryFileCannotBeWritten() throws IOException {
    try (Spool spool =
        new Spool(
            () -> {
              throw new IOException("no space");
            })) {
      assertThatThrownBy(() -> spool.write(random(2 << 20)))
          .isInstanceOf(OutputFailure.class)
          .hasMessage("temporary file cannot be written: no space");
    }
  }

  private Spool spool() {
    return new Spool(
        () -> {
          created.incrementAndGet();
          return Files.createFile(file);
        });
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }
}
