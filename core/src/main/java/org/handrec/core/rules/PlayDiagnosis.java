package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Play;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.PlayProblem.Kind;
import org.handrec.core.rules.PlayTrial.Reading;

/**
 * Finds the reading of a play section that explains it best: as it is written, else the one change
 * after which nothing conflicts any more, else the conflicts that remain.
 *
 * <p>The order of trials: rows put in order by ownership or the deal turned; one card replaced or
 * two exchanged; another leader to a trick; single conflicts; too many conflicts.
 */
final class PlayDiagnosis {
  /** From so many conflicts on, the play is taken to belong to another deal. */
  private static final int TOO_MANY = 4;

  private final Board board;
  private final Deal deal;
  private final Strain strain;
  private final Seat leader;
  private final Optional<Seat> declarer;
  private final boolean strict;
  private final PlaySection section;
  private final Reading written;
  private final List<PlayProblem> problems;

  private PlayDiagnosis(
      Board board, Deal deal, Strain strain, Seat leader, Optional<Seat> declarer, boolean strict) {
    this.board = board;
    this.deal = deal;
    this.strain = strain;
    this.leader = leader;
    this.declarer = declarer;
    this.strict = strict;
    Play play = board.play().orElseThrow();
    int perHand = deal.cardsPerHand();
    this.section = new PlaySection(play, perHand == 0 ? 13 : perHand);
    this.problems = section.problems;
    this.written =
        new Reading(
            section.cards,
            section.rows(),
            play.layout() == Play.Layout.CHRONOLOGICAL,
            play.first().value().orElse(leader).ordinal(),
            section.items,
            section.marks);
  }

  static PlayReplay of(
      Board board, Strain strain, Seat leader, Optional<Seat> declarer, boolean strict) {
    Deal deal = board.deal().value().map(PlayDiagnosis::completed).orElse(NO_DEAL);
    return new PlayDiagnosis(board, deal, strain, leader, declarer, strict).run();
  }

  private static final Deal NO_DEAL =
      Deal.of(List.of(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));

  /** A single hand that is not given holds the cards that the others do not. */
  private static Deal completed(Deal deal) {
    if (deal.givenHands() != 3 || deal.cardsPerHand() != 13) {
      return deal;
    }
    List<Optional<Hand>> hands = new ArrayList<>();
    Hand rest = Hand.DECK;
    for (Seat seat : Seat.values()) {
      rest = rest.minus(deal.hand(seat).orElse(Hand.EMPTY));
    }
    for (Seat seat : Seat.values()) {
      hands.add(Optional.of(deal.hand(seat).orElse(rest)));
    }
    return Deal.of(hands);
  }

  private PlayReplay run() {
    PlayTrial trial = trial(written);
    if (trial.conflictCount == 0) {
      return finish(trial, true);
    }
    Optional<PlayReplay> explained = reorder(trial);
    if (explained.isEmpty()) {
      explained = repair(trial);
    }
    return explained.orElseGet(() -> remaining(trial));
  }

  private PlayTrial trial(Reading reading) {
    return new PlayTrial(reading, deal, strain, leader.ordinal(), null);
  }

  // ---- rows in another order, or a turned deal ----

  private Optional<PlayReplay> reorder(PlayTrial trial) {
    if (!deal.isFull()) {
      return Optional.empty();
    }
    if (written.chronological()) {
      return turnedChronological(trial);
    }
    Optional<RowOrder> order = RowOrder.of(written, deal);
    Optional<PlayTrial> byOwner =
        order.flatMap(o -> Optional.of(trial(o.reading())).filter(o::explains));
    if (trial.conflictCount < TOO_MANY) {
      return byOwner.map(t -> reordered(t, order.get(), trial));
    }
    int turn = turnThatFits();
    if (turn != 0 && (byOwner.isEmpty() || resultFitsTurn(byOwner.get(), turn))) {
      return Optional.of(turned(turn));
    }
    return byOwner.map(t -> reordered(t, order.get(), trial));
  }

  private PlayReplay reordered(PlayTrial byOwner, RowOrder order, PlayTrial trial) {
    int place = firstConflictPlace(trial);
    String layout = order.describe(byOwner);
    if (!strict) {
      problems.add(
          PlayProblem.of(Kind.ROWS_REORDERED, section.items[place], place / 4 + 1).note(layout));
      return finish(byOwner, true);
    }
    if (trial.conflictCount >= TOO_MANY) {
      return otherDeal(trial, layout);
    }
    return remaining(trial);
  }

  /** The number of seats by which the deal must be turned so that nothing conflicts; else 0. */
  private int turnThatFits() {
    for (int turn = 1; turn < 4; turn++) {
      if (turnedTrial(turn).conflictCount == 0) {
        return turn;
      }
    }
    return 0;
  }

  private PlayTrial turnedTrial(int turn) {
    return new PlayTrial(written, deal.turned(turn), strain, leader.ordinal(), null);
  }

  /** Whether the stated result speaks for the turned deal against the rows put in order. */
  private boolean resultFitsTurn(PlayTrial byOwner, int turn) {
    PlayTrial turned = turnedTrial(turn);
    return fitsResult(turned) && !fitsResult(byOwner);
  }

  private boolean fitsResult(PlayTrial trial) {
    Optional<StatedResult> result = board.result().value();
    if (result.isEmpty() || declarer.isEmpty()) {
      return false;
    }
    for (Side side : Side.values()) {
      OptionalInt stated = result.get().of(side, declarer.get());
      int won = trial.tricks[side.ordinal()];
      int most = 13 - trial.tricks[side.other().ordinal()];
      if (stated.isPresent() && (stated.getAsInt() < won || stated.getAsInt() > most)) {
        return false;
      }
    }
    return true;
  }

  private PlayReplay turned(int turn) {
    int place = firstPlace();
    problems.add(PlayProblem.of(Kind.DEAL_TURNED, section.items[place], 1).count(turn));
    return finish(turnedTrial(turn), false);
  }

  /**
   * In order of play a turned deal and another opening leader look the same: the deal is turned
   * when declarer or dummy would lead.
   */
  private Optional<PlayReplay> turnedChronological(PlayTrial trial) {
    if (section.cards[0] < 0) {
      return Optional.empty();
    }
    Seat owner = deal.owner(Card.ofIndex(section.cards[0])).orElseThrow();
    boolean defender = declarer.isPresent() && declarer.get().side() != owner.side();
    if (owner == leader || defender || trial.conflictCount < TOO_MANY) {
      return Optional.empty();
    }
    int turn = owner.placesTo(leader);
    return turnedTrial(turn).conflictCount == 0 ? Optional.of(turned(turn)) : Optional.empty();
  }

  // ---- one change ----

  private Optional<PlayReplay> repair(PlayTrial trial) {
    Optional<PlayReplay> exchanged = exchange(trial);
    return exchanged.isPresent() ? exchanged : replaceCard(trial);
  }

  /** One player breaks suit in two tricks running, and exchanging the two cards cures both. */
  private Optional<PlayReplay> exchange(PlayTrial trial) {
    if (trial.conflictCount < 2) {
      return Optional.empty();
    }
    for (int t = 0; t + 1 < trial.rows; t++) {
      for (int seat = 0; seat < 4; seat++) {
        if (trial.conflicts[4 * t + seat] != PlayTrial.REVOKE || trial.card(t + 1, seat) < 0) {
          continue;
        }
        int here = trial.place(t, seat);
        int there = trial.place(t + 1, seat);
        byte a = section.cards[here];
        byte b = section.cards[there];
        PlayTrial swapped = trial(written.withCard(here, b).withCard(there, a));
        if (swapped.conflictCount == 0 && breaksIn(trial, t + 1, seat)) {
          problems.add(
              PlayProblem.of(Kind.PROBABLE_CARD, section.items[here], t + 1)
                  .by(Seat.values()[seat], Card.ofIndex(a))
                  .other(Optional.empty(), Optional.of(Card.ofIndex(b)), t + 2)
                  .note(
                      "exchanged with "
                          + Card.ofIndex(b)
                          + " of trick "
                          + (t + 2)
                          + ", the player follows suit in both"));
          return Optional.of(finish(swapped, true));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean breaksIn(PlayTrial trial, int trick, int seat) {
    return trial.conflicts[4 * trick + seat] == PlayTrial.REVOKE;
  }

  /** Exactly one card in place of an impossible one removes every conflict. */
  private Optional<PlayReplay> replaceCard(PlayTrial trial) {
    List<int[]> fits = new ArrayList<>(2);
    for (int place : impossiblePlaces(trial)) {
      for (int card : replacements(trial, place)) {
        if (trial(written.withCard(place, card)).conflictCount == 0) {
          fits.add(new int[] {place, card});
        }
      }
      if (fits.size() > 1) {
        return Optional.empty();
      }
    }
    if (fits.size() != 1) {
      return Optional.empty();
    }
    int place = fits.get(0)[0];
    int card = fits.get(0)[1];
    PlayTrial repaired = trial(written.withCard(place, card));
    int seat = seatAt(repaired, place);
    problems.add(
        PlayProblem.of(Kind.PROBABLE_CARD, section.items[place], place / 4 + 1)
            .by(Seat.values()[seat], Card.ofIndex(section.cards[place]))
            .other(Optional.empty(), Optional.of(Card.ofIndex(card)), 0)
            .note(whyImpossible(place)));
    return Optional.of(finish(repaired, true));
  }

  private String whyImpossible(int place) {
    byte card = section.cards[place];
    for (int other = 0; other < section.places; other++) {
      if (other != place && section.cards[other] == card) {
        return Card.ofIndex(card) + " is played again in trick " + (other / 4 + 1);
      }
    }
    return deal.owner(Card.ofIndex(card))
        .map(owner -> Card.ofIndex(card) + " is held by " + owner.letter())
        .orElse(Card.ofIndex(card) + " cannot be played here");
  }

  /** Places of cards that cannot be right: of another hand, or played twice. */
  private List<Integer> impossiblePlaces(PlayTrial trial) {
    List<Integer> places = new ArrayList<>(4);
    for (int place = 0; place < section.places; place++) {
      byte card = section.cards[place];
      if (card >= 0 && (twice(card) || !written.chronological() && elsewhere(trial, place))) {
        places.add(place);
      }
    }
    if (written.chronological()) {
      firstNotHeld(trial).filter(place -> !places.contains(place)).ifPresent(places::add);
    }
    return places.size() > TOO_MANY ? List.of() : places;
  }

  private boolean twice(byte card) {
    int count = 0;
    for (byte other : section.cards) {
      count += other == card ? 1 : 0;
    }
    return count > 1;
  }

  private boolean elsewhere(PlayTrial trial, int place) {
    return trial.conflicts[4 * (place / 4) + seatAt(trial, place)] == PlayTrial.NOT_HELD;
  }

  /** In order of play one wrong card turns all behind it, so only the first can be judged. */
  private Optional<Integer> firstNotHeld(PlayTrial trial) {
    for (int place = 0; place < section.places; place++) {
      if (section.cards[place] >= 0 && elsewhere(trial, place)) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  /** The seat whose place it is in a trial. */
  private static int seatAt(PlayTrial trial, int place) {
    for (int seat = 0; seat < 4; seat++) {
      if (trial.place(place / 4, seat) == place) {
        return seat;
      }
    }
    throw new IllegalStateException("no seat at place " + place);
  }

  /** The cards of the player at a place that stand nowhere in the play. */
  private int[] replacements(PlayTrial trial, int place) {
    long hand = deal.bits(Seat.values()[seatAt(trial, place)]);
    for (byte card : section.cards) {
      if (card >= 0) {
        hand &= ~(1L << card);
      }
    }
    return Hand.ofBits(hand).cards().stream().mapToInt(Card::index).toArray();
  }

  // ---- what remains ----

  private PlayReplay remaining(PlayTrial trial) {
    Leads leads = Leads.of(written, deal, strain, leader);
    PlayTrial resumed = leads.trial();
    int count = resumed.conflictCount + leads.unexplained().size();
    if (count >= TOO_MANY) {
      return otherDeal(trial, "");
    }
    for (int trick : leads.unexplained()) {
      problems.add(leadProblem(resumed, trick));
    }
    boolean stops = false;
    for (int place = 0; place < section.places && !stops; place++) {
      int seat = section.cards[place] < 0 ? -1 : seatAt(resumed, place);
      int kind = seat < 0 ? 0 : resumed.conflicts[4 * (place / 4) + seat];
      if (kind == PlayTrial.NOT_HELD || kind == PlayTrial.PLAYED_BEFORE) {
        problems.add(cardProblem(resumed, place, seat, kind));
        stops = true;
      } else if (kind == PlayTrial.REVOKE && !isMarkedRevoke(place) && !comesAgain(place)) {
        problems.add(revoke(Kind.REVOKE, section.items[place], resumed, place / 4, seat));
      }
    }
    boolean unsure = resumed.count(PlayTrial.NOT_HELD) + resumed.count(PlayTrial.PLAYED_BEFORE) > 0;
    return finish(resumed, !unsure);
  }

  private boolean isMarkedRevoke(int place) {
    return section.marks.revoke(place);
  }

  /** A card that breaks suit and is played again later is the typing error, not a revoke. */
  private boolean comesAgain(int place) {
    for (int later = place + 1; later < section.places; later++) {
      if (section.cards[later] == section.cards[place]) {
        return true;
      }
    }
    return false;
  }

  private PlayProblem leadProblem(PlayTrial trial, int trick) {
    int seat = trial.leaders[trick];
    int place = trial.place(trick, seat);
    Optional<Card> lead = cardAt(place);
    if (trick == 0) {
      return PlayProblem.of(Kind.WRONG_OPENING_LEADER, section.items[place], 1)
          .by(Seat.values()[seat], lead.orElseThrow())
          .other(Optional.of(leader), Optional.empty(), 0);
    }
    int winner = trial.rightful[trick];
    return PlayProblem.of(Kind.LEAD_OUT_OF_TURN, section.items[place], trick + 1)
        .by(Seat.values()[seat], lead.orElseThrow())
        .other(Optional.of(Seat.values()[winner]), cardAt(trial.place(trick - 1, winner)), trick);
  }

  private Optional<Card> cardAt(int place) {
    byte card = section.cards[place];
    return card < 0 ? Optional.empty() : Optional.of(Card.ofIndex(card));
  }

  private PlayProblem cardProblem(PlayTrial trial, int place, int seat, int kind) {
    Card card = Card.ofIndex(section.cards[place]);
    Hand fits = Hand.EMPTY;
    for (int other : replacements(trial, place)) {
      PlayTrial tried = trial(written.withCard(place, other));
      if (tried.conflictCount == 0) {
        fits = fits.plus(Card.ofIndex(other));
      }
    }
    if (kind == PlayTrial.NOT_HELD) {
      return PlayProblem.of(Kind.NOT_HELD, section.items[place], place / 4 + 1)
          .by(Seat.values()[seat], card)
          .other(deal.owner(card), Optional.empty(), 0)
          .with(fits);
    }
    int before = 0;
    while (section.cards[before] != section.cards[place]) {
      before++;
    }
    return PlayProblem.of(Kind.PLAYED_BEFORE, section.items[place], place / 4 + 1)
        .by(Seat.values()[seat], card)
        .other(Optional.of(Seat.values()[seatAt(trial, before)]), Optional.empty(), before / 4 + 1)
        .with(fits);
  }

  private PlayProblem revoke(Kind kind, int item, PlayTrial trial, int trick, int seat) {
    Seat player = Seat.values()[seat];
    Card lead = Card.ofIndex(trial.card(trick, trial.leaders[trick]));
    Hand left = Hand.ofBits(deal.bits(player));
    for (int t = 0; t < trick; t++) {
      int card = trial.card(t, seat);
      left = card < 0 ? left : left.minus(Card.ofIndex(card));
    }
    int next = 0;
    for (int t = trick + 1; t < trial.rows && next == 0; t++) {
      int card = trial.card(t, seat);
      next = card >= 0 && Card.ofIndex(card).suit() == lead.suit() ? t + 1 : 0;
    }
    return PlayProblem.of(kind, item, trick + 1)
        .by(player, Card.ofIndex(trial.card(trick, seat)))
        .other(Optional.empty(), Optional.of(lead), next)
        .with(left.suit(lead.suit()))
        .count(RevokeTransfer.tricks(trial, trick, player, declarer));
  }

  private PlayReplay otherDeal(PlayTrial trial, String layout) {
    int place = firstConflictPlace(trial);
    int seat = seatAt(trial, place);
    problems.add(
        PlayProblem.of(Kind.OTHER_DEAL, section.items[place], place / 4 + 1)
            .by(Seat.values()[seat], Card.ofIndex(section.cards[place]))
            .count(trial.conflictCount)
            .note(layout));
    return finish(trial, false);
  }

  private int firstConflictPlace(PlayTrial trial) {
    for (int place = 0; place < section.places; place++) {
      if (section.cards[place] >= 0
          && trial.conflicts[4 * (place / 4) + seatAt(trial, place)] != 0) {
        return place;
      }
    }
    throw new IllegalStateException("no conflict");
  }

  private int firstPlace() {
    int place = 0;
    while (section.cards[place] < 0) {
      place++;
    }
    return place;
  }

  // ---- the end ----

  private PlayReplay finish(PlayTrial trial, boolean reliable) {
    if (!section.marks.isEmpty()) {
      marks(trial);
    }
    cardsBehindNext(trial);
    unknownCards(trial);
    boolean open = !section.stopped && trial.completeTricks < 13;
    return lastTrick(trial, reliable)
        .orElseGet(() -> new PlayReplay(trial, problems, reliable, open));
  }

  private void marks(PlayTrial trial) {
    boolean lead;
    for (int t = 0; t < trial.rows; t++) {
      lead = false;
      for (int place = 4 * t; place < 4 * t + 4; place++) {
        int seat = seatAt(trial, place);
        if (trial.reading().marks().lead(place)) {
          markedLead(trial, t, place, seat, lead);
          lead = true;
        }
        if (trial.reading().marks().revoke(place)) {
          markedRevoke(trial, t, place, seat);
        }
      }
    }
  }

  private void markedLead(PlayTrial trial, int trick, int place, int seat, boolean second) {
    int mark = trial.reading().marks().leads()[place];
    if (second) {
      problems.add(PlayProblem.of(Kind.IMPOSSIBLE_MARK, mark, trick + 1).note("^L"));
    } else {
      Kind kind = trial.rightful[trick] == seat ? Kind.NEEDLESS_MARK : Kind.MARKED_LEAD_OUT_OF_TURN;
      problems.add(
          PlayProblem.of(kind, mark, trick + 1)
              .by(Seat.values()[seat], Card.ofIndex(trial.card(trick, seat)))
              .note("^L"));
    }
  }

  private void markedRevoke(PlayTrial trial, int trick, int place, int seat) {
    int mark = trial.reading().marks().revokes()[place];
    if (trial.leaders[trick] == seat) {
      problems.add(PlayProblem.of(Kind.IMPOSSIBLE_MARK, mark, trick + 1).note("^R"));
    } else if (trial.conflicts[4 * trick + seat] == PlayTrial.MARKED_REVOKE) {
      problems.add(revoke(Kind.MARKED_REVOKE, mark, trial, trick, seat));
    } else if (trial.leaders[trick] >= 0 && deal.isGiven(Seat.values()[seat])) {
      problems.add(
          PlayProblem.of(Kind.NEEDLESS_MARK, mark, trick + 1)
              .by(Seat.values()[seat], Card.ofIndex(trial.card(trick, seat)))
              .note("^R"));
    }
  }

  /** Nothing may be played behind the sign for the next card, in the order of play. */
  private void cardsBehindNext(PlayTrial trial) {
    if (section.next < 0) {
      return;
    }
    int row = section.next / 4;
    int leads = row < trial.rows ? trial.leaders[row] : -1;
    for (int place = 0; place < section.places; place++) {
      boolean later =
          place / 4 > row
              || (place / 4 == row
                  && (written.chronological()
                      ? place > section.next
                      : leads >= 0 && turnOf(place, leads) > turnOf(section.next, leads)));
      if (section.cards[place] >= 0 && later) {
        problems.add(
            PlayProblem.of(Kind.CARD_AFTER_NEXT, section.items[place], place / 4 + 1)
                .note(Card.ofIndex(section.cards[place]).toString()));
        return;
      }
    }
  }

  private int turnOf(int place, int leads) {
    return (written.first() + place - leads) & 3;
  }

  private void unknownCards(PlayTrial trial) {
    for (int row = 0; row + 1 < trial.rows; row++) {
      StringBuilder seats = new StringBuilder();
      int item = -1;
      for (int place = 4 * row; place < 4 * row + 4; place++) {
        if (trial.reading().cards()[place] < 0) {
          item = item < 0 ? section.items[place] : item;
          seats
              .append(seats.length() == 0 ? "" : ", ")
              .append(Seat.values()[seatAt(trial, place)].letter());
        }
      }
      if (item >= 0) {
        problems.add(PlayProblem.of(Kind.UNKNOWN_CARD, item, row + 1).note(seats.toString()));
      }
    }
  }

  /** After twelve complete tricks of a full deal the last one is forced. */
  private Optional<PlayReplay> lastTrick(PlayTrial trial, boolean reliable) {
    if (!deal.isFull() || !reliable || trial.completeTricks != 12 || trial.winners[11] < 0) {
      return Optional.empty();
    }
    Reading reading = trial.reading();
    byte[] cards = Arrays.copyOf(reading.cards(), PlaySection.PLACES);
    int[] items = reading.items().clone();
    Hand completed = Hand.EMPTY;
    for (int seat = 0; seat < 4; seat++) {
      Hand left = Hand.ofBits(deal.bits(Seat.values()[seat]));
      for (int t = 0; t < 12; t++) {
        left = left.minus(Card.ofIndex(trial.card(t, seat)));
      }
      int place = reading.place(12, seat, trial.winners[11]);
      if (left.size() != 1 || cards[place] >= 0 && !left.contains(Card.ofIndex(cards[place]))) {
        return Optional.empty();
      }
      if (cards[place] < 0) {
        cards[place] = (byte) left.lowest().orElseThrow().index();
        items[place] = -1;
        completed = completed.union(left);
      }
    }
    PlayTrial full =
        trial(
            new Reading(
                cards, 13, reading.chronological(), reading.first(), items, reading.marks()));
    if (!section.stopped) {
      problems.add(
          PlayProblem.of(Kind.LAST_TRICK_COMPLETED, section.items[44], 13).with(completed));
    }
    return Optional.of(new PlayReplay(full, problems, true, false));
  }
}
