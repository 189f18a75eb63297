package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key result of a case: in the records {@code from} to {@code to} (counted from 1), {@code key}
 * has a value. An empty key is the tag that the case is about.
 *
 * @param text the fragment as the table has it
 */
record Fragment(String text, int from, int to, String key, String value) {
  private static final Pattern FORM =
      Pattern.compile("(?:g(\\d+)(?:\\.\\.g(\\d+))?)?\\.?([^=]*?)=(.*)");

  /** Words behind a value. */
  private static final Pattern REMARK =
      Pattern.compile("(?<=.)(?: \\(.*\\)| is a partial result)$");

  /** Keys whose value goes on, after a comma, with the value of another key. */
  private static final Map<String, String> CONTINUED =
      Map.of("calls", "Contract", "Contract", "Declarer", "Result", "agreed");

  /** What one cell entry asks: nothing if it is a remark, several things if it lists them. */
  static List<Fragment> of(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return List.of();
    }
    int from = form.group(1) == null ? 1 : Integer.parseInt(form.group(1));
    int to = form.group(2) == null ? from : Integer.parseInt(form.group(2));
    String value = REMARK.matcher(form.group(4)).replaceFirst("");
    List<Fragment> fragments = new ArrayList<>();
    String key = form.group(3);
    boolean list = key.matches("calls|Contract|Result|row\\d+\\.\\w+|Score (NS|EW)");
    for (String part : list ? value.split(",", -1) : new String[] {value}) {
      int sign = list ? part.indexOf('=') : -1;
      if (sign >= 0) {
        key = key.replaceFirst("\\w+$", part.substring(0, sign));
      } else if (!fragments.isEmpty()) {
        key = CONTINUED.get(key);
      }
      fragments.add(new Fragment(text, from, to, key, part.substring(sign + 1)));
    }
    return fragments;
  }

  @Override
  public String toString() {
    return text;
  }
}
