package org.handrec.lin;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.handrec.core.format.Spool;

/**
 * Keeps boards until all are known: only then is it certain whether they need labels, and whether
 * their numbers can be these.
 */
final class BoardSpool implements Closeable {
  private static final int CHUNK = 1 << 16;

  /** The number of a board stands behind this command. */
  private static final byte[] BEFORE_NUMBER = "|rh||".getBytes(StandardCharsets.US_ASCII);

  /** Numbers above this one are no labels, so that the set of them stays small. */
  private static final int HIGHEST_LABEL = 1 << 20;

  private static final int HEAD = 2 * Integer.BYTES;

  private final Spool spool;

  /** The number and the length of a board, which stand before it. */
  private final ByteBuffer head = ByteBuffer.allocate(HEAD);

  private final BitSet numbers = new BitSet();
  private int boards;
  private boolean numbered = true;

  /**
   * A spool.
   *
   * @param directory where the temporary file goes; empty for the one of the system
   */
  BoardSpool(Optional<Path> directory) {
    this.spool = new Spool(directory);
  }

  /** Adds a board. */
  void add(WrittenBoard board) throws IOException {
    boards++;
    int number = board.number();
    numbered = numbered && number > 0 && number <= HIGHEST_LABEL && !numbers.get(number);
    if (numbered) {
      numbers.set(number);
    }
    byte[] line = board.line().getBytes(StandardCharsets.UTF_8);
    head.putInt(0, number).putInt(Integer.BYTES, line.length);
    spool.write(head.array(), 0, HEAD);
    spool.write(line, 0, line.length);
  }

  /** Number of boards. */
  int boards() {
    return boards;
  }

  /**
   * Hands the boards on, one a line. A board alone has no label; several have their numbers where
   * no two are the same, else 1, 2, 3. A reader takes such a label for the number of a board that
   * has none, so it is written as that, too.
   */
  void copyTo(OutputStream target, byte[] lineEnd) throws IOException {
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(spool.open(), CHUNK))) {
      for (int i = 1; i <= boards; i++) {
        int number = in.readInt();
        byte[] line = in.readNBytes(in.readInt());
        int begin = 0;
        if (boards > 1 && !isLabelled(line)) {
          write("qx|o" + (numbered ? number : i) + "|", target);
          if (number == 0) {
            begin = numberPlace(line);
            target.write(line, 0, begin);
            write("ah|Board " + i + "|", target);
          }
        }
        target.write(line, begin, line.length - begin);
        target.write(lineEnd);
      }
    }
  }

  private static void write(String text, OutputStream target) throws IOException {
    target.write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static int numberPlace(byte[] line) {
    int length = BEFORE_NUMBER.length;
    int from = 0;
    while (!Arrays.equals(line, from, from + length, BEFORE_NUMBER, 0, length)) {
      from++;
    }
    return from + length;
  }

  private static boolean isLabelled(byte[] line) {
    return line[0] == 'q' && line[1] == 'x';
  }

  @Override
  public void close() throws IOException {
    spool.close();
  }
}
