package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;

/**
 * Finds how many tricks a side takes when all cards are seen and everybody plays as well as
 * possible. It can be used again and again, by one thread at a time; what it learns about a deal in
 * a denomination serves the questions that follow about the same one.
 *
 * <p>Every question may end with {@link SolverStoppedException}: when a limit is reached, or when
 * the thread is interrupted, which stays so.
 */
public final class DoubleDummySolver {
  private static final int TRICKS = 13;
  private static final int[] NOTHING_LED = {};

  /** The order of leaders: the sides one after the other, since partners' results are near. */
  private static final List<Seat> LEADERS = List.of(Seat.WEST, Seat.EAST, Seat.NORTH, Seat.SOUTH);

  private final Watch watch;
  private final Search search;
  private long[] cards = {};
  private Optional<Strain> strain = Optional.empty();

  /** A solver with {@link Limits#DEFAULT}. */
  public DoubleDummySolver() {
    this(Limits.DEFAULT);
  }

  /** A solver with limits. */
  public DoubleDummySolver(Limits limits) {
    this(limits, EnumSet.noneOf(Search.Shortcut.class));
  }

  DoubleDummySolver(Limits limits, Set<Search.Shortcut> without) {
    watch = new Watch(limits);
    search = new Search(new PatternTable(limits.maxBytes()), watch, without);
  }

  /** How many positions were looked at since the solver was made: what its work can be told by. */
  public long positions() {
    return watch.positions();
  }

  /**
   * All 20 results of a deal.
   *
   * @throws IllegalArgumentException unless all 52 cards are dealt
   */
  public DoubleDummyTable table(Deal deal) {
    return together(
        () -> {
          int[][] tricks = new int[Strain.values().length][];
          for (Strain one : Strain.values()) {
            tricks[one.ordinal()] = strain(deal, one);
          }
          return DoubleDummyTable.of((declarer, one) -> tricks[one.ordinal()][declarer.ordinal()]);
        });
  }

  /** Asks several questions, for which the limits hold together instead of for each. */
  public <T> T together(Supplier<T> questions) {
    boolean first = watch.hold();
    try {
      return questions.get();
    } finally {
      if (first) {
        watch.release();
      }
    }
  }

  /**
   * The tricks of each declarer in a denomination, from North clockwise.
   *
   * @throws IllegalArgumentException unless all 52 cards are dealt
   */
  public int[] strain(Deal deal, Strain denomination) {
    begin(lanes(deal), denomination);
    int[] results = new int[4];
    int guess = Guess.of(cards, denomination);
    for (Seat leader : LEADERS) {
      guess = search.solve(cards, leader.ordinal(), NOTHING_LED, 0, TRICKS, guess);
      Seat declarer = leader.plus(3);
      results[declarer.ordinal()] = declarer.side() == Side.NS ? guess : TRICKS - guess;
    }
    return results;
  }

  /**
   * The tricks of one declarer.
   *
   * @throws IllegalArgumentException unless all 52 cards are dealt
   */
  public int tricks(Deal deal, Strain denomination, Seat declarer) {
    begin(lanes(deal), denomination);
    int ns =
        search.solve(
            cards,
            declarer.plus(1).ordinal(),
            NOTHING_LED,
            0,
            TRICKS,
            Guess.of(cards, denomination));
    return declarer.side() == Side.NS ? ns : TRICKS - ns;
  }

  /**
   * Whether a declarer takes exactly so many tricks. This is answered sooner than the question how
   * many they are.
   *
   * @throws IllegalArgumentException unless all 52 cards are dealt
   */
  public boolean isRight(Deal deal, Strain denomination, Seat declarer, int tricks) {
    if (tricks < 0 || tricks > TRICKS) {
      return false;
    }
    begin(lanes(deal), denomination);
    int leader = declarer.plus(1).ordinal();
    int ns = declarer.side() == Side.NS ? tricks : TRICKS - tricks;
    return search.take(cards, leader, NOTHING_LED, ns)
        && !search.take(cards, leader, NOTHING_LED, ns + 1);
  }

  /** Every card that may be played at a point of the play, in descending order of its tricks. */
  public List<CardResult> cards(Position position) {
    Walk walk = walk(position);
    int tricks = position.tricks();
    boolean ns = position.turn().side() == Side.NS;
    int best = walk.tricks(0, tricks, tricks / 2);
    List<CardResult> results = new ArrayList<>();
    for (List<Card> equal : sequences(walk)) {
      Walk after = walk.after(equal.get(0));
      int reached = ns ? after.tricks(0, best, best) : after.tricks(best, tricks, best);
      int own = ns ? reached : tricks - reached;
      equal.forEach(card -> results.add(new CardResult(card, own)));
    }
    results.sort(Comparator.comparingInt(CardResult::tricks).reversed());
    return results;
  }

  /** The legal cards, those together that no card of another hand tells apart. */
  private static List<List<Card>> sequences(Walk walk) {
    List<List<Card>> sequences = new ArrayList<>();
    long foreign = walk.foreign();
    long left = walk.legal();
    while (left != 0) {
      int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(left);
      List<Card> equal = new ArrayList<>(1);
      for (int card = highest; card >= (highest & 0x30); card--) {
        if ((foreign >>> card & 1) != 0) {
          break;
        }
        if ((left >>> card & 1) != 0) {
          equal.add(Lanes.card(card));
          left &= ~(1L << card);
        }
      }
      sequences.add(equal);
    }
    return sequences;
  }

  /** How many of the tricks left the side takes that plays next, the trick in progress included. */
  public int tricks(Position position) {
    int tricks = position.tricks();
    int ns = walk(position).tricks(0, tricks, tricks / 2);
    return position.turn().side() == Side.NS ? ns : tricks - ns;
  }

  private Walk walk(Position position) {
    long[] held = new long[4];
    for (int seat = 0; seat < 4; seat++) {
      held[seat] = Lanes.of(position.hands().get(seat));
    }
    begin(held, position.strain());
    int[] led = position.trick().stream().mapToInt(Lanes::of).toArray();
    return new Walk(search, Lanes.trump(position.strain()), held, position.leader().ordinal(), led);
  }

  /**
   * What each card of a play cost.
   *
   * @param played the cards in the order in which they were played, as far as they are known
   * @throws IllegalArgumentException unless all 52 cards are dealt and every card is legal
   */
  public PlayAnalysis analyse(Deal deal, Strain denomination, Seat declarer, List<Card> played) {
    boolean ns = declarer.side() == Side.NS;
    Walk walk = walk(deal, denomination, declarer);
    int tricks = walk.tricks(0, TRICKS, Guess.of(cards, denomination));
    int before = ns ? tricks : TRICKS - tricks;
    List<PlayAnalysis.Step> steps = new ArrayList<>(played.size());
    for (Card card : played) {
      Seat seat = walk.turn();
      walk.play(card);
      int now = seat.side() == Side.NS ? afterNs(walk, tricks) : afterEw(walk, tricks);
      steps.add(new PlayAnalysis.Step(seat, card, ns ? now : TRICKS - now, Math.abs(tricks - now)));
      tricks = now;
    }
    return new PlayAnalysis(before, steps);
  }

  /**
   * The best cards at each point of a play: before each of its cards, all cards that cost the side
   * of the player nothing, spades first and each suit from the highest one.
   *
   * @param played the cards in the order in which they were played, as far as they are known
   * @throws IllegalArgumentException unless all 52 cards are dealt and every card is legal
   */
  public List<List<Card>> bestCards(
      Deal deal, Strain denomination, Seat declarer, List<Card> played) {
    Walk walk = walk(deal, denomination, declarer);
    int tricks = walk.tricks(0, TRICKS, Guess.of(cards, denomination));
    List<List<Card>> all = new ArrayList<>(played.size());
    for (Card card : played) {
      boolean ns = walk.turn().side() == Side.NS;
      List<Card> best = best(walk, tricks);
      all.add(best);
      walk.play(card);
      if (!best.contains(card)) {
        tricks = ns ? afterNs(walk, tricks) : afterEw(walk, tricks);
      }
    }
    return all;
  }

  /**
   * The cards that keep the tricks of North-South, which both sides can reach, what they are. That
   * the last one left does needs no search.
   */
  private static List<Card> best(Walk walk, int tricks) {
    boolean ns = walk.turn().side() == Side.NS;
    List<List<Card>> sequences = sequences(walk);
    List<Card> best = new ArrayList<>();
    for (int i = 0; i < sequences.size(); i++) {
      Walk after = walk.after(sequences.get(i).get(0));
      boolean last = best.isEmpty() && i == sequences.size() - 1;
      if (last || (ns ? after.takes(tricks) : !after.takes(tricks + 1))) {
        best.addAll(sequences.get(i));
      }
    }
    best.sort(StatedPlay.ORDER.reversed());
    return best;
  }

  private Walk walk(Deal deal, Strain denomination, Seat declarer) {
    begin(lanes(deal), denomination);
    int leader = declarer.plus(1).ordinal();
    return new Walk(search, Lanes.trump(denomination), cards, leader, NOTHING_LED);
  }

  /** North-South's tricks after a card of theirs, which can only have lost some, and rarely has. */
  private static int afterNs(Walk walk, int tricks) {
    return walk.takes(tricks) ? tricks : walk.tricks(0, tricks - 1, tricks - 1);
  }

  /** North-South's tricks after a card of East-West, which can only have given them some. */
  private static int afterEw(Walk walk, int tricks) {
    return walk.takes(tricks + 1) ? walk.tricks(tricks + 1, TRICKS, tricks + 1) : tricks;
  }

  private static long[] lanes(Deal deal) {
    if (!deal.isFull()) {
      throw new IllegalArgumentException("all 52 cards are needed");
    }
    long[] lanes = new long[4];
    for (Seat seat : Seat.values()) {
      lanes[seat.ordinal()] = Lanes.of(deal.hand(seat).orElseThrow());
    }
    return lanes;
  }

  private void begin(long[] held, Strain denomination) {
    watch.start();
    if (!Arrays.equals(held, cards) || !strain.equals(Optional.of(denomination))) {
      search.setTrump(Lanes.trump(denomination));
      cards = held;
      strain = Optional.of(denomination);
    }
  }
}
