package org.handrec.core.check;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.BoardNumber;

/**
 * How the dealers and vulnerabilities of a source go with its board numbers (Law 2).
 *
 * @param records number of records with a board number and a dealer or a vulnerability
 * @param offCycle how many of them have another dealer or vulnerability than their number
 * @param offset what is to be added to the numbers, 1 to 15, so that dealer and vulnerability fit
 *     in 80 % or more of the records that give both; empty when nothing is
 * @param numbers the numbers of the source, up to 4096
 */
public record BoardScheme(int records, int offCycle, OptionalInt offset, BitSet numbers) {
  private static final int HIGHEST = 4096;
  private static final int ENOUGH = 8;

  /** Copies the set. */
  public BoardScheme {
    numbers = (BitSet) numbers.clone();
  }

  /** Whether 80 % or more of at least eight records are off the cycle. */
  public boolean isOther() {
    return records >= ENOUGH && isMost(offCycle, records);
  }

  /** Whether no more than a quarter of the records are off the cycle. */
  boolean isUsual() {
    return 4 * offCycle <= records;
  }

  private static boolean isMost(int part, int whole) {
    return 10L * part >= 8L * whole;
  }

  /** The place in the cycle, 0 to 15, to which a dealer and a vulnerability belong. */
  static int place(Seat dealer, Vulnerability vulnerability) {
    int place = 0;
    while (!fits(new BoardNumber(place + 1), dealer, vulnerability)) {
      place++;
    }
    return place;
  }

  private static boolean fits(BoardNumber number, Seat dealer, Vulnerability vulnerability) {
    return number.dealer() == dealer && number.vulnerability() == vulnerability;
  }

  /** Counts the records of a source. */
  static final class Counter {
    private final BitSet numbers = new BitSet();
    private final int[] offsets = new int[BoardNumber.CYCLE];
    private int records;
    private int offCycle;
    private int complete;

    /** Adds a record; one whose number is that of another record is counted with that one. */
    void add(Board board) {
      Optional<Integer> given = board.number().value();
      Optional<Seat> dealer = board.dealer().value();
      Optional<Vulnerability> vulnerability = board.vulnerability().value();
      boolean silent = dealer.isEmpty() && vulnerability.isEmpty();
      if (given.isEmpty() || silent || isTaken(board)) {
        return;
      }
      BoardNumber number = new BoardNumber(given.get());
      boolean fits =
          dealer.filter(d -> d != number.dealer()).isEmpty()
              && vulnerability.filter(v -> v != number.vulnerability()).isEmpty();
      records++;
      offCycle += fits ? 0 : 1;
      if (number.value() <= HIGHEST) {
        numbers.set(number.value());
      }
      if (dealer.isPresent() && vulnerability.isPresent()) {
        complete++;
        int place = place(dealer.get(), vulnerability.get());
        offsets[Math.floorMod(place + 1 - number.value(), BoardNumber.CYCLE)]++;
      }
    }

    private static boolean isTaken(Board board) {
      return board.tag("Board").filter(t -> t.origin() != Tag.Origin.WRITTEN).isPresent();
    }

    /** What was counted. */
    BoardScheme scheme() {
      return new BoardScheme(records, offCycle, offset(), numbers);
    }

    private OptionalInt offset() {
      for (int offset = 1; offset < offsets.length; offset++) {
        if (offsets[offset] > 1 && isMost(offsets[offset], complete)) {
          return OptionalInt.of(offset);
        }
      }
      return OptionalInt.empty();
    }
  }
}
