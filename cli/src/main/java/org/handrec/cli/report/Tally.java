package org.handrec.cli.report;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.handrec.core.diagnose.Severity;

/** Counts what was read and found. */
public final class Tally {
  private final Map<Severity, Long> findings = new EnumMap<>(Severity.class);
  private long files;
  private long boards;

  /** Counts a file. */
  public void addFile() {
    files++;
  }

  /** Counts a board. */
  public void addBoard() {
    boards++;
  }

  /** Counts a finding. */
  public void add(Severity severity) {
    findings.merge(severity, 1L, Long::sum);
  }

  /** Adds what another one counted. */
  public void add(Tally other) {
    files += other.files;
    boards += other.boards;
    other.findings.forEach((severity, count) -> findings.merge(severity, count, Long::sum));
  }

  /** Number of files. */
  public long files() {
    return files;
  }

  /** Number of boards. */
  public long boards() {
    return boards;
  }

  /** Number of findings of a severity. */
  public long count(Severity severity) {
    return findings.getOrDefault(severity, 0L);
  }

  /** One line such as {@code 2 files, 36 boards, 3 errors, 1 warning, 0 infos, 0.12 s}. */
  public String line(Duration time) {
    return counts() + String.format(Locale.ROOT, ", %.2f s", time.toMillis() / 1000.0);
  }

  /** The same without the time. */
  String counts() {
    return String.join(
        ", ",
        counted(files, "file"),
        counted(boards, "board"),
        counted(count(Severity.ERROR), "error"),
        counted(count(Severity.WARNING), "warning"),
        counted(count(Severity.INFO), "info"));
  }

  private static String counted(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
