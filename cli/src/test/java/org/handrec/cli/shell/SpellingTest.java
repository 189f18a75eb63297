package org.handrec.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {
  @ParameterizedTest(name = "\"{0}\"")
  @CsvSource({
    "chek, check",
    "cehck, check",
    "checkk, check",
    "formt, format",
    "formts, formats",
    "--hlep, --help",
    "version,",
    "validate,",
    "fix,",
    "-V,",
    "'',"
  })
  void theNearestWord(String written, String meant) {
    List<String> words = List.of("check", "convert", "format", "formats", "-h", "--help", "mix up");
    assertThat(Spelling.nearest(written, words).orElse(null)).isEqualTo(meant);
  }
}
