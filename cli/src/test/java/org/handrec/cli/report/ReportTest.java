package org.handrec.cli.report;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.cli.Golden.assertGolden;

import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Shell;
import org.handrec.core.diagnose.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The shapes of reports, byte for byte. */
class ReportTest {
  @ParameterizedTest
  @EnumSource(ReportFormat.class)
  void shapes(ReportFormat format) throws IOException {
    assertGolden("report." + format, report(format, Style.PLAIN, Sample.findings()));
  }

  @ParameterizedTest
  @EnumSource(ReportFormat.class)
  void shapesWithoutFindings(ReportFormat format) throws IOException {
    assertGolden("report-empty." + format, report(format, Style.PLAIN, List.of()));
  }

  @Test
  void colours() throws IOException {
    assertGolden(
        "report-coloured.text", report(ReportFormat.TEXT, Style.COLOURED, Sample.findings()));
  }

  @Test
  void rulesAsLists() throws IOException {
    RuleList list = new RuleList(List.of(Sample.BID, Sample.NAME, Sample.CARD));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    list.writeText(out);
    assertGolden("rules.text", out.toString(StandardCharsets.UTF_8));
    out.reset();
    list.writeJson(out);
    assertGolden("rules.json", out.toString(StandardCharsets.UTF_8));
    out.reset();
    list.writeMarkdown(out);
    assertGolden("rules.md", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void rulesAsPages() {
    assertGolden(
        "explain.text",
        new RulePage(Sample.BID)
            + "\n"
            + new RulePage(Sample.NAME)
            + "\n"
            + new RulePage(Sample.CARD));
  }

  @Test
  void theSummaryCounts() {
    Tally tally = new Tally();
    assertThat(tally.line(Duration.ofMillis(1234)))
        .isEqualTo("0 files, 0 boards, 0 errors, 0 warnings, 0 infos, 1.23 s");
    tally.addFile();
    tally.addBoard();
    tally.add(Severity.ERROR);
    tally.add(Severity.WARNING);
    tally.add(Severity.INFO);
    assertThat(tally.line(Duration.ofMillis(5)))
        .isEqualTo("1 file, 1 board, 1 error, 1 warning, 1 info, 0.01 s");
  }

  private static String report(ReportFormat format, Style style, List<Finding> findings)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Tally tally = new Tally();
    try (FileSystem files = Jimfs.newFileSystem()) {
      Shell shell =
          new Shell(
              files,
              files.getPath("/"),
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              OutputStream.nullOutputStream(),
              Map.of(),
              false);
      ReportFormat.Setting setting =
          new ReportFormat.Setting(
              style, Optional.of(Severity.ERROR), "1.2.3", shell::newTemporaryData);
      try (Report report = format.open(out, setting)) {
        Map<String, List<Finding>> byFile =
            findings.stream()
                .collect(groupingBy(Finding::file, LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<String, List<Finding>> file : byFile.entrySet()) {
          Report.Part part = report.begin(file.getKey(), report.body());
          part.add(file.getValue().get(0).record(), file.getValue());
          part.end();
          report.completed(file.getKey());
          file.getValue().forEach(finding -> tally.add(finding.diagnostic().severity()));
        }
        report.finish(tally);
      }
    }
    return out.toString(StandardCharsets.UTF_8);
  }
}
