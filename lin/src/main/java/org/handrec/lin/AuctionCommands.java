package org.handrec.lin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.IntConsumer;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Note;
import org.handrec.core.model.Strain;
import org.handrec.core.rules.AuctionProblem;
import org.handrec.core.rules.AuctionReplay;

/**
 * Writes the calls of an auction as they stand, each with its alert and explanation, behind the
 * passes that the replay added. What is no call has no place; the auction stops where a player was
 * skipped, or at text that is no call.
 */
final class AuctionCommands {
  /** The note of an alert that nobody explains. */
  static final String ALERT = "Alert";

  /** Glyph of the suffix {@code !} of a call (PBN 3.7). */
  private static final int FIRST_GLYPH = 1;

  private final StringBuilder out;
  private final LossList losses;
  private final boolean fromLin;
  private final boolean comments;
  private final Set<Integer> explained;
  private final IntConsumer before;
  private final Set<Integer> usedNotes = new HashSet<>(0);
  private final List<AuctionItem> written = new ArrayList<>(20);
  private int calls;
  private boolean stopped;
  private boolean cut;

  /**
   * A writer of auctions.
   *
   * @param fromLin whether the texts are those of LIN, with its codes for the suits
   * @param comments whether remarks are written
   * @param explained the calls, from 1, that have an explanation and were not alerted
   * @param before is told each item, from 0, before it is written
   */
  AuctionCommands(
      StringBuilder out,
      LossList losses,
      boolean fromLin,
      boolean comments,
      Set<Integer> explained,
      IntConsumer before) {
    this.out = out;
    this.losses = losses;
    this.fromLin = fromLin;
    this.comments = comments;
    this.explained = explained;
    this.before = before;
  }

  /** Writes an auction. */
  void write(Auction auction, Optional<AuctionReplay> replay) {
    reportColumn(auction, replay);
    for (int added = replay.map(AuctionReplay::leadingPasses).orElse(0); added > 0; added--) {
      call(Call.PASS);
      out.append('|');
    }
    List<AuctionItem> items = auction.items();
    for (int i = 0; i < items.size(); i++) {
      if (stopped) {
        lose(items.get(i), i);
      } else {
        item(items.get(i), i, replay);
      }
    }
    for (Note note : auction.notes()) {
      if (!usedNotes.contains(note.number())) {
        String datum = note.number() + ":" + note.text();
        losses.tag("Auction", "note that no call refers to", datum, Fate.DROPPED);
      }
    }
  }

  private void reportColumn(Auction auction, Optional<AuctionReplay> replay) {
    for (AuctionProblem problem : replay.map(AuctionReplay::problems).orElse(List.of())) {
      if (problem.kind() == AuctionProblem.Kind.NOT_IN_DEALERS_COLUMN) {
        String seat = auction.first().value().map(s -> "" + s.letter()).orElse("?");
        losses.tag("Auction", "auction that the dealer does not begin", seat, Fate.REPLACED);
      }
    }
  }

  private void item(AuctionItem item, int index, Optional<AuctionReplay> replay) {
    if (item instanceof AuctionItem.Made made) {
      before.accept(index);
      call(made.call());
      said(made.annotations(), index, made.call());
    } else if (item == AuctionItem.STOP) {
      stopped = true;
      if (replay.filter(AuctionReplay::isComplete).isPresent()) {
        lose(item, index);
      }
    } else if (item == AuctionItem.DASH) {
      if (calls > 0) {
        lose(item, index);
      }
    } else {
      stopped = !(item instanceof AuctionItem.Marked mark && mark.mark() != Mark.SKIPPED);
      lose(item, index);
    }
  }

  private void call(Call call) {
    calls++;
    written.add(AuctionItem.of(call));
    out.append("mb|");
    if (call instanceof Bid bid) {
      out.append((char) ('0' + bid.level()))
          .append(bid.strain() == Strain.NOTRUMP ? "N" : bid.strain().symbol());
    } else {
      out.append(call == Call.PASS ? 'p' : call == Call.DOUBLE ? 'd' : 'r');
    }
  }

  private void said(Annotations said, int index, Call call) {
    if (said.equals(Annotations.NONE)) {
      out.append('|');
      return;
    }
    usedNotes.addAll(said.notes());
    List<String> texts = said.explanations();
    boolean plainAlert =
        texts.size() == 1 && texts.get(0).equals(ALERT) && !explained.contains(calls);
    String text = plainAlert ? "" : text(said, index);
    boolean alerted = said.alerted() && !(explained.remove(calls) && !text.isEmpty());
    out.append(alerted ? "!|" : "|");
    if (!text.isEmpty()) {
      out.append("an|").append(text).append('|');
    }
    for (int nag : said.nags()) {
      String datum = call.symbol() + " $" + nag;
      Fate fate = comments ? Fate.COMMENT : Fate.DROPPED;
      losses.auction(index, "suffix or glyph of a call", datum, fate);
      if (comments) {
        out.append("nt|").append(ValueText.glyph(nag, FIRST_GLYPH)).append('|');
      }
    }
    for (Comment comment : said.comments()) {
      comment(comment, index);
    }
  }

  /** The explanation; several are one text, since a reader keeps one or joins them. */
  private String text(Annotations said, int index) {
    List<String> texts = said.explanations();
    StringJoiner all = new StringJoiner("; ");
    for (String text : texts) {
      all.add(ValueText.value(text).strip());
    }
    String value = all.toString();
    if (value.equals("!")) {
      value = "";
    }
    int missing = said.notes().size() - texts.size();
    if (texts.size() + Math.max(0, missing) > 1) {
      losses.auction(index, "several notes of a call", value, Fate.REPLACED);
    } else if (missing > 0) {
      losses.auction(
          index, "note that is not given", "=" + said.notes().get(0) + "=", Fate.REPLACED);
    } else if (texts.size() == 1 && isChanged(texts.get(0), value)) {
      losses.auction(index, "characters of a note", texts.get(0), Fate.REPLACED);
    }
    return value;
  }

  private boolean isChanged(String text, String value) {
    return value.isEmpty() || !ValueText.isKept(text, fromLin);
  }

  private void comment(Comment comment, int index) {
    String text = comment.text().strip();
    if (!comments || text.isEmpty()) {
      losses.auction(index, "comment", text, Fate.DROPPED);
      return;
    }
    out.append("nt|").append(ValueText.value(text).strip()).append('|');
    if (!ValueText.isKept(text, fromLin)) {
      losses.auction(index, LossList.COMMENT, text, Fate.REPLACED);
    }
  }

  private void lose(AuctionItem item, int index) {
    if (item instanceof AuctionItem.Made made) {
      cut = true;
      losses.auction(index, "call behind the end", made.call().symbol(), Fate.DROPPED);
      lose(made.annotations(), index, made.call());
    } else if (item instanceof AuctionItem.Marked marked) {
      losses.auction(index, "irregularity mark", marked.mark().symbol(), Fate.DROPPED);
    } else if (item instanceof AuctionItem.Unreadable unreadable) {
      losses.auction(index, "unreadable call", unreadable.text(), Fate.DROPPED);
    } else {
      String sign = item == AuctionItem.DASH ? "-" : item == AuctionItem.STOP ? "*" : "+";
      boolean cell = fromLin && item == AuctionItem.DASH;
      String kind = cell ? "blank cell of the auction" : "sign of the auction";
      losses.auction(index, kind, sign, Fate.DROPPED);
    }
  }

  private void lose(Annotations said, int index, Call call) {
    usedNotes.addAll(said.notes());
    for (String text : said.explanations()) {
      losses.auction(index, "note of a call behind the end", text, Fate.DROPPED);
    }
    for (int nag : said.nags()) {
      losses.auction(index, "suffix or glyph of a call", call.symbol() + " $" + nag, Fate.DROPPED);
    }
    for (Comment comment : said.comments()) {
      losses.auction(index, "comment", comment.text().strip(), Fate.DROPPED);
    }
  }

  /** The calls written, without what is said about them. */
  List<AuctionItem> written() {
    return written;
  }

  /** Whether calls were left out. */
  boolean isCut() {
    return cut;
  }

  /** Number of calls written. */
  int calls() {
    return calls;
  }
}
