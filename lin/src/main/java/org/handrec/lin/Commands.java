package org.handrec.lin;

import java.util.Arrays;

/**
 * The commands of a text, in order: names and borders, no strings. Each begins where the one before
 * ended, with all that stands in front of its name.
 */
final class Commands {
  private static final int FIELDS = 5;

  /** Room for more commands is given back. */
  private static final int LARGE = 1 << 12;

  private int[] data;
  private int count;

  /** The commands that are not plain, in order. */
  private int[] special;

  private int specialCount;

  /** Where the next command begins. */
  private int end;

  Commands() {
    data = new int[FIELDS * 128];
    special = new int[32];
  }

  private Commands(Commands all, int count) {
    this.data = all.data;
    this.count = count;
    this.end = count == 0 ? 0 : end(count - 1);
    this.special = all.special;
    this.specialCount = all.specialsBefore(count);
  }

  /**
   * Adds a command.
   *
   * @param name its {@link CommandName}
   * @param start where its name begins
   * @param value where its value begins: behind the bar
   * @param valueEnd where its value ends
   * @param behind behind the closing bar, or the end of the value when that is not closed
   */
  void add(int name, int start, int value, int valueEnd, int behind) {
    if ((count + 1) * FIELDS > data.length) {
      data = Arrays.copyOf(data, 2 * data.length);
    }
    if (start != end || behind == valueEnd || !isPlain(name, valueEnd - value)) {
      addSpecial();
    }
    int at = FIELDS * count++;
    data[at] = name;
    data[at + 1] = start;
    data[at + 2] = value;
    data[at + 3] = valueEnd;
    data[at + 4] = behind;
    end = behind;
  }

  /** Whether a command is a call, a card or the end of a page. */
  private static boolean isPlain(int name, int length) {
    return name == CommandName.PC
        || name == CommandName.MB
        || (name == CommandName.PG && length == 0);
  }

  private void addSpecial() {
    if (specialCount == special.length) {
      special = Arrays.copyOf(special, 2 * specialCount);
    }
    special[specialCount++] = count;
  }

  /** Number of special commands among the first ones. */
  int specialsBefore(int command) {
    int before = 0;
    while (before < specialCount && special[before] < command) {
      before++;
    }
    return before;
  }

  /** Passes over commands that nobody asks for, up to where the next one begins. */
  void pass(int behind) {
    end = behind;
  }

  /** Forgets the first commands. What is left counts from where they ended. */
  void dropFirst(int dropped) {
    if (dropped == 0) {
      return;
    }
    dropFirstSpecials(dropped);
    int shift = end(dropped - 1);
    end -= shift;
    count -= dropped;
    System.arraycopy(data, FIELDS * dropped, data, 0, FIELDS * count);
    for (int at = 0; at < FIELDS * count; at += FIELDS) {
      for (int i = 1; i < FIELDS; i++) {
        data[at + i] -= shift;
      }
    }
    if (data.length > FIELDS * LARGE && count < 128) {
      data = Arrays.copyOf(data, FIELDS * 128);
      special = Arrays.copyOf(special, 128);
    }
  }

  private void dropFirstSpecials(int dropped) {
    int from = specialsBefore(dropped);
    specialCount -= from;
    for (int i = 0; i < specialCount; i++) {
      special[i] = special[from + i] - dropped;
    }
  }

  /** The first commands, as long as none is added or forgotten. */
  Commands first(int number) {
    return new Commands(this, number);
  }

  int count() {
    return count;
  }

  /**
   * Number of commands that are more than a call, a card or the end of a page, right behind the
   * command before and closed by a bar.
   */
  int specialCount() {
    return specialCount;
  }

  /** A special command, from 0. */
  int special(int place) {
    return special[place];
  }

  /** The {@link CommandName} of a command. */
  int name(int command) {
    return data[FIELDS * command];
  }

  /** Where the text in front of a command begins. */
  int begin(int command) {
    return command == 0 ? 0 : end(command - 1);
  }

  int start(int command) {
    return data[FIELDS * command + 1];
  }

  int value(int command) {
    return data[FIELDS * command + 2];
  }

  int valueEnd(int command) {
    return data[FIELDS * command + 3];
  }

  int end(int command) {
    return data[FIELDS * command + 4];
  }

  /** Whether a bar closes the value. */
  boolean isClosed(int command) {
    return end(command) > valueEnd(command);
  }

  /** Where the next command begins. */
  int end() {
    return end;
  }
}
