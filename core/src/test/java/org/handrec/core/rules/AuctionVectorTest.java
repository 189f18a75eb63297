package org.handrec.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The rows of cases/auction.tsv. */
class AuctionVectorTest {
  @TestFactory
  Stream<DynamicTest> rows() {
    return Vectors.rows("auction.tsv").stream()
        .map(
            row ->
                DynamicTest.dynamicTest(row.get("id") + " " + row.get("calls"), () -> check(row)));
  }

  private static void check(Map<String, String> row) {
    Fact<Seat> dealer = Fact.given(Seat.of(row.get("dealer").charAt(0)).orElseThrow());
    List<AuctionItem> items = new ArrayList<>();
    for (String word : row.get("calls").split(" ", -1)) {
      items.add(AuctionItem.of(call(word)));
    }
    AuctionReplay replay = AuctionReplay.of(new Auction(dealer, items, List.of()), dealer, 0);

    assertThat(replay.isComplete()).isEqualTo(row.get("complete").equals("yes"));
    assertThat(replay.contract().map(Contract::symbol).orElse("")).isEqualTo(row.get("contract"));
    assertThat(letter(replay.declarer())).isEqualTo(row.get("declarer"));
    assertThat(letter(replay.declarer().map(Seat::next))).isEqualTo(row.get("leader"));
    assertThat(finding(replay))
        .isEqualTo(String.join(" ", row.get("code"), row.get("call"), row.get("seat")).trim());
  }

  private static Call call(String word) {
    return switch (word) {
      case "Pass" -> Call.PASS;
      case "X" -> Call.DOUBLE;
      case "XX" -> Call.REDOUBLE;
      default -> Bid.of(word.charAt(0) - '0', Strain.parse(word.substring(1)).orElseThrow());
    };
  }

  private static String letter(java.util.Optional<Seat> seat) {
    return seat.map(s -> "" + s.letter()).orElse("");
  }

  /** The first finding as code, call and seat. */
  private static String finding(AuctionReplay replay) {
    if (replay.problems().isEmpty()) {
      return replay.status() == AuctionReplay.Status.OPEN ? "A007" : "";
    }
    AuctionProblem problem = replay.problems().get(0);
    String code =
        switch (problem.kind()) {
          case NOT_ALLOWED -> code(replay.objection().orElseThrow());
          case CALL_AFTER_END -> "A004";
          case PASS_AFTER_END -> "A005";
          default -> problem.kind().name();
        };
    return code + " " + problem.call() + " " + problem.seat().letter();
  }

  private static String code(Objection objection) {
    return switch (objection) {
      case INSUFFICIENT -> "A001";
      case NOTHING_TO_DOUBLE, OWN_BID, ALREADY_DOUBLED -> "A002";
      case NOT_DOUBLED, OWN_DOUBLE, ALREADY_REDOUBLED -> "A003";
      case AUCTION_OVER -> "A004";
    };
  }
}
