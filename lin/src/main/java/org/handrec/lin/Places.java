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
  private static final ItemPlaces NOTHING = new ItemPlaces(0);

  private final long base;
  private final Place record;
  private Optional<Place> deal = Optional.empty();
  private Optional<Place> names = Optional.empty();
  private Optional<Place> claim = Optional.empty();
  private Map<Seat, Place> hands = Map.of();
  private ItemPlaces auction = NOTHING;
  private ItemPlaces play = NOTHING;
  private ItemPlaces dealtCards = NOTHING;
  private Optional<Passage> results = Optional.empty();
  private List<Remnant> remnants = List.of();

  /**
   * Places in a text.
   *
   * @param base offset of the text in the source
   * @param record the first command
   */
  Places(long base, Place record) {
    this.base = base;
    this.record = record;
  }

  /** Begin and end. */
  record Place(int from, int to) {}

  /** Of a text without facts. */
  static Places none(long base) {
    return new Places(base, new Place(0, 0));
  }

  /** Sets the command of the deal. */
  void deal(Place command) {
    deal = Optional.of(command);
  }

  /** Sets the command of the names. */
  void names(Place command) {
    names = Optional.of(command);
  }

  /** Sets the command of the claim. */
  void claim(Place command) {
    claim = Optional.of(command);
  }

  /** Sets the items of the auction: begin and end of each. */
  void auction(ItemPlaces items) {
    auction = items;
  }

  /** Sets the items of the play: begin and end of each. */
  void play(ItemPlaces items) {
    play = items;
  }

  /** Sets the cards of a faulty deal: begin and end of each. */
  void dealtCards(ItemPlaces cards) {
    dealtCards = cards;
  }

  /** Sets a hand of a faulty deal. */
  void hand(Seat seat, int from, int to) {
    if (hands.isEmpty()) {
      hands = new EnumMap<>(Seat.class);
    }
    hands.put(seat, new Place(from, to));
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
    return span(record);
  }

  @Override
  public Optional<Span> tag(String name) {
    Optional<Place> place =
        switch (name) {
          case "Deal" -> deal;
          case "South", "West", "North", "East" -> names;
          case "Result" -> claim;
          default -> Optional.empty();
        };
    return place.map(this::span);
  }

  @Override
  public Optional<Span> value(String name) {
    return tag(name);
  }

  /** The first command: all that is compared belongs to the board as a whole. */
  @Override
  public Span compared(String tag) {
    return record();
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
    return span(dealtCards, index);
  }

  @Override
  public Optional<Span> dealtHand(Seat seat) {
    return Optional.ofNullable(hands.get(seat)).map(this::span);
  }

  @Override
  public Optional<Passage> recordedResult() {
    return results;
  }

  private Span span(Place place) {
    return new Span(base + place.from, base + place.to);
  }

  private Span span(ItemPlaces places, int index) {
    return new Span(base + places.start(index), base + places.end(index));
  }
}
