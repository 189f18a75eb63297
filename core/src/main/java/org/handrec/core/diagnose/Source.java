package org.handrec.core.diagnose;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Something that records are read from; it can be read more than once. */
public interface Source {
  /** The name by which messages call it. */
  String name();

  /**
   * The bytes from the first one on. The caller closes the stream.
   *
   * @throws IOException when it cannot be read
   */
  InputStream open() throws IOException;

  /** A file. */
  static Source of(Path path) {
    return of(path.toString(), path);
  }

  /** A file under another name. */
  static Source of(String name, Path path) {
    return new Source() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public InputStream open() throws IOException {
        return Files.newInputStream(path);
      }
    };
  }

  /** Bytes in memory; they are not copied and must not change. */
  static Source of(String name, byte[] bytes) {
    return new Source() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public InputStream open() {
        return new ByteArrayInputStream(bytes);
      }
    };
  }
}
