package org.handrec.lin;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Seat;

/**
 * Where the facts of a board stand; offsets are kept from the begin of its text. Facts that stand
 * in a command of their own are found there, all others at the first command of the board.
 */
final class Places implements Origins {
  private static final int[] NOTHING = {};

  private final long base;
  private final int[] record;
  private final Map<String, int[]> tags;
  private final Map<Seat, int[]> hands = new EnumMap<>(Seat.class);
  private int[] auction = NOTHING;
  private int[] play = NOTHING;
  private int[] deal = NOTHING;
  private Optional<Passage> results = Optional.empty();
  private List<Remnant> remnants = List.of();

  /**
   * Places in a text.
   *
   * @param base offset of the text in the source
   * @param record begin and end of the first command
   * @param tags begin and end of the commands of some tags
   */
  Places(long base, int[] record, Map<String, int[]> tags) {
    this.base = base;
    this.record = record;
    this.tags = tags;
  }

  /** Of a text without facts. */
  static Places none(long base) {
    return new Places(base, new int[2], Map.of());
  }

  /** Sets the items of the auction: begin and end of each. */
  void auction(int[] items) {
    auction = items;
  }

  /** Sets the items of the play: begin and end of each. */
  void play(int[] items) {
    play = items;
  }

  /** Sets the cards of a faulty deal: begin and end of each. */
  void deal(int[] cards) {
    deal = cards;
  }

  /** Sets a hand. */
  void hand(Seat seat, int from, int to) {
    hands.put(seat, new int[] {from, to});
  }

  /** Sets the list of results. */
  void results(Passage list) {
    results = Optional.of(list);
  }

  /** Sets what stands in the text and is no fact. */
  void remnants(List<Remnant> pieces) {
    remnants = pieces;
  }

  @Override
  public List<Remnant> remnants() {
    return remnants;
  }

  @Override
  public Span record() {
    return span(record, 0);
  }

  @Override
  public Optional<Span> tag(String name) {
    return Optional.ofNullable(tags.get(name)).map(place -> span(place, 0));
  }

  @Override
  public Optional<Span> value(String name) {
    return tag(name);
  }

  @Override
  public Span auctionItem(int index) {
    return span(auction, index);
  }

  @Override
  public Span playItem(int index) {
    return span(play, index);
  }

  @Override
  public Span dealtCard(int index) {
    return span(deal, index);
  }

  @Override
  public Optional<Span> dealtHand(Seat seat) {
    return Optional.ofNullable(hands.get(seat)).map(place -> span(place, 0));
  }

  @Override
  public Optional<Passage> recordedResult() {
    return results;
  }

  private Span span(int[] places, int index) {
    return new Span(base + places[2 * index], base + places[2 * index + 1]);
  }
}
