package org.handrec.cli.output;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.handrec.cli.report.Finding;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.fix.RepairLog;
import org.handrec.core.format.HandRecord;

/**
 * The list of what a repair changed and left, a line each, in words. What a pass says is kept aside
 * until it is known whether the pass holds.
 */
public final class FixLog implements RepairLog, Closeable {
  private static final int LONGEST = 400;

  /** The findings that another charset repairs. */
  private static final Set<String> CHARSETS =
      Set.of("PBN001", "PBN002", "PBN003", "PBN004", "LIN006");

  private final SeverityPolicy policy;
  private final Lines lines;
  private final Supplier<TemporaryData> room;
  private final Map<Severity, Long> left = new EnumMap<>(Severity.class);
  private final Map<Severity, Long> leftInPass = new EnumMap<>(Severity.class);
  private TemporaryData fixedLines;
  private TemporaryData leftLines;
  private long files;
  private long fixed;
  private long fixedInPass;
  private String file = "";

  /** Takes the lines. */
  public interface Lines {
    /** Takes a line without its end. */
    void add(String line) throws IOException;
  }

  /**
   * A log.
   *
   * @param policy how grave findings are
   * @param room makes room for lines
   */
  public FixLog(SeverityPolicy policy, Lines lines, Supplier<TemporaryData> room) {
    this.policy = policy;
    this.lines = lines;
    this.room = room;
    this.fixedLines = room.get();
    this.leftLines = room.get();
  }

  /** Turns to a file. */
  public void begin(String name) throws IOException {
    file = name;
    files++;
    clear();
  }

  /** The file is written in another charset. */
  public void recoded(Charset before, Charset after) throws IOException {
    if (!before.equals(after)) {
      lines.add(file + ": written in " + after.name() + ", read as " + before.name());
    }
  }

  @Override
  public void fixed(Optional<HandRecord> record, Diagnostic finding, Fix fix) throws IOException {
    fixedInPass++;
    String changes =
        fix.edits().isEmpty()
            ? fix.title()
            : fix.edits().stream()
                .map(
                    edit ->
                        quoted(finding.text().slice(edit.span()))
                            + " -> "
                            + quoted(edit.replacement()))
                .collect(Collectors.joining(", "));
    write(
        fixedLines,
        place(record, finding, "fixed") + shortened(changes) + " (" + finding.message() + ")");
  }

  @Override
  public void left(
      Optional<HandRecord> record, Diagnostic finding, Reason reason, Optional<Fix> fix)
      throws IOException {
    Severity severity = policy.apply(finding).orElse(finding).severity();
    leftInPass.merge(severity, 1L, Long::sum);
    if (severity != Severity.INFO || finding.rule().fixSafety() != FixSafety.NONE) {
      write(
          leftLines,
          place(record, finding, "left") + finding.message() + why(finding, reason, fix));
    }
  }

  private static String why(Diagnostic finding, Reason reason, Optional<Fix> fix) {
    return switch (reason) {
      case NO_FIX -> "";
      case NOT_HERE, NOT_YET ->
          CHARSETS.contains(finding.code())
              ? " (--charset: " + finding.rule().fix() + ")"
              : " (no repair for this case"
                  + (finding.rule().fix().isEmpty() ? "" : "; by hand: " + finding.rule().fix())
                  + ")";
      case NOT_SOLVED -> " (--double-dummy --suggested: " + finding.rule().fix() + ")";
      case NOT_ALLOWED ->
          " ("
              + (fix.orElseThrow().safety() == FixSafety.LOSSY ? "--lossy" : "--suggested")
              + ": "
              + fix.get().title()
              + ")";
      case WOULD_ADD -> " (the repair would add a finding)";
    };
  }

  private String place(Optional<HandRecord> record, Diagnostic finding, String verb) {
    String key = record.map(Finding::key).map(text -> " [" + text + "]").orElse("");
    return file
        + ":"
        + finding.location().line()
        + ":"
        + finding.location().column()
        + ": "
        + verb
        + " "
        + finding.code()
        + key
        + ": ";
  }

  private static String quoted(String text) {
    return "'" + text.replace("\r\n", "\\n").replace("\n", "\\n").replace("\r", "\\n") + "'";
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  private static void write(TemporaryData data, String line) throws IOException {
    String flat = line.replace('\n', ' ').replace('\r', ' ');
    data.write((flat + "\n").getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public void accept() throws IOException {
    fixed += fixedInPass;
    publish(fixedLines);
    clear();
  }

  @Override
  public void discard() throws IOException {
    clear();
  }

  @Override
  public void end() throws IOException {
    leftInPass.forEach((severity, count) -> left.merge(severity, count, Long::sum));
    publish(leftLines);
    clear();
  }

  private void publish(TemporaryData data) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(data.open(), StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    }
  }

  private void clear() throws IOException {
    close();
    fixedLines = room.get();
    leftLines = room.get();
    fixedInPass = 0;
    leftInPass.clear();
  }

  /** Whether a finding at or above a level is left. */
  public boolean leaves(Severity level) {
    return left.keySet().stream().anyMatch(severity -> severity.compareTo(level) >= 0);
  }

  /** One line such as {@code 2 files, 12 fixed, 3 left (1 error, 2 warnings, 0 infos), 0.12 s}. */
  public String summary(Duration time) {
    long all = left.values().stream().mapToLong(Long::longValue).sum();
    return String.format(
        Locale.ROOT,
        "%s, %d fixed, %d left (%s, %s, %s), %.2f s",
        counted(files, "file"),
        fixed,
        all,
        counted(left.getOrDefault(Severity.ERROR, 0L), "error"),
        counted(left.getOrDefault(Severity.WARNING, 0L), "warning"),
        counted(left.getOrDefault(Severity.INFO, 0L), "info"),
        time.toMillis() / 1000.0);
  }

  private static String counted(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  @Override
  public void close() throws IOException {
    fixedLines.close();
    leftLines.close();
  }
}
