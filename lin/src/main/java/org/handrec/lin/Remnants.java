package org.handrec.lin;

import java.util.List;
import java.util.function.LongPredicate;

/**
 * Finds what stands in the text of a board and is no fact of it: commands of presentations and of
 * other programs, commands that count for a board only behind the label, and text between commands.
 * Commands that only part pages or clear the header are layout and are passed over.
 */
final class Remnants {
  /** The first byte of a byte order mark; of no other text of commands. */
  private static final byte BOM = (byte) 0xEF;

  /** What a board is made of; each class that reads one of these tells what it leaves out. */
  private static final boolean[] FACTS =
      table(
          List.of(
              CommandName.QX,
              CommandName.PN,
              CommandName.AH,
              CommandName.MD,
              CommandName.SV,
              CommandName.MB,
              CommandName.AN,
              CommandName.NT,
              CommandName.PC,
              CommandName.MC));

  /** What may stand before a board and count for it. */
  private static final boolean[] PRELUDE = table(List.of(CommandName.PN, CommandName.NT));

  private static final boolean[] HEADER =
      table(List.of(CommandName.VG, CommandName.RS, CommandName.PW, CommandName.BN));

  private static final boolean[] TAKING_BACK =
      table(
          List.of(CommandName.UP, CommandName.UB, CommandName.JP, CommandName.WT, CommandName.RC));

  /** A pause of some seconds; its value is not more than that. */
  private static final int PAUSE = CommandName.of((byte) 'p', (byte) 'a');

  private static final boolean[] LAYOUT =
      table(List.of(CommandName.PG, PAUSE, CommandName.BT, CommandName.ST, CommandName.RH));

  private Remnants() {}

  private static boolean[] table(List<Integer> names) {
    boolean[] table = new boolean[1 << 15];
    names.forEach(name -> table[name] = true);
    return table;
  }

  /** Whether a command means nothing to a board and changes nothing of how a file is read. */
  static boolean isOther(int name) {
    return name != CommandName.NONE
        && !FACTS[name]
        && !HEADER[name]
        && !LAYOUT[name]
        && !TAKING_BACK[name]
        && !CommandName.isPresentation(name);
  }

  /**
   * Adds the pieces of a segment.
   *
   * @param used whether the command at an offset of the source is one of a header
   */
  static void add(Segment segment, LongPredicate used, boolean movie, Findings findings) {
    Commands commands = segment.commands();
    for (int i = 0; i < segment.first(); i++) {
      add(segment, i, used, movie, findings);
    }
    // Behind the label calls, cards and pages are no remnants.
    for (int i = commands.specialsBefore(segment.first()); i < commands.specialCount(); i++) {
      add(segment, commands.special(i), used, movie, findings);
    }
  }

  private static void add(
      Segment segment, int command, LongPredicate used, boolean movie, Findings findings) {
    Commands commands = segment.commands();
    int name = commands.name(command);
    int begin = commands.begin(command);
    int start = commands.start(command);
    if (begin < start && !isBlank(segment, begin, start)) {
      findings.addRemnant("text between commands", begin, start);
    }
    boolean prelude = command < segment.first();
    if (FACTS[name] && !prelude && !movie) {
      return;
    }
    boolean counts =
        LAYOUT[name]
            ? isLayout(commands, command)
            : HEADER[name]
                ? used.test(segment.text().offset() + start)
                : movie ? isOfMovie(name, prelude) : prelude && PRELUDE[name];
    if (name != CommandName.NONE && !counts && !isEmpty(segment, command)) {
      findings.addRemnant("command " + CommandName.text(name), commands, command);
    }
  }

  /** In presentations texts are pages, and only the vulnerability goes on from deal to deal. */
  private static boolean isOfMovie(int name, boolean prelude) {
    return prelude ? name == CommandName.SV : FACTS[name] && name != CommandName.NT;
  }

  /** Whether a command says no more than that a page, a table or a title begins. */
  private static boolean isLayout(Commands commands, int command) {
    return commands.name(command) == PAUSE || commands.value(command) == commands.valueEnd(command);
  }

  /** A label or text that says nothing. */
  private static boolean isEmpty(Segment segment, int command) {
    int name = segment.commands().name(command);
    return (FACTS[name] || HEADER[name]) && segment.value(command).isEmpty();
  }

  private static boolean isBlank(Segment segment, int from, int to) {
    boolean mark = segment.text().offset() == 0 && from == 0 && to > 2 && segment.bytes()[0] == BOM;
    for (int i = mark ? 3 : from; i < to; i++) {
      if (!CommandLexer.isBlank(segment.bytes()[i])) {
        return false;
      }
    }
    return true;
  }
}
