package org.handrec.lin;

import java.util.Locale;
import java.util.Map;

/**
 * The board of an address whose parts are separate parameters, as LIN: hands {@code s w n e}, names
 * {@code sn wn nn en}, dealer {@code d}, vulnerability {@code v}, number {@code b}, title {@code
 * t}, text {@code i} before the auction, auction {@code a}, play {@code p}, the declarer's tricks
 * {@code c}, and the hands to show {@code k}.
 */
final class HandviewerParameters {
  private static final int NONE = -1;
  private static final String[] SEATS = {"s", "w", "n", "e"};

  private final Map<String, String> parameters;
  private final StringBuilder lin = new StringBuilder(512);

  HandviewerParameters(Map<String, String> parameters) {
    this.parameters = parameters;
  }

  /** The board; nothing when no hand is given. */
  String lin() {
    boolean hands = false;
    for (String seat : SEATS) {
      hands |= !value(seat).isBlank();
    }
    if (!hands) {
      return "";
    }
    names();
    command("st", "");
    command("md", deal());
    title();
    if (parameters.containsKey("v")) {
      command("sv", vulnerability());
    }
    given("sk", "k");
    given("nt", "i");
    auction();
    command("pg", "");
    play();
    given("mc", "c");
    return lin.toString();
  }

  private String value(String name) {
    return parameters.getOrDefault(name, "").strip();
  }

  private void command(String name, String value) {
    lin.append(name).append('|').append(value.replace('|', '/')).append('|');
  }

  private void given(String name, String parameter) {
    if (!value(parameter).isEmpty()) {
      command(name, value(parameter));
    }
  }

  private void names() {
    StringBuilder names = new StringBuilder();
    boolean any = false;
    for (String seat : SEATS) {
      String name = value(seat + "n").replace(',', ' ');
      any |= !name.isEmpty();
      names.append(names.length() == 0 && seat.equals("s") ? "" : ",").append(name);
    }
    if (any) {
      command("pn", names.toString());
    }
  }

  private String deal() {
    String dealer = value("d").toLowerCase(Locale.ROOT);
    int digit = dealer.isEmpty() ? 0 : "swne".indexOf(dealer.charAt(0)) + 1;
    StringBuilder deal = new StringBuilder(64);
    if (digit > 0) {
      deal.append(digit);
    }
    for (String seat : SEATS) {
      deal.append(seat.equals("s") ? "" : ",").append(value(seat).replace(",", ""));
    }
    return deal.toString();
  }

  private void title() {
    String board = value("b");
    if (!board.isEmpty()) {
      command("ah", Values.isDigits(board) ? "Board " + board : board);
    }
    given("ah", "t");
  }

  private String vulnerability() {
    return value("v").equals("-") ? "o" : value("v").toLowerCase(Locale.ROOT);
  }

  /**
   * Calls run together, each with a sign for an alert and an explanation in brackets behind it;
   * braces hold remarks. A hyphen at the begin names a contract without the auction to it.
   */
  private void auction() {
    String text = value("a");
    if (text.startsWith("-")) {
      return;
    }
    int lastBracket = text.lastIndexOf(')');
    int lastBrace = text.lastIndexOf('}');
    StringBuilder calls = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      int close = NONE;
      if (c == '(' && i < lastBracket) {
        close = closing(text, i);
      } else if (c == '{' && i < lastBrace) {
        close = text.indexOf('}', i);
      }
      if (close < 0) {
        calls.append(c);
        i++;
        continue;
      }
      flush(calls);
      command(c == '(' ? "an" : "nt", text.substring(i + 1, close));
      i = close + 1;
    }
    flush(calls);
  }

  /** The bracket that closes one; the next one where they are not balanced. */
  private static int closing(String text, int open) {
    int depth = 0;
    for (int i = open; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return text.indexOf(')', open);
  }

  private void flush(StringBuilder calls) {
    if (calls.length() > 0) {
      command("mb", calls.toString());
      calls.setLength(0);
    }
  }

  private void play() {
    String text = value("p");
    int lastBrace = text.lastIndexOf('}');
    StringBuilder cards = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      int close = c == '{' && i < lastBrace ? text.indexOf('}', i) : NONE;
      if (close >= 0) {
        flushCard(cards);
        command("nt", text.substring(i + 1, close));
        i = close + 1;
        continue;
      }
      i += Character.charCount(c);
      if (Character.isWhitespace(c)) {
        continue;
      }
      cards.appendCodePoint(c);
      boolean whole =
          cards.codePointCount(0, cards.length()) >= 2
              && !(cards.toString().endsWith("1") && i < text.length());
      if (whole) {
        flushCard(cards);
      }
    }
    flushCard(cards);
  }

  private void flushCard(StringBuilder cards) {
    if (!cards.toString().isBlank()) {
      command("pc", cards.toString().strip());
    }
    cards.setLength(0);
  }
}
