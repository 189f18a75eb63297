package org.handrec.cli.output;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.handrec.core.diagnose.Source;

/**
 * The difference of two texts in unified format, three lines of context, that {@code patch} can
 * apply. It reads both texts once, side by side, and looks a bounded number of lines ahead, so that
 * time is linear and memory bounded however large the texts are and however much they differ; the
 * libraries for this hold both texts and take quadratic time for texts without a common line, as
 * those with other line ends are. The price is that a difference may be shown longer than it need
 * be.
 */
public final class UnifiedDiff {
  private static final int CONTEXT = 3;

  /** Lines that are looked at to find where the texts go on alike. */
  private static final int WINDOW = 200;

  /** Number of equal lines that count as going on alike. */
  private static final int ALIKE = 3;

  /** A longer hunk is parted. */
  private static final int LONGEST = 10_000;

  private final Lines old;
  private final Lines fresh;
  private final OutputStream out;
  private final String name;
  private final Deque<byte[]> context = new ArrayDeque<>(CONTEXT);
  private final List<byte[]> hunk = new ArrayList<>();
  private boolean headed;
  private int oldLine = 1;
  private int freshLine = 1;
  private int oldStart;
  private int freshStart;
  private int oldCount;
  private int freshCount;
  private int equalAtEnd;

  private UnifiedDiff(String name, Lines old, Lines fresh, OutputStream out) {
    this.name = name;
    this.old = old;
    this.fresh = fresh;
    this.out = out;
  }

  /**
   * Writes the difference; nothing when there is none.
   *
   * @param name the name of both texts
   */
  public static void write(String name, Source old, Source fresh, OutputStream out)
      throws IOException {
    try (InputStream before = new BufferedInputStream(old.open(), 1 << 16);
        InputStream after = new BufferedInputStream(fresh.open(), 1 << 16)) {
      new UnifiedDiff(name, new Lines(before), new Lines(after), out).run();
    }
  }

  private void run() throws IOException {
    while (old.has(0) || fresh.has(0)) {
      if (old.has(0) && fresh.has(0) && Arrays.equals(old.line(0), fresh.line(0))) {
        equal();
      } else {
        int[] step = resume();
        change(step[0], step[1]);
      }
    }
    flush();
  }

  private void equal() throws IOException {
    byte[] line = old.take();
    fresh.take();
    oldLine++;
    freshLine++;
    if (hunk.isEmpty()) {
      remember(line);
      return;
    }
    add(' ', line);
    oldCount++;
    freshCount++;
    equalAtEnd++;
    if (equalAtEnd > 2 * CONTEXT) {
      flush();
    }
  }

  private void remember(byte[] line) {
    if (context.size() == CONTEXT) {
      context.removeFirst();
    }
    context.addLast(line);
  }

  /** The nearest place where both texts go on alike: lines of the old one, lines of the new one. */
  private int[] resume() throws IOException {
    for (int sum = 1; sum <= WINDOW; sum++) {
      for (int left = Math.min(sum, old.ahead(sum)); left >= 0; left--) {
        int right = sum - left;
        if (right <= fresh.ahead(right) && isAlike(left, right)) {
          return new int[] {left, right};
        }
      }
    }
    return new int[] {old.has(0) ? 1 : 0, fresh.has(0) ? 1 : 0};
  }

  private boolean isAlike(int left, int right) throws IOException {
    for (int i = 0; i < ALIKE; i++) {
      boolean more = old.has(left + i);
      if (more != fresh.has(right + i)) {
        return false;
      }
      if (!more) {
        return true;
      }
      if (!Arrays.equals(old.line(left + i), fresh.line(right + i))) {
        return false;
      }
    }
    return true;
  }

  private void change(int removed, int added) throws IOException {
    if (hunk.isEmpty()) {
      oldStart = oldLine - context.size();
      freshStart = freshLine - context.size();
      oldCount = context.size();
      freshCount = context.size();
      context.forEach(line -> add(' ', line));
      context.clear();
    }
    equalAtEnd = 0;
    for (int i = 0; i < removed; i++) {
      add('-', old.take());
    }
    for (int i = 0; i < added; i++) {
      add('+', fresh.take());
    }
    oldLine += removed;
    freshLine += added;
    oldCount += removed;
    freshCount += added;
    if (hunk.size() > LONGEST) {
      flush();
    }
  }

  private void add(char sign, byte[] line) {
    byte[] signed = new byte[line.length + 1];
    signed[0] = (byte) sign;
    System.arraycopy(line, 0, signed, 1, line.length);
    hunk.add(signed);
  }

  /** Writes the hunk; what is equal at its end beyond the context is context of the next one. */
  private void flush() throws IOException {
    if (hunk.isEmpty()) {
      return;
    }
    int surplus = Math.max(0, equalAtEnd - CONTEXT);
    if (!headed) {
      headed = true;
      print("--- " + name + "\n+++ " + name + "\n");
    }
    print(
        "@@ -"
            + range(oldStart, oldCount - surplus)
            + " +"
            + range(freshStart, freshCount - surplus)
            + " @@\n");
    int kept = hunk.size() - surplus;
    for (byte[] line : hunk.subList(0, kept)) {
      out.write(line);
      if (line[line.length - 1] != '\n') {
        print("\n\\ No newline at end of file\n");
      }
    }
    for (byte[] line : hunk.subList(kept, hunk.size())) {
      remember(Arrays.copyOfRange(line, 1, line.length));
    }
    hunk.clear();
    equalAtEnd = 0;
  }

  private static String range(int start, int count) {
    return (count == 0 ? start - 1 : start) + (count == 1 ? "" : "," + count);
  }

  private void print(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The lines of a text with their ends, some of them read ahead. */
  private static final class Lines {
    private final InputStream in;
    private final List<byte[]> ahead = new ArrayList<>();
    private int first;

    Lines(InputStream in) {
      this.in = in;
    }

    /** How many lines are there, at most so many. */
    int ahead(int wanted) throws IOException {
      while (ahead.size() - first < wanted) {
        byte[] line = read();
        if (line.length == 0) {
          break;
        }
        ahead.add(line);
      }
      return Math.min(wanted, ahead.size() - first);
    }

    boolean has(int index) throws IOException {
      return ahead(index + 1) > index;
    }

    byte[] line(int index) {
      return ahead.get(first + index);
    }

    byte[] take() throws IOException {
      ahead(1);
      byte[] line = ahead.get(first++);
      if (first > 4 * WINDOW) {
        ahead.subList(0, first).clear();
        first = 0;
      }
      return line;
    }

    private byte[] read() throws IOException {
      ByteArrayOutputStream line = new ByteArrayOutputStream(96);
      for (int c = in.read(); c >= 0; c = in.read()) {
        line.write(c);
        if (c == '\n') {
          break;
        }
      }
      return line.toByteArray();
    }
  }
}
