package org.handrec.cli;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A file system in memory and a command line in it. */
final class Desk {
  final FileSystem files;
  final Path directory;
  private final Map<String, String> environment = new HashMap<>();
  private byte[] input = new byte[0];
  private boolean terminal;

  private Desk(FileSystem files, Path directory) {
    this.files = files;
    this.directory = directory;
  }

  static Desk unix() {
    FileSystem files =
        Jimfs.newFileSystem(
            Configuration.unix().toBuilder()
                .setAttributeViews("basic", "owner", "posix", "unix")
                .setWorkingDirectory("/club")
                .build());
    return new Desk(files, files.getPath("/club"));
  }

  static Desk windows() {
    FileSystem files =
        Jimfs.newFileSystem(
            Configuration.windows().toBuilder().setWorkingDirectory("C:\\work").build());
    return new Desk(files, files.getPath("C:\\work"));
  }

  /** A command line on another view of a file system. */
  static Desk on(FileSystem files, Path directory) {
    return new Desk(files, directory);
  }

  Desk variable(String name, String value) {
    environment.put(name, value);
    return this;
  }

  Desk input(String text) {
    return input(text.getBytes(StandardCharsets.UTF_8));
  }

  Desk input(byte[] bytes) {
    input = bytes;
    return this;
  }

  Desk terminal() {
    terminal = true;
    return this;
  }

  Path put(String name, String text) {
    return put(name, text.getBytes(StandardCharsets.UTF_8));
  }

  Path put(String name, byte[] bytes) {
    try {
      Path path = path(name);
      Files.createDirectories(path.getParent());
      return Files.write(path, bytes);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  Path path(String name) {
    return directory.resolve(name);
  }

  String text(String name) {
    try {
      return Files.readString(path(name));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  Result run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    return run(out, args).withOut(out.toString(StandardCharsets.UTF_8));
  }

  /** Runs with another standard output. */
  Result run(OutputStream out, String... args) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Handrec handrec =
        new Handrec(
            files, directory, new ByteArrayInputStream(input), out, err, environment, terminal);
    int code = handrec.run(args);
    return new Result(code, "", err.toString(StandardCharsets.UTF_8));
  }

  /**
   * What a run leaves.
   *
   * @param code the exit code
   * @param out standard output
   * @param err standard error
   */
  record Result(int code, String out, String err) {
    Result withOut(String text) {
      return new Result(code, text, err);
    }

    /** Standard error without the line of the summary, whose time varies. */
    String complaints() {
      return err.lines()
          .filter(line -> !line.matches("\\d+ files?, \\d+ boards?, .* s"))
          .reduce("", (a, b) -> a + b + "\n");
    }

    /** The line of the summary without its time. */
    String summary() {
      return err.lines().reduce("", (a, b) -> b).replaceAll(", \\d+\\.\\d\\d s$", "");
    }
  }
}
