package org.handrec.cli.input;

import java.io.IOException;
import java.io.InputStream;
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
    once.open().transferTo(copy);
    once.close();
    return Compressed.unpack(
        new Source() {
          @Override
          public String name() {
            return name;
          }

          @Override
          public InputStream open() throws IOException {
            return copy.open();
          }
        });
  }

  @Override
  public void close() throws IOException {
    if (spool.isPresent()) {
      spool.get().close();
    }
  }
}
