package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.lin.LinText.DEAL;

import java.util.List;
import java.util.StringJoiner;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Fact;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The facts that the commands of a board give. */
class BoardFactsTest {
  private static Board board(String commands) {
    return LinText.of(DEAL + commands).board(1);
  }

  private static List<String> findings(String commands) {
    return LinText.of(DEAL + "sv|o|" + commands).findings();
  }

  private static String calls(Board board) {
    StringJoiner calls = new StringJoiner(" ");
    for (AuctionItem item : board.auction().orElseThrow().items()) {
      if (item instanceof AuctionItem.Made made) {
        calls.add(made.call().symbol() + (made.annotations().alerted() ? "!" : ""));
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        calls.add("(" + unreadable.text() + ")");
      } else {
        calls.add("-");
      }
    }
    return calls.toString();
  }

  private static String cards(Board board) {
    StringJoiner cards = new StringJoiner(" ");
    for (PlayItem item : board.play().orElseThrow().items()) {
      if (item instanceof PlayItem.Played played) {
        cards.add(played.card().toString());
      } else if (item instanceof PlayItem.Unreadable unreadable) {
        cards.add("(" + unreadable.text() + ")");
      } else {
        cards.add("*");
      }
    }
    return cards.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "mb|p|mb|1C|mb|D|mb|r|           ; Pass 1C X XX",
        "mb|PASS|mb|1nt|mb|dbl|mb|rdbl|  ; Pass 1NT X XX",
        "mb|1c|mb|x|mb|XX|               ; 1C X XX",
        "mb|1d*redbl|mb|double|          ; 1D X XX X",
        "mb|p1hp2np4hppp|                ; Pass 1H Pass 2NT Pass 4H Pass Pass Pass",
        "mb|1d d r|                      ; 1D X XX",
        "mb|1,C , p|                     ; (1,C , p)",
        "mb|2N!|mb|!3c|mb|1n!2c|         ; 2NT! 3C! 1NT! 2C",
        "mb|!|mb|1c|                     ; 1C!",
        "mb|-|mb|--1c|                   ; - - - 1C",
        "mb|4@H|mb|4!s|                  ; 4H 4S",
        "mb|1c|mb|8H|mb|p|               ; 1C (8H) Pass",
        "mb|1c|mb|?|mb||                 ; 1C",
        "mb|1c2d3h|ub||mb|p|             ; 1C 2D Pass",
        "mb|1c2d3h|ub|2|mb|p|            ; 1C Pass"
      })
  void calls(String commands, String expected) {
    assertThat(calls(board(commands))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pc|SA|pc|d4|pc|hT|   ; SA D4 HT",
        "pc|SAD4h10|          ; SA D4 HT",
        "pc|SA!|              ; SA",
        "pc|4H|               ; H4",
        "pc|H1|pc|SA|         ; (H1) SA",
        "pc|SA|mc|9|pc|SK|    ; SA * SK",
        "pc|SASKSQ|up||       ; SA SK",
        "pc|SASKSQ|up|2|      ; SA",
        "pc|SASKSQ|up|0|      ; SA SK SQ",
        "pc|SASKSQ|jp|1|      ; SA",
        "pc|SA|mc|9|up|1|pc|SK| ; SK"
      })
  void cards(String commands, String expected) {
    assertThat(cards(board(commands))).isEqualTo(expected);
  }

  @Test
  void aSuitAloneIsItsLowestCard() {
    // South declares, so West leads.
    Board board = board("mb|1sppp|pc|d|pc|d|pc|d|pc|d|");

    assertThat(cards(board)).isEqualTo("DQ D9 D2 D4");
  }

  @Test
  void alertsAndExplanations() {
    Board board = board("mb|1c|an|two\r\n or more|mb|1d!|mb|1h|an|!|mb|1s|an|a|an|b|");
    List<Annotations> said =
        board.auction().orElseThrow().items().stream()
            .map(item -> ((AuctionItem.Made) item).annotations())
            .toList();

    assertThat(said).extracting(Annotations::alerted).containsExactly(false, true, true, false);
    assertThat(said.get(0).explanations()).containsExactly("two or more");
    assertThat(said.get(3).explanations()).containsExactly("a", "b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "mb|1@c|            ; LIN017",
        "mb|?|              ; LIN018",
        "mb|1c|an|a|an|b|   ; A021",
        "an|a|mb|1c|        ; A020",
        "pc|4H|             ; P026",
        "pc|H1|             ; P025",
        "pc|h|              ; P001",
        "mc|x|              ; LIN020",
        "mc|9|mc|9|         ; LIN021",
        "mc|9|mc|8|         ; LIN022",
        "sv|s|              ; LIN014",
        "sv|q|              ; LIN015",
        "pn|a,b,c|          ; LIN016",
        "yy|1|yy|2|         ; LIN004",
        "zz|3.53|           ; LIN004",
        "ob|1S|fm|x|kt||    ; ''",
        "mc|9               ; LIN002"
      })
  void findingsOfCommands(String commands, String code) {
    assertThat(findings(commands))
        .extracting(finding -> finding.substring(0, finding.indexOf('@')))
        .isEqualTo(code.isEmpty() ? List.of() : List.of(code));
  }

  @ParameterizedTest
  @CsvSource({
    "o,NONE", "0,NONE", "-,NONE", "'',NONE", "N,NS", "e,EW", "B,ALL", "s,NS", "ew,EW", "a,ALL"
  })
  void vulnerability(String value, Vulnerability expected) {
    assertThat(board("sv|" + value + "|").vulnerability()).isEqualTo(Fact.given(expected));
  }

  @Test
  void withoutVulnerability() {
    assertThat(board("").vulnerability()).isEqualTo(Fact.absent());
    assertThat(board("sv|q|").vulnerability()).isEqualTo(Fact.unknown());
    assertThat(LinText.of(DEAL).findings()).containsExactly("I007@1:1");
  }

  @Test
  void claims() {
    assertThat(board("pc|SA|mc|9|").result()).isEqualTo(Fact.given(StatedResult.ofDeclarer(9)));
    assertThat(board("pc|SA|mc|9|").text("LinClaim")).isEqualTo(Fact.given("1:9"));
    assertThat(board("mc|9|mc|8|").result()).isEqualTo(Fact.unknown());
  }

  @Test
  void textsStandBehindWhatTheyFollow() {
    Board board = board("nt|a|mb|1c|nt|b|pc|SA|nt|c\nd|mc|9|nt|e|");

    assertThat(board.tag("Auction").orElseThrow().comments())
        .containsExactly(new Comment("a", false));
    AuctionItem.Made call = (AuctionItem.Made) board.auction().orElseThrow().items().get(0);
    assertThat(call.annotations().comments()).containsExactly(new Comment("b", false));
    PlayItem.Played card = (PlayItem.Played) board.play().orElseThrow().items().get(0);
    assertThat(card.annotations().comments())
        .containsExactly(new Comment("c\nd", false), new Comment("e", false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Board 12            ; 12 ; ''",
        "Board  #12          ; 12 ; ''",
        "12                  ; 12 ; ''",
        "Deal 5              ; 5  ; Deal 5",
        "Final, hand #3 of 8 ; 3  ; 'Final, hand #3 of 8'",
        "October 12, 2011    ; '' ; 'October 12, 2011'",
        "Dashboard 7         ; '' ; Dashboard 7",
        "Board 0             ; '' ; Board 0",
        "12345678901         ; '' ; 12345678901"
      })
  void titles(String title, String number, String description) {
    Board board = board("ah|" + title + "|");

    assertThat(board.number().value().map(String::valueOf).orElse("")).isEqualTo(number);
    assertThat(board.text("Description").value().orElse("")).isEqualTo(description);
  }

  @Test
  void dealers() {
    for (int i = 0; i < 4; i++) {
      Board board = LinText.of(DEAL.replace("|1", "|" + (i + 1))).board(1);
      assertThat(board.dealer()).isEqualTo(Fact.given(Seat.SOUTH.plus(i)));
    }
  }
}
