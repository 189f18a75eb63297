package org.handrec.lin;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins.Remnant;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.model.Board;

/**
 * Reads the boards of a LIN source: files of single boards, sessions and matches, presentations if
 * they are asked for, and addresses of the hand viewer, whose text is the LIN that they hold.
 *
 * <p>Memory does not grow with the source: a board longer than 1 MiB or 65,536 commands is cut
 * there (LIN026), and other text of such a length becomes a record without facts.
 */
public final class LinReader implements RecordReader {
  private static final int MAX_RECORD = CommandLexer.MAX_PIECE;
  private static final int MAX_COMMANDS = 1 << 16;

  private final CommandLexer lexer;
  private final Charset charset;
  private final boolean ascii;
  private final BoardBinder binder;
  private final SourceFindings sourceFindings;
  private final boolean withoutBoards;
  private final BoardSplitter splitter;

  private int line = 1;
  private int column = 1;
  private int index;
  private int scanned;
  private boolean ended;
  private Optional<Trailer> trailer = Optional.empty();

  private LinReader(
      CommandLexer lexer,
      Survey survey,
      BoardBinder binder,
      SourceFindings sourceFindings,
      boolean withoutBoards) {
    this.lexer = lexer;
    this.charset = survey.charset();
    this.ascii = survey.isAscii();
    this.binder = binder;
    this.sourceFindings = sourceFindings;
    this.withoutBoards = withoutBoards;
    this.splitter = new BoardSplitter(survey.isMovie());
  }

  /**
   * Opens a source, going over it once to find its charset and header.
   *
   * @throws IOException when it cannot be read
   */
  public static LinReader open(Source source, ReadOptions options) throws IOException {
    Source lin = HandviewerAddress.text(source);
    Survey survey = Survey.of(lin, options.charset());
    boolean withoutBoards = survey.isMovie() && !options.movies();
    SourceFindings findings =
        new SourceFindings(
            survey,
            HandviewerAddress.faults(source),
            HandviewerAddress.isCut(source),
            options.movies());
    return new LinReader(
        new CommandLexer(new ByteWindow(lin.open(), 0)),
        survey,
        new BoardBinder(survey.headers(), survey.isMovie()),
        findings,
        withoutBoards);
  }

  @Override
  public Optional<HandRecord> next() throws IOException {
    if (trailer.isPresent()) {
      return Optional.empty();
    }
    Commands commands = lexer.commands();
    while (scanned < commands.count() || readOne()) {
      if (isTooLong(commands)) {
        return Optional.of(cut(scanned));
      }
      int boundary = withoutBoards ? -1 : splitter.boundary(lexer.window(), commands, scanned);
      boolean whole = boundary >= 0 && splitter.isBoard();
      if (whole) {
        return Optional.of(board(boundary, false));
      }
      if (boundary >= 0) {
        splitter.begin(boundary);
        scanned = boundary;
      }
      splitter.take(lexer.window(), commands, scanned);
      scanned++;
      if (scanned == commands.count()) {
        takePlay(commands);
      }
    }
    return end();
  }

  /** Takes the calls and cards that follow: they begin no board. */
  private void takePlay(Commands commands) {
    boolean any = lexer.readPlay(MAX_COMMANDS, MAX_RECORD);
    if (commands.count() > scanned) {
      splitter.takePlay(any);
      scanned = commands.count();
    }
  }

  /** Reads one more command; the end is met once, with what is slipped over there. */
  private boolean readOne() throws IOException {
    ended = ended || !lexer.read();
    return !ended;
  }

  private boolean isTooLong(Commands commands) {
    return scanned > 0 && (commands.end(scanned) > MAX_RECORD || scanned >= MAX_COMMANDS);
  }

  /** The first commands, although the board may go on. */
  private HandRecord cut(int count) {
    return isBoard() ? board(count, true) : withoutFacts(count);
  }

  private boolean isBoard() {
    return !withoutBoards && splitter.isBoard();
  }

  private Optional<HandRecord> end() throws IOException {
    int count = lexer.commands().count();
    if (isBoard()) {
      return Optional.of(board(count, false));
    }
    byte[] bytes = lexer.window().first(lexer.window().length());
    RecordText text = text(bytes);
    Findings findings = new Findings(text);
    binder.passOver(new Segment(bytes, text, lexer.commands().first(count), count), findings);
    sourceFindings.addAll(findings);
    slips(findings, Long.MAX_VALUE);
    // Without a record the trailer is the whole source.
    List<Remnant> remnants = new ArrayList<>(sourceFindings.remnants());
    remnants.addAll(index == 0 ? List.of() : binder.rest());
    trailer = Optional.of(new Trailer(text, findings.all(), remnants));
    return Optional.empty();
  }

  private HandRecord board(int count, boolean cut) {
    Segment segment = segment(count, splitter.first());
    Findings findings = new Findings(segment.text());
    sourceFindings.addAll(findings);
    slips(findings, segment.text().span().end());
    if (cut) {
      int end = segment.bytes().length;
      findings.add(
          findings.at(
              "LIN026", end, end, "record is longer than 1 MiB or 65,536 commands; cut here"));
    }
    HandRecord record = binder.bind(++index, segment, findings);
    advance(segment, count);
    return record;
  }

  private HandRecord withoutFacts(int count) {
    Segment segment = segment(count, count);
    Findings findings = new Findings(segment.text());
    sourceFindings.addAll(findings);
    slips(findings, segment.text().span().end());
    binder.passOver(segment, findings);
    List<Diagnostic> found = findings.all();
    Places places = Places.none(segment.text().offset());
    places.remnants(
        List.of(new Remnant("text of no board", segment.text(), segment.text().span())));
    advance(segment, count);
    return new HandRecord(
        ++index, HandRecord.Kind.HEADER, Board.builder().build(), places, segment.text(), found);
  }

  private Segment segment(int count, int first) {
    byte[] bytes = lexer.window().first(lexer.commands().end(count - 1));
    return new Segment(bytes, text(bytes), lexer.commands().first(count), first);
  }

  private RecordText text(byte[] bytes) {
    return new RecordText(bytes, lexer.window().offset(), line, column, charset);
  }

  private void slips(Findings findings, long end) {
    Deque<CommandLexer.Slip> slips = lexer.slips();
    while (!slips.isEmpty() && slips.element().start() < end) {
      findings.slip(slips.remove());
    }
  }

  private void advance(Segment segment, int count) {
    Location end = segment.text().locate(Span.at(segment.text().span().end()));
    line = end.line();
    column = end.column();
    lexer.drop(count);
    scanned = 0;
    splitter.begin(0);
  }

  @Override
  public boolean isAscii() {
    return ascii;
  }

  @Override
  public Trailer trailer() {
    return trailer.orElseThrow(() -> new IllegalStateException("records are left to read"));
  }

  /** The charset of the source. */
  public Charset charset() {
    return charset;
  }

  @Override
  public void close() throws IOException {
    lexer.close();
  }
}
