package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.testkit.Corpus;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Whatever the bytes are: records and trailer give them back, tokens tile them, each finding has a
 * place inside the source, and nothing fails. The number of damaged texts is that of the system
 * property {@code handrec.fuzz}.
 */
class LosslessTest {
  private static final int DAMAGED = Integer.getInteger("handrec.fuzz", 300);
  private static final int EDITS = 1000;
  private static final long SEED = 20_260_301;

  private static final List<ReadOptions> MODES =
      List.of(ReadOptions.DEFAULT, ReadOptions.STRICT, FrontText.EMBEDDED);

  private static Map<String, byte[]> cases() throws IOException {
    Map<String, byte[]> cases = new LinkedHashMap<>();
    String table = new String(resource("cases.tsv"), StandardCharsets.UTF_8);
    for (String line : table.lines().skip(1).toList()) {
      String file = line.split("\t", -1)[1];
      cases.put(file, resource(file));
    }
    return cases;
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = LosslessTest.class.getResourceAsStream("/cases/pbn/" + name)) {
      return in.readAllBytes();
    }
  }

  @Test
  void casesComeBack() throws IOException {
    for (Map.Entry<String, byte[]> one : cases().entrySet()) {
      comesBack(one.getKey(), one.getValue());
    }
  }

  @Test
  void damagedCasesComeBack() throws IOException {
    List<Map.Entry<String, byte[]>> cases = new ArrayList<>(cases().entrySet());
    for (int i = 0; i < DAMAGED; i++) {
      ByteDamage damage = new ByteDamage(new Random(SEED + i));
      Map.Entry<String, byte[]> one = cases.get(i % cases.size());
      comesBack(one.getKey() + " damaged with seed " + (SEED + i), damage.to(one.getValue()));
    }
  }

  @Test
  void corpusComesBack() throws IOException {
    Optional<Corpus> corpus = Corpus.find();
    Assumptions.assumeTrue(corpus.isPresent(), "no corpus beside the project");
    for (Path file : corpus.get().files("pbn")) {
      comesBack(corpus.get().name(file), Files.readAllBytes(file));
    }
  }

  private static void comesBack(String name, byte[] bytes) throws IOException {
    for (ReadOptions options : MODES) {
      assertThat(bytesOfRecords(name, bytes, options)).as(name).isEqualTo(bytes);
      PbnDocument document = PbnDocument.read(Source.of(name, bytes), options);
      long end = 0;
      for (PbnToken token : document.tokens()) {
        assertThat(token.span().start()).as(name).isEqualTo(end);
        assertThat(token.span().end()).as(name).isGreaterThan(end);
        end = token.span().end();
      }
      assertThat(end).as(name).isEqualTo(document.span().end());
      assertThat(document.bytes()).as(name).isEqualTo(bytes);
    }
  }

  private static byte[] bytesOfRecords(String name, byte[] bytes, ReadOptions options)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PbnReader reader = PbnReader.open(Source.of(name, bytes), options)) {
      List<Diagnostic> found = new ArrayList<>();
      int index = 0;
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        assertThat(record.index()).isEqualTo(++index);
        assertThat(record.text().offset()).as(name).isEqualTo(out.size());
        out.writeBytes(record.text().bytes());
        found.addAll(record.diagnostics());
      }
      out.writeBytes(reader.trailer().text().bytes());
      found.addAll(reader.trailer().diagnostics());
      for (Diagnostic finding : found) {
        assertThat(finding.span().end())
            .as("%s: %s", name, finding)
            .isLessThanOrEqualTo(out.size());
        assertThat(finding.location().line()).as("%s: %s", name, finding).isPositive();
        assertThat(finding.location().column()).as("%s: %s", name, finding).isPositive();
      }
      return new TextEncoding(reader.charset()).toSource(out.toByteArray());
    }
  }

  @Test
  void editsTouchNothingElse() throws IOException {
    List<byte[]> texts = new ArrayList<>(cases().values());
    Random random = new Random(SEED);
    int edits = 0;
    while (edits < EDITS) {
      byte[] bytes = texts.get(random.nextInt(texts.size()));
      if (random.nextInt(4) == 0) {
        String text = "\uFEFF" + new String(bytes, StandardCharsets.ISO_8859_1);
        bytes = text.getBytes(StandardCharsets.UTF_16LE);
      }
      PbnDocument document = PbnDocument.read(Source.of("text", bytes), ReadOptions.DEFAULT);
      for (int i = 0; i < 10 && !document.tokens().isEmpty(); i++) {
        List<PbnToken> tokens = document.tokens();
        edit(document, tokens.get(random.nextInt(tokens.size())).span());
        edits++;
      }
    }
  }

  private static void edit(PbnDocument document, Span span) throws IOException {
    String replacement = "\"R\"";
    byte[] bytes = document.bytes();
    byte[] edited = document.edit(List.of(new Edit(span, replacement)));
    boolean utf16 = document.charset().name().startsWith("UTF-16");
    byte[] inserted = replacement.getBytes(document.charset());
    byte[] gone = document.text(span).getBytes(document.charset());
    int tail =
        document
            .text(new Span(span.end(), document.span().end()))
            .getBytes(document.charset())
            .length;
    int head = bytes.length - tail - gone.length;
    if (!utf16) {
      assertThat(head).isEqualTo((int) span.start());
    }
    ByteArrayOutputStream expected = new ByteArrayOutputStream();
    expected.write(bytes, 0, head);
    expected.writeBytes(inserted);
    expected.writeBytes(Arrays.copyOfRange(bytes, bytes.length - tail, bytes.length));
    assertThat(edited).isEqualTo(expected.toByteArray());
  }
}
