package org.handrec.lin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Who sits where: the names of a table, or those of the open and then the closed room, in the order
 * South, West, North, East. It goes on from board to board; an empty field changes nothing.
 */
final class LineUp {
  private static final List<String> PLACEHOLDERS = List.of("South", "West", "North", "East");
  private static final List<String> NOBODY = List.of("", "", "", "");
  private static final int SEATS = 4;

  private final String[] names = new String[2 * SEATS];
  private final List<List<String>> later = new ArrayList<>(0);
  private boolean twoRooms;

  LineUp() {
    clear();
  }

  /** Forgets all names. */
  void clear() {
    Arrays.fill(names, "");
    twoRooms = false;
  }

  /**
   * Takes names over.
   *
   * @param fields the names as written
   * @param room 0 open, 1 closed, -1 none: the room that four names of two rooms belong to
   */
  void take(List<String> fields, int room) {
    twoRooms |= fields.size() > SEATS;
    int first = twoRooms && fields.size() <= SEATS && room == 1 ? SEATS : 0;
    for (int i = 0; i < fields.size() && first + i < names.length; i++) {
      String name = fields.get(i).strip();
      names[first + i] = name.isEmpty() ? names[first + i] : name;
    }
  }

  /** Takes names over from the next board on. */
  void takeLater(List<String> fields) {
    later.add(fields);
  }

  /** Turns to the next board. */
  void next(int room) {
    later.forEach(fields -> take(fields, room));
    later.clear();
  }

  /** The four names of a room. */
  List<String> seats(int room) {
    List<String> open = Arrays.asList(names).subList(0, SEATS);
    List<String> closed = Arrays.asList(names).subList(SEATS, 2 * SEATS);
    if (!twoRooms || closed.equals(PLACEHOLDERS) || closed.equals(NOBODY)) {
      return List.copyOf(open);
    }
    boolean onlyClosed = open.equals(PLACEHOLDERS) || open.equals(NOBODY);
    return List.copyOf(room == 1 || onlyClosed ? closed : open);
  }

  /** Whether no name is known. */
  boolean isEmpty() {
    return Arrays.stream(names).allMatch(String::isEmpty);
  }
}
