package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.RecordedResult;

/**
 * What the header of a team or session file says of all its boards: the match ({@code vg}), the
 * results ({@code rs}), the names ({@code pw}) and the numbers ({@code bn}) by entry.
 */
final class Header {
  private static final int VG_FIELDS = 9;

  private final List<Command> commands;
  private final List<String> match;
  private final List<String> results;
  private final List<String> names;
  private final List<String> numbers;
  private final OptionalInt first;
  private final OptionalInt last;
  private final boolean teams;

  private Header(List<Command> commands, boolean closedRoom, boolean secondLineUp) {
    this.commands = commands;
    this.match = fields(CommandName.VG);
    this.results = fields(CommandName.RS);
    this.names = fields(CommandName.PW);
    this.numbers = fields(CommandName.BN);
    this.first = Values.number(match(3));
    this.last = Values.number(match(4));
    this.teams =
        closedRoom
            || secondLineUp
            || match(2).equalsIgnoreCase("I")
            || match(2).equalsIgnoreCase("B");
  }

  static Header of(List<Command> commands, boolean closedRoom, boolean secondLineUp) {
    return new Header(commands, closedRoom, secondLineUp);
  }

  /**
   * A command of the header.
   *
   * @param name its {@link CommandName}
   * @param text its text alone
   * @param span its name
   * @param value its value, without line breaks
   */
  record Command(int name, RecordText text, Span span, String value) {
    static Command of(int name, RecordText text, Span span) {
      String all = text.slice(text.span());
      int from = all.indexOf('|') + 1;
      int to = all.endsWith("|") && all.length() > from ? all.length() - 1 : all.length();
      return new Command(name, text, span, Values.withoutBreaks(all.substring(from, to)));
    }
  }

  /** A command of a name; empty when the source has none. */
  Optional<Command> command(int name) {
    return commands.stream().filter(command -> command.name() == name).findFirst();
  }

  private List<String> fields(int name) {
    return command(name).map(command -> Values.fields(command.value())).orElse(List.of());
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
    return field < match.size() ? match.get(field) : "";
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

  /** Number of entries in the list of results without an empty one more than are needed. */
  int listedResults() {
    int needed =
        first.isPresent() && last.isPresent()
            ? 2 * (last.getAsInt() - first.getAsInt() + 1)
            : results.size();
    boolean oneMore = results.size() == needed + 1 && results.get(results.size() - 1).isBlank();
    return oneMore ? needed : results.size();
  }

  /** The entries of the list of results that cannot be read, from 1, with their texts. */
  List<RecordedResult> unreadableResults() {
    List<RecordedResult> unreadable = new ArrayList<>(0);
    for (int i = 0; i < results.size(); i++) {
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
    if (index < 0 || index >= results.size() || results.get((int) index).isBlank()) {
      return Optional.empty();
    }
    return ResultEntry.read((int) index + 1, results.get((int) index).strip());
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
    int most = last.isPresent() && first.isPresent() ? last.getAsInt() - first.getAsInt() + 1 : 0;
    int perEntry = most > 0 && names.size() >= 8 * most ? 8 : 4;
    long index = first.isPresent() && names.size() > 4 ? (long) entry - first.getAsInt() : 0;
    List<String> found = new ArrayList<>(4);
    for (int seat = 0; seat < 4; seat++) {
      found.add(name(index, perEntry, seat + (perEntry == 8 && room == 1 ? 4 : 0)));
    }
    return found;
  }

  private String name(long index, int perEntry, int seat) {
    for (long i = Math.min(index, names.size() / perEntry); i >= 0; i--) {
      long at = i * perEntry + seat;
      if (at < names.size() && !names.get((int) at).isBlank()) {
        return names.get((int) at).strip();
      }
    }
    return "";
  }
}
