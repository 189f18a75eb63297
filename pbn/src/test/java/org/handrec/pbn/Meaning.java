package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Note;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Table;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.PlayProblem;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * All that a board says, in words that do not depend on its layout: two boards mean the same when
 * their texts are equal. An absent mandatory tag reads as the unknown that export format writes for
 * it; remarks of the writer itself are left out, and white space inside remarks does not count.
 */
final class Meaning {
  private final Board board;
  private final Replay replay;
  private final boolean header;
  private final StringJoiner text = new StringJoiner("\n");

  private Meaning(HandRecord record, Replay replay) {
    this.board = record.board();
    this.replay = replay;
    this.header = record.kind() == HandRecord.Kind.HEADER;
  }

  /** What a record says, with the reading of its auction and play. */
  static String of(HandRecord record, Replay replay) {
    Meaning meaning = new Meaning(record, replay);
    meaning.facts();
    meaning.tags();
    meaning.board.auction().ifPresent(meaning::auction);
    meaning.board.play().ifPresent(meaning::play);
    meaning.tables();
    return meaning.text.toString();
  }

  private void facts() {
    fact("kind", Fact.given(header));
    fact("number", orUnknown(board.number()));
    fact("dealer", orUnknown(board.dealer()));
    fact("vulnerability", orUnknown(board.vulnerability()));
    fact("deal", orUnknown(board.deal()));
    fact("contract", orUnknown(board.contract()));
    fact("declarer", passedOutOr(board.declarer()));
    fact("result", passedOutOr(board.result()).map(this::result));
    fact("scores", Fact.given(new TreeMap<>(board.scores())));
    fact("remarks", Fact.given(remarks(board.comments())));
  }

  private void fact(String name, Fact<?> fact) {
    text.add(name + " " + fact.value().map(Object::toString).orElse(fact.state().name()));
  }

  private <T> Fact<T> orUnknown(Fact<T> fact) {
    return fact.isAbsent() && !header ? Fact.unknown() : fact;
  }

  private <T> Fact<T> passedOutOr(Fact<T> fact) {
    boolean passedOut = board.contract().value().equals(Optional.of(Contract.PASSED_OUT));
    return fact.isAbsent() && passedOut ? Fact.empty() : orUnknown(fact);
  }

  private String result(StatedResult result) {
    return ExportValues.result(result, "" + result, replay);
  }

  private void tags() {
    TreeMap<String, String> lines = new TreeMap<>();
    TreeMap<String, String> unused = new TreeMap<>();
    for (Tag tag : board.tags()) {
      if (StandardTag.find(tag.name()) != note()) {
        String remarks = remarks(tag.comments());
        if (tag.origin() != Tag.Origin.REPEATED) {
          lines.put(tag.name(), value(tag) + remarks);
        } else if (!remarks.isEmpty()) {
          unused.merge(tag.name(), remarks, (a, b) -> a + " " + b);
        }
      }
    }
    unused.forEach((name, remarks) -> lines.merge(name, remarks, (a, b) -> a + " " + b));
    if (!header) {
      for (int tag = 0; tag <= StandardTag.RESULT.ordinal(); tag++) {
        lines.putIfAbsent(StandardTag.of(tag).tagName(), missing(StandardTag.of(tag)));
      }
    }
    lines.forEach((name, value) -> text.add((name + " = " + value).replaceAll(" +", " ").strip()));
  }

  private String missing(StandardTag tag) {
    boolean outcome = tag == StandardTag.DECLARER || tag == StandardTag.RESULT;
    return outcome && passedOutOr(Fact.absent()).equals(Fact.empty()) ? "" : "?";
  }

  private static int note() {
    return StandardTag.NOTE.ordinal();
  }

  /** Values that core understands are among the facts; columns of tables are among the tables. */
  private String value(Tag tag) {
    int standard = StandardTag.find(tag.name());
    boolean fact =
        (standard >= StandardTag.DEALER.ordinal() && standard <= StandardTag.DEAL.ordinal())
            || standard == StandardTag.DECLARER.ordinal()
            || standard == StandardTag.CONTRACT.ordinal()
            || standard == StandardTag.RESULT.ordinal();
    boolean section =
        standard == StandardTag.AUCTION.ordinal() || standard == StandardTag.PLAY.ordinal();
    boolean faulty = standard == StandardTag.DEAL.ordinal() && !board.deal().isGiven();
    boolean known = fact && !faulty && !tag.value().isEmpty() && !tag.value().equals("?");
    boolean table = standard >= 0 && StandardTag.of(standard).isTable();
    return known || section || table ? "" : flat(tag.value());
  }

  private static String flat(String value) {
    return value.replaceAll("[\\s\\u0085]", " ").replaceAll("[\\x00-\\x1F\\x7F-\\x9F]", "_");
  }

  private static String remarks(List<Comment> comments) {
    StringBuilder all = new StringBuilder();
    for (Comment comment : comments) {
      if (!comment.text().startsWith("handrec: ")) {
        all.append(' ').append(comment.text());
      }
    }
    return flat(all.toString()).replaceAll(" +", " ").strip();
  }

  private void auction(Auction auction) {
    text.add("auction " + replay.auction().flatMap(AuctionReplay::dealer));
    int added = replay.auction().map(AuctionReplay::leadingPasses).orElse(0);
    for (int i = 0; i < added; i++) {
      text.add("  Pass" + said(Annotations.NONE));
    }
    boolean begun = false;
    for (AuctionItem item : auction.items()) {
      begun |= item != AuctionItem.DASH;
      if (item instanceof AuctionItem.Made made) {
        text.add("  " + made.call().symbol() + said(made.annotations()));
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        text.add("  " + unreadable(unreadable.text()));
      } else if (begun && item != AuctionItem.STOP) {
        text.add("  " + item);
      }
    }
    notes(auction.notes());
  }

  /** A text that would mean something stands in quotes. */
  private static String unreadable(String content) {
    return "unreadable " + flat(content).replaceAll("[\"\\\\]", "");
  }

  private static String said(Annotations said) {
    List<Integer> nags = said.nags().stream().sorted().toList();
    return " " + said.notes() + flat("" + said.explanations()) + nags + remarks(said.comments());
  }

  private void notes(List<Note> notes) {
    TreeMap<Integer, String> sorted = new TreeMap<>();
    notes.forEach(note -> sorted.put(note.number(), flat(note.text())));
    sorted.forEach((number, note) -> text.add("  note " + number + " " + note));
  }

  private void play(Play play) {
    List<String> places = places(play);
    Optional<Seat> first = play.first().value();
    boolean arranged =
        replay.play().filter(p -> p.has(PlayProblem.Kind.ROWS_REORDERED)).isPresent();
    text.add("play by " + replay.leader());
    List<String> lines = new ArrayList<>();
    if (arranged) {
      for (PlayReplay.PlayedCard card : replay.play().get().cards()) {
        if (card.item() >= 0) {
          Annotations said = ((PlayItem.Played) play.items().get(card.item())).annotations();
          lines.add("  " + card.trick() + " " + card.seat() + " " + card.card() + said(said));
        }
      }
    } else {
      for (int place = 0; place < places.size(); place++) {
        if (!places.get(place).equals("-")) {
          String seat = first.isPresent() ? "" + first.get().plus(place) : "" + (place & 3);
          lines.add("  " + (place / 4 + 1) + " " + seat + " " + places.get(place));
        }
      }
    }
    lines.stream().sorted().forEach(text::add);
    notes(play.notes());
  }

  /** The places with the marks before them. */
  private static List<String> places(Play play) {
    List<String> places = new ArrayList<>();
    StringBuilder place = new StringBuilder();
    for (PlayItem item : play.items()) {
      if (item instanceof PlayItem.Marked mark) {
        place.append(mark.mark().symbol());
      } else if (item != PlayItem.STOP) {
        if (item instanceof PlayItem.Played played) {
          place.append(played.card()).append(said(played.annotations()));
        } else {
          place.append(
              item instanceof PlayItem.Unreadable unreadable
                  ? unreadable(unreadable.text())
                  : item == PlayItem.UNKNOWN ? "-" : item.toString());
        }
        places.add(place.toString());
        place.setLength(0);
      }
    }
    if (place.length() > 0) {
      places.add(place.toString());
    }
    return places;
  }

  private void tables() {
    TreeMap<String, String> sorted = new TreeMap<>();
    for (Table table : board.tables()) {
      StringJoiner cells = new StringJoiner("|");
      table.cells().forEach(cell -> cells.add(flat(cell.text())));
      sorted.put(table.name(), flat("" + table.columns()) + " " + cells);
    }
    sorted.forEach((name, table) -> text.add("table " + name + " " + table));
  }
}
