package org.handrec.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.handrec.cli.shell.Failure;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameTemplateTest {
  @ParameterizedTest
  @CsvSource({
    "{dir}{name}.{ext}, may.pbn, may.json",
    "{dir}{name}.{ext}, 2024/may.pbn, 2024/may.json",
    "{dir}{name}.{ext}, may.pbn.gz, may.json",
    "{dir}{name}.{ext}, MAY.PBN.GZ, MAY.json",
    "{dir}{name}.{ext}, stdin, stdin.json",
    "{dir}{name}.{ext}, .pbn, .pbn.json",
    "{name}-{n}.{ext}, 2024/may.pbn, may-3.json",
    "all/{name}.{name}, a$1.pbn, all/a$1.a$1"
  })
  void expandsItsFields(String template, String place, String expected) {
    assertThat(new NameTemplate(template).expand(place, 3, "json")).isEqualTo(expected);
  }

  @Test
  void knowsNoOtherField() {
    assertThatThrownBy(() -> new NameTemplate("{nome}"))
        .isInstanceOf(Failure.class)
        .hasMessage("no field {nome}; known: {dir} {name} {ext} {n}");
  }
}
