package org.handrec.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Optional;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.diagnose.Source;

/** An input that can be read only once: it is copied first. */
final class SpooledInput implements Input {
  /** Gives the bytes, once. */
  interface Once {
    InputStream open() throws IOException;

    /** Says that they were read. */
    default void close() throws IOException {}
  }

  private final String name;
  private final String place;
  private final Once once;
  private final Shell shell;
  private Optional<TemporaryData> spool = Optional.empty();

  SpooledInput(String name, String place, Once once, Shell shell) {
    this.name = name;
    this.place = place;
    this.once = once;
    this.shell = shell;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String place() {
    return place;
  }

  @Override
  public Source source() throws IOException {
    TemporaryData copy = shell.newTemporaryData();
    spool = Optional.of(copy);
    Optional<IOException> problem = fill(copy);
    return Compressed.unpack(
        source(
            () ->
                problem.isEmpty()
                    ? copy.open()
                    : new SequenceInputStream(copy.open(), failing(problem.get()))));
  }

  private Source source(Once bytes) {
    return new Source() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public InputStream open() throws IOException {
        return bytes.open();
      }
    };
  }

  /** Copies what can be read; why that is not all. */
  private Optional<IOException> fill(TemporaryData copy) throws IOException {
    ReadableSource readable = new ReadableSource(source(once));
    try {
      long length = readable.open().transferTo(copy);
      if (length == 0 && readable.problem().isPresent()) {
        throw readable.problem().get();
      }
    } finally {
      once.close();
    }
    return readable.problem();
  }

  private static InputStream failing(IOException problem) {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        throw problem;
      }

      @Override
      public int read(byte[] target, int from, int length) throws IOException {
        throw problem;
      }
    };
  }

  @Override
  public void close() throws IOException {
    if (spool.isPresent()) {
      spool.get().close();
    }
  }
}
