package org.handrec.lin;

import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.rules.Replay;

/** Repairs of LIN text: finds the method for a code. */
final class LinFixer implements Fixer {
  /** The rest of a line that begins with it says nothing. */
  private static final String COMMENT = "% ";

  @Override
  public Optional<Fix> fix(Diagnostic finding, HandRecord record, Replay replay) {
    boolean outside =
        finding.text() != record.text() || finding.span().end() > record.text().span().end();
    return outside ? Optional.empty() : fix(new LinEdits(record.text(), finding), record, replay);
  }

  @Override
  public Optional<Fix> fixBehind(Diagnostic finding, RecordText trailer) {
    return finding.text() == trailer ? ofText(new LinEdits(trailer, finding)) : Optional.empty();
  }

  private static Optional<Fix> fix(LinEdits lin, HandRecord record, Replay replay) {
    Board board = record.board();
    return switch (lin.finding().code()) {
      case "X005" ->
          lin.fix(lin.replace(lin.offset(record.origins().record().start()), lin.length(), ""));
      case "LIN010", "I001" -> DealFixes.dealer(lin, board.number().value());
      case "D001", "D002", "D003", "D004", "D005" -> DealFixes.completed(lin, board, replay);
      case "P011" -> DealFixes.turned(lin, board, replay);
      case "X002" -> DealFixes.ofBoard(lin);
      case "X010" -> ofOtherRecord(lin, board);
      case "P001", "P002", "P025" -> CardFixes.meant(lin, record, replay);
      case "P026", "P014" -> spelled(lin);
      case "I002" -> vulnerabilityOf(lin, board);
      case "I005" -> TitleFixes.number(lin);
      case "I008" -> TitleFixes.ofLabel(lin, board);
      case "I007" -> vulnerabilityBehindDeal(lin, board);
      case "R009" -> withoutClaim(lin, record);
      case "A005" -> CallFixes.withoutSurplusPasses(lin, record);
      case "A016" -> CallFixes.withoutHyphens(lin, record);
      case "A021" -> CallFixes.oneExplanation(lin);
      default -> ofText(lin);
    };
  }

  /** Repairs that need no board. */
  private static Optional<Fix> ofText(LinEdits lin) {
    return switch (lin.finding().code()) {
      case "LIN002" -> closed(lin);
      case "LIN003" -> commentedOut(lin);
      case "LIN005" -> lin.fix(lin.replace(lin.from(), lin.to(), ""));
      case "LIN009" -> withoutFurtherHands(lin);
      case "LIN011" -> DealFixes.suitsInOrder(lin);
      case "LIN012" -> DealFixes.allLetters(lin);
      case "LIN027" -> DealFixes.englishLetters(lin);
      case "LIN014" -> vulnerability(lin);
      case "LIN017" -> call(lin);
      case "LIN019" -> lowestCard(lin);
      case "LIN021" -> withoutCommand(lin);
      default -> Optional.empty();
    };
  }

  /** LIN002: the bar goes behind the text of the value. */
  private static Optional<Fix> closed(LinEdits lin) {
    int command = lin.command();
    if (command < 0) {
      return Optional.empty();
    }
    int end = lin.commands().valueEnd(command);
    while (end > lin.commands().value(command) && CommandLexer.isBlank(lin.byteAt(end - 1))) {
      end--;
    }
    return lin.fix(lin.insert(end, "|"));
  }

  /** LIN003: the text becomes a line that says nothing. */
  private static Optional<Fix> commentedOut(LinEdits lin) {
    int behind = lin.to();
    while (behind < lin.length() && (lin.byteAt(behind) == ' ' || lin.byteAt(behind) == '\t')) {
      behind++;
    }
    boolean endsLine =
        behind == lin.length() || lin.byteAt(behind) == '\n' || lin.byteAt(behind) == '\r';
    String text =
        (lin.isLineStart(lin.from()) ? "" : lin.lineEnd())
            + COMMENT
            + lin.slice(lin.from(), lin.to())
            + (endsLine ? "" : lin.lineEnd());
    return lin.fix(lin.replace(lin.from(), endsLine ? lin.to() : behind, text));
  }

  /** LIN017: level and letter. */
  private static Optional<Fix> call(LinEdits lin) {
    return lin.inValue(lin.finding().found().orElse(""), lin.finding().expected().orElse(""));
  }

  /** P026, P014: the card as it should be. */
  private static Optional<Fix> spelled(LinEdits lin) {
    return lin.inValue(lin.finding().found().orElse(""), lin.finding().expected().orElse(""));
  }

  /** LIN019: the card, where the value holds nothing else. */
  private static Optional<Fix> lowestCard(LinEdits lin) {
    String suit = lin.finding().found().orElse("");
    int command = lin.command();
    return command >= 0 && lin.value(command).strip().equals(suit)
        ? lin.inValue(suit, lin.finding().expected().orElse(suit))
        : Optional.empty();
  }

  /** LIN009: what stands behind the fourth hand goes into a line of its own before the board. */
  private static Optional<Fix> withoutFurtherHands(LinEdits lin) {
    int command = lin.command();
    if (command < 0) {
      return Optional.empty();
    }
    String value = lin.value(command);
    int end = -1;
    for (int hand = 0; hand < 4; hand++) {
      end = value.indexOf(',', end + 1);
    }
    int line = lin.commands().start(command);
    while (line > 0 && lin.byteAt(line - 1) != '\n' && lin.byteAt(line - 1) != '\r') {
      line--;
    }
    String rest = value.substring(end);
    return lin.isLineStart(line) && rest.indexOf('\n') < 0 && rest.indexOf('\r') < 0
        ? lin.fix(
            lin.insert(line, COMMENT + "md: " + rest + lin.lineEnd()),
            lin.value(command, value.substring(0, end)))
        : Optional.empty();
  }

  private static Optional<Fix> withoutCommand(LinEdits lin) {
    return lin.command() < 0 ? Optional.empty() : lin.fix(lin.remove(lin.command()));
  }

  /** R009: the claim; other data than the claim are not written. */
  private static Optional<Fix> withoutClaim(LinEdits lin, HandRecord record) {
    boolean claim = lin.finding().tag().filter("Result"::equals).isPresent();
    int command =
        claim
            ? record
                .origins()
                .value("Result")
                .map(span -> lin.commandAt(lin.offset(span.start())))
                .orElse(-1)
            : -1;
    return command >= 0 && lin.commands().name(command) == CommandName.MC
        ? lin.fix(lin.remove(command))
        : Optional.empty();
  }

  // ---- vulnerability

  private static String letter(Vulnerability vulnerability) {
    return switch (vulnerability) {
      case NONE -> "o";
      case NS -> "n";
      case EW -> "e";
      case ALL -> "b";
    };
  }

  /** LIN014: the letter of the vulnerability that was read. */
  private static Optional<Fix> vulnerability(LinEdits lin) {
    int command = lin.command();
    for (Vulnerability vulnerability : Vulnerability.values()) {
      if (command >= 0
          && lin.finding().expected().filter(vulnerability.symbol()::equals).isPresent()) {
        return lin.fix(lin.value(command, letter(vulnerability)));
      }
    }
    return Optional.empty();
  }

  /** I002: the vulnerability of the board number, where only one is written. */
  private static Optional<Fix> vulnerabilityOf(LinEdits lin, Board board) {
    return board.number().value().isEmpty() || lin.count(CommandName.SV) != 1
        ? Optional.empty()
        : lin.fix(lin.value(lin.last(CommandName.SV), byNumber(board)));
  }

  /** X010: what the other record says, if the board number says so, too. */
  private static Optional<Fix> ofOtherRecord(LinEdits lin, Board board) {
    String tag = lin.finding().tag().orElse("");
    boolean right =
        board
            .number()
            .value()
            .flatMap(number -> new BoardNumber(number).value(tag))
            .filter(value -> lin.finding().expected().equals(Optional.of(value)))
            .isPresent();
    if (!right) {
      return Optional.empty();
    }
    return tag.equals("Dealer")
        ? DealFixes.dealer(lin, board.number().value())
        : vulnerabilityOf(lin, board);
  }

  private static String byNumber(Board board) {
    return letter(new BoardNumber(board.number().value().orElseThrow()).vulnerability());
  }

  /** I007: the vulnerability of the board number, behind the deal. */
  private static Optional<Fix> vulnerabilityBehindDeal(LinEdits lin, Board board) {
    int deal = lin.last(CommandName.MD);
    return board.number().value().isEmpty() || deal < 0 || !lin.commands().isClosed(deal)
        ? Optional.empty()
        : lin.fix(lin.insert(lin.commands().end(deal), "sv|" + byNumber(board) + "|"));
  }
}
