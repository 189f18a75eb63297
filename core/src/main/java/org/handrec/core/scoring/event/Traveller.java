package org.handrec.core.scoring.event;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Table;
import org.handrec.core.scoring.ContractText;
import org.handrec.core.scoring.DuplicateScore;
import org.handrec.core.scoring.PlayedContract;
import org.handrec.core.scoring.ResultText;
import org.handrec.core.scoring.Scoring;

/**
 * What the rows of a ScoreTable say of results and scores (PBN 5.9). Names of columns are compared
 * without case. Programs that write one column a side put the points into that of the side which
 * won them and leave {@code -} in the other. Rows count from 0.
 */
public final class Traveller {
  private static final int MOST_TIMES = 100_000;

  private final Board board;
  private final Table table;
  private final boolean carriesOn;
  private final DuplicateScore.Tariff tariff;
  private final Map<String, Integer> columns = new HashMap<>();

  /**
   * A table of a board.
   *
   * @param carriesOn whether scores depend on the deals before, so that none can be computed
   */
  public Traveller(Board board, Table table, boolean carriesOn) {
    this.board = board;
    this.table = table;
    this.carriesOn = carriesOn;
    this.tariff = Scoring.of(board).tariff();
    for (int i = 0; i < table.columns().size(); i++) {
      columns.putIfAbsent(table.columns().get(i).name().toLowerCase(Locale.ROOT), i);
    }
  }

  /** Number of rows. */
  public int rows() {
    return table.rowCount();
  }

  /** Whether there are columns of contracts and of results. */
  public boolean hasResults() {
    return columns.containsKey("contract") && columns.containsKey("result");
  }

  /** The contract of a row, in any of the spellings of {@link ContractText}. */
  public Optional<Contract> contract(int row) {
    return ContractText.of(text(row, "contract")).flatMap(ContractText::contract);
  }

  /** The declarer of a row: in his column, else beside the contract. */
  public Optional<Seat> declarer(int row) {
    String letter = text(row, "declarer");
    String seat =
        letter.isEmpty()
            ? ContractText.of(text(row, "contract")).map(ContractText::seat).orElse("")
            : letter;
    return seat.length() == 1 ? Seat.of(seat.charAt(0)) : Optional.empty();
  }

  /** Tricks of declarer's side: in the column of results, else beside the contract. */
  public OptionalInt tricks(int row) {
    Optional<ContractText> contract = ContractText.of(text(row, "contract"));
    if (contract.isEmpty() || contract.get().level() == 0) {
      return OptionalInt.empty();
    }
    String result = text(row, "result");
    return ResultText.tricks(
        result.isEmpty() ? contract.get().result() : result, contract.get().level());
  }

  /** What a row says of its result; empty when a part of it is not known. */
  public Optional<PlayedContract> played(int row) {
    return PlayedContract.of(board, contract(row), declarer(row), tricks(row), tariff);
  }

  /** The points of North-South that follow from the result of a row. */
  public OptionalInt computed(int row) {
    if (carriesOn) {
      return OptionalInt.empty();
    }
    if (contract(row).filter(Contract.PASSED_OUT::equals).isPresent()) {
      return OptionalInt.of(0);
    }
    Optional<PlayedContract> played = played(row);
    return played.isEmpty() ? OptionalInt.empty() : OptionalInt.of(played.get().ofNs());
  }

  /** The points that a row states for a side; empty for an artificial or marked score. */
  public OptionalInt stated(int row, Side side) {
    return isMarked(row, side) ? OptionalInt.empty() : points(score(row, side));
  }

  private static OptionalInt points(Optional<TableScore> score) {
    return score.isPresent() && score.get() instanceof TableScore.Points points
        ? OptionalInt.of(points.points())
        : OptionalInt.empty();
  }

  /** The stated points of North-South: those of East-West count where only they are given. */
  public OptionalInt stated(int row) {
    OptionalInt ns = stated(row, Side.NS);
    OptionalInt ew = stated(row, Side.EW);
    if (ns.isPresent() && ew.isPresent() && ns.getAsInt() != -ew.getAsInt()) {
      return OptionalInt.empty();
    }
    return ns.isPresent() || ew.isEmpty() ? ns : OptionalInt.of(-ew.getAsInt());
  }

  /** The points of North-South: as stated, else as computed. */
  public OptionalInt score(int row) {
    OptionalInt stated = stated(row);
    return stated.isPresent() ? stated : computed(row);
  }

  /**
   * Whether a ruling gave the score of a row: it is marked, is a word or a percentage, or the two
   * sides have different ones and neither follows from the result.
   */
  public boolean isRuled(int row) {
    for (Side side : Side.values()) {
      if (isMarked(row, side) || (!scoreText(row, side).isEmpty() && !isNumber(row, side))) {
        return true;
      }
    }
    OptionalInt ns = stated(row, Side.NS);
    OptionalInt ew = stated(row, Side.EW);
    if (ns.isEmpty() || ew.isEmpty() || ns.getAsInt() == -ew.getAsInt()) {
      return false;
    }
    OptionalInt computed = computed(row);
    return !computed.equals(ns) && !computed.equals(OptionalInt.of(-ew.getAsInt()));
  }

  private boolean isNumber(int row, Side side) {
    String text = scoreText(row, side);
    char last = text.charAt(text.length() - 1);
    return score(row, side).isEmpty()
        ? last >= '0' && last <= '9' && text.indexOf('%') < 0
        : score(row, side).get() instanceof TableScore.Points;
  }

  /** What counts for both sides of a row; empty when nothing is known. */
  Optional<TableScore.Sides> counted(int row) {
    Optional<TableScore.Sides> stated = statedSides(row);
    OptionalInt computed = computed(row);
    return computed.isEmpty() || (stated.isPresent() && isRuled(row))
        ? stated
        : Optional.of(TableScore.Sides.of(computed.getAsInt()));
  }

  /** What a row states for both sides; empty when it states nothing that can be read. */
  Optional<TableScore.Sides> statedSides(int row) {
    return TableScore.Sides.of(score(row, Side.NS), score(row, Side.EW))
        .or(() -> TableScore.Sides.parseArtificial(scoreText(row, Side.NS)))
        .or(() -> TableScore.Sides.parseArtificial(text(row, "contract")));
  }

  private Optional<TableScore> score(int row, Side side) {
    String text = scoreText(row, side);
    return text.isEmpty() ? Optional.empty() : TableScore.parse(text);
  }

  private String scoreText(int row, Side side) {
    return text(row, side == Side.NS ? "score_ns" : "score_ew");
  }

  /** Whether a score is marked as one that does not follow from contract and result. */
  private boolean isMarked(int row, Side side) {
    return cell(row, side == Side.NS ? "score_ns" : "score_ew").startsWith("^");
  }

  /** For how many results a row stands, 0 or more; 1 where nothing else is understood. */
  public int times(int row) {
    return multiplicity(row).orElse(1);
  }

  private OptionalInt multiplicity(int row) {
    String count = text(row, "multiplicity");
    if (count.isEmpty() || count.length() > 9) {
      return OptionalInt.empty();
    }
    int times = 0;
    for (int i = 0; i < count.length(); i++) {
      int digit = count.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return OptionalInt.empty();
      }
      times = 10 * times + digit;
    }
    return times > MOST_TIMES ? OptionalInt.empty() : OptionalInt.of(times);
  }

  /** A multiplicity that is not understood; no character where there is none. */
  String unclearTimes(int row) {
    String count = text(row, "multiplicity");
    return multiplicity(row).isPresent() ? "" : count;
  }

  /**
   * The text of a cell; no character where there is none, or it says unknown or irrelevant.
   *
   * @param column its name in small letters
   */
  String text(int row, String column) {
    String text = cell(row, column);
    String plain = text.startsWith("^") ? text.substring(1) : text;
    return plain.equals("?") || plain.equals("-") ? "" : plain;
  }

  private String cell(int row, String column) {
    Integer index = columns.get(column);
    return index == null
        ? ""
        : table.cells().get(row * table.columns().size() + index).text().strip();
  }
}
