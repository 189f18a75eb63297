package org.handrec.core.check.cross;

import java.util.List;
import org.handrec.core.model.Board;
import org.handrec.core.model.Tag;

/** The tags by which the record of a board is told from others, collected in one pass. */
final class Identity {
  private final String[] names = {"", "", "", ""};
  private int programs;
  private String event = "";
  private String site = "";
  private String date = "";
  private String scoring = "";
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
      case "Site" -> site = text(tag);
      case "Date" -> date = text(tag);
      case "Scoring" -> scoring = text(tag);
      case "Session" -> session = text(tag);
      case "Stage" -> stage = text(tag);
      case "Room" -> room = text(tag);
      case "Section" -> section = text(tag);
      case "Table" -> table = text(tag);
      case "Round" -> round = text(tag);
      case "North" -> names[0] = text(tag);
      case "East" -> names[1] = text(tag);
      case "South" -> names[2] = text(tag);
      case "West" -> names[3] = text(tag);
      case "NorthType" -> type(0, tag);
      case "EastType" -> type(1, tag);
      case "SouthType" -> type(2, tag);
      case "WestType" -> type(3, tag);
      default -> {}
    }
  }

  private void type(int seat, Tag tag) {
    if (tag.value().equals("program")) {
      programs |= 1 << seat;
    }
  }

  private static String text(Tag tag) {
    String value = tag.value();
    return value.length() == 1 && value.charAt(0) == '?' ? "" : value;
  }

  /** Whether the record belongs to a session. */
  boolean isOf(SessionKey key) {
    return key.event().equals(event)
        && key.date().equals(date)
        && key.session().equals(session)
        && key.stage().equals(stage);
  }

  /** The session. */
  SessionKey session() {
    return new SessionKey(event, date, session, stage);
  }

  /** Where the board was played. */
  Place place() {
    return room.isEmpty() && table.isEmpty() && round.isEmpty()
        ? Place.NONE
        : new Place(room, section, table, round);
  }

  /**
   * The name at a seat, counted from North clockwise; no character where none is known or a program
   * plays.
   */
  String player(int seat) {
    return (programs & (1 << seat)) == 0 ? names[seat] : "";
  }

  /** The names from North clockwise. */
  List<String> players() {
    return List.of(player(0), player(1), player(2), player(3));
  }

  String event() {
    return event;
  }

  String site() {
    return site;
  }

  String date() {
    return date;
  }

  String scoring() {
    return scoring;
  }
}
