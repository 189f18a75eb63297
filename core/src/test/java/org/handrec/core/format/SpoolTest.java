package org.handrec.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpoolTest {
  @TempDir private Path folder;

  @Test
  void givesBackWhatItTookAsOftenAsAsked() throws IOException {
    byte[] bytes = random(1000);
    try (Spool spool = new Spool(Optional.of(folder))) {
      spool.write(bytes);
      assertThat(spool.open().readAllBytes()).isEqualTo(bytes);
      spool.write(7);
      assertThat(spool.open().readAllBytes()).hasSize(1001).startsWith(bytes).endsWith(7);
      assertThat(folder).isEmptyDirectory();
    }
  }

  @Test
  void goesToAFileBeyondAMebibyteAndDeletesIt() throws IOException {
    byte[] bytes = random(3 << 20);
    try (Spool spool = new Spool(Optional.of(folder))) {
      for (int at = 0; at < bytes.length; at += 1 << 16) {
        spool.write(bytes, at, 1 << 16);
      }
      assertThat(folder).isNotEmptyDirectory();
      assertThat(spool.open().readAllBytes()).isEqualTo(bytes);
      assertThat(spool.open().readAllBytes()).isEqualTo(bytes);
    }
    assertThat(folder).isEmptyDirectory();
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }
}
