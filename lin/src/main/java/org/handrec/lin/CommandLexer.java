package org.handrec.lin;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.handrec.core.diagnose.EightBytes;

/**
 * Finds the commands of a LIN text. A command is the last two characters before a bar; its value
 * runs to the next bar. A bar without a command before it is skipped, so that a lost bar spoils no
 * more than the values beside it.
 */
final class CommandLexer implements Closeable {
  /** A value, or text before a command, that is longer is cut. */
  static final int MAX_PIECE = 1 << 20;

  private static final char BAR = '|';

  // The first bytes of usual commands, as EightBytes has them.
  private static final int CARD = 'p' | 'c' << 8 | BAR << 16;
  private static final int CALL = 'm' | 'b' << 8 | BAR << 16;
  private static final int PAGE = 'p' | 'g' << 8 | BAR << 16;

  private final ByteWindow window;
  private final Commands commands = new Commands();
  private final Deque<Slip> slips = new ArrayDeque<>(1);
  private boolean strayTextSeen;

  CommandLexer(ByteWindow window) {
    this.window = window;
  }

  /**
   * A slip in the text between commands.
   *
   * @param code the code of the rule
   * @param start offset in the source
   * @param end offset behind it
   */
  record Slip(String code, long start, long end) {}

  ByteWindow window() {
    return window;
  }

  /** The commands read and not yet dropped. */
  Commands commands() {
    return commands;
  }

  /** The slips met so far, in order; the caller takes them out. */
  Deque<Slip> slips() {
    return slips;
  }

  /**
   * Reads one more command. Text without a command that is too long to be held comes as a command
   * of the name {@link CommandName#NONE}.
   *
   * @return false when no command follows; what is left in the window belongs to none
   */
  boolean read() throws IOException {
    int begin = commands.end();
    if (readUsual(begin) || readUsual(skipLineEnd(begin))) {
      return true;
    }
    int from = begin;
    boolean slipped = false;
    while (true) {
      int bar = window.find(BAR, from, begin + MAX_PIECE);
      if (bar < 0) {
        return cutText(begin);
      }
      int start = command(from, bar);
      if (start >= 0) {
        add(start, bar + 1);
        return true;
      }
      if (!slipped) {
        slips.add(new Slip("LIN005", window.offset() + bar, window.offset() + bar + 1));
        slipped = true;
      }
      from = bar + 1;
    }
  }

  /**
   * Reads a command as nearly all are: the bar stands right behind its name. False, and nothing is
   * read, for any other.
   */
  private boolean readUsual(int begin) throws IOException {
    int value = begin + 3;
    if (value + Long.BYTES > window.length()) {
      return false;
    }
    int head = (int) window.eight(begin);
    byte a = (byte) head;
    byte b = (byte) (head >> 8);
    if ((byte) (head >> 16) != BAR || !CommandName.isPlausible(a, b)) {
      return false;
    }
    long mark = EightBytes.find(window.eight(value), BAR);
    if (mark == 0) {
      add(begin, value);
    } else {
      int close = value + EightBytes.place(mark);
      commands.add(CommandName.of(a, b), begin, value, close, close + 1);
    }
    return true;
  }

  /**
   * Reads on as long as calls, cards and page commands follow that are written as usual, with
   * values of a few characters.
   *
   * @param mostCommands so many commands are held at most
   * @param mostBytes where the last one must have ended
   * @return whether one of them is a call or card
   */
  boolean readPlay(int mostCommands, int mostBytes) {
    boolean any = false;
    int begin = commands.end();
    int last = Math.min(mostBytes, window.length()) - 3 - Long.BYTES;
    while (begin <= last && commands.count() < mostCommands) {
      int head = (int) window.eight(begin) & 0xFF_FFFF;
      int value = begin + 3;
      long mark = EightBytes.find(window.eight(value), BAR);
      if (isPlay(head) && mark != 0) {
        int close = value + EightBytes.place(mark);
        int name = CommandName.of((byte) head, (byte) (head >> 8));
        commands.add(name, begin, value, close, close + 1);
        any |= head != PAGE && value < close;
        begin = close + 1;
      } else if (isLineEnd(begin)) {
        begin++;
      } else {
        break;
      }
    }
    return any;
  }

  private static boolean isPlay(int head) {
    return head == CARD || head == CALL || head == PAGE;
  }

  /** Behind a line end, if there is one and some text behind it is held. */
  private int skipLineEnd(int from) {
    int i = from;
    while (i + 1 < window.length() && isLineEnd(i)) {
      i++;
    }
    return i;
  }

  private boolean isLineEnd(int at) {
    return window.at(at) == '\n' || window.at(at) == '\r';
  }

  /**
   * Passes over cards, calls and page commands with values of a few characters; the command read
   * next is another one, or written in another way.
   */
  void passPlay() {
    int passed = commands.end();
    int begin = passed;
    while (begin + 3 + Long.BYTES <= window.length()) {
      int head = (int) window.eight(begin) & 0xFF_FFFF;
      long mark = EightBytes.find(window.eight(begin + 3), BAR);
      if (isPlay(head) && mark != 0) {
        begin += 3 + EightBytes.place(mark) + 1;
        passed = begin;
      } else if (isLineEnd(begin)) {
        begin++;
      } else {
        break;
      }
    }
    commands.pass(passed);
  }

  private boolean cutText(int begin) {
    if (window.length() - begin < MAX_PIECE) {
      return false;
    }
    int end = begin + MAX_PIECE;
    commands.add(CommandName.NONE, end, end, end, end);
    return true;
  }

  private void add(int start, int value) throws IOException {
    int name = CommandName.of(window.at(start), window.at(start + 1));
    int close = window.find(BAR, value, value + MAX_PIECE);
    int end = close >= 0 ? close : Math.min(window.length(), value + MAX_PIECE);
    commands.add(name, start, value, end, close >= 0 ? close + 1 : end);
  }

  /** Where the command before a bar begins; -1 when there is none. */
  private int command(int from, int bar) {
    int first = skipBlanksAndComments(from, bar);
    int last = bar;
    while (last > first && isBlank(window.at(last - 1))) {
      last--;
    }
    int start = last - 2;
    if (start < first) {
      return -1;
    }
    byte a = window.at(start);
    byte b = window.at(start + 1);
    if (start == first) {
      return CommandName.isPlausible(a, b) ? start : -1;
    }
    if (!CommandName.isPlausible(a, b) || !CommandName.isDescribed(CommandName.of(a, b))) {
      return -1;
    }
    if (window.at(first) != '%' && !strayTextSeen) {
      strayTextSeen = true;
      slips.add(
          new Slip("LIN003", window.offset() + first, window.offset() + textEnd(first, start)));
    }
    return start;
  }

  /** Behind blanks, a byte order mark, and lines that begin with a per cent sign. */
  private int skipBlanksAndComments(int from, int bar) {
    int i = from;
    if (window.offset() + from == 0 && hasMark(bar)) {
      i += 3;
    }
    while (i < bar) {
      if (isBlank(window.at(i))) {
        i++;
      } else if (window.at(i) == '%') {
        int end = lineEnd(i, bar);
        if (end == bar) {
          return i;
        }
        i = end;
      } else {
        return i;
      }
    }
    return i;
  }

  /** The end of the text of a line, without the blanks behind it. */
  private int textEnd(int from, int most) {
    int end = lineEnd(from, most);
    while (isBlank(window.at(end - 1))) {
      end--;
    }
    return end;
  }

  private int lineEnd(int from, int bar) {
    int i = from;
    while (i < bar && window.at(i) != '\n' && window.at(i) != '\r') {
      i++;
    }
    return i;
  }

  private boolean hasMark(int bar) {
    return bar >= 3
        && window.at(0) == (byte) 0xEF
        && window.at(1) == (byte) 0xBB
        && window.at(2) == (byte) 0xBF;
  }

  static boolean isBlank(byte b) {
    return b == ' ' || (b >= '\t' && b <= '\r');
  }

  /** Forgets commands and their text. */
  void drop(int count) {
    window.drop(count == 0 ? 0 : commands.end(count - 1));
    commands.dropFirst(count);
  }

  @Override
  public void close() throws IOException {
    window.close();
  }
}
