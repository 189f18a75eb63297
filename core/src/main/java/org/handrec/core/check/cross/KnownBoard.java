package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Vulnerability;

/**
 * What the records of a board have said so far. One such object is made a board, so it is small.
 */
final class KnownBoard {
  /** The score of a record that has none, or one of no points. */
  static final int NO_SCORE = Integer.MIN_VALUE;

  /** A score that can be read in two ways: points may follow from either. */
  static final int DOUBTFUL_SCORE = Integer.MIN_VALUE + 1;

  /** Of so many records it is known where they were played and what they say. */
  private static final int MOST = 256;

  /** Of so many records with another deal it is known which one. */
  private static final int MOST_DEALS = 8;

  private final int session;
  private final int number;
  private Known<Deal> deal = Known.nothing();
  private Known<Seat> dealer = Known.nothing();
  private Known<Vulnerability> vulnerability = Known.nothing();
  private Fact<Contract> contract = Fact.absent();
  private Fact<StatedResult> result = Fact.absent();
  private List<Deal> otherDeals = List.of();
  private List<Entry> entries = List.of();
  private List<String> open = List.of();
  private List<String> closed = List.of();

  /** Four bits for each side and denomination. */
  private long tricks;

  private int differences;
  private boolean supported;

  /**
   * A record of the board.
   *
   * @param index its number in the source
   * @param line the line in which it begins
   * @param checksum of its text
   * @param score points of North-South, {@link #NO_SCORE} or {@link #DOUBTFUL_SCORE}
   */
  private record Entry(int index, int line, Place place, int checksum, int score) {
    Diagnostic.Related related() {
      return Known.related(index, line);
    }
  }

  /**
   * What a record of the board says of its result.
   *
   * @param record its number in the source
   * @param room where the board was played
   * @param score points of North-South, {@link #NO_SCORE} or {@link #DOUBTFUL_SCORE}
   */
  record Result(int record, Place.Room room, int score) {
    boolean isScored() {
      return score > DOUBTFUL_SCORE;
    }
  }

  /**
   * A board of which nothing is known.
   *
   * @param session the number of its session
   */
  KnownBoard(int session, int number) {
    this.session = session;
    this.number = number;
  }

  /** The number of its session. */
  int session() {
    return session;
  }

  /** Its number. */
  int number() {
    return number;
  }

  /** Whether no record has been added. */
  boolean isNew() {
    return entries.isEmpty();
  }

  /** The deal of the first record that has one. */
  Known<Deal> deal() {
    return deal;
  }

  /** Whether the play of a record, or a second record, speaks for that deal. */
  boolean isDealSupported() {
    return supported;
  }

  /** The dealer. */
  Known<Seat> dealer() {
    return dealer;
  }

  /** The vulnerability. */
  Known<Vulnerability> vulnerability() {
    return vulnerability;
  }

  /** Whether a record before had this deal, which is not that of the first record. */
  boolean hasOtherDeal(Deal other) {
    return otherDeals.contains(other);
  }

  /** A record before that was played at a place. */
  Optional<Diagnostic.Related> playedAt(Place place) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).place.equals(place)) {
        return Optional.of(entries.get(i).related());
      }
    }
    return Optional.empty();
  }

  /**
   * A record before that says the same.
   *
   * @param checksum of its text
   */
  Optional<Diagnostic.Related> sameAs(int checksum) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).checksum == checksum) {
        return Optional.of(entries.get(i).related());
      }
    }
    return Optional.empty();
  }

  /** Whether a dealer or a vulnerability that differs from the first one was not there before. */
  boolean isNewDifference(Enum<?> value) {
    int bit = 1 << (value.ordinal() + (value instanceof Seat ? 0 : 4));
    boolean isNew = (differences & bit) == 0;
    differences |= bit;
    return isNew;
  }

  /** The names in a room from North clockwise; empty when no record was of that room. */
  Optional<List<String>> players(Place.Room room) {
    List<String> names = room == Place.Room.OPEN ? open : closed;
    return names.isEmpty() ? Optional.empty() : Optional.of(names);
  }

  /** Sets the names in a room, those of its first record. */
  void setPlayers(Place.Room room, List<String> names) {
    if (room == Place.Room.OPEN && open.isEmpty()) {
      open = names;
    } else if (room == Place.Room.CLOSED && closed.isEmpty()) {
      closed = names;
    }
  }

  /** Whether it was played in both rooms. */
  boolean hasBothRooms() {
    return !open.isEmpty() && !closed.isEmpty();
  }

  /** The room in which it was played when it was not played in the other. */
  Optional<Place.Room> onlyRoom() {
    if (open.isEmpty() == closed.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(open.isEmpty() ? Place.Room.CLOSED : Place.Room.OPEN);
  }

  /** The most tricks that a side took as declarer in a denomination; 0 when it never declared. */
  int mostTricks(Side side, Strain strain) {
    return (int) (tricks >>> shift(side, strain)) & 15;
  }

  /** Adds the tricks of a declarer. */
  void addTricks(Side side, Strain strain, int count) {
    if (count > mostTricks(side, strain)) {
      int shift = shift(side, strain);
      tricks = (tricks & ~(15L << shift)) | ((long) count << shift);
    }
  }

  private static int shift(Side side, Strain strain) {
    return 4 * (5 * side.ordinal() + strain.ordinal());
  }

  /** Whether the first record has the contract and the result of a board. */
  boolean hasResultOf(Board board) {
    return contract.isGiven() && contract.equals(board.contract()) && result.equals(board.result());
  }

  /** Whether all records of the board are known. */
  boolean isComplete() {
    return entries.size() < MOST;
  }

  /** The results of the records, in their order. */
  List<Result> results() {
    return entries.stream()
        .map(entry -> new Result(entry.index, entry.place.which(), entry.score))
        .toList();
  }

  /** Adds a record with its score, as {@link Result} holds it. */
  void add(Visit visit, int score) {
    Board board = visit.context().board();
    int line = visit.line();
    if (visit.deal().isPresent() && !supported) {
      supported = visit.deal().equals(deal.value()) || (deal.value().isEmpty() && visit.isPlayed());
    }
    deal = deal.or(visit.deal(), visit.record(), line);
    dealer = dealer.or(board.dealer().value(), visit.record(), line);
    vulnerability = vulnerability.or(board.vulnerability().value(), visit.record(), line);
    if (visit.hasOtherDeal() && otherDeals.size() < MOST_DEALS) {
      otherDeals = otherDeals.isEmpty() ? new ArrayList<>(2) : otherDeals;
      otherDeals.add(visit.deal().orElseThrow());
    }
    Entry entry = new Entry(visit.record(), line, visit.place(), visit.checksum(), score);
    if (entries.isEmpty()) {
      contract = board.contract();
      result = board.result();
      entries = List.of(entry);
    } else if (entries.size() < MOST) {
      entries = entries.size() == 1 ? new ArrayList<>(entries) : entries;
      entries.add(entry);
    }
  }
}
