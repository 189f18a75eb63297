package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins.Remnant;

/**
 * What stands in the text of a board and is no fact of it: commands of presentations and of other
 * programs, and text between commands. Commands that only part pages or clear the header are layout
 * and are passed over.
 */
final class Remnants {
  /** The first byte of a byte order mark; of no other text of commands. */
  private static final byte BOM = (byte) 0xEF;

  private static final boolean[] FACTS = new boolean[1 << 15];

  static {
    int[] names = {
      CommandName.QX, CommandName.PN, CommandName.AH, CommandName.MD, CommandName.SV,
      CommandName.MB, CommandName.AN, CommandName.NT, CommandName.PC, CommandName.MC,
      CommandName.VG, CommandName.RS, CommandName.PW, CommandName.BN, CommandName.UP,
      CommandName.UB, CommandName.JP, CommandName.WT, CommandName.RC
    };
    for (int name : names) {
      FACTS[name] = true;
    }
    for (String layout : List.of("pg", "pa", "st", "rh", "bt")) {
      FACTS[CommandName.of((byte) layout.charAt(0), (byte) layout.charAt(1))] = true;
    }
  }

  private Remnants() {}

  /** The pieces of a segment, in order. */
  static List<Remnant> of(Segment segment) {
    List<Remnant> found = List.of();
    Commands commands = segment.commands();
    for (int i = 0; i < commands.count(); i++) {
      int name = commands.name(i);
      if (!isBlank(segment, commands.begin(i), commands.start(i))) {
        found = with(found, segment, "text between commands", commands.begin(i), commands.start(i));
      }
      if (name != CommandName.NONE && !FACTS[name]) {
        String kind = "command " + CommandName.text(name);
        found = with(found, segment, kind, commands.start(i), commands.end(i));
      }
    }
    return found;
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

  private static List<Remnant> with(
      List<Remnant> found, Segment segment, String kind, int from, int to) {
    List<Remnant> longer = found.isEmpty() ? new ArrayList<>() : found;
    long base = segment.text().offset();
    longer.add(new Remnant(kind, new Span(base + from, base + to)));
    return longer;
  }
}
