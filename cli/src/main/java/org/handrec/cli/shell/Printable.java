package org.handrec.cli.shell;

/** Text of a file as it may go to a terminal. */
public final class Printable {
  private Printable() {}

  /**
   * The text with a blank for each tab and line end and U+FFFD for each other control character, so
   * that it stays on its line and commands no terminal. Its length in code points is kept.
   */
  public static String of(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\t' || c == '\n' || c == '\r') {
                printable.append(' ');
              } else if (Character.isISOControl(c) || Character.getType(c) == Character.FORMAT) {
                printable.append('\uFFFD');
              } else {
                printable.appendCodePoint(c);
              }
            });
    return printable.toString();
  }
}
