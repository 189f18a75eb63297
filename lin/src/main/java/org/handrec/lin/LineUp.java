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
    if (!later.isEmpty()) {
      later.forEach(fields -> take(fields, room));
      later.clear();
    }
  }

  /** The four names of a room, for a board. */
  List<String> seats(int room) {
    boolean takesClosed = twoRooms && !isNone(SEATS) && (room == 1 || isNone(0));
    int first = takesClosed ? SEATS : 0;
    Arrays.fill(taken, first, first + SEATS, true);
    return List.of(names[first], names[first + 1], names[first + 2], names[first + 3]);
  }

  /** Whether the names of a room, from a place on, are no names. */
  private boolean isNone(int first) {
    List<String> room = Arrays.asList(names).subList(first, first + SEATS);
    return room.equals(PLACEHOLDERS) || room.equals(NOBODY);
  }

  /** Whether no name is known. */
  boolean isEmpty() {
    for (String name : names) {
      if (!name.isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** The names that no board had before others took their place; each is told once. */
  List<Remnant> untaken() {
    return untaken.drain();
  }
}
