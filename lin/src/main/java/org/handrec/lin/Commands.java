package org.handrec.lin;

import java.util.Arrays;

/**
 * The commands of a text, in order: names and borders, no strings. Each begins where the one before
 * ended, with all that stands in front of its name.
 */
final class Commands {
  private static final int FIELDS = 6;

  private int[] data;
  private int count;

  Commands() {
    data = new int[FIELDS * 128];
  }

  private Commands(int[] data) {
    this.data = data;
    this.count = data.length / FIELDS;
  }

  /**
   * Adds a command.
   *
   * @param name its {@link CommandName}
   * @param begin where the text in front of it begins
   * @param start where its name begins
   * @param value where its value begins: behind the bar
   * @param valueEnd where its value ends
   * @param end behind the closing bar, or the end of the value when that is not closed
   */
  void add(int name, int begin, int start, int value, int valueEnd, int end) {
    if ((count + 1) * FIELDS > data.length) {
      data = Arrays.copyOf(data, 2 * data.length);
    }
    int at = FIELDS * count++;
    data[at] = name;
    data[at + 1] = begin;
    data[at + 2] = start;
    data[at + 3] = value;
    data[at + 4] = valueEnd;
    data[at + 5] = end;
  }

  /** Forgets the first commands. What is left counts from where they ended. */
  void dropFirst(int dropped) {
    if (dropped == 0) {
      return;
    }
    int shift = end(dropped - 1);
    count -= dropped;
    System.arraycopy(data, FIELDS * dropped, data, 0, FIELDS * count);
    for (int i = 0; i < FIELDS * count; i++) {
      data[i] -= i % FIELDS == 0 ? 0 : shift;
    }
    if (data.length > FIELDS * 1024 && count < 128) {
      data = Arrays.copyOf(data, FIELDS * 128);
    }
  }

  /** A copy of the first commands. */
  Commands first(int copied) {
    return new Commands(Arrays.copyOf(data, FIELDS * copied));
  }

  int count() {
    return count;
  }

  /** The {@link CommandName} of a command. */
  int name(int command) {
    return data[FIELDS * command];
  }

  int begin(int command) {
    return data[FIELDS * command + 1];
  }

  int start(int command) {
    return data[FIELDS * command + 2];
  }

  int value(int command) {
    return data[FIELDS * command + 3];
  }

  int valueEnd(int command) {
    return data[FIELDS * command + 4];
  }

  int end(int command) {
    return data[FIELDS * command + 5];
  }

  /** Whether a bar closes the value. */
  boolean isClosed(int command) {
    return end(command) > valueEnd(command);
  }

  /** Where the next command begins. */
  int end() {
    return count == 0 ? 0 : end(count - 1);
  }
}
