package org.handrec.lin;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins;
import org.handrec.core.format.Origins.Remnant;
import org.handrec.core.model.RecordedResult;

/**
 * What the header of a team or session file says of its boards: the match ({@code vg}), the results
 * ({@code rs}), the names ({@code pw}) and the numbers ({@code bn}) by entry. It keeps account of
 * what the boards took from it, so that the rest can be told.
 */
final class Header {
  private static final int VG_FIELDS = 9;

  /** The first fields of {@code vg} that no board is asked for: the range of the entries. */
  private static final int FIRST = 3;

  private static final int NOWHERE = -1;

  private final long begin;
  private final List<Command> commands;
  private final List<String> match;

  /** Those of its fields that are used, since every board asks for them. */
  private final List<String> matchTexts;

  private final Optional<Origins.Passage> resultsPlace;
  private final List<String> results;
  private final List<String> names;
  private final List<String> numbers;
  private final OptionalInt first;
  private final OptionalInt last;
  private final boolean teams;
  private final int namesPerEntry;
  private final int[] givenNames;

  // What boards took, by place in the list.
  private final BitSet takenResults = new BitSet();
  private final BitSet takenNames = new BitSet();
  private final BitSet takenNumbers = new BitSet();
  private int lowestEntry = Integer.MAX_VALUE;
  private int highestEntry;

  private Header(long begin, List<Command> commands, boolean closedRoom, boolean secondLineUp) {
    this.begin = begin;
    this.commands = commands;
    this.match = fields(CommandName.VG);
    this.matchTexts = match.stream().limit(VG_FIELDS).toList();
    this.resultsPlace =
        command(CommandName.RS).map(rs -> new Origins.Passage(rs.text(), rs.span()));
    this.results = fields(CommandName.RS);
    this.names = fields(CommandName.PW);
    this.numbers = fields(CommandName.BN);
    this.first = Values.number(match(FIRST));
    this.last = Values.number(match(FIRST + 1));
    this.teams =
        closedRoom
            || secondLineUp
            || match(2).equalsIgnoreCase("I")
            || match(2).equalsIgnoreCase("B");
    this.namesPerEntry = namesPerEntry();
    this.givenNames = givenNames();
  }

  /**
   * A header.
   *
   * @param begin from which offset on it holds
   */
  static Header of(long begin, List<Command> commands, boolean closedRoom, boolean secondLineUp) {
    return new Header(begin, commands, closedRoom, secondLineUp);
  }

  /** From which offset on it holds. */
  long begin() {
    return begin;
  }

  /** Whether a command is one of those that are used. */
  boolean uses(long offset) {
    return commands.stream().anyMatch(command -> command.span().start() == offset);
  }

  /**
   * A command of the header.
   *
   * @param name its {@link CommandName}
   * @param text its text alone
   * @param span its name
   * @param fields the fields of its value
   */
  record Command(int name, RecordText text, Span span, Fields fields) {
    static Command of(int name, RecordText text, Span span) {
      byte[] bytes = text.bytes();
      int from = 0;
      while (bytes[from++] != '|') {}
      boolean closed = bytes.length > from && bytes[bytes.length - 1] == '|';
      int to = bytes.length - (closed ? 1 : 0);
      return new Command(name, text, span, new Fields(text, bytes, from, to));
    }
  }

  /** A command of a name; empty when the source has none. */
  Optional<Command> command(int name) {
    return commands.stream().filter(command -> command.name() == name).findFirst();
  }

  private List<String> fields(int name) {
    return command(name).<List<String>>map(Command::fields).orElse(List.of());
  }

  /** Whether there is a {@code vg}. */
  boolean isPresent() {
    return !match.isEmpty();
  }

  /** Whether the source is a match of two teams, so that the letter of a label is a room. */
  boolean isTeams() {
    return teams;
  }

  /** A field of {@code vg}, from 0; nothing when it is not there. */
  String match(int field) {
    return field < matchTexts.size() ? matchTexts.get(field) : "";
  }

  /** Number of fields of {@code vg} when that is not nine; empty when all is well. */
  OptionalInt wrongFieldCount() {
    return match.isEmpty() || match.size() == VG_FIELDS
        ? OptionalInt.empty()
        : OptionalInt.of(match.size());
  }

  /** The number of entries that the list of results needs, when it does not have them. */
  OptionalInt neededResults() {
    if (results.isEmpty() || first.isEmpty() || last.isEmpty()) {
      return OptionalInt.empty();
    }
    int needed = 2 * (last.getAsInt() - first.getAsInt() + 1);
    boolean fits = listedResults() == needed || needed <= 0;
    return fits ? OptionalInt.empty() : OptionalInt.of(needed);
  }

  /** Where the list of results stands. */
  Optional<Origins.Passage> resultsPlace() {
    return resultsPlace;
  }

  /** Number of entries in the list of results without an empty one more than are needed. */
  int listedResults() {
    int needed =
        first.isPresent() && last.isPresent()
            ? 2 * (last.getAsInt() - first.getAsInt() + 1)
            : results.size();
    boolean oneMore = results.size() == needed + 1 && results.get(results.size() - 1).isBlank();
    return oneMore ? needed : results.size();
  }

  /** The first entries of the list of results that cannot be read, from 1, with their texts. */
  List<RecordedResult> unreadableResults() {
    List<RecordedResult> unreadable = new ArrayList<>(0);
    for (int i = 0; i < results.size() && unreadable.size() < Findings.MOST; i++) {
      String text = results.get(i).strip();
      if (!text.isEmpty() && ResultEntry.read(i + 1, text).isEmpty()) {
        unreadable.add(RecordedResult.unreadable(i + 1, text));
      }
    }
    return unreadable;
  }

  /**
   * The result of an entry.
   *
   * @param entry the number in the label
   * @param room 0 open, 1 closed, -1 when the source has no rooms: then the one that is given
   */
  Optional<RecordedResult> result(int entry, int room) {
    if (first.isEmpty()) {
      return Optional.empty();
    }
    long index = 2L * ((long) entry - first.getAsInt());
    return room >= 0 ? result(index + room) : result(index).or(() -> result(index + 1));
  }

  private Optional<RecordedResult> result(long index) {
    String text = index < 0 || index >= results.size() ? "" : results.get((int) index).strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<RecordedResult> entry = ResultEntry.read((int) index + 1, text);
    takenResults.set((int) index, entry.isPresent());
    return entry;
  }

  /** A board of an entry and its number, which need not be that of the list. */
  void take(int entry, OptionalInt number) {
    lowestEntry = Math.min(lowestEntry, entry);
    highestEntry = Math.max(highestEntry, entry);
    if (number.isPresent() && number(entry).equals(number)) {
      takenNumbers.set(entry - first.orElseThrow());
    }
  }

  /** The number of the board of an entry. */
  OptionalInt number(int entry) {
    long index = first.isPresent() ? (long) entry - first.getAsInt() : -1;
    return index >= 0 && index < numbers.size()
        ? Values.number(numbers.get((int) index))
        : OptionalInt.empty();
  }

  /**
   * The names of an entry in the order South, West, North, East; an empty field is that of the
   * entry before.
   *
   * @param room 0 open, 1 closed, -1 none
   */
  List<String> names(int entry, int room) {
    List<String> found = new ArrayList<>(4);
    for (int seat = 0; seat < 4; seat++) {
      int at = nameAt(entry, room, seat);
      found.add(at < 0 ? "" : names.get(at).strip());
    }
    return found;
  }

  /** Takes note of the names of a board, from wherever they come. */
  void takeNames(int entry, int room, List<String> seats) {
    for (int seat = 0; seat < 4 && !names.isEmpty(); seat++) {
      int at = nameAt(entry, room, seat);
      if (at >= 0 && names.get(at).strip().equals(seats.get(seat))) {
        takenNames.set(at);
      }
    }
  }

  private int nameAt(int entry, int room, int seat) {
    long index = first.isPresent() && names.size() > 4 ? (long) entry - first.getAsInt() : 0;
    int column = seat + (namesPerEntry == 8 && room == 1 ? 4 : 0);
    if (index < 0) {
      return NOWHERE;
    }
    int at = (int) Math.min(index, names.size() / namesPerEntry) * namesPerEntry + column;
    at -= at < names.size() ? 0 : namesPerEntry;
    return at < 0 ? NOWHERE : givenNames[at];
  }

  /** For each name its own place where it is given, else that of the entry before. */
  private int[] givenNames() {
    int[] given = new int[names.size()];
    for (int i = 0; i < given.length; i++) {
      int before = i >= namesPerEntry ? given[i - namesPerEntry] : NOWHERE;
      given[i] = names.get(i).isEmpty() ? before : i;
    }
    return given;
  }

  private int namesPerEntry() {
    int most = last.isPresent() && first.isPresent() ? last.getAsInt() - first.getAsInt() + 1 : 0;
    return most > 0 && names.size() >= 8 * most ? 8 : 4;
  }

  /**
   * What no board took: results, names and numbers of others, and fields too many.
   *
   * @param most so many pieces of a list are told one by one; what follows is one piece
   */
  List<Remnant> untaken(int most) {
    List<Remnant> found = new ArrayList<>(0);
    add(found, most, CommandName.RS, results, takenResults, "recorded result without a board");
    add(found, most, CommandName.PW, names, takenNames, "name without a board");
    add(found, most, CommandName.BN, numbers, takenNumbers, "board number without a board");
    BitSet known = new BitSet();
    known.set(0, VG_FIELDS);
    known.set(FIRST, first.isPresent() && first.getAsInt() == lowestEntry);
    known.set(FIRST + 1, last.isPresent() && last.getAsInt() == highestEntry);
    add(found, most, CommandName.VG, match, known, "field of the match");
    return found;
  }

  private void add(
      List<Remnant> found, int most, int name, List<String> values, BitSet taken, String kind) {
    int next = nextUntaken(values, taken, 0);
    if (next == values.size()) {
      return;
    }
    Fields fields = command(name).orElseThrow().fields();
    for (int told = 0; next < values.size(); told++) {
      int end = told == most ? values.size() - 1 : next;
      found.add(fields.remnant(kind, next, end));
      next = nextUntaken(values, taken, end + 1);
    }
  }

  private static int nextUntaken(List<String> values, BitSet taken, int from) {
    int i = from;
    while (i < values.size() && (taken.get(i) || values.get(i).isBlank())) {
      i++;
    }
    return i;
  }
}
