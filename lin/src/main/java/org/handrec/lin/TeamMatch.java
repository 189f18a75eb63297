package org.handrec.lin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.model.Board;
import org.handrec.core.model.Fact;
import org.handrec.core.rules.Replay;

/**
 * The boards of a match as long as they may be one: all of one event, each board once in each room,
 * unless its source is a match that has one twice. A match has a header: {@code vg} with nine
 * fields, {@code rs} with two results a board, {@code pn} with the line-ups of both rooms.
 */
final class TeamMatch {
  /** More boards than this are no match; they would have to be kept in memory. */
  private static final int MOST = 1000;

  /** So many bytes of memory are taken by the boards at most, about. */
  private static final long MOST_BYTES = 16 << 20;

  /** What a board takes besides its texts, about. */
  private static final int BOARD_BYTES = 4096;

  private static final List<String> COMMON =
      List.of(
          "Event",
          "Stage",
          "HomeTeam",
          "VisitTeam",
          "Scoring",
          "Competition",
          "LinScoring",
          "LinCarryOver");

  private final List<Entry> entries = new ArrayList<>();
  private int first = Integer.MAX_VALUE;
  private int last;
  private long bytes;
  private boolean tooWide;

  /**
   * A board of the match.
   *
   * @param closed whether it was played in the closed room
   */
  record Entry(WrittenBoard board, HandRecord record, boolean closed, String result) {
    int order() {
      return 2 * board.number() + (closed ? 1 : 0);
    }
  }

  /** Whether a board may belong to the match, after those that do. */
  boolean accepts(HandRecord record) {
    Board board = record.board();
    Optional<String> room = board.text("Room").value();
    if (room.isEmpty() || board.number().value().isEmpty()) {
      return false;
    }
    boolean closed = room.get().equals("Closed");
    int number = board.number().value().get();
    int width = Math.max(last, number) - Math.min(first, number);
    boolean accepted =
        (closed || room.get().equals("Open"))
            && (LinTags.isLin(record) || !has(number, closed))
            && (entries.isEmpty() || isSameMatch(board, entries.get(0).record.board()));
    tooWide |= accepted && width >= MOST;
    return accepted && width < MOST;
  }

  /** Whether there is no room for more boards. */
  boolean isFull() {
    return tooWide || bytes >= MOST_BYTES;
  }

  private boolean has(int number, boolean closed) {
    return entries.stream().anyMatch(e -> e.board.number() == number && e.closed == closed);
  }

  private static boolean isSameMatch(Board board, Board other) {
    for (String name : COMMON) {
      if (!board.text(name).equals(other.text(name))) {
        return false;
      }
    }
    return true;
  }

  /** Adds a board that is accepted. */
  void add(WrittenBoard board, HandRecord record, Replay replay) {
    boolean closed = record.board().text("Room").value().orElse("").equals("Closed");
    entries.add(new Entry(board, record, closed, WrittenBoard.result(record.board(), replay)));
    Span text = record.text().span();
    bytes += BOARD_BYTES + text.end() - text.start() + 2L * board.commands().length();
    first = Math.min(first, board.number());
    last = Math.max(last, board.number());
  }

  /** The boards in the order in which they came. */
  List<Entry> entries() {
    return entries;
  }

  /** Whether the boards are a match, and nothing of their names would be read otherwise. */
  boolean isMatch() {
    boolean bothRooms = has(true) && has(false);
    boolean teams = text("HomeTeam").isPresent() && text("VisitTeam").isPresent();
    boolean scored = scoring().equals("I") || scoring().equals("B");
    return (bothRooms || (teams && scored)) && namesFollow(true) && namesFollow(false);
  }

  private boolean has(boolean closed) {
    return entries.stream().anyMatch(entry -> entry.closed == closed);
  }

  private Optional<String> text(String name) {
    return entries.get(0).record.board().text(name).value();
  }

  /**
   * Whether each line-up of a room can be told from the one before: an empty name leaves the one in
   * force as it is, and a room without names takes those of the other.
   */
  private boolean namesFollow(boolean closed) {
    String[] force = {"", "", "", ""};
    boolean any = false;
    for (Entry entry : sorted()) {
      if (entry.closed == closed) {
        String[] names = entry.board.names().split(",", -1);
        for (int i = 0; i < 4; i++) {
          if (names[i].isEmpty() && !force[i].isEmpty()) {
            return false;
          }
          any |= !names[i].isEmpty();
        }
        force = names;
      }
    }
    return any || !has(closed) || !has(!closed);
  }

  private List<Entry> sorted() {
    List<Entry> sorted = new ArrayList<>(entries);
    sorted.sort(Comparator.comparingInt(Entry::order));
    return sorted;
  }

  /** The scoring of the header. */
  private String scoring() {
    Optional<String> own = text("LinScoring");
    if (own.isPresent()) {
      return ValueText.field(own.get());
    }
    String scoring = text("Scoring").orElse("");
    return scoring.equals("IMP") ? "I" : scoring.equals("BAM") ? "B" : "";
  }

  private String[] carryOver() {
    String[] carry = text("LinCarryOver").map(ValueText::name).orElse(";").split(";", -1);
    return carry.length == 2 ? carry : new String[] {"", ""};
  }

  private String field(String name) {
    return text(name).map(ValueText::field).orElse("");
  }

  /** The lines of the file. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    String[] carry = carryOver();
    lines.add(
        String.join(
            ",",
            "vg|" + field("Event"),
            field("Stage"),
            scoring(),
            Integer.toString(first),
            Integer.toString(last),
            field("HomeTeam"),
            carry[0],
            field("VisitTeam"),
            carry[1] + "|"));
    lines.add("rs|" + String.join(",", results()) + "|");
    List<Entry> sorted = sorted();
    String[] force = {namesOfFirst(sorted, false), namesOfFirst(sorted, true)};
    lines.add(lineUp(force));
    lines.add("pg||");
    for (Entry entry : sorted) {
      int room = entry.closed ? 1 : 0;
      if (!entry.board.names().equals(force[room])) {
        force[room] = entry.board.names();
        lines.add(lineUp(force));
      }
      lines.add(
          "qx|" + (entry.closed ? "c" : "o") + entry.board.number() + "|" + entry.board.commands());
    }
    return lines;
  }

  private static String lineUp(String[] rooms) {
    return "pn|" + rooms[0] + "," + rooms[1] + "|";
  }

  private static String namesOfFirst(List<Entry> sorted, boolean closed) {
    return sorted.stream()
        .filter(entry -> entry.closed == closed)
        .findFirst()
        .map(entry -> entry.board.names())
        .orElse(",,,");
  }

  private String[] results() {
    String[] results = new String[2 * (last - first + 1)];
    Arrays.fill(results, "");
    for (Entry entry : entries) {
      results[entry.order() - 2 * first] = entry.result;
    }
    return results;
  }

  /** What the header does not hold as the boards did. */
  List<Loss> losses() {
    List<Loss> losses = new ArrayList<>();
    for (Entry entry : entries) {
      LossList list = new LossList(entry.record);
      for (String name : List.of("Event", "Stage", "HomeTeam", "VisitTeam", "LinScoring")) {
        text(name)
            .filter(value -> !ValueText.field(value).equals(value))
            .ifPresent(value -> list.tag(name, "characters of " + name, value, Fate.REPLACED));
      }
      text("Scoring")
          .filter(value -> !value.equals(ofLetter(scoring())))
          .ifPresent(value -> list.tag("Scoring", "tag Scoring", value, Fate.DROPPED));
      text("Competition")
          .filter(value -> !value.equals("Teams"))
          .ifPresent(value -> list.tag("Competition", "tag Competition", value, Fate.DROPPED));
      text("LinCarryOver")
          .filter(value -> !String.join(";", carryOver()).equals(value))
          .ifPresent(value -> list.tag("LinCarryOver", "tag LinCarryOver", value, Fate.DROPPED));
      recorded(entry.record, list);
      for (String name : COMMON) {
        if (entry.record.board().text(name).equals(Fact.empty())) {
          list.tag(name, "tag " + name, "", Fate.DROPPED);
        }
      }
      LinTags.reportLabel(entry.record, list);
      losses.addAll(list.losses());
    }
    return losses;
  }

  /** An entry of the list of results that cannot be read as one belongs to no board. */
  private static void recorded(HandRecord record, LossList losses) {
    String name = "LinRecordedResult";
    Optional<String> entry = record.board().text(name).value();
    if (entry.isEmpty()) {
      return;
    }
    String written = ValueText.name(entry.get());
    if (ResultEntry.read(1, written).isEmpty()) {
      losses.tag(name, "tag " + name, entry.get(), Fate.DROPPED);
    } else if (!written.equals(entry.get())) {
      losses.tag(name, "characters of " + name, entry.get(), Fate.REPLACED);
    }
  }

  private static String ofLetter(String letter) {
    return letter.equals("I") ? "IMP" : letter.equals("B") ? "BAM" : "";
  }
}
