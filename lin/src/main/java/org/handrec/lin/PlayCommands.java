package org.handrec.lin;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntConsumer;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Card;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Note;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;

/**
 * Writes the cards of a play in the order in which they were played, up to the first that is not
 * known, with a page command behind every fourth, and the claim at its place.
 */
final class PlayCommands {
  private static final String PAGE = "pg||";

  /** The command of each card. */
  private static final String[] COMMANDS = commands();

  /** Glyph of the suffix {@code !} of a card (PBN 3.7). */
  private static final int FIRST_GLYPH = 7;

  private final Set<Integer> usedNotes = new HashSet<>(0);
  private final StringBuilder out;
  private final LossList losses;
  private final boolean fromLin;
  private final boolean comments;
  private final IntConsumer before;
  private boolean anythingSaid;

  /**
   * A writer of plays.
   *
   * @param comments whether remarks are written
   * @param before is told each item, from 0, before it is written
   */
  PlayCommands(
      StringBuilder out, LossList losses, boolean fromLin, boolean comments, IntConsumer before) {
    this.out = out;
    this.losses = losses;
    this.fromLin = fromLin;
    this.comments = comments;
    this.before = before;
  }

  private static String[] commands() {
    String[] commands = new String[Card.COUNT];
    for (int i = 0; i < commands.length; i++) {
      commands[i] = "pc|" + Card.ofIndex(i) + "|";
    }
    return commands;
  }

  /**
   * Writes a play and the claim.
   *
   * @param order the cards of the play that have a place; none without a play
   * @param claim the claimed tricks; empty for none
   * @param claimAt the number of cards before the claim; behind all cards when there are fewer
   */
  void write(Optional<Play> play, PlayOrder order, OptionalInt claim, int claimAt) {
    for (int i = 0; i < order.size(); i++) {
      if (i == claimAt) {
        claim(claim);
      }
      card(order.item(i), order.played(i));
      if ((i & 3) == 3) {
        out.append(PAGE);
      }
    }
    play.ifPresent(section -> report(section, order));
    if (order.size() <= claimAt) {
      claim(claim);
    }
    int end = out.length() - PAGE.length();
    boolean closed = end >= 0 && out.indexOf(PAGE, end) == end;
    if (!closed) {
      out.append(PAGE);
    }
  }

  private void claim(OptionalInt tricks) {
    if (tricks.isPresent()) {
      out.append("mc|").append(tricks.getAsInt()).append('|');
    }
  }

  private void card(int item, PlayItem.Played played) {
    before.accept(item);
    out.append(COMMANDS[played.card().index()]);
    if (!played.annotations().equals(Annotations.NONE)) {
      anythingSaid = true;
      if (comments) {
        onRequest(played.annotations());
      }
      for (Comment comment : played.annotations().comments()) {
        comment(comment, item);
      }
    }
  }

  /** What can only be told as a remark. */
  private void onRequest(Annotations said) {
    for (String note : said.explanations()) {
      remark(note);
    }
    for (int nag : said.nags()) {
      remark(ValueText.glyph(nag, FIRST_GLYPH));
    }
    usedNotes.addAll(said.notes());
  }

  private void remark(String text) {
    out.append("nt|").append(ValueText.value(text).strip()).append('|');
  }

  private void comment(Comment comment, int index) {
    String text = comment.text().strip();
    if (!comments || text.isEmpty()) {
      losses.play(index, "comment", text, Fate.DROPPED);
      return;
    }
    remark(text);
    if (!ValueText.isKept(text, fromLin)) {
      losses.play(index, LossList.COMMENT, text, Fate.REPLACED);
    }
  }

  private void report(Play play, PlayOrder order) {
    List<PlayItem> items = play.items();
    if (order.size() == items.size() && !anythingSaid && play.notes().isEmpty()) {
      return;
    }
    BitSet written = new BitSet(items.size());
    for (int i = 0; i < order.size(); i++) {
      written.set(order.item(i));
    }
    for (int i = 0; i < items.size(); i++) {
      PlayItem item = items.get(i);
      if (item instanceof PlayItem.Played played) {
        if (!written.get(i) || !played.annotations().equals(Annotations.NONE)) {
          reportCard(played, i, written.get(i));
        }
      } else if (item instanceof PlayItem.Marked marked) {
        losses.play(i, "irregularity mark", marked.mark().symbol(), Fate.DROPPED);
      } else if (item instanceof PlayItem.Unreadable unreadable) {
        losses.play(i, "unreadable card", unreadable.text(), Fate.DROPPED);
      } else if (item == PlayItem.NEXT) {
        losses.play(i, "sign of the play", "+", Fate.DROPPED);
      }
    }
    for (Note note : play.notes()) {
      String datum = note.number() + ":" + note.text();
      Fate fate = usedNotes.contains(note.number()) ? Fate.COMMENT : Fate.DROPPED;
      losses.tag("Play", "note of the play", datum, fate);
    }
  }

  private void reportCard(PlayItem.Played played, int index, boolean written) {
    String card = played.card().toString();
    if (!written) {
      losses.play(index, "card that is not due", card, Fate.DROPPED);
      played.annotations().comments().forEach(c -> lost(c, index));
    }
    for (int nag : played.annotations().nags()) {
      Fate fate = written && comments ? Fate.COMMENT : Fate.DROPPED;
      losses.play(index, "suffix or glyph of a card", card + " $" + nag, fate);
    }
  }

  private void lost(Comment comment, int index) {
    losses.play(index, "comment", comment.text().strip(), Fate.DROPPED);
  }
}
