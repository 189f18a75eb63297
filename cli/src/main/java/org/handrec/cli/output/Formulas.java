package org.handrec.cli.output;

import java.util.regex.Pattern;

/**
 * Keeps spreadsheets from running texts as formulas: such a text gets an apostrophe before it. So
 * does one that begins with apostrophes before such a text, so that taking one away gives all texts
 * back. Numbers, a lone equals sign and lone signs stay: a result is {@code =} or {@code +1}.
 */
public final class Formulas {
  /**
   * With these, some of which are of full width, a formula may begin; white space does not hinder.
   */
  private static final String SIGNS = "=+-@\t\r＝＋－＠";

  private static final Pattern HARMLESS = Pattern.compile("=|[+-]?[0-9]+([.,][0-9]+)?|[+-]+");

  private Formulas() {}

  /** Whether a spreadsheet would take a text for a formula. */
  public static boolean isFormula(String text) {
    int begin = 0;
    while (begin < text.length() && text.charAt(begin) == '\'') {
      begin++;
    }
    return begin < text.length()
        && SIGNS.indexOf(text.charAt(begin)) >= 0
        && !HARMLESS.matcher(text).matches();
  }

  /** A text as a cell holds it that no spreadsheet takes for a formula. */
  public static String guarded(String text) {
    return isFormula(text) ? "'" + text : text;
  }
}
