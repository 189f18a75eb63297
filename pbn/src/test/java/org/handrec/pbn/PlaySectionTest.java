package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.pbn.PbnText.board;
import static org.handrec.pbn.PbnText.findings;
import static org.handrec.pbn.PbnText.record;
import static org.handrec.pbn.PbnText.strictRecord;

import java.util.List;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaySectionTest {
  private static String[] game(String... lines) {
    String[] game = new String[lines.length + 1];
    game[0] = "[Play \"W\"]";
    System.arraycopy(lines, 0, game, 1, lines.length);
    return game;
  }

  private static Play play(String... lines) {
    return board(game(lines)).play().orElseThrow();
  }

  private static String items(Play play) {
    return String.join(" ", play.items().stream().map(PlaySectionTest::item).toList());
  }

  private static String item(PlayItem item) {
    if (item instanceof PlayItem.Played played) {
      return played.card().toString();
    }
    if (item instanceof PlayItem.Marked marked) {
      return marked.mark().symbol();
    }
    if (item instanceof PlayItem.Unreadable text) {
      return (text.reported() ? "!" : "?") + text.text();
    }
    return item == PlayItem.UNKNOWN ? "-" : item == PlayItem.STOP ? "*" : "+";
  }

  private static Annotations said(Play play, int item) {
    return ((PlayItem.Played) play.items().get(item)).annotations();
  }

  @Test
  void readsCardsSignsAndMarks() {
    Play play = play("D8 dt ^R S2 -", "^L h7 + - *");

    assertThat(items(play)).isEqualTo("D8 DT ^R S2 - ^L H7 + - *");
    assertThat(play.first()).isEqualTo(Fact.given(Seat.WEST));
    assertThat(play.layout()).isEqualTo(Play.Layout.COLUMNS);
    assertThat(findings(game("D8 dt ^R S2 -"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"S10, ST", "s10, ST", "3C, C3", "10S, ST", "--, -"})
  void readsOtherSpellings(String text, String item) {
    assertThat(items(play(text))).isEqualTo(item);
    assertThat(findings(game(text))).containsExactly("P026@2:1");
  }

  @ParameterizedTest
  @CsvSource({
    "SA HH DV CB, SA HK DQ CJ, Dutch",
    "SA HR DD CV, SA HK DQ CJ, French",
    "SA hd DB HK, SA HQ DJ HK, German",
    "SW HD D2 S10, SJ HQ D2 ST, Polish",
    "SE HD 3C CB, SA HQ C3 CJ, Danish"
  })
  void readsTheHonoursOfOneOtherLanguage(String text, String items, String language) {
    assertThat(items(play(text))).isEqualTo(items);
    HandRecord record = record(game(text));
    assertThat(record.diagnostics())
        .filteredOn(finding -> finding.hypothesis().isPresent())
        .hasSize(1)
        .allMatch(finding -> finding.message().contains(", " + language + " letters ("));
    assertThat(items(strictRecord(game(text)).board().play().orElseThrow())).contains("?");
  }

  @ParameterizedTest
  @CsvSource({
    "SA HV D2 C3, one letter may be a slip",
    "SQ HV DD C3, no language has all three",
    "SA HD DB CW, no language has all three",
    "SA HR DD C2, three languages have them"
  })
  void letsOtherLettersBe(String text, String why) {
    assertThat(items(play(text))).as(why).contains("?");
    assertThat(record(game(text)).diagnostics()).as(why).isEmpty();
  }

  @Test
  void strictModeReadsNoRankBeforeSuit() {
    HandRecord record = strictRecord(game("3C 10S S10 --"));

    assertThat(items(record.board().play().orElseThrow())).isEqualTo("?3C ?10S ST -");
    assertThat(findings(record)).containsExactly("P026@2:8", "P026@2:12");
  }

  @ParameterizedTest
  @ValueSource(strings = {"H1", "XX", "S", "S100", "SS", "Pass"})
  void otherTextIsKept(String text) {
    assertThat(play(text).items()).containsExactly(new PlayItem.Unreadable(text, false));
    assertThat(findings(game(text))).isEmpty();
  }

  @Test
  void whatIsSaidBelongsToTheCardBefore() {
    Play play = play("D8 =1= !! $200 {a}", "[Note \"1:fourth best\"]");

    assertThat(said(play, 0))
        .isEqualTo(
            new Annotations(
                true,
                List.of("fourth best"),
                List.of(1),
                List.of(9, 200),
                List.of(new Comment("a", false))));
  }

  @Test
  void whatIsSaidOfNoCardBecomesAComment() {
    Board board = board(game("! D8 - $200"));

    assertThat(findings(game("! D8 - $200"))).containsExactly("P024@2:1", "P024@2:8");
    assertThat(board.tag("Play").orElseThrow().comments()).containsExactly(new Comment("!", false));
    assertThat(said(board.play().orElseThrow(), 0).comments())
        .containsExactly(new Comment("$200", false));
  }

  @ParameterizedTest
  @CsvSource({
    "D8 $1, PBN043@2:4",
    "D8 $13, PBN043@2:4",
    "D8 ! $9, PBN041@2:6",
    "D8 ^q D9, PBN040@2:4",
    "D8 ^r D9, PBN080@2:4",
    "D8 =3=, PBN044@2:4"
  })
  void faultsAreReported(String text, String finding) {
    assertThat(findings(game(text))).containsExactly(finding);
  }

  @Test
  void glyphsOfCardsAreSilent() {
    assertThat(findings(game("D8 $7 $14 $200"))).isEmpty();
  }

  @Test
  void itemsHavePlaces() {
    HandRecord record = record(game("D8 - *"));

    assertThat(record.text().slice(record.origins().playItem(0))).isEqualTo("D8");
    assertThat(record.text().slice(record.origins().playItem(2))).isEqualTo("*");
  }
}
