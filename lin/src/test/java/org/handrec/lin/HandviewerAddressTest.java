package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.handrec.core.format.Origins.Remnant;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HandviewerAddressTest {
  private static final String VIEWER = "https://www.bridgebase.com/tools/handviewer.html?";

  private static List<String> explanations(Board board, int call) {
    AuctionItem item = board.auction().orElseThrow().items().get(call - 1);
    return ((AuctionItem.Made) item).annotations().explanations();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lin=pn|A+B,C,D,E|md|1SAK,HAK,DAK,CAK|mb|1H|an|5%2B+!H|",
        "bbo=y&lin=pn%7CA%20B%2CC%2CD%2CE%7Cmd%7C1SAK%2CHAK%2CDAK%2CCAK%7Cmb%7C1H%7Can%7C5%2B%20!H%7C",
        "bbo=y&amp;LIN=pn|A%20B,C,D,E|md|1SAK,HAK,DAK,CAK|mb|1H|an|5%2b !H|",
        "lin=pn%257CA%2520B%252CC%252CD%252CE%257Cmd%257C1SAK,HAK,DAK,CAK%257Cmb%257C1H%257Can%257C5%252B%2520!H%257C"
      })
  void linInTheQuery(String query) {
    Board board = LinText.of(VIEWER + query).board(1);

    assertThat(board.player(Seat.SOUTH)).isEqualTo(Fact.given("A B"));
    assertThat(explanations(board, 1)).containsExactly("5+ !H");
  }

  @Test
  void windowsCharactersInTheQuery() {
    Board board = LinText.of(VIEWER + "lin=pn%7CJ%F6rg,,,%7Cmd%7C1SAK,HAK,,%7C").board(1);

    assertThat(board.player(Seat.SOUTH)).isEqualTo(Fact.given("J\u00F6rg"));
  }

  @Test
  void separateParameters() {
    Board board =
        LinText.of(
                VIEWER
                    + "s=SAK&W=hak&n=dak&e=cak&d=w&v=n&b=7&t=Quiz&sn=Ann&a=1h(5%2B)p!{so}&p=h10{x}dA&c=9")
            .board(1);

    assertThat(board.dealer()).isEqualTo(Fact.given(Seat.WEST));
    assertThat(board.number()).isEqualTo(Fact.given(7));
    assertThat(board.text("Description")).isEqualTo(Fact.given("Quiz"));
    assertThat(board.text("Vulnerable")).isEqualTo(Fact.given("NS"));
    assertThat(explanations(board, 1)).containsExactly("5+");
    assertThat(board.text("LinClaim")).isEqualTo(Fact.given("2:9"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"myhand=M-1-2", "linurl=http://example.com/a.lin", "lin=", "bbo=y"})
  void addressesWithoutADeal(String query) {
    LinText text = LinText.of(VIEWER + query);

    assertThat(text.records()).isEmpty();
    assertThat(text.findings()).containsExactly("LIN007@1:1");
  }

  @Test
  void theMessageNamesTheParameter() {
    assertThat(LinText.of(VIEWER + "myhand=M-1-2").messages())
        .containsExactly("address holds no deal (myhand)");
  }

  @Test
  void anAddressWithoutADealIsTold() {
    String lin = VIEWER + "lin=md|3SA,HA,DA,CA|";
    LinText text = LinText.of(lin + "\n" + VIEWER + "myhand=M-1\n" + VIEWER + "linurl=x");

    assertThat(text.records()).hasSize(1);
    assertThat(text.trailer().remnants())
        .extracting(Remnant::kind, Remnant::datum)
        .containsExactly(
            tuple("address that holds no deal", "myhand"),
            tuple("address that holds no deal", "linurl"));
  }

  @Test
  void severalAddresses() {
    LinText text =
        LinText.of(
            VIEWER
                + "bbo=y&lin=md|1SAK,HAK,DAK,CAK|ah|Board 1|\r\n\n"
                + VIEWER
                + "bbo=y&lin=md|1SAK,HA\nK,DAK,CAK|ah|Board 2|\n"
                + VIEWER
                + "s=SAK&b=3&n=HAK");

    assertThat(text.records()).hasSize(3);
    assertThat(text.board(2).number()).isEqualTo(Fact.given(2));
    assertThat(text.board(3).number()).isEqualTo(Fact.given(3));
    assertThat(LinText.of(VIEWER + "s=SAK&n=HAK\n" + VIEWER + "myhand=M-1").messages())
        .contains("address holds no deal (myhand)");
  }

  @Test
  void parametersAsPeopleTypeThem() {
    LinText text =
        LinText.of(
            VIEWER
                + "s=SAK&w=HAK&n=DAK&e=CAK&d=s&v=o&i=Watch+this&a=1h+(4+(or+5))+p+p+p&p=hA+DA+h10"
                + "&c=#top");

    assertThat(explanations(text.board(1), 1)).containsExactly("4 (or 5)");
    assertThat(text.board(1).play().orElseThrow().items()).hasSize(3);
    assertThat(text.board(1).tags().toString()).contains("Watch this");
    assertThat(text.findings()).doesNotContain("LIN020", "A006", "P025");
  }

  @Test
  void aCharacterOfTwoUnitsStaysWhole() {
    LinText text = LinText.of(VIEWER + "s=SAK&w=HAK&n=DAK&e=CAK&d=s&p=S%F0%9F%82%A1hA");

    assertThat(text.board(1).play().orElseThrow().items().toString()).contains("S\uD83C\uDCA1");
  }
}
