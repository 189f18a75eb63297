package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Vulnerability;

/** What the records of a board have said so far. */
final class KnownBoard {
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
  private final List<Deal> otherDeals = new ArrayList<>(0);
  private Place[] places = new Place[1];
  private int[] checksums = new int[1];
  private int[] indexes = new int[1];
  private int records;
  private List<String> open = List.of();
  private List<String> closed = List.of();
  private byte[] tricks = {};
  private int differences;

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
    return records == 0;
  }

  /** The deal of the first record that has one. */
  Known<Deal> deal() {
    return deal;
  }

  /** The dealer. */
  Known<Seat> dealer() {
    return dealer;
  }

  /** The vulnerability. */
  Known<Vulnerability> vulnerability() {
    return vulnerability;
  }

  /** Whether a record before had a deal that differs from the first one in the same way. */
  boolean hasOtherDeal(Deal other) {
    return otherDeals.contains(other);
  }

  /** Whether a record before was played at a place. */
  boolean wasAt(Place place) {
    for (int i = 0; i < known(); i++) {
      if (places[i].equals(place)) {
        return true;
      }
    }
    return false;
  }

  /** The number of a record before that says the same. */
  OptionalInt sameAs(HandRecord record) {
    int checksum = checksum(record);
    for (int i = 0; i < known(); i++) {
      if (checksums[i] == checksum) {
        return OptionalInt.of(indexes[i]);
      }
    }
    return OptionalInt.empty();
  }

  private int known() {
    return Math.min(records, MOST);
  }

  private static int checksum(HandRecord record) {
    Span whole = record.text().span();
    return record.text().checksum(new Span(record.origins().record().start(), whole.end()));
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
    return tricks.length == 0 ? 0 : tricks[5 * side.ordinal() + strain.ordinal()];
  }

  /** Adds the tricks of a declarer. */
  void addTricks(Side side, Strain strain, int count) {
    if (tricks.length == 0) {
      tricks = new byte[10];
    }
    int place = 5 * side.ordinal() + strain.ordinal();
    tricks[place] = (byte) Math.max(tricks[place], count);
  }

  /** Whether the first record has the contract and the result of a board. */
  boolean hasResultOf(Board board) {
    return contract.isGiven() && contract.equals(board.contract()) && result.equals(board.result());
  }

  /** Adds a record. */
  void add(Visit visit) {
    Board board = visit.context().board();
    if (isNew()) {
      contract = board.contract();
      result = board.result();
    }
    deal = deal.or(visit.deal(), visit.record());
    dealer = dealer.or(board.dealer().value(), visit.record());
    vulnerability = vulnerability.or(board.vulnerability().value(), visit.record());
    if (!(visit.relation() instanceof DealRelation.Same) && otherDeals.size() < MOST_DEALS) {
      otherDeals.add(visit.deal().orElseThrow());
    }
    if (records < MOST) {
      if (records == places.length) {
        places = Arrays.copyOf(places, 4 * records);
        checksums = Arrays.copyOf(checksums, 4 * records);
        indexes = Arrays.copyOf(indexes, 4 * records);
      }
      places[records] = visit.place();
      checksums[records] = checksum(visit.context().record());
      indexes[records] = visit.record();
    }
    records++;
  }
}
