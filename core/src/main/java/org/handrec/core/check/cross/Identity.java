package org.handrec.core.check.cross;

import java.util.List;
import org.handrec.core.model.Board;
import org.handrec.core.model.Tag;

/** The tags by which the record of a board is told from others, collected in one pass. */
final class Identity {
  private String event = "";
  private String date = "";
  private String session = "";
  private String stage = "";
  private String room = "";
  private String section = "";
  private String table = "";
  private String round = "";

  /** The tags of a board. */
  Identity(Board board) {
    List<Tag> tags = board.tags();
    for (int i = 0; i < tags.size(); i++) {
      if (tags.get(i).origin() != Tag.Origin.REPEATED) {
        add(tags.get(i));
      }
    }
  }

  private void add(Tag tag) {
    switch (tag.name()) {
      case "Event" -> event = text(tag);
      case "Date" -> date = text(tag);
      case "Session" -> session = text(tag);
      case "Stage" -> stage = text(tag);
      case "Room" -> room = text(tag);
      case "Section" -> section = text(tag);
      case "Table" -> table = text(tag);
      case "Round" -> round = text(tag);
      default -> {}
    }
  }

  private static String text(Tag tag) {
    return tag.value().equals("?") ? "" : tag.value();
  }

  /** The session; the given one when it is the same. */
  SessionKey session(SessionKey before) {
    boolean same =
        before.event().equals(event)
            && before.date().equals(date)
            && before.session().equals(session)
            && before.stage().equals(stage);
    return same ? before : new SessionKey(event, date, session, stage);
  }

  /** Where the board was played. */
  Place place() {
    return room.isEmpty() && table.isEmpty() && round.isEmpty()
        ? Place.NONE
        : new Place(room, section, table, round);
  }
}
