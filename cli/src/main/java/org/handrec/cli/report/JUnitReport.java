package org.handrec.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.format.HandRecord;

/**
 * The form of test results: a suite a file, a case a board. A case fails when the board has a
 * finding at or above the fail level; its other findings are what it printed. Findings of the file
 * as a whole have a case of their own.
 */
final class JUnitReport implements Report {
  private static final String HEAD =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"handrec\">\n";

  private final OutputStream out;
  private final ReportFormat.Setting setting;

  JUnitReport(OutputStream out, ReportFormat.Setting setting) throws IOException {
    this.out = out;
    this.setting = setting;
    out.write(HEAD.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public OutputStream body() {
    return out;
  }

  @Override
  public Part begin(String file, OutputStream to) throws IOException {
    return new Suite(file, to);
  }

  @Override
  public void finish(Tally tally) throws IOException {
    out.write("</testsuites>\n".getBytes(StandardCharsets.UTF_8));
    out.flush();
  }

  /** The cases of a file; they wait for their number, which stands before them. */
  private final class Suite implements Part {
    private final String file;
    private final OutputStream to;
    private final TemporaryData cases = setting.room().get();
    private final XMLStreamWriter writer;
    private long tests;
    private long failures;

    Suite(String file, OutputStream to) throws IOException {
      this.file = file;
      this.to = to;
      this.writer = writer(cases);
    }

    @Override
    public void add(Optional<HandRecord> record, List<Finding> findings) throws IOException {
      boolean isBoard = record.filter(r -> r.kind() == HandRecord.Kind.BOARD).isPresent();
      if (!isBoard && findings.isEmpty()) {
        return;
      }
      List<Finding> failing = findings.stream().filter(this::fails).toList();
      List<Finding> others = findings.stream().filter(f -> !fails(f)).toList();
      tests++;
      failures += failing.isEmpty() ? 0 : 1;
      try {
        writeCase(writer, record, failing, others);
      } catch (XMLStreamException e) {
        throw failure(e);
      }
    }

    private boolean fails(Finding finding) {
      return setting
          .failLevel()
          .filter(level -> finding.diagnostic().severity().compareTo(level) >= 0)
          .isPresent();
    }

    private void writeCase(
        XMLStreamWriter xml,
        Optional<HandRecord> record,
        List<Finding> failing,
        List<Finding> others)
        throws XMLStreamException {
      xml.writeCharacters("  ");
      boolean isEmpty = failing.isEmpty() && others.isEmpty();
      if (isEmpty) {
        xml.writeEmptyElement("testcase");
      } else {
        xml.writeStartElement("testcase");
      }
      attribute(xml, "name", record.map(Suite::name).orElse("file"));
      attribute(xml, "classname", file);
      if (!failing.isEmpty()) {
        Finding first = failing.get(0);
        int more = failing.size() - 1;
        xml.writeStartElement("failure");
        attribute(xml, "type", first.diagnostic().code());
        attribute(
            xml,
            "message",
            first.diagnostic().message() + (more == 0 ? "" : " (and " + more + " more)"));
        xml.writeCharacters(lines(failing));
        xml.writeEndElement();
      }
      if (!others.isEmpty()) {
        xml.writeStartElement("system-out");
        xml.writeCharacters(lines(others));
        xml.writeEndElement();
      }
      if (!isEmpty) {
        xml.writeEndElement();
      }
      xml.writeCharacters("\n");
    }

    /** One that no other record of the file has. */
    private static String name(HandRecord record) {
      String key = Finding.key(record);
      String number = "record " + record.index();
      return key.equals(number) ? key : key + ", " + number;
    }

    private static String lines(List<Finding> findings) {
      return findings.stream()
          .map(finding -> xmlText(LineReport.line(finding, Style.PLAIN)) + "\n")
          .collect(Collectors.joining());
    }

    @Override
    public void end() throws IOException {
      try (cases) {
        writer.flush();
        writeHead(writer(to));
        try (InputStream in = cases.open()) {
          in.transferTo(to);
        }
        to.write("</testsuite>\n".getBytes(StandardCharsets.UTF_8));
      } catch (XMLStreamException e) {
        throw failure(e);
      }
    }

    private void writeHead(XMLStreamWriter xml) throws XMLStreamException {
      xml.writeStartElement("testsuite");
      attribute(xml, "name", file);
      attribute(xml, "tests", Long.toString(tests));
      attribute(xml, "failures", Long.toString(failures));
      attribute(xml, "errors", "0");
      attribute(xml, "skipped", "0");
      xml.writeCharacters("\n");
      xml.flush();
    }
  }

  private static XMLStreamWriter writer(OutputStream out) throws IOException {
    try {
      return XMLOutputFactory.newFactory().createXMLStreamWriter(out, "UTF-8");
    } catch (XMLStreamException e) {
      throw failure(e);
    }
  }

  private static IOException failure(XMLStreamException e) {
    return e.getCause() instanceof IOException problem ? problem : new IOException(e);
  }

  private static void attribute(XMLStreamWriter xml, String name, String value)
      throws XMLStreamException {
    xml.writeAttribute(name, xmlText(value));
  }

  /** The text with U+FFFD for each character that XML 1.0 does not have. */
  private static String xmlText(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints().forEach(c -> clean.appendCodePoint(isXml(c) ? c : 0xFFFD));
    return clean.toString();
  }

  private static boolean isXml(int c) {
    return c == '\t'
        || c == '\n'
        || c == '\r'
        || (c >= ' ' && c < Character.MIN_SURROGATE)
        || (c > Character.MAX_SURROGATE && c < 0xFFFE)
        || c > 0xFFFF;
  }
}
