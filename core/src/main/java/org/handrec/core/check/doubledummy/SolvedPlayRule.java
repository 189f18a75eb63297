package org.handrec.core.check.doubledummy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.doubledummy.PlayAnalysis;
import org.handrec.core.doubledummy.StatedPlay;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * The play and the result of a record against best play: a result far from it (Q008), the first
 * card that cost a trick (Q009), a claim that is not what best play gives (Q010), a card of an
 * OptimumPlayTable that is none of the best (Q014).
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
    }
    Optional<PlayAnalysis> analysis = analysis(context, deal, strain.get(), declarer.get());
    if (analysis.isPresent()) {
      firstCost(context, findings, analysis.get());
      if (tricks.isPresent() && analysis.get().steps().size() < 52) {
        claim(context, findings, analysis.get(), tricks.getAsInt());
      }
      Optional<StatedPlay> stated = StatedPlayRule.usable(context, findings);
      if (stated.isPresent() && !findings.has("Q013")) {
        List<Card> played = analysis.get().steps().stream().map(PlayAnalysis.Step::card).toList();
        notBest(
            context,
            findings,
            stated.get().rows(),
            solver.bestCards(deal, strain.get(), declarer.get(), played));
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
    List<Card> cards = play.get().order();
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

  /** The first card of an OptimumPlayTable that is none of the best ones. */
  private static void notBest(
      BoardContext context, Findings findings, List<List<Card>> stated, List<List<Card>> best) {
    for (int row = 0; row < Math.min(stated.size(), best.size()); row++) {
      List<Card> right = best.get(row);
      Optional<Card> wrong =
          stated.get(row).stream().filter(card -> !right.contains(card)).findFirst();
      if (wrong.isPresent()) {
        String cards = String.join(" ", right.stream().map(Card::toString).toList());
        String message =
            "%s row %d: %s is not best, solver %s"
                .formatted(StatedPlay.TABLE, row + 1, wrong.get(), cards);
        findings.add(
            findings
                .at("Q014", StatedPlayRule.place(context, row), message)
                .tag(StatedPlay.TABLE)
                .found(wrong.get().toString())
                .expected(cards));
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
}
