package org.handrec.cli.score;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.scoring.event.BoardKey;
import org.handrec.core.scoring.event.Contestant;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.TableScore;

/**
 * All results in the order in which they were read, outside of memory. Only the boards are looked
 * up again, since the tournament keeps them.
 */
public final class ResultSpool implements Closeable {
  /** So many results are in memory at once when they are put in the order of the boards. */
  private static final int BATCH = 25_000;

  /** No more results of one board are handed out together. */
  private static final int MOST_OF_BOARD = 50_000;

  private final TemporaryData data;
  private final DataOutputStream out;
  private final List<String> files = new ArrayList<>();
  private final List<Integer> counts = new ArrayList<>();
  private final ByteArrayOutputStream row = new ByteArrayOutputStream(256);
  private final DataOutputStream cells = new DataOutputStream(row);
  private long size;

  /** An empty spool; closing it closes the data. */
  public ResultSpool(TemporaryData data) {
    this.data = data;
    this.out = new DataOutputStream(new BufferedOutputStream(data, 1 << 16));
  }

  /** Does something with a result. */
  public interface RowWork {
    /** Does it. */
    void on(ScoredRow row) throws IOException;
  }

  /** Does something with the results of a board. */
  public interface BoardWork {
    /** Does it. */
    void on(int board, List<ScoredRow> rows) throws IOException;
  }

  /** Number of results. */
  public long size() {
    return size;
  }

  /** Adds a result. */
  public void add(ScoredRow added) throws IOException {
    if (files.isEmpty() || !files.get(files.size() - 1).equals(added.file())) {
      files.add(added.file());
    }
    while (counts.size() <= added.board()) {
      counts.add(0);
    }
    counts.set(added.board(), counts.get(added.board()) + 1);
    size++;
    row.reset();
    write(added.line(), added.result());
    out.writeInt(added.board());
    out.writeInt(row.size());
    row.writeTo(out);
  }

  private void write(int line, TableResult result) throws IOException {
    cells.writeInt(files.size() - 1);
    cells.writeInt(line);
    text(result.place().section());
    text(result.place().table());
    text(result.place().round());
    text(result.place().room());
    write(result.ns());
    write(result.ew());
    text(result.contract());
    text(result.declarer());
    cells.writeByte(result.tricks());
    text(result.nsScore().text());
    text(result.ewScore().text());
    cells.writeInt(result.multiplicity());
    cells.writeBoolean(result.ruled());
  }

  private void write(Contestant contestant) throws IOException {
    text(contestant.id());
    text(contestant.names().equals(contestant.id()) ? "=" : contestant.names());
  }

  private void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    cells.writeInt(bytes.length);
    cells.write(bytes);
  }

  /** Gives all results in their order. */
  public void forEach(List<BoardKey> boards, RowWork work) throws IOException {
    scan(0, counts.size(), boards, work);
  }

  /** Gives the results of one board after the other. */
  public void forEachBoard(List<BoardKey> boards, BoardWork work) throws IOException {
    Cursor cursor = new Cursor(boards);
    for (int board = 0; board < boards.size(); board++) {
      work.on(board, cursor.next());
    }
  }

  /** A way through the boards that begins with the first one. */
  public Cursor cursor(List<BoardKey> boards) {
    return new Cursor(boards);
  }

  /**
   * Hands out the results of one board after the other, those of a board in the order of the input.
   * All data is read once for every 25,000 results.
   */
  public final class Cursor {
    private final List<BoardKey> boards;
    private final Queue<List<ScoredRow>> ready = new ArrayDeque<>();
    private int first;

    private Cursor(List<BoardKey> boards) {
      this.boards = boards;
    }

    /**
     * The results of the next board.
     *
     * @throws NoSuchElementException behind the last board
     * @throws Failure when it has more than 50,000
     */
    public List<ScoredRow> next() throws IOException {
      if (ready.isEmpty()) {
        fill();
      }
      return ready.remove();
    }

    private void fill() throws IOException {
      List<List<ScoredRow>> rows = new ArrayList<>();
      int sum = 0;
      int from = first;
      if (count(first) > MOST_OF_BOARD) {
        throw new Failure(
            "board %s has %d results; boards of more than %d are ranked only"
                .formatted(boards.get(first).number(), count(first), MOST_OF_BOARD));
      }
      while (first < boards.size() && (first == from || sum + count(first) <= BATCH)) {
        rows.add(new ArrayList<>(count(first)));
        sum += count(first++);
      }
      scan(from, first, boards, row -> rows.get(row.board() - from).add(row));
      ready.addAll(rows);
    }
  }

  private int count(int board) {
    return board < counts.size() ? counts.get(board) : 0;
  }

  private void scan(int first, int end, List<BoardKey> boards, RowWork work) throws IOException {
    out.flush();
    try (DataInputStream in = new DataInputStream(new BufferedInputStream(data.open(), 1 << 16))) {
      for (long i = 0; i < size; i++) {
        int board = in.readInt();
        int length = in.readInt();
        if (board >= first && board < end) {
          work.on(read(board, boards.get(board), in.readNBytes(length)));
        } else {
          in.skipNBytes(length);
        }
      }
    }
  }

  private ScoredRow read(int board, BoardKey key, byte[] bytes) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    String file = files.get(in.readInt());
    int line = in.readInt();
    TableResult.Place place = new TableResult.Place(text(in), text(in), text(in), text(in));
    TableResult result =
        new TableResult(
            key,
            place,
            contestant(in),
            contestant(in),
            text(in),
            text(in),
            in.readByte(),
            score(in),
            score(in),
            in.readInt(),
            in.readBoolean());
    return new ScoredRow(board, file, line, result);
  }

  private static Contestant contestant(DataInputStream in) throws IOException {
    String id = text(in);
    String names = text(in);
    return new Contestant(id, names.equals("=") ? id : names);
  }

  private static TableScore score(DataInputStream in) throws IOException {
    return TableScore.parse(text(in)).orElse(TableScore.NONE);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    data.close();
  }
}
