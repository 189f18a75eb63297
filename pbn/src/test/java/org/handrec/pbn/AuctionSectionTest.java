package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.pbn.PbnText.board;
import static org.handrec.pbn.PbnText.findings;
import static org.handrec.pbn.PbnText.record;
import static org.handrec.pbn.PbnText.strictRecord;

import java.util.List;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Note;
import org.handrec.core.model.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuctionSectionTest {
  private static Auction auction(String... lines) {
    return board(game(lines)).auction().orElseThrow();
  }

  private static String[] game(String... lines) {
    String[] game = new String[lines.length + 1];
    game[0] = "[Auction \"N\"]";
    System.arraycopy(lines, 0, game, 1, lines.length);
    return game;
  }

  /** Calls as the standard writes them, other items as they are. */
  private static String items(Auction auction) {
    return String.join(" ", auction.items().stream().map(AuctionSectionTest::item).toList());
  }

  private static String item(AuctionItem item) {
    if (item instanceof AuctionItem.Made made) {
      return made.call().symbol();
    }
    if (item instanceof AuctionItem.Marked marked) {
      return marked.mark().symbol();
    }
    if (item instanceof AuctionItem.Unreadable text) {
      return (text.reported() ? "!" : "?") + text.text();
    }
    return item == AuctionItem.DASH ? "-" : item == AuctionItem.STOP ? "*" : "+";
  }

  private static Annotations said(Auction auction, int item) {
    return ((AuctionItem.Made) auction.items().get(item)).annotations();
  }

  @Test
  void readsCallsOfEitherCase() {
    Auction auction = auction("1c PASS 1nt x", "xx pass 7NT Pass");

    assertThat(auction.first()).isEqualTo(Fact.given(Seat.NORTH));
    assertThat(items(auction)).isEqualTo("1C Pass 1NT X XX Pass 7NT Pass");
    assertThat(findings(game("1c PASS 1nt x"))).isEmpty();
    assertThat(auction.items().get(0)).isSameAs(auction("1C").items().get(0));
  }

  @Test
  void signsAndMarksAreItems() {
    Auction auction = auction("- - 1D ^S ^I1C * +");

    assertThat(items(auction)).isEqualTo("- - 1D ^S ^I 1C * +");
    assertThat(auction.items().get(3)).isEqualTo(new AuctionItem.Marked(Mark.SKIPPED));
  }

  @ParameterizedTest
  @CsvSource({
    "AP, Pass Pass Pass Pass",
    "Pass AP, Pass Pass Pass Pass",
    "1NT AP, 1NT Pass Pass Pass",
    "1NT Pass ap, 1NT Pass Pass Pass",
    "2S X Pass AP, 2S X Pass Pass Pass",
    "1C ^S AP, 1C ^S Pass Pass Pass"
  })
  void allPassIsThePassesThatAreMissing(String text, String items) {
    assertThat(items(auction(text))).isEqualTo(items);
    assertThat(findings(game(text))).isEmpty();
  }

  @Test
  void allPassesStandWhereAllPassStands() {
    HandRecord record = record(game("1NT AP"));

    assertThat(record.text().slice(record.origins().auctionItem(0))).isEqualTo("1NT");
    assertThat(record.text().slice(record.origins().auctionItem(1))).isEqualTo("AP");
    assertThat(record.text().slice(record.origins().auctionItem(3))).isEqualTo("AP");
  }

  @Test
  void allPassBehindTheEndIsOnePassTooMany() {
    assertThat(items(auction("1C Pass Pass Pass AP"))).isEqualTo("1C Pass Pass Pass Pass");
  }

  @ParameterizedTest
  @CsvSource({
    "P, Pass, PBN080@2:1",
    "D, X, PBN080@2:1",
    "Dbl, X, PBN080@2:1",
    "r, XX, PBN080@2:1",
    "Rdbl, XX, PBN080@2:1",
    "1N, 1NT, PBN080@2:1",
    "2H All  pass, 2H Pass Pass Pass, PBN080@2:4",
    "^i 1C, ^I 1C, PBN080@2:1"
  })
  void readsOtherSpellings(String text, String items, String finding) {
    assertThat(items(auction(text))).isEqualTo(items);
    assertThat(findings(game(text))).containsExactly(finding);
  }

  @ParameterizedTest
  @ValueSource(strings = {"8H", "Hmm", "0NT", "1X", "/", "XXX"})
  void otherTextIsKept(String text) {
    Auction auction = auction(text + " Pass");

    assertThat(auction.items().get(0)).isEqualTo(new AuctionItem.Unreadable(text, false));
    assertThat(findings(game(text + " Pass"))).isEmpty();
  }

  @Test
  void nothingBehindAnUnreadableMarkIsRead() {
    String[] game = game("1D ^ I 1C =1= ! {x}", "[Note \"1:y\"]");

    assertThat(items(board(game).auction().orElseThrow())).isEqualTo("1D !^ !I !1C !=1= !!");
    assertThat(board(game).tag("Auction").orElseThrow().comments())
        .containsExactly(new Comment("x", false));
    assertThat(findings(game)).containsExactly("PBN040@2:4");
    assertThat(findings(game("1D ^X 1C"))).containsExactly("PBN040@2:4");
  }

  @Test
  void whatIsSaidBelongsToTheCallBefore() {
    Auction auction = auction("1S !! =1= $25 {a} ; b", "Pass?!2S=1=$0", "[Note \"1: five\"]");

    assertThat(said(auction, 0))
        .isEqualTo(
            new Annotations(
                true,
                List.of(" five"),
                List.of(1),
                List.of(3, 25),
                List.of(new Comment("a", false), new Comment(" b", true))));
    assertThat(said(auction, 1).nags()).containsExactly(6);
    assertThat(said(auction, 1).alerted()).isFalse();
    assertThat(said(auction, 2).nags()).containsExactly(0);
    assertThat(auction.notes()).containsExactly(new Note(1, " five"));
  }

  @Test
  void whatIsSaidBeforeTheFirstCallBecomesAComment() {
    String[] game = game("! - =1= {c} 1C", "[Note \"1:x\"]");

    assertThat(findings(game)).containsExactly("A020@2:1", "A020@2:5");
    assertThat(board(game).tag("Auction").orElseThrow().comments())
        .containsExactly(
            new Comment("!", false), new Comment("=1=", false), new Comment("c", false));
  }

  @ParameterizedTest
  @CsvSource({
    "1C !!!, PBN041@2:6",
    "1C ! ?, PBN041@2:6",
    "1C ! $3, PBN041@2:6",
    "1C $3 !, PBN041@2:7",
    "1C $1 $2, PBN041@2:7",
    "1C $25 $25, PBN041@2:8",
    "1C $256, PBN042@2:4",
    "1C $, PBN042@2:4",
    "1C =1, PBN042@2:4",
    "1C =0=, PBN042@2:4",
    "1C =33=, PBN042@2:4",
    "1C =a=, PBN042@2:4",
    "1C $7, PBN043@2:4",
    "1C $14, PBN043@2:4",
    "1C =1=, PBN044@2:4"
  })
  void faultsOfAnnotationsAreReported(String text, String finding) {
    assertThat(findings(game(text))).containsExactly(finding);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1C $0 $255 $13 $20 $200", "1C $6", "1C ?! $15 $16"})
  void legalAnnotationsAreSilent(String text) {
    assertThat(findings(game(text))).isEmpty();
  }

  @Test
  void textThatIsNoAnnotationBecomesAComment() {
    Auction auction = auction("1C $256 =33=");

    assertThat(said(auction, 0).comments())
        .containsExactly(new Comment("$256", false), new Comment("=33=", false));
  }

  @Test
  void twoExplanationsAreJoinedButNotInStrictMode() {
    String[] game = game("1C =1= =2=", "[Note \"1:a\"]", "[Note \"2:b\"]");

    assertThat(findings(game)).containsExactly("A021@2:8");
    assertThat(said(board(game).auction().orElseThrow(), 0).explanations())
        .containsExactly("a", "b");
    HandRecord strict = strictRecord(game);
    assertThat(findings(strict)).containsExactly("A021@2:8");
    assertThat(said(strict.board().auction().orElseThrow(), 0).explanations()).containsExactly("a");
  }

  @Test
  void theSectionOfAnUnusableTagIsNotRead() {
    assertThat(findings("[Auction \"Q\"]", "1C P ^X =9=")).containsExactly("PBN061@1:10");
    assertThat(findings("[Auction \"#\"]", "1C P ^X =9=")).containsExactly("PBN034@1:10");
    assertThat(items(board("[Auction \"#\"]", "1C").auction().orElseThrow())).isEqualTo("!# !1C");
  }

  @Test
  void anAuctionMayHaveNoFirstSeat() {
    assertThat(board("[Auction \"?\"]", "1C").auction().orElseThrow().first())
        .isEqualTo(Fact.unknown());
    assertThat(board("[Auction \"\"]").auction().orElseThrow().items()).isEmpty();
    assertThat(findings("[Auction \"?\"]", "1C")).isEmpty();
  }
}
