package org.handrec.core.check.cross;

import java.util.Locale;

/**
 * Where and when in a session a board was played. A text that is not given is no character.
 *
 * @param room {@code Open}, {@code Closed} or another name
 */
record Place(String room, String section, String table, String round) {
  static final Place NONE = new Place("", "", "", "");

  /** Whether it says at least a room or a table. */
  boolean isNamed() {
    return !room.isEmpty() || !table.isEmpty();
  }

  /** Which of the two rooms of a match it is. */
  Room which() {
    return switch (room) {
      case "Open" -> Room.OPEN;
      case "Closed" -> Room.CLOSED;
      case "" -> Room.NONE;
      default -> otherwiseSpelled();
    };
  }

  private Room otherwiseSpelled() {
    return switch (room.toLowerCase(Locale.ROOT)) {
      case "open" -> Room.OPEN;
      case "closed" -> Room.CLOSED;
      default -> Room.NONE;
    };
  }

  /** {@code Open}, {@code table 3}, {@code Open table 3}; no character without either. */
  String title() {
    String at = table.isEmpty() ? "" : (section.isEmpty() ? "" : section + " ") + "table " + table;
    return room.isEmpty() || at.isEmpty() ? room + at : room + " " + at;
  }

  /** The rooms of a match. */
  enum Room {
    OPEN("open"),
    CLOSED("closed"),
    NONE("");

    private final String title;

    Room(String title) {
      this.title = title;
    }

    /** The room in which the same boards are played. */
    Room other() {
      return switch (this) {
        case OPEN -> CLOSED;
        case CLOSED -> OPEN;
        case NONE -> NONE;
      };
    }

    /** The name in running text. */
    String title() {
      return title;
    }
  }
}
