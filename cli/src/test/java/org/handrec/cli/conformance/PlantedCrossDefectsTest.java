package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generated matches with one fault across their records each: it is found once, the message names
 * it, and no other rule across records finds anything.
 */
class PlantedCrossDefectsTest {
  private static final int MATCHES = 25;
  private static final List<Long> SEEDS = List.of(11L, 22L, 33L);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "X001", "X002", "X003", "X004", "X005", "X006", "X007", "X008", "X009", "X010", "X011",
        "X012", "N003", "N004", "E001", "E002", "E003"
      })
  void isFoundOnceAndNothingElse(String code) {
    for (long seed : SEEDS) {
      for (int i = 0; i < MATCHES; i++) {
        PlantedMatch match = new PlantedMatch(1000 * seed + i);
        match.plant(code);
        assertThat(findings(match))
            .as("%s, seed %d, match %d", code, seed, i)
            .singleElement()
            .satisfies(found -> assertThat(found.code()).isEqualTo(code))
            .satisfies(found -> assertThat(found.message()).contains(match.expected()));
      }
    }
  }

  @Test
  void nothingIsFoundInMatchesWithoutFaults() {
    for (int i = 0; i < 3 * MATCHES; i++) {
      assertThat(findings(new PlantedMatch(i))).as("match %d", i).isEmpty();
    }
  }

  private static List<Diagnostic> findings(PlantedMatch match) {
    byte[] bytes = match.pbn().getBytes(StandardCharsets.ISO_8859_1);
    return Pipeline.run(Source.of("match", bytes), ReadOptions.DEFAULT).diagnostics().stream()
        .filter(d -> d.code().matches("X.*|E.*|N00[34]"))
        .toList();
  }
}
