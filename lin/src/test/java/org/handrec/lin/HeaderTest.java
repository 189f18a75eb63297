package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.lin.LinText.DEAL;

import java.util.List;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.Fact;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What team and session files say of their boards. */
class HeaderTest {
  private static final String MATCH = "vg|Cup,Final,I,3,4,Home,7,Guests,1.5|";
  private static final String LIST = "rs|4SN=,3NEx-1,PASS,1DS+2|";
  private static final String BOARDS =
      "qx|o3|"
          + DEAL
          + "mb|p|qx|c3|"
          + DEAL
          + "mb|p|qx|o4|"
          + DEAL
          + "mb|p|qx|c4|"
          + DEAL
          + "mb|p|";

  private static String entry(Board board) {
    return board.recordedResult().map(RecordedResult::text).orElse("");
  }

  private static List<String> entries(LinText text) {
    return text.records().stream().map(record -> entry(record.board())).toList();
  }

  private static List<String> souths(LinText text) {
    return text.records().stream()
        .map(record -> record.board().player(Seat.SOUTH).value().orElse(""))
        .toList();
  }

  @Test
  void resultsByNumberAndRoom() {
    assertThat(entries(LinText.of(MATCH + LIST + BOARDS)))
        .containsExactly("4SN=", "3NEx-1", "PASS", "1DS+2");
  }

  @Test
  void theHeaderMayStandAtTheEnd() {
    assertThat(entries(LinText.of(BOARDS + MATCH + LIST)))
        .containsExactly("4SN=", "3NEx-1", "PASS", "1DS+2");
  }

  @Test
  void pairsHaveOneResultOfTwo() {
    String session = "vg|Table,IMPs,P,3,4,,,,|rs|4SN=,,,1DS+2,|qx|o3|%sqx|o4|%s";
    LinText text = LinText.of(session.formatted(DEAL, DEAL));

    assertThat(entries(text)).containsExactly("4SN=", "1DS+2");
    assertThat(text.board(1).text("Room")).isEqualTo(Fact.absent());
    assertThat(text.board(1).text("LinScoring")).isEqualTo(Fact.given("P"));
    assertThat(text.findings()).noneMatch(finding -> finding.startsWith("LIN"));
  }

  @Test
  void theMatch() {
    Board board = LinText.of(MATCH + LIST + BOARDS).board(2);

    assertThat(board.text("Event")).isEqualTo(Fact.given("Cup"));
    assertThat(board.text("Stage")).isEqualTo(Fact.given("Final"));
    assertThat(board.text("Scoring")).isEqualTo(Fact.given("IMP"));
    assertThat(board.text("HomeTeam")).isEqualTo(Fact.given("Home"));
    assertThat(board.text("VisitTeam")).isEqualTo(Fact.given("Guests"));
    assertThat(board.text("LinCarryOver")).isEqualTo(Fact.given("7;1.5"));
    assertThat(board.text("Room")).isEqualTo(Fact.given("Closed"));
    assertThat(board.number()).isEqualTo(Fact.given(3));
  }

  @Test
  void namesOfTwoRooms() {
    LinText text = LinText.of(MATCH + "pn|a,b,c,d,e,f,g,h|" + BOARDS);

    assertThat(souths(text)).containsExactly("a", "e", "a", "e");
  }

  @Test
  void placeholdersAreNoNames() {
    assertThat(souths(LinText.of(MATCH + "pn|South,West,North,East,e,f,g,h|" + BOARDS)))
        .containsExactly("e", "e", "e", "e");
    assertThat(souths(LinText.of(MATCH + "pn|a,b,c,d,South,West,North,East|" + BOARDS)))
        .containsExactly("a", "a", "a", "a");
    assertThat(souths(LinText.of(MATCH + "pn|,,,,e,f,g,h|" + BOARDS)))
        .containsExactly("e", "e", "e", "e");
  }

  @Test
  void lineUpsChange() {
    String changed = BOARDS.replace("mb|p|qx|o4|", "mb|p|pn|x,,,|qx|o4|");

    assertThat(souths(LinText.of(MATCH + "pn|a,b,c,d,e,f,g,h|" + changed)))
        .containsExactly("a", "e", "x", "e");
  }

  @Test
  void namesOfEntriesGoOnUntilTheyChange() {
    String session = "vg|T,S,P,1,3,,,,|pw|a,b,c,d,,x,,,e,,,|qx|o1|%1$sqx|o2|%1$sqx|o3|%1$s";
    LinText text = LinText.of(session.formatted(DEAL));

    assertThat(souths(text)).containsExactly("a", "a", "e");
    assertThat(text.board(3).player(Seat.WEST)).isEqualTo(Fact.given("x"));
  }

  @Test
  void numbersOfEntries() {
    LinText text = LinText.of("vg|T,S,P,1,2,,,,|bn|23,24|qx|o1|" + DEAL + "qx|o2|" + DEAL);

    assertThat(text.board(2).number()).isEqualTo(Fact.given(24));
    assertThat(text.board(2).text("LinLabel")).isEqualTo(Fact.given("o2"));
  }

  @Test
  void eachMatchOfAFileHasItsHeader() {
    String second =
        "vg|Cup,Replay,I,1,1,Owls,,Foxes,|rs|2CN=,PASS|pn|i,j,k,l,m,n,o,p|"
            + "qx|o1|%1$smb|p|qx|c1|%1$smb|p|".formatted(DEAL);
    LinText text = LinText.of(MATCH + LIST + "pn|a,b,c,d,e,f,g,h|" + BOARDS + second);

    assertThat(entries(text)).containsExactly("4SN=", "3NEx-1", "PASS", "1DS+2", "2CN=", "PASS");
    assertThat(souths(text)).containsExactly("a", "e", "a", "e", "i", "m");
    assertThat(text.board(4).text("HomeTeam")).isEqualTo(Fact.given("Home"));
    assertThat(text.board(5).text("HomeTeam")).isEqualTo(Fact.given("Owls"));
    assertThat(text.board(5).text("Stage")).isEqualTo(Fact.given("Replay"));
    assertThat(remnants(text)).isEmpty();
    assertThat(text.records()).allMatch(board -> board.origins().remnants().isEmpty());
  }

  private static List<String> remnants(LinText text) {
    return text.trailer().remnants().stream()
        .map(r -> r.kind() + " " + r.datum() + "@" + r.text().locate(r.span()).column())
        .toList();
  }

  @Test
  void whatNoBoardTakesIsTold() {
    String session =
        "vg|T,S,P,1,3,,,,,more|rs|4SN=,,x,,2CE=,|pw|a,b,c,d,f,b,c,d,e,,,|bn|7,8,9|qx|o1|" + DEAL;

    assertThat(remnants(LinText.of(session)))
        .containsExactly(
            "recorded result without a board x@32",
            "recorded result without a board 2CE=@35",
            "name without a board f@52",
            "name without a board b@54",
            "name without a board c@56",
            "name without a board d@58",
            "name without a board e@60",
            "board number without a board 8@70",
            "board number without a board 9@72",
            "field of the match 3@12",
            "field of the match more@18");
  }

  @Test
  void namesThatNobodyHasAreTold() {
    String file = MATCH.replace("3,4", "3,3") + "pn|a,b,c,d,e,f,g,h,i|qx|o3|" + DEAL + "mb|p|";

    assertThat(remnants(LinText.of(file)))
        .containsExactly(
            "name without a board e@49",
            "name without a board f@51",
            "name without a board g@53",
            "name without a board h@55");
    assertThat(LinText.of(file).records().get(0).origins().remnants())
        .extracting(Origins.Remnant::datum)
        .containsExactly("i");
  }

  @Test
  void findingsHaveTheirPlaceInTheHeader() {
    LinText text = LinText.of("vg|Cup,Final,I,3,4,Home|\n rs|4SN=,4SN-|\n" + BOARDS);

    assertThat(text.findings()).contains("LIN025@1:1", "LIN023@2:2", "LIN024@2:2");
  }

  @ParameterizedTest
  @CsvSource({
    "4SN=,4S N 10",
    "3NNx-1,3NTX N 8",
    "1SWx-4,1SX W 3",
    "2DExx+1,2DXX E 9",
    "3NTE+1,3NT E 10",
    "2hs,2H S ?",
    "P,Pass - ?",
    "pass,Pass - ?",
    "4SN-,",
    "8SN=,",
    "4XN=,",
    "7NN+1,",
    "4SX=,"
  })
  void entriesOfTheList(String text, String expected) {
    String read =
        ResultEntry.read(1, text)
            .map(
                result ->
                    result.contract().orElseThrow().symbol()
                        + " "
                        + result.declarer().map(seat -> "" + seat.letter()).orElse("-")
                        + " "
                        + (result.tricks().isPresent() ? result.tricks().getAsInt() : "?"))
            .orElse(null);

    assertThat(read).isEqualTo(expected);
  }
}
