package org.handrec.cli.shell;

import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/**
 * Tells on a terminal how far a long run has come: boards done, rate, and the time left where the
 * amount of data is known. Nothing shows in the first half second.
 */
public final class Progress {
  private static final long DELAY = 500_000_000L;
  private static final long INTERVAL = 200_000_000L;
  private static final double SECOND = 1e9;

  private final Shell shell;
  private final OptionalLong total;
  private final LongSupplier clock;
  private final boolean active;
  private final long begin;
  private long next;
  private long boards;
  private long done;

  /**
   * A run.
   *
   * @param total the number of bytes to read, where it is known
   * @param clock the time in nanoseconds from some moment on
   */
  public Progress(Shell shell, OptionalLong total, LongSupplier clock) {
    this.shell = shell;
    this.total = total;
    this.clock = clock;
    this.active = shell.isErrorTerminal();
    this.begin = active ? clock.getAsLong() : 0;
    this.next = begin + DELAY;
  }

  /** Begins an input. Several may be read side by side. */
  public Part begin() {
    return new Part();
  }

  private synchronized void board(long bytes) {
    boards++;
    done += bytes;
    long now = clock.getAsLong();
    if (now - next >= 0) {
      next = now + INTERVAL;
      shell.showStatus(line(now));
    }
  }

  /** The run has ended. */
  public void end() {
    shell.eraseStatus();
  }

  private String line(long now) {
    double seconds = (now - begin) / SECOND;
    String text =
        String.format(
            Locale.ROOT, "%,d boards, %,d boards/s", boards, Math.round(boards / seconds));
    if (total.isEmpty() || done <= 0 || done > total.getAsLong()) {
      return text;
    }
    double left = seconds * (total.getAsLong() - done) / done;
    return text + String.format(Locale.ROOT, ", %,d s left", (long) Math.ceil(left));
  }

  /** One input. */
  public final class Part {
    private long position;

    private Part() {}

    /**
     * A board was done.
     *
     * @param end how far the input was read, in bytes
     */
    public void board(long end) {
      if (active) {
        Progress.this.board(end - position);
        position = end;
      }
    }
  }
}
