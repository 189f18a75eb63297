package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.Limits;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;
import org.junit.jupiter.api.Test;

/** One wrong number in each kind of double dummy tag: all found, none false. */
class PlantedTricksTest {
  private final Random random = new Random(20260601);

  @Test
  void eachWrongNumberIsFoundOnce() {
    DoubleDummySolver solver = new DoubleDummySolver();
    for (int board = 0; board < 4; board++) {
      Deal deal = deal();
      DoubleDummyTable right = solver.table(deal);
      DoubleDummyTable wrong = planted(right);
      Par par = Par.of(right, Vulnerability.EW, Seat.SOUTH);
      String score = par.optimumScore();
      assertThat(found(deal, right, right, score, par.parContract())).isEmpty();
      assertThat(found(deal, wrong, right, score, par.parContract())).containsExactly("Q003");
      assertThat(found(deal, right, wrong, score, par.parContract())).containsExactly("Q003");
      assertThat(found(deal, right, right, "NS " + (par.score() + 10), par.parContract()))
          .containsExactly("Q004");
      assertThat(found(deal, right, right, score, "NS 7N=")).containsExactly("Q005");
      assertThat(found(deal, right.turned(1), right.turned(1), score, par.parContract()))
          .containsExactly("Q007");
    }
  }

  private Deal deal() {
    List<Card> cards = new ArrayList<>(Hand.DECK.cards());
    Collections.shuffle(cards, random);
    List<Optional<Hand>> hands = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Hand hand = Hand.EMPTY;
      for (Card card : cards.subList(13 * i, 13 * i + 13)) {
        hand = hand.plus(card);
      }
      hands.add(Optional.of(hand));
    }
    return Deal.of(hands);
  }

  private DoubleDummyTable planted(DoubleDummyTable right) {
    List<Integer> results = new ArrayList<>(right.results());
    int cell = random.nextInt(results.size());
    results.set(cell, (results.get(cell) + 1 + random.nextInt(13)) % 14);
    return new DoubleDummyTable(results);
  }

  private static List<String> found(
      Deal deal, DoubleDummyTable digits, DoubleDummyTable table, String score, String contracts) {
    StringBuilder text = new StringBuilder();
    text.append("[Dealer \"S\"]\n[Vulnerable \"EW\"]\n[Deal \"").append(deal).append("\"]\n");
    text.append("[DoubleDummyTricks \"").append(digits.toDoubleDummyTricks()).append("\"]\n");
    text.append("[OptimumScore \"").append(score).append("\"]\n");
    text.append("[ParContract \"").append(contracts).append("\"]\n");
    text.append("[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\n");
    table.toOptimumResultTable().cells().forEach(cell -> text.append(cell.text()).append(' '));
    Source source =
        Source.of("planted", text.append('\n').toString().getBytes(StandardCharsets.ISO_8859_1));
    return Pipeline.solved(source, Limits.DEFAULT).stream()
        .map(Diagnostic::code)
        .filter(code -> code.startsWith("Q"))
        .toList();
  }
}
