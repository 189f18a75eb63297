package org.handrec.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.scoring.DuplicateScore;

/** Generated results of an event: a sheet of rows, and the records that say the same. */
final class ScoredEvent {
  final List<Row> rows = new ArrayList<>();
  private final Random random;
  private final String scoring;

  ScoredEvent(long seed, String scoring) {
    this.random = new Random(seed);
    this.scoring = scoring;
  }

  /** A row of the sheet; the score is that of North-South. */
  record Row(
      int board, int table, int round, String room, int ns, int ew, int score, String text) {}

  /** A Mitchell with a relay between the halves; East-West are numbered from 101 on. */
  static ScoredEvent mitchellWithRelay(long seed) {
    ScoredEvent event = new ScoredEvent(seed, "MP");
    for (int round = 0; round < 8; round++) {
      for (int table = 0; table < 8; table++) {
        int set = (table + round + (table < 4 ? 0 : 1)) % 8;
        for (int board = 3 * set + 1; board <= 3 * set + 3; board++) {
          event.add(board, table + 1, round + 1, "", table + 1, 101 + (table - round + 8) % 8);
        }
      }
    }
    return event;
  }

  /**
   * A Mitchell of an odd number of tables, two boards a round, whose last table is not complete.
   */
  static ScoredEvent mitchellWithSitOut(long seed, int tables) {
    ScoredEvent event = new ScoredEvent(seed, "MatchPoints;MP2");
    for (int round = 0; round < tables; round++) {
      for (int table = 0; table < tables - 1; table++) {
        int set = (table + round) % tables;
        int ew = 101 + (table - round + tables) % tables;
        event.add(2 * set + 1, table + 1, round + 1, "", table + 1, ew);
        event.add(2 * set + 2, table + 1, round + 1, "", table + 1, ew);
      }
    }
    return event;
  }

  /** A match of so many boards. */
  static ScoredEvent match(long seed, int boards) {
    ScoredEvent event = new ScoredEvent(seed, "IMP");
    for (int board = 1; board <= boards; board++) {
      event.add(board, 1, 1, "Open", 1, 2);
      event.add(board, 1, 1, "Closed", 3, 4);
    }
    return event;
  }

  void add(int board, int table, int round, String room, int ns, int ew) {
    // Scores of few contracts, so that many are equal.
    Contract.Played contract =
        new Contract.Played(
            Bid.of(2 + random.nextInt(3), Strain.values()[2 + random.nextInt(3)]),
            random.nextInt(8) == 0 ? Risk.DOUBLED : Risk.UNDOUBLED);
    int tricks = 7 + random.nextInt(5);
    Side side = random.nextInt(3) == 0 ? Side.EW : Side.NS;
    BoardNumber number = new BoardNumber(board);
    int points = DuplicateScore.of(contract, number.vulnerability().includes(side), tricks);
    boolean passed = random.nextInt(20) == 0;
    String result =
        passed
            ? "[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]\n"
            : String.format(
                "[Declarer \"%s\"]%n[Contract \"%s\"]%n[Result \"%d\"]%n",
                side == Side.NS ? "N" : "E", contract.symbol(), tricks);
    int score = passed ? 0 : side == Side.NS ? points : -points;
    rows.add(new Row(board, table, round, room, ns, ew, score, result.replace("\r", "")));
  }

  /** The records of the rows, those of the even rounds or of the closed room apart. */
  String records(boolean second) {
    StringBuilder text = new StringBuilder("% PBN 2.1\n");
    for (Row row : rows) {
      boolean isSecond = row.room().isEmpty() ? row.round() % 2 == 0 : row.room().equals("Closed");
      if (isSecond == second) {
        text.append(record(row)).append('\n');
      }
    }
    return text.toString();
  }

  private String record(Row row) {
    BoardNumber number = new BoardNumber(row.board());
    return tag("Event", "Autumn Event")
        + tag("Site", "Elmwick")
        + tag("Date", "2025.10.02")
        + tag("Board", "" + row.board())
        + tag("West", "West " + row.ew())
        + tag("North", "North " + row.ns())
        + tag("East", "East " + row.ew())
        + tag("South", "South " + row.ns())
        + tag("Dealer", "" + number.dealer().letter())
        + tag("Vulnerable", number.vulnerability().symbol())
        + tag("Deal", "")
        + tag("Scoring", scoring)
        + row.text()
        + (row.room().isEmpty()
            ? tag("PairEW", "" + row.ew()) + tag("PairNS", "" + row.ns())
            : tag("HomeTeam", "Herons") + tag("Room", row.room()))
        + tag("Round", "" + row.round())
        + tag("Table", "" + row.table())
        + (row.room().isEmpty() ? "" : tag("VisitTeam", "Otters"));
  }

  private static String tag(String name, String value) {
    return "[" + name + " \"" + value + "\"]\n";
  }
}
