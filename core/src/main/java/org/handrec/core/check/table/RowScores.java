package org.handrec.core.check.table;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.score.PlayedContract;
import org.handrec.core.check.score.Scoring;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.scoring.DuplicateScore;

/** What the rows of a ScoreTable say of results and scores (PBN 5.9). */
final class RowScores {
  private static final Pattern CONTRACT = Pattern.compile("([1-7])(C|D|H|S|NT?)(|X|XX|\\*|\\*\\*)");
  private static final Pattern RESULT = Pattern.compile("=|[+-]?[0-9]{1,2}");
  private static final int MOST_TIMES = 100_000;

  private final Grid grid;
  private final Optional<Vulnerability> vulnerability;
  private final DuplicateScore.Tariff tariff;
  private final boolean comparable;
  private final int contract;
  private final int declarer;
  private final int result;
  private final int[] scores;
  private final int multiplicity;

  RowScores(Grid grid, BoardContext context) {
    this.grid = grid;
    this.vulnerability = context.board().vulnerability().value();
    this.tariff = PlayedContract.tariff(context.board());
    this.comparable = !Scoring.of(context.board()).carriesOn();
    this.contract = grid.column("Contract");
    this.declarer = grid.column("Declarer");
    this.result = grid.column("Result");
    this.scores = new int[] {grid.column("Score_NS"), grid.column("Score_EW")};
    this.multiplicity = grid.column("Multiplicity");
  }

  /** The column of the scores of a side. */
  int column(Side side) {
    return scores[side.ordinal()];
  }

  /** The column of the contracts. */
  boolean hasResults() {
    return contract >= 0 && result >= 0;
  }

  /** The score that a row gives a side. */
  OptionalInt stated(int row, Side side) {
    return grid.figure(row, column(side))
        .filter(figure -> figure.decimals() == 0)
        .map(figure -> OptionalInt.of((int) figure.value()))
        .orElse(OptionalInt.empty());
  }

  /** The stated points of North-South: those of East-West count where only they are given. */
  OptionalInt stated(int row) {
    OptionalInt ns = stated(row, Side.NS);
    OptionalInt ew = stated(row, Side.EW);
    if (ns.isPresent() && ew.isPresent() && ns.getAsInt() != -ew.getAsInt()) {
      return OptionalInt.empty();
    }
    return ns.isPresent() || ew.isEmpty() ? ns : OptionalInt.of(-ew.getAsInt());
  }

  /** The points of North-South that follow from the result of a row. */
  OptionalInt computed(int row) {
    if (!comparable) {
      return OptionalInt.empty();
    }
    if (grid.cell(row, contract).equalsIgnoreCase("Pass")) {
      return OptionalInt.of(0);
    }
    Optional<PlayedContract> played = played(row);
    return played.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(ofNs(played.get().score(), played.get().declarer()));
  }

  private static int ofNs(int points, Seat declarer) {
    return declarer.side() == Side.NS ? points : -points;
  }

  /** What a row says of its result; empty when a part of it is not known. */
  Optional<PlayedContract> played(int row) {
    Optional<Contract.Played> bid = contract(row);
    String seat = grid.cell(row, declarer);
    Optional<Seat> by = seat.length() == 1 ? Seat.of(seat.charAt(0)) : Optional.empty();
    if (bid.isEmpty() || by.isEmpty() || vulnerability.isEmpty()) {
      return Optional.empty();
    }
    OptionalInt tricks = tricks(row, bid.get());
    return tricks.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PlayedContract(
                bid.get(), by.get(), vulnerability.get(), tricks.getAsInt(), tariff));
  }

  /** The contract of a row, also as {@code 3N} and {@code 4H*}. */
  Optional<Contract.Played> contract(int row) {
    Matcher text = CONTRACT.matcher(grid.cell(row, contract).toUpperCase(Locale.ROOT));
    if (!text.matches()) {
      return Optional.empty();
    }
    Bid bid = Bid.of(text.group(1).charAt(0) - '0', Strain.parse(text.group(2)).orElseThrow());
    return Optional.of(new Contract.Played(bid, Risk.values()[text.group(3).length()]));
  }

  /** The declarer of a row. */
  String declarer(int row) {
    return grid.cell(row, declarer);
  }

  /** Tricks of declarer's side: a number, or {@code = +1 -2} against the contract. */
  OptionalInt tricks(int row, Contract.Played played) {
    String text = grid.cell(row, result);
    if (!RESULT.matcher(text).matches()) {
      return OptionalInt.empty();
    }
    int needed = 6 + played.bid().level();
    boolean relative = !Character.isDigit(text.charAt(0));
    int number = text.equals("=") ? 0 : Integer.parseInt(text);
    int tricks = relative ? needed + number : number;
    return tricks < 0 || tricks > 13 ? OptionalInt.empty() : OptionalInt.of(tricks);
  }

  /** Number of rows. */
  int count() {
    return grid.rows();
  }

  /** The points of North-South: as stated, else as computed. */
  OptionalInt score(int row) {
    OptionalInt stated = stated(row);
    return stated.isPresent() ? stated : computed(row);
  }

  /**
   * Whether a ruling gave the score of a row: it is marked, is a word or a percentage, or the two
   * sides have different ones and neither follows from the result.
   */
  boolean isArtificial(int row) {
    if (isWord(grid.cell(row, scores[0])) || isWord(grid.cell(row, scores[1]))) {
      return true;
    }
    OptionalInt ns = stated(row, Side.NS);
    OptionalInt ew = stated(row, Side.EW);
    if (ns.isEmpty() || ew.isEmpty() || ns.getAsInt() == -ew.getAsInt()) {
      return false;
    }
    OptionalInt computed = computed(row);
    return !computed.equals(ns) && !computed.equals(OptionalInt.of(-ew.getAsInt()));
  }

  private static boolean isWord(String text) {
    return !text.isEmpty() && !text.equals("-") && !text.equals("?") && Figure.of(text).isEmpty();
  }

  /** For how many results a row stands, 0 or more. */
  int times(int row) {
    if (multiplicity < 0) {
      return 1;
    }
    return grid.figure(row, multiplicity)
        .map(figure -> (int) Math.max(0, Math.min(MOST_TIMES, figure.value())))
        .orElse(1);
  }
}
