package org.handrec.cli.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.handrec.core.format.Loss;
import org.handrec.lin.LinWriter;
import org.handrec.testkit.Corpus;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Files converted to the other format and back: what a record has lost then is what the losses
 * tell, no datum more and none less.
 */
class ExactLossesTest {
  private static final Path CASES = Path.of("src/test/resources/cases");

  /**
   * A remark that does not fit a line of PBN is broken at a blank, and nothing in the PBN text says
   * that the source had it in one line; so the way back tells a change that it undoes.
   */
  private static final int LINE = 250;

  @TestFactory
  Stream<DynamicTest> ofCases() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    for (String folder : List.of("pbn", "lin")) {
      try (Stream<Path> files = Files.walk(CASES.resolve(folder))) {
        files
            .filter(file -> file.toString().endsWith("." + folder))
            .sorted()
            .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)))
            .forEach(tests::add);
      }
    }
    assertThat(tests).hasSizeGreaterThan(200);
    return tests.stream();
  }

  @Test
  void ofHonoursInOtherLanguages() {
    String lin =
        "pn|A,B,C,D|md|3SAT942HAD4D32CRV3,SDV6HR652DV85CT98,S873HV97DAT764CD4,|ah|Board 1|sv|o|"
            + "mb|1N|mb|p|mb|p|mb|p|pc|SR|pc|S2|pc|SD|pc|S7|\n";
    RoundTrip ofLin = RoundTrip.ofLin(lin.getBytes(UTF_8), options(Set.of()));
    check(Path.of("french.lin"), ofLin);
    String pbn = new String(ofLin.there(), UTF_8);
    assertThat(pbn).contains("K5.T83.KQ9.A7652").contains("SK S2 SQ S7");
    assertThat(ofLin.losses()).extracting(Loss::kind).containsExactly("spelling of the deal");
    assertThat(ofLin.losses().get(0).place().orElseThrow().column()).isEqualTo(12);

    String french = pbn.replace('Q', 'D').replace('K', 'R').replace('J', 'V');
    RoundTrip ofPbn = RoundTrip.ofPbn(french.getBytes(UTF_8), options(Set.of()));
    check(Path.of("french.pbn"), ofPbn);
    assertThat(ofPbn.losses()).extracting(Loss::kind).contains("spelling of the deal");
  }

  @Test
  void ofRealFiles() throws IOException {
    Optional<Corpus> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), "no corpus of real files beside the project");
    for (String extension : List.of("pbn", "lin")) {
      for (Path file : corpus.orElseThrow().files(extension)) {
        check(file);
      }
    }
  }

  private static void check(Path file) throws IOException {
    byte[] text = Files.readAllBytes(file);
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".lin")) {
      check(file, RoundTrip.ofLin(text, options(Set.of(LinWriter.Extra.COMMENTS))));
    } else {
      check(file, RoundTrip.ofPbn(text, options(Set.of())));
      check(file, RoundTrip.ofPbn(text, options(Set.of(LinWriter.Extra.COMMENTS))));
    }
  }

  private static LinWriter.Options options(Set<LinWriter.Extra> extras) {
    return new LinWriter.Options(LinWriter.Form.AUTO, extras, false, Optional.empty());
  }

  private static void check(Path file, RoundTrip trip) {
    assertThat(trip.after()).as("%s", file).hasSameSizeAs(trip.order());
    SoftAssertions records = new SoftAssertions();
    List<RoundTrip.Outcome> outcomes = trip.outcomes();
    for (int i = 0; i < outcomes.size(); i++) {
      RoundTrip.Outcome outcome = outcomes.get(i);
      if (trip.isLin() && outcome.source().longest("comment") > LINE) {
        outcome.told().remove("comment");
        outcome.missing().remove("comment");
      }
      records
          .assertThat(outcome.told())
          .as("losses of %s, record %d: %s", file, trip.order().get(i) + 1, outcome)
          .isEqualTo(outcome.missing());
    }
    records.assertAll();
  }
}
