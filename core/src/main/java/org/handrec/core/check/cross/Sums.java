package org.handrec.core.check.cross;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.handrec.core.check.Findings;
import org.handrec.core.check.table.Figure;
import org.handrec.core.check.table.Grid;
import org.handrec.core.model.Side;

/** What the contestants of an event have from its boards, added up from ScoreTables. */
final class Sums {
  private static final int MOST = 4096;

  private final Map<Key, Account> accounts = new HashMap<>();
  private boolean usable = true;

  /** A contestant: number or names, in a section, at a line of the table. */
  private record Key(String section, String contestant, Side side) {}

  /** What a total may be the sum of. */
  enum Quantity {
    SCORE("Score"),
    IMP("IMP"),
    MP("MP"),
    PERCENTAGE("Percentage");

    private final String column;

    Quantity(String column) {
      this.column = column;
    }

    /** The begin of the names of its columns. */
    String column() {
      return column;
    }
  }

  /** The sums of a contestant at a line. */
  private static final class Account {
    private final double[] sums = new double[Quantity.values().length];

    /** Boards without such a number, which make the sum less than all. */
    private final int[] missing = new int[Quantity.values().length];

    private double top;
    private int boards;
  }

  /** Forgets everything: the event is too large to be checked. */
  void giveUp() {
    usable = false;
    accounts.clear();
  }

  /** Adds the rows of a board; an element with a finding is as good as none. */
  void add(Grid grid, Findings findings) {
    boolean doubtful = findings.has("T002") || findings.has("V006") || findings.has("V007");
    Optional<Findings> reported = doubtful ? Optional.of(findings) : Optional.empty();
    for (int row = 0; row < grid.rows() && usable; row++) {
      boolean single =
          grid.figure(row, grid.column("Multiplicity")).map(Figure::value).orElse(1.0) == 1;
      for (Side side : Side.values()) {
        contestant(grid, row, side)
            .filter(contestant -> single)
            .ifPresent(contestant -> add(grid, contestant, reported));
      }
      if (accounts.size() > MOST) {
        giveUp();
      }
    }
  }

  /** A contestant in a row. */
  private record Seated(int row, Key key) {}

  private static Optional<Seated> contestant(Grid grid, int row, Side side) {
    int column = grid.column("PairId_" + side, "Names_" + side);
    String id = grid.cell(row, column);
    String section = grid.column("Section") < 0 ? "" : grid.cell(row, grid.column("Section"));
    return id.equals("?") || id.equals("-") || id.isEmpty()
        ? Optional.empty()
        : Optional.of(new Seated(row, new Key(section, id, side)));
  }

  private void add(Grid grid, Seated seated, Optional<Findings> reported) {
    if (!usable) {
      return;
    }
    Account account = accounts.computeIfAbsent(seated.key(), key -> new Account());
    account.boards++;
    for (Quantity quantity : Quantity.values()) {
      OptionalDouble value = value(grid, seated, quantity, reported);
      if (value.isPresent()) {
        account.sums[quantity.ordinal()] += value.getAsDouble();
      } else {
        account.missing[quantity.ordinal()]++;
      }
    }
    Optional<Figure> ns = grid.figure(seated.row(), grid.column("MP_NS"));
    Optional<Figure> ew = grid.figure(seated.row(), grid.column("MP_EW"));
    account.top += ns.isPresent() && ew.isPresent() ? ns.get().value() + ew.get().value() : 0;
  }

  /** The number of a contestant; that of the other side when only that one is given. */
  private static OptionalDouble value(
      Grid grid, Seated seated, Quantity quantity, Optional<Findings> reported) {
    Side side = seated.key().side();
    String own = grid.cell(seated.row(), grid.column(quantity.column + "_" + side));
    if (isReported(grid, seated, quantity, reported)) {
      return OptionalDouble.empty();
    }
    Optional<Figure> figure = Figure.of(own.startsWith("^") ? own.substring(1) : own);
    if (figure.isPresent()) {
      return OptionalDouble.of(figure.get().value());
    }
    boolean opposite = quantity == Quantity.SCORE || quantity == Quantity.IMP;
    return own.equals("-") && opposite
        ? grid.figure(seated.row(), grid.column(quantity.column + "_" + side.other()))
            .map(other -> OptionalDouble.of(-other.value()))
            .orElse(OptionalDouble.empty())
        : OptionalDouble.empty();
  }

  private static boolean isReported(
      Grid grid, Seated seated, Quantity quantity, Optional<Findings> reported) {
    if (reported.isEmpty()) {
      return false;
    }
    for (Side side : Side.values()) {
      int column = grid.column(quantity.column + "_" + side);
      if (column >= 0 && reported.get().isAt(grid.place(seated.row(), column))) {
        return true;
      }
    }
    return false;
  }

  // ---- what a contestant has

  /** Whether any board was added. */
  boolean isKnown() {
    return !accounts.isEmpty();
  }

  /** What a contestant has at one line or, without a line, at both. */
  Optional<Total> of(String section, String contestant, Optional<Side> line) {
    Total total = new Total();
    for (Side side : Side.values()) {
      Account account = accounts.get(new Key(section, contestant, side));
      if (account != null && line.map(side::equals).orElse(true)) {
        total.add(account);
      }
    }
    return total.account.boards == 0 ? Optional.empty() : Optional.of(total);
  }

  /** All that a contestant has. */
  static final class Total {
    private final Account account = new Account();

    private void add(Account other) {
      account.boards += other.boards;
      account.top += other.top;
      for (int i = 0; i < account.sums.length; i++) {
        account.sums[i] += other.sums[i];
        account.missing[i] += other.missing[i];
      }
    }

    /** Number of boards. */
    int boards() {
      return account.boards;
    }

    /** The sum of a quantity; empty when a board has none. */
    OptionalDouble sum(Quantity quantity) {
      return account.missing[quantity.ordinal()] == 0
          ? OptionalDouble.of(account.sums[quantity.ordinal()])
          : OptionalDouble.empty();
    }

    /** The mean of a quantity over the boards. */
    OptionalDouble mean(Quantity quantity) {
      OptionalDouble sum = sum(quantity);
      return sum.isPresent() ? OptionalDouble.of(sum.getAsDouble() / account.boards) : sum;
    }

    /** The share of the matchpoints that could be had, in percent. */
    OptionalDouble percentage() {
      OptionalDouble sum = sum(Quantity.MP);
      return sum.isPresent() && account.top > 0
          ? OptionalDouble.of(100 * sum.getAsDouble() / account.top)
          : OptionalDouble.empty();
    }
  }
}
