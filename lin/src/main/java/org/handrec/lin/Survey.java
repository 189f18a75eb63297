package org.handrec.lin;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.diagnose.Span;

/**
 * What must be known of a source before its boards are read: its charset, the commands of its
 * header wherever they stand, and whether it is a presentation.
 */
final class Survey {
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  /** So many bytes are taken in at once. */
  private static final int BLOCK = 1 << 14;

  /** No more bytes of header commands are kept. */
  private static final int MOST = 1 << 20;

  /** No more matches in one source have a header of their own. */
  private static final int MOST_HEADERS = 1000;

  private final TextCensus census = new TextCensus();
  private final List<Group> groups = new ArrayList<>(List.of(new Group(0)));
  private int kept;
  private boolean presentation;
  private boolean header;
  private boolean commandSeen;
  private boolean dealBegun;
  private boolean dealCounted;
  private int deals;
  private Charset charset = StandardCharsets.UTF_8;
  private boolean guessed;
  private boolean ascii;

  private Survey() {}

  /** A header command as it is met: the charset is not known yet. */
  @SuppressWarnings("ArrayRecordComponent") // stays in this package and is never compared
  private record Sight(int name, byte[] bytes, long offset, int line, int byteColumn, int column) {}

  /** The commands of one header; it holds up to the next {@code vg} that is not the first. */
  private static final class Group {
    private final long begin;
    private final List<Sight> sights = new ArrayList<>(5);
    private boolean closedRoom;
    private boolean secondLineUp;

    Group(long begin) {
      this.begin = begin;
    }

    boolean has(int name) {
      return sights.stream().anyMatch(sight -> sight.name == name);
    }
  }

  /**
   * Goes over a source.
   *
   * @param wanted the charset, whatever the source is
   * @throws IOException when it cannot be read
   */
  static Survey of(Source source, Optional<Charset> wanted) throws IOException {
    Survey survey = new Survey();
    try (CommandLexer lexer = new CommandLexer(new ByteWindow(source.open(), 0))) {
      while (lexer.read()) {
        int last = lexer.commands().count() - 1;
        survey.take(lexer.window(), lexer.commands(), last);
        if (lexer.commands().end() >= BLOCK) {
          survey.count(lexer.window(), lexer.commands().end());
          lexer.drop(last + 1);
          lexer.slips().clear();
        }
        lexer.passPlay();
      }
      survey.count(lexer.window(), lexer.window().length());
    }
    survey.ascii = wanted.isEmpty() && survey.census.isAscii();
    survey.guessed = wanted.isEmpty() && !survey.census.isUtf8();
    survey.charset = wanted.orElse(survey.guessed ? WINDOWS : StandardCharsets.UTF_8);
    return survey;
  }

  /** Counts the text up to a position. */
  private void count(ByteWindow window, int to) {
    census.take(window, (int) (census.position() - window.offset()), to);
  }

  private void take(ByteWindow window, Commands commands, int command) {
    int name = commands.name(command);
    commandSeen |= name != CommandName.NONE;
    presentation |= CommandName.isPresentation(name);
    switch (name) {
      case CommandName.VG, CommandName.RS, CommandName.PW, CommandName.BN, CommandName.MP ->
          header(window, commands, command);
      case CommandName.QX -> group().closedRoom |= isClosedRoom(window, commands, command);
      case CommandName.PN -> group().secondLineUp |= hasSecondLineUp(window, commands, command);
      case CommandName.MD -> deal(window, commands, command);
      default -> {}
    }
  }

  /** The header that the present command belongs to. */
  private Group group() {
    return groups.get(groups.size() - 1);
  }

  private void header(ByteWindow window, Commands commands, int command) {
    int name = commands.name(command);
    int start = commands.start(command);
    boolean fits = kept + commands.end(command) - start <= MOST;
    if (name == CommandName.VG) {
      header = true;
      if (fits && group().has(CommandName.VG) && groups.size() < MOST_HEADERS) {
        groups.add(new Group(window.offset() + start));
      }
    }
    if (!fits || group().has(name)) {
      return;
    }
    count(window, start);
    kept += commands.end(command) - start;
    group()
        .sights
        .add(
            new Sight(
                name,
                window.copy(start, commands.end(command)),
                window.offset() + start,
                census.line(),
                census.byteColumn(),
                census.characterColumn()));
  }

  private static boolean isClosedRoom(ByteWindow window, Commands commands, int command) {
    int from = commands.value(command);
    return from + 1 < commands.valueEnd(command)
        && (window.at(from) | 0x20) == 'c'
        && window.at(from + 1) >= '0'
        && window.at(from + 1) <= '9';
  }

  /** Whether there are eight names of which the last four are not all empty. */
  private static boolean hasSecondLineUp(ByteWindow window, Commands commands, int command) {
    int fields = 1;
    boolean filled = false;
    for (int i = commands.value(command); i < commands.valueEnd(command); i++) {
      if (window.at(i) == ',') {
        fields++;
      } else {
        filled |= fields > 4 && !CommandLexer.isBlank(window.at(i));
      }
    }
    return fields == 8 && filled;
  }

  /** A deal counts once cards are known, as it does when the boards are read. */
  private void deal(ByteWindow window, Commands commands, int command) {
    if (!BoardSplitter.isChange(window, commands, command)) {
      dealBegun = true;
      dealCounted = false;
    }
    if (dealBegun && !dealCounted && BoardSplitter.hasCards(window, commands, command)) {
      dealCounted = true;
      deals++;
    }
  }

  /** The charset of the source. */
  Charset charset() {
    return charset;
  }

  /** Whether no charset was given and there is nothing but ASCII characters. */
  boolean isAscii() {
    return ascii;
  }

  /** Whether the bytes are no UTF-8 and no charset was given. */
  boolean isGuessed() {
    return guessed;
  }

  /** Whether there is a command at all. */
  boolean hasCommands() {
    return commandSeen;
  }

  /** Whether the source is a presentation: no header, but commands that lay out pages. */
  boolean isMovie() {
    return presentation && !header;
  }

  /** Number of deals. */
  int deals() {
    return deals;
  }

  /** The headers in the order of the source, at least one; of each the first command of a name. */
  List<Header> headers() {
    return groups.stream()
        .map(
            group ->
                Header.of(
                    group.begin,
                    group.sights.stream().map(this::command).toList(),
                    group.closedRoom,
                    group.secondLineUp))
        .toList();
  }

  private Header.Command command(Sight sight) {
    boolean utf8 = charset.equals(StandardCharsets.UTF_8);
    RecordText text =
        new RecordText(
            sight.bytes, sight.offset, sight.line, utf8 ? sight.column : sight.byteColumn, charset);
    return Header.Command.of(sight.name, text, new Span(sight.offset, sight.offset + 2));
  }
}
