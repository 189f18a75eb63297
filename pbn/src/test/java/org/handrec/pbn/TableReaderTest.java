package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.pbn.PbnText.board;
import static org.handrec.pbn.PbnText.findings;
import static org.handrec.pbn.PbnText.records;

import java.util.List;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableReaderTest {
  private static Table table(String... lines) {
    return board(lines).tables().get(0);
  }

  private static List<String> names(Table table) {
    return table.columns().stream().map(Table.Column::name).toList();
  }

  @Test
  void readsColumns() {
    Table table = table("[ScoreTable \"-Rank\\3R;Names_NS\\\\10L;+Score_NS\\5;Own\"]");

    assertThat(table.columns())
        .containsExactly(
            new Table.Column("Rank", Table.Order.ASCENDING, OptionalInt.of(3), true),
            new Table.Column("Names_NS", Table.Order.NONE, OptionalInt.of(10), false),
            new Table.Column("Score_NS", Table.Order.DESCENDING, OptionalInt.of(5), false),
            new Table.Column("Own", Table.Order.NONE, OptionalInt.empty(), false));
  }

  @Test
  void rowsAreFilledByElements() {
    Table table =
        table("[ActionTable \"Rank;Call;Percentage\"] {c}", "1 2NT", "100 2", "X \"a \\\"b\\\"\"");

    assertThat(table.rowCount()).isEqualTo(2);
    assertThat(table.row(0))
        .containsExactly(
            new Table.Cell("1", false), new Table.Cell("2NT", false), new Table.Cell("100", false));
    assertThat(table.row(1).get(2)).isEqualTo(new Table.Cell("a \"b\"", true));
  }

  @Test
  void aCommentBehindAnElementIsKept() {
    String[] game = {"[ActionTable \"Rank;Call\"] {a}", "1 1H ; best", "2 X"};

    assertThat(findings(game)).containsExactly("PBN094@2:6");
    assertThat(board(game).tags().get(0).comments())
        .containsExactly(new Comment("a", false), new Comment(" best", true));
  }

  @Test
  void anIncompleteRowIsReported() {
    assertThat(findings("[ActionTable \"Rank;Call;Percentage\"]", "1 1H 100 2 X"))
        .containsExactly("PBN090@1:1");
    assertThat(table("[ActionTable \"Rank;Call\"]", "1 1H 2").rowCount()).isEqualTo(1);
  }

  @Test
  void theFirstLineWithAnotherNumberOfElementsIsNamed() {
    assertThat(
            PbnText.record("[ActionTable \"Rank;Call\"]", "1 1H", "2 X x", "3 Pass")
                .diagnostics()
                .get(0)
                .hypothesis())
        .hasValueSatisfying(text -> assertThat(text).contains("line 3"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Rank;Call\\L", "Rank;;Call", "Rank;", "+;Call", "\\3", "Rank\\x"})
  void anUnreadableColumnIsReported(String header) {
    String[] game = {"[ActionTable \"" + header + "\"]", "1 1H 2"};

    assertThat(findings(game)).containsExactly("PBN091@1:14");
    assertThat(table(game).columns()).isEmpty();
    assertThat(table(game).cells()).hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({
    "Declarer Suit Tricks, Declarer;Denomination;Result",
    "Declarer;Suit;Tricks\\2R, Declarer;Denomination;Result",
    "Declarer  Denomination\\2R Result\\2R, Declarer;Denomination;Result",
    "Declarer; Denomination;Result, Declarer;Denomination;Result"
  })
  void otherSpellingsOfHeadersAreRead(String header, String columns) {
    String tag = "[OptimumResultTable \"" + header + "\"]";

    assertThat(findings(tag)).containsExactly("PBN092@1:21");
    assertThat(String.join(";", names(table(tag)))).isEqualTo(columns);
  }

  @Test
  void aControlCharacterStandsForTheWidth() {
    String tag = "[OptimumResultTable \"Declarer;Denomination\2R;Result\2R\"]";

    assertThat(table(tag).columns().get(1).width()).isEqualTo(OptionalInt.of(2));
    assertThat(findings(tag)).contains("PBN092@1:21");
  }

  @Test
  void ownColumnsMayHoldBlanks() {
    assertThat(names(table("[ScoreTable \"Own name;Rank\"]"))).containsExactly("Own name", "Rank");
    assertThat(findings("[ScoreTable \"Own name\"]")).isEmpty();
  }

  @Test
  void elementsMayNotHoldSomeCharacters() {
    assertThat(findings("[ActionTable \"Rank;Percentage\"]", "1 58% 2 6}")).hasSize(2);
    assertThat(findings("[ActionTable \"Rank;Percentage\"]", "1 58%"))
        .containsExactly("PBN093@2:5");
    assertThat(table("[ActionTable \"Rank;Percentage\"]", "1 58%").cells())
        .containsExactly(new Table.Cell("1", false), new Table.Cell("58%", false));
  }

  @Test
  void columnsAreInheritedRowsAreNot() {
    String[] game = {"[ActionTable \"Rank;Call\"]", "1 1H", "", "[ActionTable \"#\"]", "1 X 2 1H"};
    Board second = records(game).get(1).board();

    assertThat(names(second.tables().get(0))).containsExactly("Rank", "Call");
    assertThat(second.tables().get(0).rowCount()).isEqualTo(2);
    assertThat(findings(game)).isEmpty();
  }

  @Test
  void notrumpIsSpelledInTwoLetters() {
    String[] game = {"[OptimumResultTable \"Declarer;Denomination;Result\"]", "N N 9 S N 8 E nt 4"};

    assertThat(findings(game)).containsExactly("PBN060@2:3");
    assertThat(table(game).row(1).get(1).text()).isEqualTo("NT");
    assertThat(table(game).row(0).get(0).text()).isEqualTo("N");
  }

  @Test
  void sectionsOfOtherTagsAreKept() {
    String[] game = {"[Own \"a;b\"]", "x y \"z\"", "[Other \"1\"]"};

    assertThat(table(game)).isEqualTo(new Table("Own", List.of(), table(game).cells()));
    assertThat(table(game).cells()).hasSize(3);
    assertThat(board(game).tables()).hasSize(1);
    assertThat(findings(game)).containsExactly("PBN028@1:2", "PBN028@3:2");
  }
}
