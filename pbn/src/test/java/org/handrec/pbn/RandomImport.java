package org.handrec.pbn;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.handrec.testkit.RandomRecords;

/**
 * Legal records in all the freedom of import format: tags in any order and layout, letters of
 * either case, remarks, glyphs, escape lines, tables, inherited values.
 */
final class RandomImport {
  private static final List<String> REMARKS =
      List.of(
          "{ a remark }",
          "{two\nlines}",
          "; to the end",
          "{\\S led, of course}",
          "{50% of\n% all }");

  private static final List<String> TAGS =
      List.of(
          "[Annotator \"Ek, Bo\"]",
          "[Room \"Open\"]",
          "[Event \"##Cup \\\"A\\\"\"]",
          "[Site \"#\"]",
          "[Zeta \"a\\\\b \u00e9\"]",
          "[Home2 \"x\"] free words \"and more\" 1,2",
          "[Date \"2024.??.??\"]",
          "[ScoreTable \"Rank\\3R;Names_NS\\12L;-Score_NS\\5\"] 1 \"Ek;Dahl\" 420 2 \"\u00c5;B\" -50",
          "[OptimumResultTable \"Declarer;Denomination\\2R;Result\\2R\"]\nN NT 7 S NT\n7 N S 8",
          "[Description \"" + "long words ".repeat(12) + "\"]");

  private static final byte[] BITS =
      "{};[]\"%\n \t*+-^SIR!$3=1=#APass\\\r\u0001\u00e9\u0080x"
          .getBytes(StandardCharsets.ISO_8859_1);

  private final Random random;
  private final RandomRecords records;

  RandomImport(long seed) {
    this.random = new Random(seed);
    this.records = new RandomRecords(seed);
  }

  /** A text of some games. */
  byte[] games(int count) {
    StringBuilder text = new StringBuilder("% PBN 2.0\n%Creator: a test\n");
    for (int i = 0; i < count; i++) {
      text.append(game(records.next().pbn())).append(random.nextInt(4) == 0 ? " \n\n" : "\n");
    }
    String end = random.nextBoolean() ? "\n" : "\r\n";
    return text.append("% the end\n{ last words }\n")
        .toString()
        .replace("\n", end)
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private String game(String pbn) {
    List<String> parts = new ArrayList<>();
    for (String line : pbn.split("\n(?=\\[(?!Note))", -1)) {
      parts.add(
          line.startsWith("[Auction") || line.startsWith("[Play") ? section(line) : tag(line));
    }
    List<String> added = new ArrayList<>(TAGS);
    Collections.shuffle(added, random);
    parts.addAll(random.nextInt(parts.size() + 1), added.subList(0, random.nextInt(4)));
    if (random.nextBoolean()) {
      List<String> head = new ArrayList<>(parts.stream().filter(RandomImport::isPlain).toList());
      List<String> rest = new ArrayList<>(parts);
      rest.removeAll(head);
      Collections.shuffle(head, random);
      head.addAll(rest);
      parts = head;
    }
    StringBuilder text = new StringBuilder();
    for (String part : parts) {
      text.append(part).append('\n');
      if (random.nextInt(12) == 0) {
        text.append("%%private ").append(random.nextInt(100)).append('\n');
      }
    }
    return text.toString();
  }

  private static boolean isPlain(String part) {
    return part.matches("(?s)\\[(Board|Dealer|Vulnerable|Deal|Declarer|Contract|Result) *\".*");
  }

  private String tag(String line) {
    String tag = line;
    if (random.nextInt(3) == 0 && line.matches("\\[(Dealer|Deal|Declarer|Contract) .*")) {
      int quote = line.indexOf('"');
      tag = line.substring(0, quote) + line.substring(quote).toLowerCase(Locale.ROOT);
    }
    return tag + remark(8);
  }

  private String remark(int one) {
    if (random.nextInt(one) > 0) {
      return "";
    }
    return " " + REMARKS.get(random.nextInt(REMARKS.size())) + (random.nextBoolean() ? "\n" : "");
  }

  /** Calls or cards with suffixes, glyphs and remarks. */
  private String section(String lines) {
    int end = lines.indexOf("\n[Note");
    String items = end < 0 ? lines : lines.substring(0, end);
    String auction = items.replaceAll("Pass\\s+Pass\\s+Pass\\s*$", "AP");
    StringBuilder out = new StringBuilder();
    boolean isPlay = lines.startsWith("[Play");
    for (String word : (isPlay ? items : auction).split("(?<=\\s)", -1)) {
      String token = word.strip();
      boolean item = token.matches("[1-7SHDC]\\w+|Pass|X|XX");
      out.append(item ? varied(token, isPlay) + word.substring(token.length()) : word);
      if (item && random.nextInt(25) == 0) {
        out.append(REMARKS.get(random.nextInt(REMARKS.size()))).append('\n');
      }
    }
    return out.toString().stripTrailing() + (end < 0 ? "" : lines.substring(end));
  }

  private String varied(String token, boolean isPlay) {
    return switch (random.nextInt(30)) {
      case 0 -> token + " $" + (isPlay ? 200 : 25);
      case 1 -> token + "!";
      case 2 -> token + "?! $" + (isPlay ? 14 : 13);
      case 3 -> token.toLowerCase(Locale.ROOT);
      default -> token;
    };
  }

  /** A text with some bytes changed, removed, or put elsewhere. */
  static byte[] damaged(byte[] text, Random random) {
    byte[] bytes = text;
    for (int i = random.nextInt(4); i >= 0 && bytes.length > 0; i--) {
      int at = random.nextInt(bytes.length);
      int to = Math.min(bytes.length, at + random.nextInt(30));
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      out.write(bytes, 0, at);
      if (random.nextBoolean()) {
        out.write(BITS[random.nextInt(BITS.length)]);
        to = Math.min(bytes.length, at + random.nextInt(2));
      }
      out.write(bytes, to, bytes.length - to);
      if (random.nextInt(4) == 0) {
        out.write(bytes, at, to - at);
      }
      bytes = out.toByteArray();
    }
    return bytes;
  }
}
