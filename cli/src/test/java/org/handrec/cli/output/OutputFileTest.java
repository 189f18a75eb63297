package org.handrec.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class OutputFileTest {
  private FileSystem files;
  private Path directory;
  private Path target;

  @BeforeEach
  void open() throws IOException {
    files =
        Jimfs.newFileSystem(
            Configuration.unix().toBuilder().setAttributeViews("basic", "posix").build());
    directory = Files.createDirectories(files.getPath("/club/out"));
    target = directory.resolve("club.pbn");
  }

  @AfterEach
  void close() throws IOException {
    files.close();
  }

  @Test
  void appearsWhenItIsCommitted() throws IOException {
    try (OutputFile file = OutputFile.create("club.pbn", target, false)) {
      file.write("new".getBytes(StandardCharsets.UTF_8));
      assertThat(target).doesNotExist();

      assertThat(file.commit()).isTrue();
    }
    assertThat(target).hasContent("new");
    assertThat(names()).containsExactly("club.pbn");
  }

  @Test
  void leavesNothingWithoutCommit() throws IOException {
    Files.writeString(target, "old");
    try (OutputFile file = OutputFile.create("club.pbn", target, true)) {
      file.write("new".getBytes(StandardCharsets.UTF_8));
      file.flush();
    }
    assertThat(target).hasContent("old");
    assertThat(names()).containsExactly("club.pbn");
  }

  @Test
  void doesNotReplaceUnasked() throws IOException {
    Files.writeString(target, "old");

    assertThatThrownBy(() -> OutputFile.create("club.pbn", target, false))
        .isInstanceOf(Failure.class)
        .hasMessage("club.pbn: exists already; --force replaces it");
    assertThat(target).hasContent("old");
  }

  @Test
  void keepsPermissions() throws IOException {
    Files.writeString(target, "old");
    Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-rw----");
    Files.setPosixFilePermissions(target, permissions);

    replace("new");

    assertThat(target).hasContent("new");
    assertThat(Files.getPosixFilePermissions(target)).isEqualTo(permissions);
  }

  @Test
  void keepsSymbolicLinks() throws IOException {
    Path real = Files.writeString(directory.resolve("real.pbn"), "old");
    Files.createSymbolicLink(target, real.getFileName());

    replace("new");

    assertThat(Files.isSymbolicLink(target)).isTrue();
    assertThat(real).hasContent("new");
    assertThat(names()).containsExactlyInAnyOrder("club.pbn", "real.pbn");
  }

  @Test
  void doesNotTouchWhatStaysTheSame() throws IOException {
    Files.writeString(target, "same");
    FileTime time = FileTime.fromMillis(1000);
    Files.setLastModifiedTime(target, time);

    assertThat(replace("same")).isFalse();

    assertThat(Files.getLastModifiedTime(target)).isEqualTo(time);
    assertThat(names()).containsExactly("club.pbn");
  }

  @Test
  void isNoDirectory() {
    assertThatThrownBy(() -> OutputFile.create("out", directory, true))
        .isInstanceOf(Failure.class)
        .hasMessage("out: is a directory");
  }

  @Test
  void needsItsDirectory() {
    assertThatThrownBy(() -> OutputFile.create("no/x.pbn", directory.resolve("no/x.pbn"), false))
        .isInstanceOf(OutputFailure.class)
        .hasMessage("no/x.pbn cannot be written: no such directory");
  }

  private boolean replace(String text) throws IOException {
    try (OutputFile file = OutputFile.create("club.pbn", target, true)) {
      file.write(text.getBytes(StandardCharsets.UTF_8));
      return file.commit();
    }
  }

  private List<String> names() throws IOException {
    try (Stream<Path> paths = Files.list(directory)) {
      return paths.map(path -> path.getFileName().toString()).toList();
    }
  }
}
