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

  /** Whether there is a finding at or above a level. */
  public boolean reaches(Severity level) {
    return findings.keySet().stream().anyMatch(severity -> severity.compareTo(level) >= 0);
  }

  /** One line such as {@code 2 files, 36 boards, 3 errors, 1 warning, 0 infos, 0.12 s}. */
  public String line(Duration time) {
    return String.format(
        Locale.ROOT,
        "%s, %s, %s, %s, %s, %.2f s",
        counted(files, "file"),
        counted(boards, "board"),
        counted(count(Severity.ERROR), "error"),
        counted(count(Severity.WARNING), "warning"),
        counted(count(Severity.INFO), "info"),
        time.toMillis() / 1000.0);
  }

  private static String counted(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
