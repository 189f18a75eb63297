package org.handrec.core.scoring.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FractionsTest {
  @ParameterizedTest
  @CsvSource({
    "13.4, 14, 13",
    "13.5, 14, 14",
    "0.5, 14, 0",
    "0.6, 14, 1",
    "7, 14, 7",
    "7.5, 14, 8",
    "6.5, 14, 6",
    "3.5, 7, 3.5",
    "3.6, 7, 4",
    "3.4, 7, 3",
    "6.4, 7, 6",
    "6.5, 7, 7",
    "0.5, 7, 0"
  })
  void wholePointsAreRoundedFromTheAverage(double points, double top, double whole) {
    assertThat(Method.Fractions.WHOLE.of(points, top)).isEqualTo(whole);
    assertThat(Method.Fractions.WHOLE.of(top - points, top)).isEqualTo(top - whole);
    assertThat(Method.Fractions.EXACT.of(points, top)).isEqualTo(points);
  }

  @ParameterizedTest
  @CsvSource({"6.695, 6.7", "6.694, 6.69", "0.125, 0.13"})
  void hundredthsAreRoundedUpFromTheMiddle(double points, double rounded) {
    assertThat(Method.Fractions.HUNDREDTHS.of(points, 7)).isEqualTo(rounded);
  }
}
