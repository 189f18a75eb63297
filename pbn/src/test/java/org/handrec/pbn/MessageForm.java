package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The form of a message as the catalogues write it: {@code {name}} stands for a fact, {@code {a|b}}
 * for one of several texts, and braces around a text that begins with a blank, a comma or a
 * semicolon for one that may be absent.
 */
final class MessageForm {
  private final Pattern pattern;

  private MessageForm(Pattern pattern) {
    this.pattern = pattern;
  }

  static MessageForm of(String form) {
    return new MessageForm(Pattern.compile(regex(form), Pattern.DOTALL));
  }

  /** Whether a message has this form. */
  boolean matches(String message) {
    return pattern.matcher(message).matches();
  }

  private static String regex(String form) {
    StringBuilder regex = new StringBuilder();
    int at = 0;
    while (at < form.length()) {
      if (form.charAt(at) == '{') {
        int end = close(form, at);
        regex.append(place(form.substring(at + 1, end)));
        at = end + 1;
      } else {
        regex.append(Pattern.quote(form.substring(at, at + 1)));
        at++;
      }
    }
    return regex.toString();
  }

  private static String place(String text) {
    if (" ,;".indexOf(text.charAt(0)) >= 0) {
      return "(?:.*)";
    }
    List<String> choices = choices(text);
    return choices.size() == 1
        ? ".*"
        : "(?:" + String.join("|", choices.stream().map(MessageForm::regex).toList()) + ")";
  }

  private static int close(String form, int open) {
    int depth = 0;
    for (int at = open; at < form.length(); at++) {
      depth += form.charAt(at) == '{' ? 1 : form.charAt(at) == '}' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("a brace is not closed: " + form);
  }

  private static List<String> choices(String text) {
    List<String> choices = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == '|' && depth == 0) {
        choices.add(text.substring(from, at));
        from = at + 1;
      }
    }
    choices.add(text.substring(from));
    return choices;
  }
}
