package org.handrec.core.scoring;

import java.util.Map;

/** The tables of Law 77 cell by cell, as a second way to the score of a contract. */
final class Law77Tables {
  /** By risk: the first odd trick, each further one. */
  private static final Map<String, int[][]> ODD_TRICKS =
      Map.of(
          "C", new int[][] {{20, 20}, {40, 40}, {80, 80}},
          "D", new int[][] {{20, 20}, {40, 40}, {80, 80}},
          "H", new int[][] {{30, 30}, {60, 60}, {120, 120}},
          "S", new int[][] {{30, 30}, {60, 60}, {120, 120}},
          "NT", new int[][] {{40, 30}, {80, 60}, {160, 120}});

  /** Overtricks undoubled; doubled and redoubled they are the same in all denominations. */
  private static final Map<String, Integer> OVERTRICKS =
      Map.of("C", 20, "D", 20, "H", 30, "S", 30, "NT", 30);

  /** By vulnerability and risk, one to thirteen down. */
  private static final int[][] DOWN = {
    {50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650},
    {100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500},
    {200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000},
    {100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300},
    {200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800},
    {400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600}
  };

  private static final int[] SMALL_SLAM = {500, 750};
  private static final int[] GRAND_SLAM = {1000, 1500};
  private static final int[] GAME = {300, 500};
  private static final int[] DOUBLED_OVERTRICK = {100, 200};
  private static final int[] REDOUBLED_OVERTRICK = {200, 400};
  private static final int[] INSULT = {0, 50, 100};

  private Law77Tables() {}

  static int score(int level, String strain, int risk, boolean vulnerable, int tricks) {
    int vul = vulnerable ? 1 : 0;
    int book = 6 + level;
    if (tricks < book) {
      return -DOWN[3 * vul + risk][book - tricks - 1];
    }
    int odd = 0;
    for (int trick = 1; trick <= level; trick++) {
      odd += ODD_TRICKS.get(strain)[risk][trick == 1 ? 0 : 1];
    }
    int each =
        switch (risk) {
          case 0 -> OVERTRICKS.get(strain);
          case 1 -> DOUBLED_OVERTRICK[vul];
          default -> REDOUBLED_OVERTRICK[vul];
        };
    int score = odd + INSULT[risk];
    score += odd >= 100 ? GAME[vul] : 50;
    score += level == 6 ? SMALL_SLAM[vul] : 0;
    score += level == 7 ? GRAND_SLAM[vul] : 0;
    for (int over = book; over < tricks; over++) {
      score += each;
    }
    return score;
  }
}
