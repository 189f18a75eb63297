package org.handrec.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.handrec.cli.shell.Printable;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.format.HandRecord;

/**
 * One page that needs nothing else: the findings by file and board, to be filtered by severity,
 * rule and text. Its head has the counts and the rules, which are known last, so the findings wait.
 */
final class HtmlReport implements Report {
  private final OutputStream out;
  private final TemporaryData spool;

  /** The title of each rule that was found, and how often. */
  private final Map<String, Integer> rules = new ConcurrentSkipListMap<>();

  HtmlReport(OutputStream out, TemporaryData spool) {
    this.out = out;
    this.spool = spool;
  }

  @Override
  public OutputStream body() {
    return spool;
  }

  @Override
  public Part begin(String file, OutputStream to) {
    return new Section(file, to);
  }

  @Override
  public void finish(Tally tally) throws IOException {
    write(out, head(tally));
    try (InputStream in = spool.open()) {
      in.transferTo(out);
    }
    write(out, "</main>\n<script>" + resource("report.js") + "</script>\n</body>\n</html>\n");
    out.flush();
  }

  @Override
  public void close() throws IOException {
    spool.close();
  }

  private String head(Tally tally) {
    String style = resource("report.css");
    StringBuilder head =
        new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
            .append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
            .append("style-src 'sha256-" + hash(style) + "'; ")
            .append("script-src 'sha256-" + hash(resource("report.js")) + "'\">\n")
            .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
            .append("<title>Findings</title>\n<style>" + style + "</style>\n</head>\n<body>\n")
            .append("<header>\n<h1>Findings</h1>\n<p>" + tally.counts() + "</p>\n")
            .append("<form id=\"filter\" hidden>\n");
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      head.append("<label><input type=\"checkbox\" checked value=\"" + severity.symbol() + "\"> ")
          .append(severity.symbol() + " (" + tally.count(severity) + ")</label>\n");
    }
    head.append("<label>rule <select>\n<option value=\"\">all</option>\n");
    rules.forEach(
        (title, count) ->
            head.append(
                    "<option value=\"" + escaped(title.substring(0, title.indexOf(' '))) + "\">")
                .append(escaped(title) + " (" + count + ")</option>\n"));
    return head.append(
            "</select></label>\n<label>text <input type=\"search\"></label>\n<output></output>\n</form>\n</header>\n<main>\n")
        .toString();
  }

  private static String resource(String name) {
    try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String hash(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static void write(OutputStream to, String text) throws IOException {
    to.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String escaped(String text) {
    return Printable.of(text)
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** The findings of a file. */
  private final class Section implements Part {
    private final String file;
    private final OutputStream to;
    private boolean any;

    Section(String file, OutputStream to) {
      this.file = file;
      this.to = to;
    }

    @Override
    public void add(Optional<HandRecord> record, List<Finding> findings) throws IOException {
      if (findings.isEmpty()) {
        return;
      }
      StringBuilder html = new StringBuilder();
      if (!any) {
        html.append("<section class=\"file\">\n<h2>" + escaped(file) + "</h2>\n");
        any = true;
      }
      html.append("<section class=\"board\">\n<h3>")
          .append(escaped(record.map(Finding::key).orElse("file")) + "</h3>\n");
      findings.forEach(finding -> html.append(article(finding)));
      write(to, html.append("</section>\n").toString());
    }

    @Override
    public void end() throws IOException {
      if (any) {
        write(to, "</section>\n");
      }
    }

    private String article(Finding finding) {
      Diagnostic diagnostic = finding.diagnostic();
      RuleInfo rule = diagnostic.rule();
      rules.merge(rule.code() + " " + rule.name(), 1, Integer::sum);
      String severity = diagnostic.severity().symbol();
      StringBuilder html = new StringBuilder("<article class=\"" + severity + "\" ");
      html.append("data-code=\"" + escaped(rule.code()) + "\">\n<p><b>" + severity + "</b> ")
          .append("<code title=\"" + escaped(rule.trigger()) + "\">")
          .append(escaped(rule.code()) + "</code> " + escaped(diagnostic.message()))
          .append(" <small>line " + diagnostic.location().line())
          .append(", column " + diagnostic.location().column() + "</small></p>\n");
      html.append(excerpt(diagnostic));
      TrickRow.of(finding).ifPresent(row -> html.append(trick(row)));
      if (!finding.hint().isEmpty()) {
        html.append("<p class=\"hint\">" + escaped(finding.hint()) + "</p>\n");
      }
      return html.append("</article>\n").toString();
    }

    private static String excerpt(Diagnostic diagnostic) {
      SourceLine line = new SourceLine(diagnostic);
      return line.isBlank()
          ? ""
          : "<pre>"
              + escaped(line.before())
              + "<mark>"
              + escaped(line.marked())
              + "</mark>"
              + escaped(line.behind())
              + "</pre>\n";
    }

    private static String trick(TrickRow row) {
      StringBuilder html = new StringBuilder("<p class=\"trick\">" + row.title() + ":");
      for (TrickRow.Cell cell : row.cells()) {
        html.append(cell.marked() ? " <mark>" + cell.text() + "</mark>" : " " + cell.text());
      }
      return html.append(row.outcome()).append("</p>\n").toString();
    }
  }
}
