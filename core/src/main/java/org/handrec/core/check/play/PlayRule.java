package org.handrec.core.check.play;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayProblem;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * What the replay of a play shows. The replay has already looked for the one change that explains
 * everything, so each message here is a cause of its own (P001 to P009, P011 to P020, P025, P027 to
 * P031), and the seat of the section (P010).
 */
public final class PlayRule implements RecordRule {
  @Override
  public void check(BoardContext context, Findings findings) {
    Replay replay = context.replay();
    boolean contractUnknown = replay.isAuctionBroken();
    for (PlayProblem problem : replay.playProblems()) {
      if (!contractUnknown || needsNoContract(problem.kind())) {
        findings.add(finding(problem, context, findings));
        if (problem.kind() == PlayProblem.Kind.REVOKE && problem.otherTrick() == 0) {
          findings.add(possibleRevoke(problem, context, findings));
        }
      }
    }
    if (!contractUnknown) {
      checkSeat(context, findings);
    }
  }

  private static boolean needsNoContract(PlayProblem.Kind kind) {
    return switch (kind) {
      case UNREADABLE, CARD_AFTER_END, CARD_AFTER_STOP, SURPLUS_FILLER -> true;
      default -> false;
    };
  }

  /** P010: the columns begin at the seat of the tag, whoever leads (PBN 3.6). */
  private static void checkSeat(BoardContext context, Findings findings) {
    Optional<PlayReplay> play = context.replay().play();
    Optional<Seat> leader = context.replay().leader();
    Optional<Seat> first = context.board().play().flatMap(p -> p.first().value());
    boolean endPosition = context.board().deal().value().filter(Deal::isEndPosition).isPresent();
    if (play.isEmpty() || first.isEmpty() || endPosition || first.equals(leader)) {
      return;
    }
    PlayReplay replayed = play.get();
    boolean explained =
        replayed.has(PlayProblem.Kind.ROWS_REORDERED)
            || replayed.has(PlayProblem.Kind.DEAL_TURNED)
            || replayed.has(PlayProblem.Kind.WRONG_OPENING_LEADER);
    if (!explained) {
      findings.add(
          findings
              .at(
                  "P010",
                  context.value("Play"),
                  "columns start at "
                      + first.get().letter()
                      + "; opening leader is "
                      + context.name(leader.orElseThrow()))
              .tag("Play")
              .found(String.valueOf(first.get().letter()))
              .expected(String.valueOf(leader.get().letter())));
    }
  }

  private static Diagnostic.Builder finding(
      PlayProblem problem, BoardContext context, Findings findings) {
    Span span = context.origins().playItem(problem.item());
    Diagnostic.Builder finding =
        switch (problem.kind()) {
          case NOT_HELD, PLAYED_BEFORE -> impossibleCard(problem, context, findings, span);
          case REVOKE, MARKED_REVOKE -> revoke(problem, context, findings, span);
          case WRONG_OPENING_LEADER, LEAD_OUT_OF_TURN, MARKED_LEAD_OUT_OF_TURN ->
              lead(problem, context, findings, span);
          case NEEDLESS_MARK, IMPOSSIBLE_MARK -> mark(problem, findings, span);
          case ROWS_REORDERED, DEAL_TURNED, OTHER_DEAL, PROBABLE_CARD ->
              hypothesis(problem, context, findings, span);
          case TRICK_LEFT_OUT, TRICK_REPEATED, TRICKS_EXCHANGED, OTHER_TRUMPS ->
              tricks(problem, context, findings, span);
          case LAST_TRICK_COMPLETED, UNKNOWN_CARD, UNREADABLE -> gap(problem, findings, span);
          case CARD_AFTER_END, SURPLUS_FILLER, CARD_AFTER_STOP, CARD_AFTER_NEXT ->
              surplus(problem, findings, span);
        };
    problem.seat().ifPresent(finding::seat);
    problem.card().ifPresent(finding::card);
    return problem.trick() > 0 ? finding.trick(problem.trick()) : finding;
  }

  private static Diagnostic.Builder impossibleCard(
      PlayProblem problem, BoardContext context, Findings findings, Span span) {
    String plays = trick(problem) + player(problem, context) + " plays " + card(problem);
    Diagnostic.Builder finding;
    if (problem.kind() == PlayProblem.Kind.NOT_HELD) {
      String owner =
          problem
              .otherSeat()
              .map(seat -> "which " + context.name(seat) + " holds")
              .orElse("who does not hold it");
      finding = findings.at("P001", span, plays + ", " + owner + fits(problem.cards()));
    } else {
      finding =
          findings.at(
              "P002",
              span,
              plays
                  + ", played in trick "
                  + problem.otherTrick()
                  + " by "
                  + context.name(problem.otherSeat().orElseThrow())
                  + fits(problem.cards()));
    }
    finding.found(card(problem).toString());
    if (!problem.cards().isEmpty()) {
      finding.hypothesis(Wording.cards(problem.cards(), " or ") + " would fit");
    }
    return finding;
  }

  private static String fits(Hand cards) {
    return cards.isEmpty() ? "" : "; " + Wording.cards(cards, " or ") + " would fit";
  }

  private static Diagnostic.Builder revoke(
      PlayProblem problem, BoardContext context, Findings findings, Span span) {
    String player = player(problem, context);
    if (problem.kind() == PlayProblem.Kind.MARKED_REVOKE) {
      return findings.at(
          "P004",
          span,
          "revoke by "
              + player
              + " in trick "
              + problem.trick()
              + "; Law 64 gives "
              + Wording.counted(problem.count(), "trick"));
    }
    char suit = problem.otherCard().orElseThrow().suit().letter();
    String later =
        problem.otherTrick() == 0
            ? "; the play stops before " + suit + " is played again"
            : "; " + suit + " next played in trick " + problem.otherTrick();
    return findings
        .at(
            "P003",
            span,
            trick(problem)
                + player
                + " plays "
                + card(problem)
                + " on "
                + suit
                + ", holding "
                + Wording.cards(problem.cards(), " ")
                + later)
        .found(card(problem).toString())
        .expected(Wording.cards(problem.cards(), " or "));
  }

  /** P027: nothing that follows tells a revoke from a slip of the pen. */
  private static Diagnostic.Builder possibleRevoke(
      PlayProblem problem, BoardContext context, Findings findings) {
    return findings
        .at(
            "P027",
            context.origins().playItem(problem.item()),
            player(problem, context)
                + " may have revoked in trick "
                + problem.trick()
                + ", or "
                + card(problem)
                + " is a slip of the pen")
        .seat(problem.seat().orElseThrow())
        .card(card(problem))
        .trick(problem.trick());
  }

  private static Diagnostic.Builder lead(
      PlayProblem problem, BoardContext context, Findings findings, Span span) {
    String player = player(problem, context);
    return switch (problem.kind()) {
      case WRONG_OPENING_LEADER ->
          findings
              .at(
                  "P006",
                  span,
                  "opening lead "
                      + card(problem)
                      + " comes from "
                      + player
                      + "; "
                      + context.replay().declarer().map(context::name).orElse("?")
                      + " declares, so "
                      + context.name(problem.otherSeat().orElseThrow())
                      + " leads")
              .found(String.valueOf(problem.seat().orElseThrow().letter()))
              .expected(String.valueOf(problem.otherSeat().orElseThrow().letter()));
      case LEAD_OUT_OF_TURN ->
          findings
              .at(
                  "P007",
                  span,
                  "trick "
                      + problem.trick()
                      + " led by "
                      + player
                      + "; "
                      + context.name(problem.otherSeat().orElseThrow())
                      + " won trick "
                      + problem.otherTrick()
                      + problem.otherCard().map(won -> " with " + won).orElse(""))
              .found(String.valueOf(problem.seat().orElseThrow().letter()))
              .expected(String.valueOf(problem.otherSeat().orElseThrow().letter()));
      default -> findings.at("P008", span, player + " led out of turn in trick " + problem.trick());
    };
  }

  private static Diagnostic.Builder mark(PlayProblem problem, Findings findings, Span span) {
    return problem.kind() == PlayProblem.Kind.NEEDLESS_MARK
        ? findings.at(
            "P005", span, "mark " + problem.note() + " without effect on " + card(problem))
        : findings.at("P012", span, "mark " + problem.note() + " cannot stand here");
  }

  private static Diagnostic.Builder hypothesis(
      PlayProblem problem, BoardContext context, Findings findings, Span span) {
    return switch (problem.kind()) {
      case ROWS_REORDERED ->
          findings
              .at(
                  "P009",
                  span,
                  "play rows are not in seat columns ("
                      + problem.note()
                      + "); put in order by the deal")
              .hypothesis(problem.note());
      case DEAL_TURNED ->
          findings
              .at(
                  "P011",
                  span,
                  "play fits the deal turned by "
                      + Wording.counted(problem.count(), "seat")
                      + " ("
                      + mapping(problem.count())
                      + ")")
              .hypothesis("deal turned by " + problem.count());
      case OTHER_DEAL -> {
        Diagnostic.Builder finding =
            findings.at(
                "P013",
                span,
                "play does not belong to this deal: first conflict trick "
                    + problem.trick()
                    + ", "
                    + player(problem, context)
                    + " "
                    + card(problem)
                    + " ("
                    + problem.count()
                    + " in all)"
                    + (problem.note().isEmpty() ? "" : "; rows fit as " + problem.note()));
        yield problem.note().isEmpty() ? finding : finding.hypothesis(problem.note());
      }
      default ->
          findings
              .at(
                  "P014",
                  span,
                  card(problem)
                      + " in trick "
                      + problem.trick()
                      + " is probably "
                      + problem.otherCard().orElseThrow()
                      + " ("
                      + problem.note()
                      + ")")
              .found(card(problem).toString())
              .expected(problem.otherCard().orElseThrow().toString())
              .hypothesis(problem.otherCard().orElseThrow() + " for " + card(problem));
    };
  }

  private static Diagnostic.Builder tricks(
      PlayProblem problem, BoardContext context, Findings findings, Span span) {
    int trick = problem.trick();
    int other = problem.otherTrick();
    return switch (problem.kind()) {
      case TRICK_LEFT_OUT -> {
        String cards = Wording.cards(problem.cards(), " ");
        yield findings
            .at("P028", span, "a trick is left out before trick " + problem.note() + ": " + cards)
            .hypothesis("trick of " + cards)
            .expected(cards);
      }
      case TRICK_REPEATED ->
          findings
              .at("P029", span, "trick " + trick + " holds the cards of trick " + other)
              .hypothesis("trick " + trick + " given twice");
      case TRICKS_EXCHANGED ->
          findings
              .at(
                  "P030",
                  span,
                  "tricks " + trick + " and " + other + " stand in each other's place")
              .hypothesis("tricks " + trick + " and " + other + " exchanged");
      default ->
          findings
              .at(
                  "P031",
                  span,
                  "play fits "
                      + problem.note()
                      + " as denomination, not "
                      + context
                          .replay()
                          .contract()
                          .flatMap(Contract::strain)
                          .map(Strain::symbol)
                          .orElse(""))
              .hypothesis("denomination " + problem.note())
              .expected(problem.note());
    };
  }

  private static String mapping(int turn) {
    return Arrays.stream(Seat.values())
        .map(seat -> seat.letter() + " to " + seat.plus(turn).letter())
        .collect(Collectors.joining(", "));
  }

  private static Diagnostic.Builder gap(PlayProblem problem, Findings findings, Span span) {
    return switch (problem.kind()) {
      case LAST_TRICK_COMPLETED ->
          findings.at("P015", span, "trick 13 completed: " + Wording.cards(problem.cards(), " "));
      case UNKNOWN_CARD ->
          findings.at(
              "P016",
              span,
              "trick " + problem.trick() + ": card of " + problem.note() + " unknown");
      default ->
          findings
              .at("P025", span, trick(problem) + "\"" + problem.note() + "\" is no card")
              .found(problem.note());
    };
  }

  private static Diagnostic.Builder surplus(PlayProblem problem, Findings findings, Span span) {
    String cards = Wording.counted(problem.count(), "card");
    return switch (problem.kind()) {
      case CARD_AFTER_END ->
          findings.at("P017", span, cards + " after trick " + problem.otherTrick());
      case CARD_AFTER_STOP -> findings.at("P019", span, cards + " after the claim");
      case CARD_AFTER_NEXT -> findings.at("P020", span, problem.note() + " after +");
      default ->
          findings.at("P018", span, "filler " + problem.note() + " after the end of the play");
    };
  }

  private static String trick(PlayProblem problem) {
    return "trick " + problem.trick() + ": ";
  }

  private static String player(PlayProblem problem, BoardContext context) {
    return context.name(problem.seat().orElseThrow());
  }

  private static Card card(PlayProblem problem) {
    return problem.card().orElseThrow();
  }
}
