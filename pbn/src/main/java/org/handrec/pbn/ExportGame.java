package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.model.Auction;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Note;
import org.handrec.core.model.Play;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Table;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.Replay;

/**
 * Writes one game in export format: the 15 mandatory tags in their order, the other tags by name,
 * auction, play, supplemental sections by name (PBN 3.1, 3.4). Each remark follows what it followed
 * before, and so does what only the text of the game holds, see {@link ExportRemainder}.
 *
 * <p>Longer than most classes: the order of the parts and what may stand between them is one
 * decision, which would be harder to follow in pieces.
 */
final class ExportGame {
  private static final int MANDATORY = StandardTag.RESULT.ordinal() + 1;
  private static final int NO_TAG = -1;
  private static final Set<String> IDENTIFICATION =
      Set.of(
          "Event",
          "Site",
          "Date",
          "Board",
          "West",
          "North",
          "East",
          "South",
          "Room",
          "Table",
          "Section",
          "Stage",
          "Round",
          "HomeTeam",
          "VisitTeam");

  private final ExportText text;
  private final ExportRemainder remainder;
  private final Board board;
  private final Replay replay;
  private final boolean header;

  /** For mandatory tags, Auction and Play the place in the board of the one in force. */
  private final int[] places = new int[StandardTag.COUNT];

  /** Places of the other tags, of tags with a section of their own, of notes, of unused tags. */
  private final List<Integer> others = new ArrayList<>();

  private final List<Integer> sections = new ArrayList<>(0);
  private final List<Integer> notes = new ArrayList<>(0);
  private final List<Integer> repeated = new ArrayList<>(0);

  /** By place in the board where the tag begins in the text, and where what follows it does. */
  private final int[] starts;

  private final int[] behinds;

  private final int[] ends;
  private int headEnd;

  /**
   * A game.
   *
   * @param first whether it is the first one of the file
   */
  ExportGame(
      ExportText text, ExportRemainder remainder, HandRecord record, Replay replay, boolean first) {
    this.text = text;
    this.remainder = remainder;
    this.board = record.board();
    this.replay = replay;
    this.header = record.kind() == HandRecord.Kind.HEADER && (first || isIdentified(board));
    this.starts = new int[board.tags().size()];
    this.behinds = new int[board.tags().size()];
    this.ends = new int[board.tags().size()];
    sortTags();
  }

  /**
   * Whether a game has a tag that begins a game. Without one a game of {@code ##} values reads as a
   * part of the game before; so it is written with all mandatory tags.
   */
  private static boolean isIdentified(Board board) {
    for (Tag tag : board.tags()) {
      if (IDENTIFICATION.contains(tag.name())) {
        return true;
      }
    }
    return false;
  }

  /** Whether it is written as values for the games that follow. */
  boolean isHeader() {
    return header;
  }

  private void sortTags() {
    Arrays.fill(places, NO_TAG);
    List<Tag> tags = board.tags();
    for (int i = 0; i < tags.size(); i++) {
      Tag tag = tags.get(i);
      int standard = StandardTag.find(tag.name());
      if (standard == StandardTag.NOTE.ordinal()) {
        notes.add(i);
      } else if (tag.origin() == Tag.Origin.REPEATED) {
        repeated.add(i);
      } else if (standard >= 0 && (standard < MANDATORY || isSection(standard))) {
        places[standard] = i;
      } else if (hasRows(tag, standard)) {
        sections.add(i);
      } else {
        others.add(i);
      }
    }
    if (others.size() > 1 || sections.size() > 1) {
      Comparator<Integer> byName = Comparator.comparing(i -> tags.get(i).name());
      others.sort(byName);
      sections.sort(byName);
    }
  }

  private static boolean isSection(int standard) {
    return standard == StandardTag.AUCTION.ordinal() || standard == StandardTag.PLAY.ordinal();
  }

  private boolean hasRows(Tag tag, int standard) {
    return (standard >= 0 && StandardTag.of(standard).isTable()) || table(tag.name()).isPresent();
  }

  private Optional<Table> table(String name) {
    for (Table table : board.tables()) {
      if (table.name().equals(name)) {
        return Optional.of(table);
      }
    }
    return Optional.empty();
  }

  /** Where a tag of the board begins in the written text; 0 when it is not written as a tag. */
  int start(int place) {
    return starts[place];
  }

  /** Where that which follows a tag of the board begins in the written text. */
  int behind(int place) {
    return behinds[place];
  }

  /** Where that which follows a tag of the board ends in the written text. */
  int end(int place) {
    return ends[place];
  }

  /** Where that which stands before the first tag ends in the written text. */
  int headEnd() {
    return headEnd;
  }

  /** Writes the game. */
  void write() {
    remainder.writeEscapeLines(NO_TAG, text);
    board.comments().forEach(text::commentLine);
    remainder.writeText(NO_TAG, text);
    headEnd = text.content().length();
    for (int standard = 0; standard < MANDATORY; standard++) {
      writeMandatory(StandardTag.of(standard));
    }
    others.forEach(place -> writeTag(place, board.tags().get(place).value()));
    writeLostNotes();
    board.play().ifPresent(this::writeUnorderedPlay);
    board.auction().ifPresent(this::writeAuction);
    board.play().ifPresent(this::writePlay);
    sections.forEach(this::writeSection);
  }

  private void writeMandatory(StandardTag name) {
    int place = places[name.ordinal()];
    if (place != NO_TAG && name == StandardTag.DEAL && board.deal().isGiven()) {
      writeDeal(place);
    } else if (place != NO_TAG) {
      writeTag(place, ExportValues.of(name, board.tags().get(place), board, replay));
    } else if (!header) {
      text.tag(name.tagName(), missing(name));
    }
  }

  private void writeDeal(int place) {
    Seat first = ExportValues.firstOfDeal(board, board.tags().get(place).value());
    starts[place] = text.content().length();
    text.tag(StandardTag.DEAL.tagName(), board.deal().value().orElseThrow().toString(first));
    writeBehind(place);
  }

  /** A passed-out board has neither declarer nor result (PBN 3.4.13, 3.4.15). */
  private String missing(StandardTag name) {
    boolean passedOut = board.contract().value().filter(c -> c == Contract.PASSED_OUT).isPresent();
    return passedOut && (name == StandardTag.DECLARER || name == StandardTag.RESULT) ? "" : "?";
  }

  private void writeTag(int place, String value) {
    Tag tag = board.tags().get(place);
    starts[place] = text.content().length();
    text.tag(tag.name(), inheritable(tag, value));
    writeBehind(place);
  }

  private void writeBehind(int place) {
    behinds[place] = text.content().length();
    writeRemarks(place);
    writeEscapeLines(place);
    ends[place] = text.content().length();
  }

  /**
   * A value that reads back as itself: in a header game it serves the later games, and one that
   * cannot has its marks in it; elsewhere one that begins like an inheritance needs the marks of
   * one (PBN 4.8).
   */
  private String inheritable(Tag tag, String value) {
    boolean reads = value.isEmpty() || value.charAt(0) != '#' || !mayInherit(tag);
    if (header) {
      return mayInherit(tag) ? "##" + value : value;
    }
    return !reads && (value.equals("#") || value.startsWith("##")) ? "##" + value : value;
  }

  private static boolean mayInherit(Tag tag) {
    int standard = StandardTag.find(tag.name());
    return standard < 0 || StandardTag.of(standard).isInheritable();
  }

  /** Writes what follows a tag pair: its remarks, lost text, and repetitions of the tag. */
  private void writeRemarks(int place) {
    Tag tag = board.tags().get(place);
    if (!tag.comments().isEmpty()) {
      tag.comments().forEach(text::commentLine);
    }
    remainder.writeText(place, text);
    for (int other : repeated) {
      if (board.tags().get(other).name().equals(tag.name())) {
        writeUnused(other, "unused repetition");
      }
    }
  }

  private void writeUnused(int place, String kind) {
    Tag tag = board.tags().get(place);
    remainder.writeUnused(place, tag, kind, text);
    tag.comments().forEach(text::commentLine);
    remainder.writeText(place, text);
  }

  private void writeEscapeLines(int place) {
    remainder.writeEscapeLines(place, text);
    for (int other : repeated) {
      if (board.tags().get(other).name().equals(board.tags().get(place).name())) {
        remainder.writeEscapeLines(other, text);
      }
    }
  }

  /** Notes that neither auction nor play has: misplaced, without a number, or given again. */
  private void writeLostNotes() {
    if (notes.isEmpty()) {
      return;
    }
    List<Integer> used = new ArrayList<>();
    board.auction().ifPresent(auction -> takeNotes(auction.notes(), used));
    board.play().ifPresent(play -> takeNotes(play.notes(), used));
    List<Integer> lost = new ArrayList<>(notes);
    lost.removeAll(used);
    lost.forEach(this::writeLostNote);
    lost.forEach(place -> remainder.writeEscapeLines(place, text));
    notes.clear();
    notes.addAll(used);
  }

  /** A text without a number already stands behind the tag of the section as a remark. */
  private void writeLostNote(int place) {
    Comment remark = new Comment(board.tags().get(place).value(), false);
    for (StandardTag section : List.of(StandardTag.AUCTION, StandardTag.PLAY)) {
      int tag = places[section.ordinal()];
      if (tag != NO_TAG && board.tags().get(tag).comments().contains(remark)) {
        board.tags().get(place).comments().forEach(text::commentLine);
        remainder.writeText(place, text);
        remainder.add("unused note", remark.text(), Loss.Fate.COMMENT);
        return;
      }
    }
    writeUnused(place, "unused note");
  }

  private void takeNotes(List<Note> section, List<Integer> used) {
    for (Note note : section) {
      for (int place : notes) {
        if (!used.contains(place) && holds(board.tags().get(place), note)) {
          used.add(place);
          break;
        }
      }
    }
  }

  private static boolean holds(Tag tag, Note note) {
    int colon = tag.value().indexOf(':');
    return colon >= 0
        && tag.value().length() - colon - 1 == note.text().length()
        && tag.value().endsWith(note.text())
        && TextForms.number(tag.value().substring(0, colon).strip()).length() > 0
        && Integer.parseInt(tag.value().substring(0, colon).strip()) == note.number();
  }

  private void writeAuction(Auction auction) {
    ExportAuction rows =
        new ExportAuction(text, auction, replay.auction(), tagValue(StandardTag.AUCTION));
    ExportAnnotations annotations = new ExportAnnotations(text, auction.notes(), remainder);
    int place = beginSection(StandardTag.AUCTION, rows.first());
    rows.writeItems(annotations);
    endSection(place, annotations);
  }

  /** Cards in the order of play whose seats are not known have no columns. */
  private void writeUnorderedPlay(Play play) {
    if (isUnordered(play)) {
      remainder.writeCards(play, text);
    }
  }

  private boolean isUnordered(Play play) {
    return play.layout() == Play.Layout.CHRONOLOGICAL && replay.play().isEmpty();
  }

  private void writePlay(Play play) {
    if (isUnordered(play)) {
      return;
    }
    ExportPlay rows = new ExportPlay(text, play, replay, board, tagValue(StandardTag.PLAY));
    ExportAnnotations annotations = new ExportAnnotations(text, play.notes(), remainder);
    int place = beginSection(StandardTag.PLAY, rows.first());
    rows.writeItems(annotations);
    endSection(place, annotations);
  }

  private Optional<String> tagValue(StandardTag section) {
    int place = places[section.ordinal()];
    return place == NO_TAG ? Optional.empty() : Optional.of(board.tags().get(place).value());
  }

  private int beginSection(StandardTag section, Optional<Seat> first) {
    int place = places[section.ordinal()];
    int start = text.content().length();
    if (first.isPresent()) {
      text.tag(section.tagName(), first.get().letter());
    } else {
      text.tag(section.tagName(), tagValue(section).orElse("?"));
    }
    if (place != NO_TAG) {
      starts[place] = start;
      behinds[place] = text.content().length();
      writeRemarks(place);
    }
    return place;
  }

  private void endSection(int place, ExportAnnotations annotations) {
    if (place != NO_TAG) {
      writeEscapeLines(place);
      ends[place] = text.content().length();
    }
    for (Map.Entry<Integer, String> entry : annotations.notes().entrySet()) {
      Note note = new Note(entry.getKey(), entry.getValue());
      int start = text.content().length();
      text.tag(StandardTag.NOTE.tagName(), note.number() + ":" + note.text());
      writeBehindNote(note, start);
    }
  }

  private void writeBehindNote(Note note, int start) {
    for (int i = 0; i < notes.size(); i++) {
      int place = notes.get(i);
      if (holds(board.tags().get(place), note)) {
        notes.remove(i);
        starts[place] = start;
        behinds[place] = text.content().length();
        writeRemarks(place);
        remainder.writeEscapeLines(place, text);
        ends[place] = text.content().length();
        return;
      }
    }
  }

  private void writeSection(int place) {
    Tag tag = board.tags().get(place);
    Optional<Table> table = table(tag.name());
    String value = table.map(t -> ExportTables.header(t, tag.value())).orElse(tag.value());
    starts[place] = text.content().length();
    text.tableTag(tag.name(), inheritable(tag, value));
    behinds[place] = text.content().length();
    writeRemarks(place);
    table.ifPresent(new ExportTables(text)::write);
    writeEscapeLines(place);
    ends[place] = text.content().length();
  }
}
