package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
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
  private static final Path CASES = Path.of("../cli/src/test/resources/cases/lin");
  private static final int DAMAGED = Integer.getInteger("handrec.fuzz", 400);
  private static final long SEED = 20_260_401;
  private static final List<ReadOptions> MODES = List.of(ReadOptions.DEFAULT, LinText.MOVIES);

  private static List<Path> cases() throws IOException {
    try (Stream<Path> files = Files.list(CASES)) {
      return files.filter(file -> file.toString().endsWith(".lin")).sorted().toList();
    }
  }

  @Test
  void casesComeBack() throws IOException {
    for (Path file : cases()) {
      comesBack(file.toString(), Files.readAllBytes(file));
    }
  }

  @Test
  void damagedCasesComeBack() throws IOException {
    List<Path> cases = cases();
    for (int i = 0; i < DAMAGED; i++) {
      Path file = cases.get(i % cases.size());
      byte[] damaged = damaged(Files.readAllBytes(file), new Random(SEED + i));
      comesBack(file + " damaged with seed " + (SEED + i), damaged);
    }
  }

  @Test
  void corpusComesBack() throws IOException {
    Optional<Corpus> corpus = Corpus.find();
    Assumptions.assumeTrue(corpus.isPresent(), "no corpus beside the project");
    for (Path file : corpus.get().files("lin")) {
      comesBack(corpus.get().name(file), Files.readAllBytes(file));
    }
  }

  /** Bytes are lost, repeated, changed, or moved. */
  private static byte[] damaged(byte[] bytes, Random random) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int often = 1 + random.nextInt(200);
    for (int i = 0; i < bytes.length; i++) {
      if (random.nextInt(often) > 0) {
        out.write(bytes[i]);
        continue;
      }
      switch (random.nextInt(5)) {
        case 0 -> {}
        case 1 -> out.write('|');
        case 2 -> out.write(random.nextInt(256));
        case 3 -> out.write(bytes, i, Math.min(bytes.length - i, random.nextInt(60)));
        default -> i += random.nextInt(30);
      }
    }
    return out.toByteArray();
  }

  private static void comesBack(String name, byte[] bytes) throws IOException {
    for (ReadOptions options : MODES) {
      LinText text = LinText.of(bytes, options);
      ByteArrayOutputStream back = new ByteArrayOutputStream();
      List<Diagnostic> found = new ArrayList<>(text.trailer().diagnostics());
      for (HandRecord record : text.records()) {
        back.writeBytes(record.text().bytes());
        found.addAll(record.diagnostics());
        originsAreInside(name, record);
      }
      back.writeBytes(text.trailer().text().bytes());
      assertThat(back.toByteArray()).as(name).isEqualTo(bytes);
      for (Diagnostic diagnostic : found) {
        assertThat(diagnostic.span().end()).as(name).isLessThanOrEqualTo(bytes.length);
        assertThat(diagnostic.message()).as(name).isNotBlank();
      }
      tokensTile(name, bytes, options);
    }
  }

  private static void originsAreInside(String name, HandRecord record) {
    Span whole = record.text().span();
    List<Span> spans = new ArrayList<>(List.of(record.origins().record()));
    int calls = record.board().auction().map(auction -> auction.items().size()).orElse(0);
    for (int i = 0; i < calls; i++) {
      spans.add(record.origins().auctionItem(i));
    }
    int cards = record.board().play().map(play -> play.items().size()).orElse(0);
    for (int i = 0; i < cards; i++) {
      spans.add(record.origins().playItem(i));
    }
    for (int i = 0; i < record.board().faultyDeal().size(); i++) {
      spans.add(record.origins().dealtCard(i));
    }
    for (Span span : spans) {
      assertThat(span.start()).as(name).isBetween(whole.start(), whole.end());
      assertThat(span.end()).as(name).isBetween(span.start(), whole.end());
    }
  }

  private static void tokensTile(String name, byte[] bytes, ReadOptions options)
      throws IOException {
    LinDocument document = LinDocument.read(Source.of(name, bytes), options);
    long end = 0;
    for (LinToken token : document.tokens()) {
      assertThat(token.span().start()).as(name).isEqualTo(end);
      assertThat(token.span().end()).as(name).isGreaterThan(end);
      end = token.span().end();
    }
    assertThat(end).as(name).isEqualTo(document.span().end());
    assertThat(document.edit(List.of())).as(name).isEqualTo(bytes);
  }

  @Test
  void anEditLeavesTheRest() throws IOException {
    for (Path file : cases()) {
      byte[] bytes = Files.readAllBytes(file);
      LinDocument document =
          LinDocument.read(Source.of(file.toString(), bytes), ReadOptions.DEFAULT);
      for (LinToken token : document.tokens()) {
        byte[] edited = document.edit(List.of(new Edit(token.span(), "")));
        int from = (int) token.span().start();
        int length = (int) (token.span().end() - token.span().start());
        assertThat(edited).hasSize(bytes.length - length);
        assertThat(Arrays.equals(edited, 0, from, bytes, 0, from)).isTrue();
      }
    }
  }
}
