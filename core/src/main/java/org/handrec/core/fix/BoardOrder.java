package org.handrec.core.fix;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Spool;
import org.handrec.core.model.Board;
import org.handrec.core.model.Tag;

/**
 * Brings the records of a source into the order of their numbers (X007). What stands between two
 * records stays where it is, and so do lines for programs at the head; each record keeps its bytes.
 *
 * <p>Sorted is what follows one another in one session: at each table if the tables follow one
 * another, else all of it. Where numbers that were there before come again, another round through
 * the boards begins. A record without a number stays behind the one before it.
 */
final class BoardOrder implements Closeable {
  /** A source of more records is not sorted, since the places of all are held in memory. */
  private static final int MOST = 100_000;

  private static final List<String> SESSION = List.of("Event", "Date", "Session", "Stage");
  private static final List<String> PLACE = List.of("Room", "Section", "Table", "Round");

  private static final byte[] UTF_8_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final Spool bodies;
  private final Spool between;
  private final List<Unit> units = new ArrayList<>();
  private final Map<List<String>, Integer> places = new HashMap<>();
  private List<String> session = List.of();
  private int run;

  /** Number of bytes behind the last record. */
  private int tail;

  private boolean possible = true;

  BoardOrder(Optional<Path> temporary) {
    this.bodies = new Spool(temporary);
    this.between = new Spool(temporary);
  }

  /** A record: where it stands and by what it is sorted. */
  private record Unit(
      int run, int place, int number, int body, int before, boolean beginsWithLine) {}

  /** Takes the next record. */
  void add(HandRecord record) throws IOException {
    byte[] text = record.text().bytes();
    Board board = record.board();
    for (Tag tag : board.tags()) {
      possible &= tag.origin() == Tag.Origin.WRITTEN || tag.origin() == Tag.Origin.REPEATED;
    }
    possible &= units.size() < MOST && (board.number().isGiven() || !board.text("Board").isGiven());
    List<String> now = texts(board, SESSION);
    if (!now.equals(session)) {
      session = now;
      run++;
    }
    int begin = begin(text, units.isEmpty());
    int end = end(text, begin);
    between.write(text, 0, begin);
    bodies.write(text, begin, end - begin);
    if (possible) {
      int place = places.computeIfAbsent(texts(board, PLACE), p -> places.size());
      int number = board.number().value().orElse(0);
      boolean line = begin < text.length && text[begin] == '%';
      units.add(new Unit(run, place, number, end - begin, tail + begin, line));
    }
    between.write(text, end, text.length - end);
    tail = text.length - end;
  }

  private static List<String> texts(Board board, List<String> names) {
    return names.stream().map(name -> board.text(name).value().orElse("")).toList();
  }

  /** Where the record itself begins: behind blanks, line ends and the head of the source. */
  private static int begin(byte[] text, boolean first) {
    int at = first && startsWithMark(text) ? UTF_8_MARK.length : 0;
    while (at < text.length && ((text[at] <= ' ' && text[at] >= 0) || (first && text[at] == '%'))) {
      boolean line = text[at] == '%';
      at++;
      while (line && at < text.length && text[at] != '\n' && text[at] != '\r') {
        at++;
      }
    }
    return at;
  }

  /** Whether a byte order mark begins the text; it stays at the begin of the source. */
  private static boolean startsWithMark(byte[] text) {
    return text.length >= UTF_8_MARK.length
        && Arrays.equals(UTF_8_MARK, 0, UTF_8_MARK.length, text, 0, UTF_8_MARK.length);
  }

  /** Where it ends: before the line end of its last line, which the last record may lack. */
  private static int end(byte[] text, int begin) {
    int end = text.length;
    while (end > begin && (text[end - 1] == '\n' || text[end - 1] == '\r')) {
      end--;
    }
    return end;
  }

  /** The records in their order, by their places in the source. */
  private List<Integer> sorted() {
    int[] blocks = blocks();
    int[] numbers = new int[units.size()];
    List<Integer> order = new ArrayList<>(units.size());
    for (int i = 0; i < units.size(); i++) {
      boolean follows = units.get(i).number() == 0 && i > 0 && blocks[i] == blocks[i - 1];
      numbers[i] = follows ? numbers[i - 1] : units.get(i).number();
      order.add(i);
    }
    order.sort(Comparator.<Integer>comparingInt(i -> blocks[i]).thenComparingInt(i -> numbers[i]));
    return order;
  }

  private int[] blocks() {
    Set<Integer> parted = partedRuns();
    int[] blocks = new int[units.size()];
    Set<List<Integer>> seen = new HashSet<>();
    int block = 0;
    for (int i = 0; i < blocks.length; i++) {
      Unit unit = units.get(i);
      Unit before = units.get(Math.max(0, i - 1));
      List<Integer> board = List.of(unit.place(), unit.number());
      boolean begins =
          unit.run() != before.run()
              || (unit.place() != before.place() && !parted.contains(unit.run()))
              || (unit.number() > 0 && unit.number() != before.number() && seen.contains(board));
      if (begins) {
        block++;
        seen.clear();
      }
      seen.add(board);
      blocks[i] = block;
    }
    return blocks;
  }

  /** The sessions in which a table comes again after another one. */
  private Set<Integer> partedRuns() {
    Set<Integer> parted = new HashSet<>();
    Set<List<Integer>> left = new HashSet<>();
    for (int i = 1; i < units.size(); i++) {
      Unit before = units.get(i - 1);
      Unit unit = units.get(i);
      if (unit.run() == before.run() && unit.place() != before.place()) {
        left.add(List.of(before.run(), before.place()));
        if (left.contains(List.of(unit.run(), unit.place()))) {
          parted.add(unit.run());
        }
      }
    }
    return parted;
  }

  /**
   * Writes what was taken in its new order. Nothing is written where the records cannot be sorted:
   * where one takes values from the one before it, where one has a label that is no number, such as
   * {@code 2-1} in a text of exercises, where one would come first that begins with a line for
   * programs, which would be one of the whole source there, and when there are too many.
   *
   * @param toSource makes the bytes of the source of those of a text
   * @return whether the order is another one
   */
  boolean write(OutputStream target, UnaryOperator<byte[]> toSource) throws IOException {
    List<Integer> order = possible ? sorted() : List.of();
    if (!order.isEmpty() && order.get(0) > 0 && units.get(order.get(0)).beginsWithLine()) {
      return false;
    }
    long[] starts = new long[order.size()];
    for (int i = 1; i < starts.length; i++) {
      starts[i] = starts[i - 1] + units.get(i - 1).body();
    }
    BufferedOutputStream out = new BufferedOutputStream(target);
    boolean changed = false;
    try (InputStream gaps = between.open()) {
      InputStream body = bodies.open();
      long at = 0;
      for (int i = 0; i < order.size(); i++) {
        int next = order.get(i);
        changed |= next != i;
        if (starts[next] != at) {
          body.close();
          body = bodies.open();
          body.skipNBytes(starts[next]);
        }
        out.write(toSource.apply(gaps.readNBytes(units.get(i).before())));
        out.write(toSource.apply(body.readNBytes(units.get(next).body())));
        at = starts[next] + units.get(next).body();
      }
      body.close();
      out.write(toSource.apply(gaps.readNBytes(tail)));
    }
    out.flush();
    return changed;
  }

  @Override
  public void close() throws IOException {
    bodies.close();
    between.close();
  }
}
