package org.handrec.cli.shell;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * What surrounds a run: standard streams, file system, environment. Data goes to {@link #out()},
 * everything for people to {@link #say}; both are UTF-8. Standard error, the exit code and {@link
 * #newTemporaryData} may be used by several threads, all else by one.
 */
public final class Shell {
  private static final String ERASE_REST = "\u001b[K";

  private final FileSystem fileSystem;
  private final Path directory;
  private final InputStream in;
  private final OutputStream out;
  private final OutputStream err;
  private final Map<String, String> environment;
  private final boolean terminal;
  private final long begin = System.nanoTime();
  private ExitCode code = ExitCode.DONE;
  private boolean statusShown;

  /** A shell; the parameters are those of {@code Handrec}. */
  public Shell(
      FileSystem fileSystem,
      Path directory,
      InputStream in,
      OutputStream out,
      OutputStream err,
      Map<String, String> environment,
      boolean terminal) {
    this.fileSystem = fileSystem;
    this.directory = directory;
    this.in = in;
    this.out = new BufferedOutputStream(new StandardOutput(out, this::eraseStatus), 1 << 16);
    this.err = err;
    this.environment = Map.copyOf(environment);
    this.terminal = terminal;
  }

  /** Standard input. */
  public InputStream in() {
    return in;
  }

  /** Standard output, buffered; closing it flushes only. */
  public OutputStream out() {
    return out;
  }

  /** A line to standard error. */
  public synchronized void say(String line) {
    try {
      out.flush();
    } catch (IOException ignored) {
      // The next write to standard output fails again, and is not caught here.
    }
    eraseStatus();
    toError(line + "\n");
  }

  /** Whether standard error goes to a terminal, as far as the launcher can tell. */
  public boolean isErrorTerminal() {
    return variable("HANDREC_STDERR").filter("terminal"::equals).isPresent()
        && variable("TERM").filter("dumb"::equals).isEmpty();
  }

  /** Shows a line on the terminal that the next output erases. */
  public synchronized void showStatus(String line) {
    toError("\r" + line + ERASE_REST);
    statusShown = true;
  }

  /** Erases the line of {@link #showStatus}. */
  public synchronized void eraseStatus() {
    if (statusShown) {
      statusShown = false;
      toError("\r" + ERASE_REST);
    }
  }

  private void toError(String text) {
    try {
      err.write(text.getBytes(StandardCharsets.UTF_8));
      err.flush();
    } catch (IOException ignored) {
      // There is nobody left to tell.
    }
  }

  /** Says why something could not be done, and goes on. */
  public void fail(String message) {
    say("handrec: " + Printable.of(message));
    raise(ExitCode.FAILED);
  }

  /** Raises the exit code of the run; the highest one counts. */
  public synchronized void raise(ExitCode other) {
    code = code.or(other);
  }

  /** The exit code so far. */
  public synchronized ExitCode code() {
    return code;
  }

  /** Forgets the exit code of an earlier run. */
  public synchronized void reset() {
    code = ExitCode.DONE;
  }

  /** The time since the tool was started. */
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - begin);
  }

  /** The value of an environment variable that is set and not empty. */
  public Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
  }

  /** Whether somebody watches standard output. */
  public boolean isTerminal() {
    return terminal;
  }

  /** The directory to which relative paths refer. */
  public Path directory() {
    return directory;
  }

  /** The file system. */
  public FileSystem fileSystem() {
    return fileSystem;
  }

  /** Room for data that is read after it was written. */
  public TemporaryData newTemporaryData() {
    return new TemporaryData(temporaryDirectory());
  }

  /** Where temporary files go; empty for the directory of the system. */
  public Optional<Path> temporaryDirectory() {
    Optional<Path> named = variable("TMPDIR").map(this::path).filter(Files::isDirectory);
    boolean inMemory = !fileSystem.equals(FileSystems.getDefault());
    return named.or(() -> inMemory ? Optional.of(directory) : Optional.empty());
  }

  /**
   * The path of a name, relative to the directory of the run.
   *
   * @throws Failure when the name is no path in this file system
   */
  public Path path(String name) {
    try {
      return directory.resolve(name);
    } catch (InvalidPathException e) {
      throw new Failure("not a file name: " + name);
    }
  }

  /** Standard output, whose failures are told from those of other files. */
  private static final class StandardOutput extends OutputStream {
    private final OutputStream target;
    private final Runnable before;

    StandardOutput(OutputStream target, Runnable before) {
      this.target = target;
      this.before = before;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      before.run();
      try {
        target.write(bytes, from, length);
      } catch (IOException e) {
        throw OutputFailure.ofStandardOutput(e);
      }
    }

    @Override
    public void flush() throws IOException {
      try {
        target.flush();
      } catch (IOException e) {
        throw OutputFailure.ofStandardOutput(e);
      }
    }
  }
}
