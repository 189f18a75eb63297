package org.handrec.cli.input;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.handrec.core.diagnose.Source;

/** One thing to read: a file, a member of an archive, or standard input. */
public interface Input extends Closeable {
  /** The name by which messages call it. */
  String name();

  /**
   * Where it lies below the argument that named it, parted by {@code /}: {@code 2024/may.pbn} for a
   * file found in a directory, the file name alone for a file that was named itself.
   */
  String place();

  /**
   * The bytes, unpacked.
   *
   * @throws IOException when it cannot be read
   */
  Source source() throws IOException;

  /** The number of bytes, where it is known before reading. */
  default OptionalLong size() {
    return OptionalLong.empty();
  }

  /** The file that holds these bytes as they are, so that it can be changed in place. */
  default Optional<Path> changeable() throws IOException {
    return Optional.empty();
  }

  /** Gives back what {@link #source()} took. */
  @Override
  void close() throws IOException;
}
