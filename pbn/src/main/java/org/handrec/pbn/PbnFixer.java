package org.handrec.pbn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.rules.Replay;

/** Repairs of PBN text: finds the method for a code. */
final class PbnFixer implements Fixer {
  private static final int BLOCK = 1 << 16;

  private final Source source;
  private final ReadOptions options;
  private final SolvedFixes solved = new SolvedFixes();
  private Optional<TextEncoding> encoding = Optional.empty();
  private Optional<String> usualLineEnd = Optional.empty();

  PbnFixer(Source source, ReadOptions options) {
    this.source = source;
    this.options = options;
  }

  @Override
  public Optional<Fix> fix(Diagnostic finding, HandRecord record, Replay replay) {
    if (!(record.origins() instanceof GameOrigins origins)
        || finding.span().start() < record.text().offset()
        || finding.span().end() > record.text().span().end()) {
      return Optional.empty();
    }
    GameEdits game = new GameEdits(origins.game(), record, replay, finding);
    return finding.code().startsWith("Q") ? solved.fix(game) : fix(game);
  }

  @Override
  public Optional<Fix> fixBehind(Diagnostic finding, RecordText trailer) {
    return switch (finding.code()) {
      case "PBN006", "PBN008", "PBN009", "PBN005", "PBN026" ->
          fix(new GameEdits(withoutTags(trailer), finding));
      default -> Optional.empty();
    };
  }

  private static RawGame withoutTags(RecordText text) {
    boolean lineStart = text.locate(Span.at(text.offset())).column() == 1;
    Lexer lexer =
        new Lexer(
            new Window(new ByteArrayInputStream(text.bytes()), text.offset()), lineStart, false);
    Piece piece = new Piece();
    try {
      while (lexer.read(piece)) {
        piece.reset(lexer.tokens().count());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new RawGame(text.bytes(), text, lexer.tokens().first(lexer.tokens().count()), 0);
  }

  private static Optional<Fix> fix(GameEdits game) {
    return switch (game.finding().code()) {
      case "PBN005" -> CommentFixes.plainCharacters(game);
      case "PBN006" -> TextFixes.controlCharacter(game);
      case "PBN008" -> LongLines.parted(game);
      case "PBN009" -> TextFixes.escapeLine(game);
      case "PBN022" -> TagFixes.closed(game);
      case "PBN023" -> TagFixes.named(game);
      case "PBN024" -> TagFixes.commentBehindPair(game);
      case "PBN094" -> TagFixes.commentsBeforeRows(game);
      case "PBN030" -> TextFixes.emptyLineBefore(game);
      case "PBN031" -> TextFixes.noEmptyLine(game);
      case "PBN032" -> TagFixes.writtenOut(game);
      case "PBN033" -> TagFixes.beforeSection(game);
      case "PBN041", "A012", "P012" -> SectionFixes.dropped(game);
      case "PBN048" -> TagFixes.noteBehindSection(game);
      case "PBN060" -> ValueFixes.respelled(game);
      case "PBN062", "PBN064", "PBN092" -> ValueFixes.expected(game);
      case "PBN071" -> ValueFixes.deal(game);
      case "PBN080" -> SectionFixes.respelled(game);
      case "P026" -> PlayFixes.respelled(game);
      case "PBN081" -> SectionFixes.alertByNote(game);
      case "X005" -> game.fix(game.replace(game.game().start(0), game.tokens().end(), ""));
      case "A005" -> SectionFixes.withoutSurplusPasses(game);
      case "A013" -> SectionFixes.withLeadingPasses(game);
      case "A016" -> SectionFixes.withoutFillers(game);
      case "A021" -> SectionFixes.oneNote(game);
      case "P009", "P010" -> PlayFixes.rowsFromLeader(game);
      case "P015" -> PlayFixes.lastTrick(game);
      case "P018" -> PlayFixes.withoutFillers(game);
      case "R009" -> ValueFixes.emptied(game);
      case "PBN026" -> CommentFixes.text(game);
      case "PBN027", "PBN046" -> CommentFixes.pair(game);
      case "PBN042", "A010", "A020", "P005", "P024" -> CommentFixes.token(game);
      case "T001" -> TableFixes.sorted(game);
      case "R011" -> CommentFixes.unmarkedResult(game);
      default -> suggestion(game);
    };
  }

  private static Optional<Fix> suggestion(GameEdits game) {
    return switch (game.finding().code()) {
      case "PBN020" -> Suggestions.closedString(game);
      case "PBN021" -> Suggestions.quotedValue(game);
      case "PBN025" -> Suggestions.closedComment(game);
      case "PBN034" -> MeantValues.inherited(game);
      case "PBN061" -> MeantValues.unreadable(game);
      case "PBN040" -> Suggestions.joinedMark(game);
      case "PBN047" -> Suggestions.noteBehindSection(game);
      case "D001", "D002", "D003", "D004", "D005" -> Suggestions.completedDeal(game);
      case "D006" -> Suggestions.fourthHand(game);
      case "I001", "I002", "I005", "R001", "R002", "R005", "V001", "V004", "V005", "V009" ->
          Suggestions.expected(game);
      case "V006", "V007", "T002", "T004" ->
          game.tagAt(game.from()) < 0 ? TableFixes.expected(game) : Suggestions.points(game);
      case "I003" -> Suggestions.number(game);
      case "I007" -> Suggestions.vulnerability(game);
      case "A001" -> Suggestions.marked(game, "^I");
      case "A006" -> Suggestions.meantCall(game);
      case "A008" -> Suggestions.closingPasses(game);
      case "A014" ->
          game.finding().tag().isPresent()
              ? Suggestions.otherDealer(game)
              : SectionFixes.withMissingPass(game);
      case "A015" ->
          game.finding().tag().isPresent()
              ? Suggestions.expected(game)
              : Suggestions.auctionSeat(game);
      case "P001", "P002" -> Suggestions.meantCards(game);
      case "P025" -> Suggestions.meantCard(game);
      case "P003" -> Suggestions.marked(game, "^R");
      case "P006" -> Suggestions.markedLead(game);
      case "P007" -> Suggestions.marked(game, "^L");
      case "P011" -> Suggestions.turnedDeal(game);
      case "P014" -> Suggestions.probableCard(game);
      case "P021" -> Suggestions.declarer(game);
      case "R004" -> Suggestions.exchangedDeclarer(game);
      case "E007" -> Suggestions.exchangedLines(game);
      case "X002" -> Suggestions.dealOfBoard(game);
      case "X010" -> Suggestions.ofOtherRecord(game);
      default -> Optional.empty();
    };
  }

  // ---- the source as a whole

  @Override
  public boolean isFileWide(Diagnostic finding) {
    return finding.code().equals("PBN007") || finding.code().equals("X007");
  }

  /** PBN007: the line end that most lines have; of equally frequent ones that of the standard. */
  @Override
  public List<Edit> everywhere(String code, RecordText text) throws IOException {
    if (!code.equals("PBN007")) {
      return List.of();
    }
    if (usualLineEnd.isEmpty()) {
      usualLineEnd = Optional.of(countLineEnds());
    }
    String usual = usualLineEnd.get();
    byte[] bytes = text.bytes();
    List<Edit> edits = new ArrayList<>();
    for (int at = 0; at < bytes.length; at++) {
      if (!Ascii.isLineEnd(bytes[at])) {
        continue;
      }
      int end = at + (bytes[at] == '\r' && at + 1 < bytes.length && bytes[at + 1] == '\n' ? 2 : 1);
      Span span = new Span(text.offset() + at, text.offset() + end);
      if (!text.slice(span).equals(usual)) {
        edits.add(new Edit(span, usual));
      }
      at = end - 1;
    }
    return edits;
  }

  private String countLineEnds() throws IOException {
    long lf = 0;
    long crLf = 0;
    long cr = 0;
    byte[] block = new byte[BLOCK];
    boolean afterReturn = false;
    try (InputStream in = encoding().text(source.open())) {
      for (int length = in.read(block); length >= 0; length = in.read(block)) {
        for (int i = 0; i < length; i++) {
          if (block[i] == '\n') {
            crLf += afterReturn ? 1 : 0;
            lf += afterReturn ? 0 : 1;
          } else {
            cr += afterReturn ? 1 : 0;
          }
          afterReturn = block[i] == '\r';
        }
      }
    }
    cr += afterReturn ? 1 : 0;
    return crLf >= lf && crLf >= cr ? "\r\n" : lf >= cr ? "\n" : "\r";
  }

  private TextEncoding encoding() throws IOException {
    if (encoding.isEmpty()) {
      encoding = Optional.of(Survey.of(source, options.charset()).encoding());
    }
    return encoding.get();
  }

  @Override
  public byte[] toSource(byte[] text) {
    try {
      return encoding().toSource(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
