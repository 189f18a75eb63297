package org.handrec.lin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.format.Origins;

/**
 * The commands of a board that mean something to other programs only: {@code zz sa ob} and so on.
 * In a tag they stand as {@code zz=3.53}, parted by bars, which no value can hold.
 *
 * <p>Commands that would change how a file is read are not among them: those that take back calls
 * or cards, those of a header, and those that make a file a presentation.
 */
final class OtherCommands {
  /** The tag that holds them in PBN. */
  static final String TAG = "LinExtra";

  private static final String SEATS = "wnes";

  private final Deque<Origins.Remnant> waiting;

  private OtherCommands(List<Origins.Remnant> commands) {
    this.waiting = new ArrayDeque<>(commands);
  }

  /** Those of a record read from LIN; none when they are not wanted. */
  static OtherCommands of(HandRecord record, boolean wanted) {
    return new OtherCommands(
        wanted
            ? record.origins().remnants().stream().filter(OtherCommands::isOther).toList()
            : List.of());
  }

  /** Whether a piece of a text is such a command. */
  static boolean isOther(Origins.Remnant remnant) {
    return remnant.kind().startsWith("command ") && Remnants.isOther(name(remnant.datum()));
  }

  private static int name(String command) {
    return command.length() < 2
        ? CommandName.NONE
        : CommandName.of((byte) command.charAt(0), (byte) command.charAt(1));
  }

  /** Whether there are none left. */
  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** The value of the tag; nothing when there are none. */
  String tag() {
    StringJoiner parts = new StringJoiner("|");
    for (Origins.Remnant remnant : waiting) {
      parts.add(name(remnant).toLowerCase(Locale.ROOT) + "=" + value(remnant));
    }
    return parts.toString();
  }

  private static String name(Origins.Remnant remnant) {
    return remnant.datum().substring(0, 2);
  }

  private static String value(Origins.Remnant remnant) {
    String text = remnant.datum();
    String value = text.substring(text.indexOf('|') + 1);
    return Values.onOneLine(value.endsWith("|") ? value.substring(0, value.length() - 1) : value);
  }

  /**
   * The hands that are hidden where the only {@code sk} lists some to show, which is taken out;
   * empty otherwise.
   */
  Optional<String> takeHidden() {
    List<Origins.Remnant> shows =
        waiting.stream().filter(r -> name(r.datum()) == CommandName.SK).toList();
    if (shows.size() != 1) {
      return Optional.empty();
    }
    String shown = value(shows.get(0)).toLowerCase(Locale.ROOT);
    boolean seats = !shown.isEmpty() && shown.chars().allMatch(c -> SEATS.indexOf(c) >= 0);
    String hidden = others(shown);
    if (!seats || hidden.isEmpty()) {
      return Optional.empty();
    }
    waiting.remove(shows.get(0));
    return Optional.of(hidden.toUpperCase(Locale.ROOT));
  }

  private static String others(String seats) {
    StringBuilder others = new StringBuilder(4);
    for (int i = 0; i < SEATS.length(); i++) {
      char seat = SEATS.charAt(i);
      others.append(seats.indexOf(seat) < 0 ? seat : "");
    }
    return others.toString();
  }

  /** Writes those that stand before an offset of the source and are not yet written. */
  void writeBefore(long offset, StringBuilder out) {
    while (!waiting.isEmpty() && waiting.element().span().start() < offset) {
      Origins.Remnant remnant = waiting.remove();
      out.append(name(remnant)).append('|').append(value(remnant)).append('|');
    }
  }

  /** Writes the commands that the tags of a PBN record hold; what cannot be one is lost. */
  static void writeTags(HandRecord record, StringBuilder out, LossList losses) {
    Optional<String> extra = record.board().text(TAG).value();
    List<String> wrong = new ArrayList<>();
    boolean changed = false;
    for (String part : extra.map(text -> text.split("\\|", -1)).orElse(new String[0])) {
      int equals = part.indexOf('=');
      boolean whole = part.equals(ValueText.whole(part));
      if (equals == 2 && whole && isName(part) && Remnants.isOther(name(part))) {
        String value = Values.onOneLine(part.substring(3));
        out.append(part, 0, 2).append('|').append(value).append('|');
        changed |= !value.equals(part.substring(3));
      } else {
        wrong.add(part);
      }
    }
    if (!wrong.isEmpty()) {
      losses.tag(TAG, "tag " + TAG, String.join("|", wrong), Fate.DROPPED);
    }
    if (changed) {
      losses.tag(TAG, "characters of " + TAG, extra.get(), Fate.REPLACED);
    }
    Optional<String> hidden = record.board().text("Hidden").value();
    if (hidden.isPresent()) {
      String shown = others(hidden.get().toLowerCase(Locale.ROOT));
      if (shown.isEmpty()) {
        losses.tag("Hidden", "tag Hidden", hidden.get(), Fate.DROPPED);
      } else {
        out.append("sk|").append(shown).append('|');
      }
    }
  }

  private static boolean isName(String part) {
    return part.charAt(0) < 0x80
        && part.charAt(1) < 0x80
        && CommandName.isPlausible((byte) part.charAt(0), (byte) part.charAt(1));
  }
}
