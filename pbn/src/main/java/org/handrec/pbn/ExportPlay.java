package org.handrec.pbn;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Board;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedResult;
import org.handrec.core.rules.DeclarerReading;
import org.handrec.core.rules.PlayProblem;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * Writes the tricks of a play, one a line, the opening leader's card first, the last one filled
 * with {@code -}, and {@code *} where fewer than 13 tricks are given (PBN 3.6).
 *
 * <p>Rows that the replay put in order are written in that order, and cards in the order of play go
 * into columns. A section that cannot be turned without touching its meaning, since something
 * stands behind its end or cannot be replayed, is written in the columns in which it stands.
 */
final class ExportPlay {
  private static final int PLACES = 52;

  private final ExportText text;
  private final Play play;
  private final int tricks;

  /** Whether the value of the tag cannot be read; it stands before the items, too. */
  private final boolean unusable;

  /** Items of the places: place k holds those from {@code starts[k]} to {@code starts[k + 1]}. */
  private int[] starts = new int[PLACES + 2];

  private int places;

  /** Number of places that hold more than a hyphen. */
  private int cards;

  private boolean stopped;
  private boolean open = true;
  private boolean turnable = true;
  private final Optional<Seat> first;

  /** The place to write in each cell, four cells a line; -1 for none. */
  private final int[] cells;

  ExportPlay(ExportText text, Play play, Replay replay, Board board, Optional<String> tagValue) {
    this.text = text;
    this.play = play;
    this.tricks =
        board.deal().value().filter(Deal::isEndPosition).map(Deal::cardsPerHand).orElse(13);
    this.unusable =
        !play.first().isGiven()
            && !play.items().isEmpty()
            && play.items().get(0) instanceof PlayItem.Unreadable value
            && value.reported()
            && tagValue.filter(value.text()::equals).isPresent();
    findPlaces();
    open &= !countsUnfinishedPlay(board.result().value(), replay.declarer());
    Optional<Seat> column = play.first().value();
    Optional<Seat> leader = replay.leader().or(() -> column);
    int[] arranged = arranged(replay, leader);
    if (arranged.length > 0) {
      this.first = leader;
      this.cells = arranged;
    } else if (turnable && column.isPresent() && isSettled(replay)) {
      this.first = leader;
      this.cells = turned(leader.get().placesTo(column.get()));
    } else {
      this.first = column;
      this.cells = turned(0);
    }
  }

  /**
   * Whether the result counts tricks of a play that goes on: behind a {@code *} it would mean
   * another thing (PBN 3.4.15).
   */
  private static boolean countsUnfinishedPlay(Optional<StatedResult> stated, Optional<Seat> by) {
    if (stated.isEmpty() || stated.get().declarer().isPresent()) {
      return false;
    }
    OptionalInt ns = stated.get().ns();
    OptionalInt ew = stated.get().ew();
    if (ns.isPresent() && ew.isPresent()) {
      return ns.getAsInt() + ew.getAsInt() < 13;
    }
    return by.map(seat -> stated.get().of(seat.side(), seat).isEmpty()).orElse(false);
  }

  /**
   * Whether the columns may be turned to the leader. Where declarer and auction contradict each
   * other, the first card of the section decides between them, so it stays the first.
   */
  private boolean isSettled(Replay replay) {
    return play.layout() == Play.Layout.COLUMNS
        && replay.declarerReading().kind() != DeclarerReading.Kind.DIFFERS;
  }

  private void findPlaces() {
    List<PlayItem> items = play.items();
    boolean pending = false;
    for (int i = 0; i < items.size(); i++) {
      PlayItem item = items.get(i);
      boolean card = item instanceof PlayItem.Played;
      cards += card || item instanceof PlayItem.Unreadable || item == PlayItem.NEXT ? 1 : 0;
      if (card && !pending) {
        turnable &= !stopped;
        startPlace(i);
        places++;
      } else if (item == PlayItem.STOP) {
        turnable &= !stopped && !pending;
        stopped = true;
        open = false;
      } else {
        turnable &= !stopped;
        if (!pending) {
          startPlace(i);
        }
        pending = item instanceof PlayItem.Marked;
        places += pending ? 0 : 1;
        open &= item != PlayItem.NEXT;
        turnable &= !(item instanceof PlayItem.Unreadable unreadable && unreadable.reported());
      }
    }
    turnable &= !pending;
    open &= places < 4 * tricks;
    startPlace(items.size());
  }

  private void startPlace(int item) {
    if (places == starts.length) {
      starts = Arrays.copyOf(starts, 2 * places);
    }
    starts[places] = item;
  }

  /** The cells by the reading of the replay, where it is not that of the columns; else none. */
  private int[] arranged(Replay replay, Optional<Seat> leader) {
    Optional<PlayReplay> read = replay.play();
    if (!turnable || read.isEmpty() || leader.isEmpty()) {
      return new int[0];
    }
    boolean inColumns = play.layout() == Play.Layout.COLUMNS;
    if (inColumns && !read.get().has(PlayProblem.Kind.ROWS_REORDERED)) {
      return new int[0];
    }
    int[] arranged = new int[4 * read.get().tricks()];
    int found = 0;
    for (int cell = 0; cell < arranged.length; cell++) {
      OptionalInt item = read.get().item(cell / 4 + 1, leader.get().plus(cell & 3));
      arranged[cell] = item.isPresent() ? placeOf(item.getAsInt()) : -1;
      found += item.isPresent() ? 1 : 0;
    }
    return found == cards ? withoutEmptyRows(arranged) : new int[0];
  }

  /** Without rows at the end in which nothing stands. */
  private static int[] withoutEmptyRows(int[] cells) {
    int end = cells.length;
    while (end > 0 && cells[end - 1] < 0) {
      end--;
    }
    return Arrays.copyOf(cells, (end + 3) & ~3);
  }

  private int placeOf(int item) {
    if (item <= places && starts[item] == item) {
      return item;
    }
    int at = Arrays.binarySearch(starts, 0, places + 1, item);
    return at >= 0 ? at : -at - 2;
  }

  /** The cells with the columns moved to the right by some places. */
  private int[] turned(int by) {
    int[] turned = new int[(places + 3) & ~3];
    Arrays.fill(turned, -1);
    for (int place = 0; place < places; place++) {
      turned[(place & ~3) + ((place + by) & 3)] = place;
    }
    return turned;
  }

  /** The seat of the first column; empty when it is not known. */
  Optional<Seat> first() {
    return first;
  }

  /** Writes the cards, marks and signs. */
  void writeItems(ExportAnnotations annotations) {
    if (!turnable) {
      writeAsWritten(annotations);
      return;
    }
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] < 0) {
        text.token("-");
      } else {
        writePlace(cells[cell], annotations);
      }
      if ((cell & 3) == 3) {
        text.endLine();
      }
    }
    if (stopped || open) {
      text.token("*");
      text.endLine();
    }
  }

  private void writePlace(int place, ExportAnnotations annotations) {
    for (int i = starts[place]; i < starts[place + 1]; i++) {
      if (play.items().get(i) != PlayItem.STOP) {
        write(play.items().get(i), annotations);
      }
    }
  }

  private void writeAsWritten(ExportAnnotations annotations) {
    int inLine = 0;
    List<PlayItem> items = play.items();
    for (PlayItem item : unusable ? items.subList(1, items.size()) : items) {
      write(item, annotations);
      inLine += item instanceof PlayItem.Marked || item == PlayItem.STOP ? 0 : 1;
      if (inLine == 4) {
        text.endLine();
        inLine = 0;
      }
    }
    text.endLine();
  }

  private void write(PlayItem item, ExportAnnotations annotations) {
    if (item instanceof PlayItem.Played played) {
      text.card(played.card());
      annotations.write(played.annotations());
    } else if (item instanceof PlayItem.Marked marked) {
      text.token(marked.mark().symbol());
    } else if (item instanceof PlayItem.Unreadable unreadable) {
      annotations.writeUnreadable(unreadable.text(), unreadable.reported());
    } else {
      text.token(item == PlayItem.UNKNOWN ? "-" : item == PlayItem.STOP ? "*" : "+");
    }
  }
}
