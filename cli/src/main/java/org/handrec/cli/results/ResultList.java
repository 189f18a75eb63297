package org.handrec.cli.results;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.cli.shell.Failure;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;

/**
 * A list of results, a row each, that is checked against hands: whether contract, declarer, result
 * and score of a row agree, the leader holds the lead, the board is among the hands, and no pair
 * plays a board twice. Rows with a score of a director are only looked at for board and pairs.
 *
 * <p>The vulnerability is that of the row, else of the hands, else of the board number.
 */
public final class ResultList {
  private static final Checker SCORES = new Checker(RecordRules.ofScore());

  /** Of longer lists the pairs that come later are not looked at. */
  private static final int MOST_PAIRS = 50_000;

  private final Source source;
  private final ListLayout layout;
  private final Conventions conventions;
  private final Map<List<String>, Integer> pairs = new HashMap<>();
  private int count;

  private ResultList(Source source, ListLayout layout, Conventions conventions) {
    this.source = source;
    this.layout = layout;
    this.conventions = conventions;
  }

  /**
   * Looks a list over.
   *
   * @throws Failure when it leaves something open that the options do not say; the message has the
   *     place and the option
   * @throws IOException when it cannot be read
   */
  public static ResultList of(Source source, ListOptions options) throws IOException {
    ListLayout layout = new LayoutFinder(source, options).find();
    return new ResultList(source, layout, new Survey(source, layout, options).find());
  }

  /** Is told of each row. */
  public interface Receiver {
    /**
     * Takes a row.
     *
     * @param record the row as a record
     * @param found what was found about it, by place
     */
    void accept(HandRecord record, List<Diagnostic> found) throws IOException;
  }

  /**
   * Checks all rows.
   *
   * @throws IOException when the list cannot be read
   */
  public void check(HandsIndex hands, Receiver receiver) throws IOException {
    layout.each(
        source,
        new ListLayout.RowWork() {
          @Override
          public void on(ListRow row) throws IOException {
            check(row, hands, receiver);
          }

          @Override
          public void broken(ListRow row) throws IOException {
            Findings findings = new Findings(row);
            findings.broken();
            RowReading nothing = RowReading.of(row, layout, conventions);
            receiver.accept(
                new RowRecord(row, layout)
                    .of(nothing, conventions, Optional.empty(), ++count, findings.found),
                findings.found);
          }
        });
  }

  /** A row as it was read, replayed. */
  public static Replay replay(HandRecord record) {
    return Replay.of(record.board(), false, Habits.UNKNOWN);
  }

  private void check(ListRow row, HandsIndex hands, Receiver receiver) throws IOException {
    RowReading reading = RowReading.of(row, layout, conventions);
    Findings findings = new Findings(row);
    String board = layout.text(row, ResultField.BOARD);
    Optional<HandsIndex.Hands> dealt = hands.of(board);
    if (board.isEmpty()) {
      findings.add("L001", ResultField.BOARD, "board \"\" is not understood");
    } else if (dealt.isEmpty()) {
      findings.add("L002", ResultField.BOARD, "board " + board + " is not in the hands");
    }
    reading.unreadable().stream().distinct().forEach(findings::unreadable);
    findings.pair(ResultField.PAIRNS, ResultField.NAMESNS, "NS", board);
    findings.pair(ResultField.PAIREW, ResultField.NAMESEW, "EW", board);
    findings.lead(reading, dealt.flatMap(HandsIndex.Hands::deal));
    findings.tricks(reading);
    findings.incomplete(reading);
    Optional<Vulnerability> vulnerable =
        reading
            .vulnerable()
            .or(() -> dealt.flatMap(HandsIndex.Hands::vulnerability))
            .or(() -> Survey.byNumber(board));
    HandRecord record =
        new RowRecord(row, layout).of(reading, conventions, vulnerable, ++count, findings.found);
    receiver.accept(record, SCORES.check(record, replay(record)));
  }

  /** What there is to say about a row. */
  private final class Findings {
    private final ListRow row;
    private final List<Diagnostic> found = new ArrayList<>(0);

    Findings(ListRow row) {
      this.row = row;
    }

    Diagnostic.Builder at(String code, ResultField field, String message) {
      return Diagnostic.builder(
              ListRules.catalog().get(code), row.text(), row.span(layout.index(field)), message)
          .tag(field.word())
          .found(row.cell(layout.index(field)));
    }

    void add(String code, ResultField field, String message) {
      found.add(at(code, field, message).build());
    }

    void broken() {
      found.add(
          Diagnostic.builder(
                  ListRules.catalog().get("L007"),
                  row.text(),
                  row.span(0),
                  row.broken().orElseThrow() + "; the row is not read")
              .build());
    }

    void unreadable(ResultField field) {
      String text = row.cell(layout.index(field));
      add("L001", field, field.word() + " \"" + text + "\" is not understood");
    }

    void pair(ResultField pairs, ResultField names, String side, String board) {
      ResultField field = layout.text(row, pairs).isEmpty() ? names : pairs;
      String pair = layout.text(row, field);
      if (pair.isEmpty() || board.isEmpty()) {
        return;
      }
      List<String> key =
          List.of(
              side,
              layout.text(row, ResultField.SESSION),
              layout.text(row, ResultField.SECTION),
              board,
              pair);
      int line = row.text().locate(row.span(0)).line();
      Integer first = ResultList.this.pairs.get(key);
      if (first != null) {
        String again = side + " pair " + pair + " plays board " + board;
        add("L003", field, again + " again; first in line " + first);
      } else if (ResultList.this.pairs.size() < MOST_PAIRS) {
        ResultList.this.pairs.put(key, line);
      }
    }

    void lead(RowReading reading, Optional<Deal> deal) {
      if (reading.played().isEmpty() || reading.declarer().isEmpty() || reading.lead().isEmpty()) {
        return;
      }
      Card card = reading.lead().get();
      Seat leader = reading.declarer().get().next();
      Optional<Seat> owner = deal.flatMap(d -> d.owner(card));
      if (owner.isPresent() && owner.get() != leader) {
        String fits = owner.get().previous().letter() + " as declarer";
        String message =
            leader.letter() + " leads " + card + ", which " + owner.get().letter() + " holds";
        found.add(
            at("L004", ResultField.LEAD, message + "; it would fit " + fits)
                .seat(leader)
                .card(card)
                .hypothesis("fits " + fits)
                .build());
      }
    }

    void tricks(RowReading reading) {
      if (reading.tricks().isPresent()
          && reading.result().isPresent()
          && reading.tricks().getAsInt() != reading.result().getAsInt()) {
        String tricks = Wording.counted(reading.tricks().getAsInt(), "trick");
        String other = Integer.toString(reading.result().getAsInt());
        found.add(
            at("L005", ResultField.TRICKS, tricks + ", but the result comes to " + other)
                .expected(other)
                .build());
      }
    }

    void incomplete(RowReading reading) {
      boolean scored = reading.scores().points().isPresent();
      List<String> missing = new ArrayList<>();
      boolean cut = row.cells().size() <= layout.index(ResultField.CONTRACT);
      boolean played = scored || reading.won().isPresent();
      if (reading.contract().isEmpty() && (played || (cut && !reading.artificial()))) {
        missing.add("contract");
      } else if (reading.played().isPresent()) {
        addIf(missing, reading.declarer().isEmpty(), "declarer");
        addIf(missing, reading.won().isEmpty(), "result");
        addIf(missing, !scored, "score");
      }
      if (!missing.isEmpty() && reading.unreadable().isEmpty()) {
        add("L006", ResultField.CONTRACT, "no " + Wording.list(missing) + "; score not checked");
      }
    }

    private static void addIf(List<String> list, boolean missing, String word) {
      if (missing) {
        list.add(word);
      }
    }
  }
}
