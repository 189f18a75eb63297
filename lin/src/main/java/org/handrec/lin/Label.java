package org.handrec.lin;

import java.util.OptionalInt;

/**
 * The label of a board ({@code qx}): a number, perhaps behind the letter of a room, or other text,
 * and what stands behind a comma.
 *
 * @param text the label as written
 * @param number the number; empty for other text
 * @param letter {@code o} or {@code c} before the number, else a blank
 * @param isPlain whether nothing stands there but the letter and the number
 */
record Label(String text, OptionalInt number, char letter, boolean isPlain) {
  /** No label. */
  static final Label NONE = new Label("", OptionalInt.empty(), ' ', true);

  private static final int CLOSED = 1;

  static Label of(String text) {
    int comma = text.indexOf(',');
    String label = (comma < 0 ? text : text.substring(0, comma)).strip();
    char first = label.isEmpty() ? ' ' : Character.toLowerCase(label.charAt(0));
    boolean room = first == 'o' || first == 'c';
    OptionalInt number = Values.number(room ? label.substring(1) : label);
    return new Label(
        text, number, room && number.isPresent() ? first : ' ', comma < 0 && number.isPresent());
  }

  /** 0 for the open and 1 for the closed room; -1 when there is no letter. */
  int room() {
    return letter == 'o' ? 0 : letter == 'c' ? CLOSED : -1;
  }
}
