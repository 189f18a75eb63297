package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.scoring.DuplicateScore;

/**
 * A Mitchell tournament of pairs with its tables: every board is played at every table. Points are
 * worked out here by comparing each result with each other one.
 */
final class Tournament {
  static final String SCORES =
      "Rank;PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;MP_NS;MP_EW;"
          + "Percentage_NS;Percentage_EW;IMP_NS;IMP_EW";
  static final String TOTALS =
      "Rank;PairId;Direction;TotalScore;TotalMP;MeanPercentage;TotalIMP;NrBoards";
  private static final int[] IMP_STEPS = {
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
    2250, 2500, 3000, 3500, 4000
  };

  private final int tables;
  private final int unit;
  private final boolean butler;
  final List<List<String[]>> boards = new ArrayList<>();
  final List<String[]> totals = new ArrayList<>();

  /** A result of a board. */
  private record Result(
      int ns, int ew, String contract, String declarer, String tricks, int score) {}

  /**
   * A tournament.
   *
   * @param unit matchpoints for a better score than another one, 1 or 2
   * @param butler whether IMPs are those against a datum, not cross-IMPs
   */
  Tournament(long seed, int tables, int boards, int unit, boolean butler) {
    this.tables = tables;
    this.unit = unit;
    this.butler = butler;
    Random random = new Random(seed);
    double[][] sums = new double[2 * tables][4];
    for (int number = 1; number <= boards; number++) {
      List<Result> results = new ArrayList<>();
      for (int table = 0; table < tables; table++) {
        results.add(result(random, number, table));
      }
      results.sort(Comparator.comparingInt(Result::score).reversed());
      this.boards.add(rows(results, sums));
    }
    addTotals(sums, boards);
  }

  private Result result(Random random, int number, int table) {
    int ew = tables + (table + number) % tables + 1;
    if (random.nextInt(20) == 0) {
      return new Result(table + 1, ew, "Pass", "-", "-", 0);
    }
    Strain strain = Strain.values()[random.nextInt(5)];
    Risk risk = Risk.values()[Math.max(0, random.nextInt(8) - 5)];
    Contract.Played contract = new Contract.Played(Bid.of(1 + random.nextInt(5), strain), risk);
    Seat seat = Seat.values()[random.nextInt(4)];
    int tricks = Math.min(13, Math.max(0, 6 + contract.bid().level() + random.nextInt(5) - 2));
    boolean vulnerable = new BoardNumber(number).vulnerability().includes(seat.side());
    int points = DuplicateScore.of(contract, vulnerable, tricks);
    return new Result(
        table + 1,
        ew,
        contract.symbol(),
        String.valueOf(seat.letter()),
        Integer.toString(tricks),
        seat.side() == Side.NS ? points : -points);
  }

  private List<String[]> rows(List<Result> results, double[][] sums) {
    List<String[]> rows = new ArrayList<>();
    for (Result result : results) {
      int wins = (int) results.stream().filter(r -> r.score() < result.score()).count();
      int better = (int) results.stream().filter(r -> r.score() > result.score()).count();
      int ties = tables - 1 - wins - better;
      double mp = unit * (wins + ties / 2.0);
      double top = unit * (tables - 1);
      int imps = imps(results, result.score());
      rows.add(
          new String[] {
            Integer.toString(better + 1),
            Integer.toString(result.ns()),
            Integer.toString(result.ew()),
            result.contract(),
            result.declarer(),
            result.tricks(),
            Integer.toString(result.score()),
            Integer.toString(-result.score()),
            number(mp, 1),
            number(top - mp, 1),
            number(100 * mp / top, 2),
            number(100 * (top - mp) / top, 2),
            Integer.toString(imps),
            Integer.toString(-imps)
          });
      add(sums[result.ns() - 1], result.score(), mp, 100 * mp / top, imps);
      add(sums[result.ew() - 1], -result.score(), top - mp, 100 * (top - mp) / top, -imps);
    }
    return rows;
  }

  private int imps(List<Result> results, int score) {
    if (!butler) {
      return results.stream().mapToInt(r -> imps(score - r.score())).sum();
    }
    double mean = results.stream().mapToInt(Result::score).average().orElseThrow();
    long tens = Math.round(Math.abs(mean) / 10);
    return imps(score - (int) (mean < 0 ? -10 * tens : 10 * tens));
  }

  private static int imps(int difference) {
    int imps = 0;
    while (imps < IMP_STEPS.length && Math.abs(difference) >= IMP_STEPS[imps]) {
      imps++;
    }
    return difference < 0 ? -imps : imps;
  }

  private static void add(double[] sums, double... more) {
    for (int i = 0; i < more.length; i++) {
      sums[i] += more[i];
    }
  }

  private void addTotals(double[][] sums, int number) {
    for (int pair = 0; pair < sums.length; pair++) {
      boolean ns = pair < tables;
      double own = sums[pair][1];
      int better = 0;
      for (int other = ns ? 0 : tables; other < (ns ? tables : 2 * tables); other++) {
        better += sums[other][1] > own ? 1 : 0;
      }
      totals.add(
          new String[] {
            Integer.toString(better + 1),
            Integer.toString(pair + 1),
            ns ? "N-S" : "E-W",
            number(sums[pair][0], 0),
            number(own, 1),
            number(sums[pair][2] / number, 2),
            number(sums[pair][3], 0),
            Integer.toString(number)
          });
    }
  }

  static String number(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value + 0.0)
        .replaceAll("^-(0[.0]*)$", "$1");
  }

  /** The tournament as a PBN file. */
  String pbn() {
    StringBuilder text = new StringBuilder();
    for (int number = 1; number <= boards.size(); number++) {
      BoardNumber board = new BoardNumber(number);
      text.append("[Event \"Made Up Pairs\"]\n[Board \"%d\"]\n".formatted(number));
      text.append("[Dealer \"%c\"]\n".formatted(board.dealer().letter()));
      text.append("[Vulnerable \"%s\"]\n".formatted(board.vulnerability().symbol()));
      if (number == 1) {
        table(text, "TotalScoreTable", TOTALS, totals);
      }
      table(text, "ScoreTable", SCORES, boards.get(number - 1));
      text.append('\n');
    }
    return text.toString();
  }

  private static void table(StringBuilder text, String name, String header, List<String[]> rows) {
    text.append("[%s \"%s\"]\n".formatted(name, header));
    rows.forEach(row -> text.append(String.join(" ", row)).append('\n'));
  }
}
