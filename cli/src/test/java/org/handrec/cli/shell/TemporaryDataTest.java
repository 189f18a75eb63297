package org.handrec.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TemporaryDataTest {
  private static final int MUCH = 2 << 20;

  private final Path folder =
      Jimfs.newFileSystem(Configuration.unix().toBuilder().setWorkingDirectory("/club").build())
          .getPath("/club");

  @Test
  void givesBackWhatItTook() throws IOException {
    try (TemporaryData data = new TemporaryData(Optional.of(folder))) {
      data.write(new byte[MUCH]);
      assertThat(data.open().readAllBytes()).hasSize(MUCH);
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void saysThatATemporaryFileCannotBeWritten() throws IOException {
    Path missing = folder.resolve("missing");
    try (TemporaryData data = new TemporaryData(Optional.of(missing))) {
      assertThatThrownBy(() -> data.write(new byte[MUCH]))
          .isInstanceOf(OutputFailure.class)
          .hasMessageStartingWith("temporary file cannot be written: ");
    }
  }
}
