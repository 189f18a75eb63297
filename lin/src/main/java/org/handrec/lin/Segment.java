package org.handrec.lin;

import org.handrec.core.diagnose.RecordText;

/**
 * The commands of one board, with what stands between it and the board before.
 *
 * @param bytes the text
 * @param text the same with its place in the source
 * @param commands all commands in it
 * @param first the first command of the board; those before it belong to none
 */
@SuppressWarnings("ArrayRecordComponent") // stays in this package and is never compared
record Segment(byte[] bytes, RecordText text, Commands commands, int first) {
  /** The value of a command as written. */
  String raw(int command) {
    int from = commands.value(command);
    return new String(bytes, from, commands.valueEnd(command) - from, text.charset());
  }

  /** The fields of the value of a command. */
  Fields fields(int command) {
    return new Fields(text, bytes, commands.value(command), commands.valueEnd(command));
  }

  /** The value of a command that holds no running text. */
  String value(int command) {
    return Values.withoutBreaks(raw(command));
  }
}
