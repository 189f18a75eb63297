package org.handrec.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Vulnerability;

/**
 * An endless row of random legal records. The same seed gives the same records. About one board in
 * fifty is passed out, two in five end in a claim, some calls have a note.
 */
public final class RandomRecords {
  private static final List<String> NOTES =
      List.of("artificial", "4+ clubs, forcing", "asks: how many aces?", "weak; 6-10");

  private final Random random;
  private int number;

  /** Starts the row of a seed at board 1. */
  public RandomRecords(long seed) {
    this.random = new Random(seed);
  }

  /** The next record. */
  public GeneratedRecord next() {
    number++;
    Seat dealer = Seat.NORTH.plus(number - 1);
    Vulnerability vulnerability = Vulnerability.values()[random.nextInt(4)];
    Deal deal = deal();
    List<Call> calls = auction();
    Optional<Seat> declarer = AuctionOracle.declarer(dealer, calls);
    List<Card> cards = List.of();
    int tricks = 0;
    if (declarer.isPresent()) {
      Strain strain = AuctionOracle.contract(calls).orElseThrow().strain().orElseThrow();
      PlayOracle oracle = new PlayOracle(deal, strain.trumps(), declarer.get().next());
      List<Card> all = play(oracle);
      tricks = oracle.tricks(declarer.get().side(), all);
      cards = random.nextInt(5) < 2 ? all.subList(0, random.nextInt(49)) : all;
    }
    return new GeneratedRecord(
        number, dealer, vulnerability, deal, calls, notes(calls), cards, tricks);
  }

  /** A random full deal. */
  public Deal deal() {
    List<Integer> deck = new ArrayList<>();
    for (int i = 0; i < Card.COUNT; i++) {
      deck.add(i);
    }
    Collections.shuffle(deck, random);
    List<Optional<Hand>> hands = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      Hand hand = Hand.EMPTY;
      for (int index : deck.subList(13 * seat, 13 * seat + 13)) {
        hand = hand.plus(Card.ofIndex(index));
      }
      hands.add(Optional.of(hand));
    }
    return Deal.of(hands);
  }

  /** A random complete auction: mostly small steps, some doubles and redoubles. */
  public List<Call> auction() {
    List<Call> calls = new ArrayList<>();
    while (!AuctionOracle.isOver(calls)) {
      List<Call> legal = new ArrayList<>();
      for (Call call : List.of(Call.DOUBLE, Call.REDOUBLE)) {
        if (AuctionOracle.isLegal(calls, call)) {
          legal.add(call);
        }
      }
      for (int bid = 0; bid < 35 && legal.size() < 8; bid++) {
        Call call = Bid.of(bid / 5 + 1, Strain.values()[bid % 5]);
        if (AuctionOracle.isLegal(calls, call)) {
          legal.add(call);
        }
      }
      boolean pass = legal.isEmpty() || random.nextInt(5) < 2;
      calls.add(pass ? Call.PASS : legal.get(random.nextInt(legal.size())));
    }
    return calls;
  }

  /** A random legal play of all 13 tricks, in the order of play. */
  public List<Card> play(PlayOracle oracle) {
    List<Card> cards = new ArrayList<>();
    while (cards.size() < Card.COUNT) {
      List<Card> playable = oracle.playable(cards);
      cards.add(playable.get(random.nextInt(playable.size())));
    }
    return cards;
  }

  private Map<Integer, String> notes(List<Call> calls) {
    Map<Integer, String> notes = new TreeMap<>();
    for (int i = 0; i < calls.size() && notes.size() < 32; i++) {
      if (calls.get(i) != Call.PASS && random.nextInt(10) == 0) {
        notes.put(i, NOTES.get(random.nextInt(NOTES.size())));
      }
    }
    return notes;
  }
}
