package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceCheck;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages have the forms that the catalogues promise. */
class MessageFormTest {
  static List<Path> files() throws IOException {
    try (Stream<Path> samples = Files.walk(Path.of("../samples"));
        Stream<Path> cases = Files.walk(Path.of("src/test/resources/cases"))) {
      return Stream.concat(samples, cases)
          .filter(file -> file.toString().endsWith(".pbn"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void messagesHaveTheirForms(Path file) throws IOException {
    for (ReadOptions options : List.of(ReadOptions.DEFAULT, ReadOptions.STRICT)) {
      for (Diagnostic found : findings(Source.of(file), options)) {
        assertThat(found.message())
            .as(found.code())
            .matches(message -> MessageForm.of(found.rule().message()).matches(message));
      }
    }
  }

  /** The samples of the rules, which stand with the tool; those of LIN have their own reader. */
  @Test
  void messagesOfSamplesHaveTheirForms() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../cli/src/test/resources/rules"))) {
      for (Path file : files.sorted().toList()) {
        for (String part : Files.readString(file).split("(?m)^== .*\n", -1)) {
          byte[] text = part.getBytes(StandardCharsets.ISO_8859_1);
          for (Diagnostic found :
              part.contains("md|")
                  ? List.<Diagnostic>of()
                  : findings(Source.of("sample", text), ReadOptions.DEFAULT)) {
            assertThat(found.message())
                .as(file + " " + found)
                .matches(message -> MessageForm.of(found.rule().message()).matches(message));
          }
        }
      }
    }
  }

  @Test
  void factsChoicesAndOptionalParts() {
    MessageForm form = MessageForm.of("{n} {card|cards} of {seat}{; hypothesis}");

    assertThat(form.matches("1 card of N")).isTrue();
    assertThat(form.matches("2 cards of N; one of them is SQ")).isTrue();
    assertThat(form.matches("2 tricks of N")).isFalse();
  }

  private static List<Diagnostic> findings(Source source, ReadOptions options) throws IOException {
    Format format = new PbnFormat();
    SourceHabits habits = new SourceHabits(format, source, options);
    List<Diagnostic> found = new ArrayList<>();
    SourceCheck check =
        new SourceCheck(
            new Checker(RecordRules.all()), habits, (record, list) -> found.addAll(list));
    try (RecordReader reader = format.read(source, options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        Replay replay = Replay.of(next.get().board(), options.strict(), habits);
        check.add(next.get(), replay);
      }
      check.end(reader.trailer());
    }
    return found;
  }
}
