package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Adds to a game what LIN cannot hold, and takes away what it needs. */
final class Disorder {
  private static final List<String> TAGS =
      List.of(
          "[Event \"Cup\"]",
          "[Event \"\"]",
          "[Site \"Lund\"]",
          "[Date \"2024.05.04\"]",
          "[Room \"Open\"]",
          "[Scoring \"MP\"]",
          "[Score \"NS 50\"]",
          "[West \"Berg, Kim\"]",
          "[North \"Ann;Bo\"]",
          "[East \" A  b|c \"]",
          "[South \"Zoé\"]",
          "[Stage \"?\"]",
          "[HomeTeam \"Foxes\"]",
          "[MyTag \"x\"]",
          "[MyTag \"y\"]",
          "[Description \"good\"]",
          "[Hidden \"N\"]",
          "[LinExtra \"zz=1\"]",
          "[LinLabel \"A4\"]",
          "[LinClaim \"4:9\"]",
          "[LinClaim \"x\"]",
          "[LinExplained \"1,3,77\"]",
          "[LinRecordedResult \"3NN=\"]",
          "[LinScoring \"P\"]",
          "[ScoreTable \"Rank;Names\"]\n1 \"A\"");
  private static final List<String> NOTES =
      List.of("Alert", "", "a|b", "5+ \\\\H", "!s", "@D or @h", "\u2665 x", "!", " wide ", "4+!");

  private final Random random;

  Disorder(Random random) {
    this.random = random;
  }

  private boolean in(int chances) {
    return random.nextInt(chances) == 0;
  }

  private static <T> T any(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  String applyTo(String game) {
    List<String> lines = new ArrayList<>(List.of(game.split("\n", -1)));
    for (int i = 0; i < lines.size(); i++) {
      lines.set(i, line(lines.get(i)));
    }
    lines.removeIf(line -> line.equals("-"));
    for (int i = random.nextInt(4); i > 0; i--) {
      lines.add(0, any(TAGS, random));
    }
    int tags = 0;
    while (lines.get(tags).startsWith("[") && !lines.get(tags).startsWith("[Auction")) {
      tags++;
    }
    if (in(8)) {
      lines.add(random.nextInt(tags), "{between tags}");
    }
    if (in(8)) {
      lines.add(random.nextInt(tags), "; to the end");
    }
    if (in(10)) {
      lines.add(random.nextInt(tags), "%escape");
    }
    if (in(10)) {
      shuffleRows(lines);
    }
    return String.join("\n", lines);
  }

  /** Puts two tricks in each other's place. */
  private void shuffleRows(List<String> lines) {
    int play = 0;
    while (play < lines.size() && !lines.get(play).startsWith("[Play ")) {
      play++;
    }
    int rows = lines.size() - play - 2;
    if (rows > 2) {
      int one = play + 1 + random.nextInt(rows);
      int two = play + 1 + random.nextInt(rows);
      String row = lines.get(one);
      lines.set(one, lines.get(two));
      lines.set(two, row);
    }
  }

  private String line(String line) {
    if (line.startsWith("[Note ")) {
      int colon = line.indexOf(':');
      return in(2) ? line.substring(0, colon + 1) + any(NOTES, random) + "\"]" : line;
    } else if (line.startsWith("[Vulnerable") || line.startsWith("[Board")) {
      return in(10) ? "-" : in(10) ? line.replaceFirst("\".*\"", "\"A7\"") : line;
    } else if (line.startsWith("[Dealer")) {
      return in(12) ? "-" : line;
    } else if (line.startsWith("[Deal ")) {
      return deal(line);
    } else if (line.startsWith("[Result") || line.startsWith("[Contract")) {
      return in(12) ? "-" : result(line);
    } else if (line.startsWith("[Declarer")) {
      return in(12)
          ? "-"
          : in(20) ? line.replace("\"]", "\"]").replace("[Declarer \"", "[Declarer \"^") : line;
    } else if (line.startsWith("[")) {
      return line;
    }
    return words(line);
  }

  private String deal(String line) {
    if (in(10)) {
      return faulty(line);
    }
    if (!in(8)) {
      return line;
    }
    String[] hands = line.substring(9, line.length() - 2).split(" ", -1);
    for (int i = 0; i < 4; i++) {
      hands[i] = in(3) ? "-" : hands[i];
    }
    boolean none = List.of(hands).stream().allMatch("-"::equals);
    return none ? line : line.substring(0, 9) + String.join(" ", hands) + "\"]";
  }

  /** A card twice, a card too few, one card for another, or a text that is no card. */
  private String faulty(String line) {
    int at = 9 + random.nextInt(line.length() - 11);
    while (" .-".indexOf(line.charAt(at)) >= 0) {
      at--;
    }
    String card = line.substring(at, at + 1);
    String other =
        switch (random.nextInt(4)) {
          case 0 -> card + card;
          case 1 -> "";
          case 2 -> card.equals("A") ? "K" : "A";
          default -> card + "1";
        };
    return at < 9 ? line : line.substring(0, at) + other + line.substring(at + 1);
  }

  private String result(String line) {
    if (!line.startsWith("[Result") || line.contains("\"\"")) {
      return line;
    }
    return in(10)
        ? "[Result \"" + random.nextInt(15) + "\"]"
        : in(15) ? line.replace("\"]", "\"]").replace("[Result \"", "[Result \"^") : line;
  }

  private static boolean isCard(String word) {
    return word.equals("-")
        || (word.length() == 2 && Character.isLetter(word.charAt(0)) && !word.equals("XX"));
  }

  /** Calls or cards. */
  private String words(String line) {
    if (line.isEmpty() || line.equals("*")) {
      return in(20) && !line.isEmpty() ? "+" : line;
    }
    StringBuilder text = new StringBuilder();
    for (String word : line.split(" ", -1)) {
      boolean note = word.startsWith("=");
      if (!note && in(60) && Character.isDigit(word.charAt(0))) {
        text.append("^I ");
      } else if (!note && in(80) && !isCard(word)) {
        text.append(in(2) ? "^S " : "what ");
      } else if (!note && in(120) && !Character.isDigit(word.charAt(0)) && word.length() == 2) {
        text.append("^R ");
      }
      boolean unknown = word.equals("-") || (isCard(word) && in(100));
      text.append(unknown ? "-" : word);
      if (!note && in(40) && !unknown) {
        text.append(in(2) ? "!" : " $9");
      }
      text.append(in(40) ? " {remark} " : " ");
    }
    return text.toString().strip();
  }
}
