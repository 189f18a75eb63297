package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text report shows the trick in which a card is wrong. */
class TrickInTextTest {
  private final Desk desk = Desk.unix();

  @BeforeEach
  void putSamples() throws IOException {
    for (String name : new String[] {"revoke.pbn", "rows-in-playing-order.pbn"}) {
      desk.put(name, Files.readAllBytes(Path.of("../samples/faulty", name)));
    }
  }

  @ParameterizedTest(name = "--color {0}")
  @CsvSource({"never, [C4]", "always, "})
  void aRevoke(String colour, String card) {
    String text = desk.run("check", "--color=" + colour, "revoke.pbn").out();

    String cell = card == null ? "\u001b[1;31mW [C4]\u001b[0m" : "W " + card;
    assertThat(text).contains("\n     trick 3: S SA, " + cell + ", N S8, E S6, S wins\n     hint:");
  }

  @Test
  void theSameOnThePage() {
    assertThat(desk.run("check", "-f", "html", "revoke.pbn").out())
        .contains("<p class=\"trick\">trick 3: S SA <mark>W C4</mark> N S8 E S6, S wins</p>");
  }

  @Test
  void aFindingAboutNoSingleCardHasNone() {
    assertThat(desk.run("check", "rows-in-playing-order.pbn").out())
        .contains("P009")
        .doesNotContain("     trick ");
  }
}
