package org.handrec.core.check.doubledummy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.PlayAnalysis;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * The play and the result of a record against best play: a result far from it (Q008), the first
 * card that cost a trick (Q009), a claim that is not what best play gives (Q010); and the results
 * of the tables that played a deal, two exchanged (Q011) or all of a turned deal (Q012).
 */
final class SolvedPlayRule {
  /** A play may lose so many tricks. */
  private static final int FAR = 4;

  private final DoubleDummySolver solver;

  SolvedPlayRule(DoubleDummySolver solver) {
    this.solver = solver;
  }

  void check(BoardContext context, Findings findings, Deal deal, DealResults results) {
    Replay replay = context.replay();
    Optional<Seat> declarer = replay.declarer();
    Optional<Strain> strain = replay.contract().flatMap(Contract::strain);
    if (declarer.isEmpty() || strain.isEmpty()) {
      return;
    }
    OptionalInt tricks = replay.tricks();
    if (tricks.isPresent()) {
      result(context, findings, results, declarer.get(), strain.get(), tricks.getAsInt());
      compare(context, findings, results, declarer.get(), strain.get(), tricks.getAsInt());
    }
    Optional<PlayAnalysis> analysis = analysis(context, deal, strain.get(), declarer.get());
    if (analysis.isPresent()) {
      firstCost(context, findings, analysis.get());
      if (tricks.isPresent() && analysis.get().steps().size() < 52) {
        claim(context, findings, analysis.get(), tricks.getAsInt());
      }
    }
  }

  private static void result(
      BoardContext context,
      Findings findings,
      DealResults results,
      Seat declarer,
      Strain strain,
      int tricks) {
    int best = results.tricks(declarer, strain);
    if (Math.abs(best - tricks) >= FAR) {
      String contract = context.replay().contract().orElseThrow().symbol();
      findings.add(
          findings
              .at(
                  "Q008",
                  context.compared("Result"),
                  "%s by %c: %d tricks, double dummy %d"
                      .formatted(contract, declarer.letter(), tricks, best))
              .tag("Result")
              .found(String.valueOf(tricks)));
    }
  }

  private Optional<PlayAnalysis> analysis(
      BoardContext context, Deal deal, Strain strain, Seat declarer) {
    Optional<PlayReplay> play = context.replay().play();
    if (play.isEmpty() || !play.get().problems().isEmpty()) {
      return Optional.empty();
    }
    List<Card> cards =
        play.get().cards().stream()
            .limit(play.get().cardsInOrder())
            .map(PlayReplay.PlayedCard::card)
            .toList();
    try {
      return cards.isEmpty()
          ? Optional.empty()
          : Optional.of(solver.analyse(deal, strain, declarer, cards));
    } catch (IllegalArgumentException e) {
      // Cards that are missing between others: no play to follow.
      return Optional.empty();
    }
  }

  private static void firstCost(BoardContext context, Findings findings, PlayAnalysis analysis) {
    List<PlayReplay.PlayedCard> cards = context.replay().play().orElseThrow().cards();
    for (int i = 0; i < analysis.steps().size(); i++) {
      PlayAnalysis.Step step = analysis.steps().get(i);
      if (step.cost() > 0) {
        PlayReplay.PlayedCard card = cards.get(i);
        Span place =
            card.item() < 0 ? context.tag("Play") : context.origins().playItem(card.item());
        findings.add(
            findings
                .at(
                    "Q009",
                    place,
                    "trick %d: %s of %c cost %d %s; declarer has %d"
                        .formatted(
                            card.trick(),
                            step.card(),
                            step.seat().letter(),
                            step.cost(),
                            step.cost() == 1 ? "trick" : "tricks",
                            step.tricks()))
                .tag("Play"));
        return;
      }
    }
  }

  private static void claim(
      BoardContext context, Findings findings, PlayAnalysis analysis, int tricks) {
    int played = analysis.steps().size();
    int best = analysis.steps().get(played - 1).tricks();
    if (best != tricks) {
      findings.add(
          findings
              .at(
                  "Q010",
                  context.compared("Result"),
                  "%d tricks; double dummy %d after %d %s"
                      .formatted(tricks, best, played, played == 1 ? "card" : "cards"))
              .tag("Result")
              .found(String.valueOf(tricks)));
    }
  }

  private static void compare(
      BoardContext context,
      Findings findings,
      DealResults deal,
      Seat declarer,
      Strain strain,
      int tricks) {
    int record = context.record().index();
    int line = context.record().text().locate(context.origins().record()).line();
    BoardResults results = deal.results();
    results.add(new BoardResults.Result(record, line, declarer, strain, tricks));
    Optional<BoardResults.Result> exchanged = results.exchanged(deal);
    if (exchanged.isPresent()) {
      String message =
          "the results of records %d and %d fit the deal when they are exchanged"
              .formatted(exchanged.get().record(), record);
      Diagnostic.Builder finding =
          findings.at("Q011", context.compared("Result"), message).tag("Result");
      findings.add(finding);
    }
    OptionalInt turn = results.turn(deal);
    if (turn.isPresent()) {
      String seats = turn.getAsInt() + (turn.getAsInt() == 1 ? " seat" : " seats");
      String message = "the results of the deal fit it when it is turned by " + seats;
      findings.add(
          findings
              .at("Q012", context.compared("Deal"), message)
              .tag("Deal")
              .hypothesis("turned by " + seats));
    }
  }
}
