package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.lin.LinText.DEAL;

import java.util.List;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.junit.jupiter.api.Test;

/** Where one board ends and the next one begins. */
class BoardSplitterTest {
  private static final String SECOND = DEAL.replace("|1", "|2");

  private static List<String> numbers(LinText text) {
    return text.records().stream()
        .map(r -> r.board().number().value().map(String::valueOf).orElse("-"))
        .toList();
  }

  @Test
  void labelsBeginBoards() {
    LinText text = LinText.of("qx|o1|" + DEAL + "mb|p|qx|o2|" + SECOND + "mb|p|");

    assertThat(numbers(text)).containsExactly("1", "2");
  }

  @Test
  void namesBeginBoards() {
    LinText text =
        LinText.of(
            "pn|a,b,c,d|st||" + DEAL + "ah|Board 7|mb|p|pn|e,f,g,h|st||" + SECOND + "ah|Board 8|");

    assertThat(numbers(text)).containsExactly("7", "8");
    assertThat(text.board(1).player(Seat.SOUTH)).isEqualTo(Fact.given("a"));
    assertThat(text.board(2).player(Seat.SOUTH)).isEqualTo(Fact.given("e"));
  }

  @Test
  void titlesThatLeadToADealBelongToIt() {
    LinText text =
        LinText.of("st||ah|Board 3|" + DEAL + "sv|o|mb|p|st||ah|Board 4|" + SECOND + "sv|n|");

    assertThat(numbers(text)).containsExactly("3", "4");
  }

  @Test
  void aDealAloneBeginsABoard() {
    assertThat(LinText.of(DEAL + "sv|o|" + SECOND + "sv|n|").records()).hasSize(2);
  }

  @Test
  void labelsWithoutABoardGoToTheTextOfTheNext() {
    LinText text = LinText.of("qx|A|nt|hello|qx|B|qx|o3|" + DEAL + "mb|p|qx|C|");

    assertThat(numbers(text)).containsExactly("3");
    assertThat(text.trailer().text().length()).isPositive();
  }

  @Test
  void aClearedTableIsNoBoard() {
    assertThat(LinText.of("md|1,,,|pg||").records()).isEmpty();
  }

  @Test
  void callsWithoutADealAreABoard() {
    LinText text = LinText.of("qx|o1|mb|p|mb|1C|");

    assertThat(text.records()).hasSize(1);
    assertThat(text.findings()).contains("LIN013@1:1");
  }

  @Test
  void presentationsComeOnRequest() {
    String movie = "bt||at|Welcome|qx|1|st||" + DEAL + "mb|p|nt|and now|qx|2|" + SECOND;

    assertThat(LinText.of(movie).records()).isEmpty();
    assertThat(LinText.of(movie).messages())
        .containsExactly("teaching file with 2 deals; use --movies to import");
    assertThat(numbers(LinText.movie(movie))).containsExactly("1", "2");
    assertThat(LinText.movie(movie).findings()).contains("LIN008@1:1");
  }

  @Test
  void theVulnerabilityGoesOnInPresentations() {
    LinText movie = LinText.movie("bt||sv|n|" + DEAL + "mb|p|" + SECOND);

    assertThat(movie.board(1).vulnerability().isGiven()).isTrue();
    assertThat(movie.board(2).vulnerability()).isEqualTo(movie.board(1).vulnerability());
  }
}
