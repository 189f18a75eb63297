package org.handrec.lin;

import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.Replay;

/**
 * A board as its commands.
 *
 * @param number the number of the board; 0 when it has none
 * @param label the value of {@code qx} that its source has; empty for that of the number
 * @param names the value of {@code pn} for its table
 * @param commands what follows {@code pn}
 */
record WrittenBoard(int number, String label, String names, String commands) {

  /** The board of a record and what is written of it. */
  static WrittenBoard of(HandRecord record, String names, String commands) {
    String label = record.board().text("LinLabel").value().map(ValueText::label).orElse("");
    return new WrittenBoard(record.board().number().value().orElse(0), label, names, commands);
  }

  /** Whether neither number nor label tells it from other boards. */
  boolean isNameless() {
    return number == 0 && label.isEmpty();
  }

  /** The board on its own: its label where it has one, then {@code pn}. */
  String line() {
    return (label.isEmpty() ? "" : "qx|" + label + "|") + unlabelled();
  }

  /** The board without a label. */
  String unlabelled() {
    return "pn|" + names + "|" + commands;
  }

  /**
   * The entry of a list of results, such as {@code 4SNx-1}; empty when there is no contract.
   *
   * @see LinWriter
   */
  static String result(Board board, Replay replay) {
    Optional<String> recorded = board.text("LinRecordedResult").value();
    if (recorded.isPresent()) {
      return ValueText.name(recorded.get());
    }
    if (board.recordedResult().isPresent() && !isPass(board.recordedResult().get())) {
      return board.recordedResult().get().text();
    }
    if (replay.isPassedOut() || board.recordedResult().isPresent()) {
      return "PASS";
    }
    Optional<Seat> declarer = replay.declarer();
    if (declarer.isEmpty()
        || !(replay.contract().orElse(Contract.PASSED_OUT) instanceof Contract.Played played)) {
      return "";
    }
    Strain strain = played.bid().strain();
    StringBuilder entry =
        new StringBuilder()
            .append(played.bid().level())
            .append(strain == Strain.NOTRUMP ? "N" : strain.symbol())
            .append(declarer.get().letter());
    switch (played.risk()) {
      case UNDOUBLED -> {}
      case DOUBLED -> entry.append('x');
      case REDOUBLED -> entry.append("xx");
    }
    if (replay.tricks().isPresent()) {
      int over = replay.tricks().getAsInt() - 6 - played.bid().level();
      entry.append(over == 0 ? "=" : over > 0 ? "+" + over : Integer.toString(over));
    }
    return entry.toString();
  }

  private static boolean isPass(RecordedResult entry) {
    return entry.contract().filter(c -> c == Contract.PASSED_OUT).isPresent();
  }
}
