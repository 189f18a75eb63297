package org.handrec.lin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.handrec.core.format.Origins.Remnant;

/**
 * Who sits where: the names of a table, or those of the open and then the closed room, in the order
 * South, West, North, East. It goes on from board to board; an empty field changes nothing.
 */
final class LineUp {
  private static final List<String> PLACEHOLDERS = List.of("South", "West", "North", "East");
  private static final List<String> NOBODY = List.of("", "", "", "");
  private static final int SEATS = 4;
  private static final String WITHOUT_BOARD = "name without a board";

  private final String[] names = new String[2 * SEATS];
  private final Fields[] sources = new Fields[2 * SEATS];
  private final boolean[] taken = new boolean[2 * SEATS];
  private final List<Fields> later = new ArrayList<>(0);
  private final RemnantList untaken = new RemnantList();
  private boolean twoRooms;

  LineUp() {
    Arrays.fill(names, "");
  }

  /** Forgets all names. */
  void clear() {
    for (int i = 0; i < names.length; i++) {
      replace(i, "");
    }
    twoRooms = false;
  }

  /**
   * Takes names over.
   *
   * @param room 0 open, 1 closed, -1 none: the room that four names of two rooms belong to
   */
  void take(Fields fields, int room) {
    twoRooms |= fields.size() > SEATS;
    int first = twoRooms && fields.size() <= SEATS && room == 1 ? SEATS : 0;
    for (int i = 0; i < fields.size(); i++) {
      String name = fields.get(i);
      if (first + i >= names.length) {
        if (!name.isEmpty()) {
          untaken.add(fields.remnant(WITHOUT_BOARD, i, i));
        }
      } else if (!name.isEmpty() && !name.equals(names[first + i])) {
        replace(first + i, name);
        sources[first + i] = fields;
      }
    }
  }

  private void replace(int place, String name) {
    if (isUntaken(place)) {
      untaken.add(remnant(place));
    }
    names[place] = name;
    taken[place] = false;
  }

  private boolean isUntaken(int place) {
    return !taken[place]
        && !names[place].isEmpty()
        && !names[place].equals(PLACEHOLDERS.get(place % SEATS));
  }

  private Remnant remnant(int place) {
    Fields source = sources[place];
    boolean closedAlone = place >= SEATS && source.size() <= SEATS;
    int field = closedAlone ? place - SEATS : place;
    return source.remnant(WITHOUT_BOARD, field, field);
  }

  /** Takes names over from the next board on. */
  void takeLater(Fields fields) {
    later.add(fields);
  }

  /** Turns to the next board. */
  void next(int room) {
    later.forEach(fields -> take(fields, room));
    later.clear();
  }

  /** The four names of a room, for a board. */
  List<String> seats(int room) {
    List<String> open = Arrays.asList(names).subList(0, SEATS);
    List<String> closed = Arrays.asList(names).subList(SEATS, 2 * SEATS);
    boolean closedIsNone = closed.equals(PLACEHOLDERS) || closed.equals(NOBODY);
    boolean openIsNone = open.equals(PLACEHOLDERS) || open.equals(NOBODY);
    boolean takesClosed = twoRooms && !closedIsNone && (room == 1 || openIsNone);
    int first = takesClosed ? SEATS : 0;
    Arrays.fill(taken, first, first + SEATS, true);
    return List.copyOf(takesClosed ? closed : open);
  }

  /** Whether no name is known. */
  boolean isEmpty() {
    return Arrays.stream(names).allMatch(String::isEmpty);
  }

  /** The names that no board had before others took their place; each is told once. */
  List<Remnant> untaken() {
    return untaken.drain();
  }
}
