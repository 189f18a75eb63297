package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/** Puts the cards of a LIN record, which stand in the order of play, into the columns of PBN. */
final class PlayConversion {
  private final HandRecord record;
  private final Replay replay;
  private final LossList losses;
  private final BiFunction<List<Comment>, Span, List<Comment>> comments;
  private boolean claimMoved;

  /**
   * A conversion of the play of one record.
   *
   * @param comments turns comments at a place into comments of PBN
   */
  PlayConversion(
      HandRecord record,
      Replay replay,
      LossList losses,
      BiFunction<List<Comment>, Span, List<Comment>> comments) {
    this.record = record;
    this.replay = replay;
    this.losses = losses;
    this.comments = comments;
  }

  /** The play in columns, where the auction tells who led. */
  Play play(Play play) {
    if (hasOnlyCards(play)) {
      return inColumns(play, play.items().size());
    }
    List<PlayItem> items = new ArrayList<>(play.items().size());
    boolean columns = declarer().isPresent();
    boolean broken = false;
    int cards = 0;
    for (int i = 0; i < play.items().size(); i++) {
      PlayItem item = play.items().get(i);
      broken |= columns && item instanceof PlayItem.Unreadable;
      if (broken) {
        withoutColumn(item, i);
      } else if (item instanceof PlayItem.Played played) {
        items.add(card(played, i));
        cards++;
      } else if (item != PlayItem.STOP) {
        items.add(item);
      } else {
        claimMoved = i + 1 < play.items().size();
      }
    }
    // In PBN nothing stands behind the sign; where the claim was made, LinClaim tells.
    if ((broken || play.items().contains(PlayItem.STOP)) && cards < Card.COUNT) {
      items.add(PlayItem.STOP);
    }
    return inColumns(new Play(play.layout(), play.first(), items, play.notes()), cards);
  }

  /** Whether a play is nothing but cards about which nothing is said. */
  private static boolean hasOnlyCards(Play play) {
    for (PlayItem item : play.items()) {
      if (!(item instanceof PlayItem.Played played)
          || !played.annotations().equals(Annotations.NONE)) {
        return false;
      }
    }
    return true;
  }

  private Play inColumns(Play play, int cards) {
    Optional<Seat> declarer = declarer();
    return isReplayed(cards) || declarer.isEmpty()
        ? play
        : replay
            .auction()
            .flatMap(AuctionReplay::contract)
            .flatMap(Contract::strain)
            .map(strain -> PlayColumns.of(play, declarer.get().next(), strain))
            .orElse(play);
  }

  private Optional<Seat> declarer() {
    return replay.auction().flatMap(AuctionReplay::declarer);
  }

  /** From a text that is no card on nobody knows who played which card. */
  private void withoutColumn(PlayItem item, int index) {
    if (item instanceof PlayItem.Played played) {
      losses.play(index, "card that is not due", played.card().toString(), Fate.DROPPED);
      for (Comment comment : played.annotations().comments()) {
        losses.play(index, "comment", comment.text(), Fate.DROPPED);
      }
    } else if (item instanceof PlayItem.Unreadable unreadable) {
      losses.play(index, "unreadable card", unreadable.text(), Fate.DROPPED);
    }
  }

  private PlayItem card(PlayItem.Played played, int index) {
    Annotations said = played.annotations();
    if (said.comments().isEmpty()) {
      return played;
    }
    return new PlayItem.Played(
        played.card(),
        new Annotations(
            said.alerted(),
            said.explanations(),
            said.notes(),
            said.nags(),
            comments.apply(said.comments(), record.origins().playItem(index))));
  }

  /** Whether cards stand behind a claim, so that what is written is read in another way. */
  boolean isClaimMoved() {
    return claimMoved;
  }

  /**
   * Reports where the play, as it is written, is read in another order.
   *
   * <p>Columns do not tell who led. A reader takes it from the trick before, unless that makes no
   * sense: then it finds a lead out of turn, one that was or, in a faulty play, one that was not.
   */
  void reportOrder(Board converted) {
    if (replay.play().isEmpty()) {
      order(converted);
      return;
    }
    PlayReplay play = replay.play().get();
    Optional<Seat> expected = replay.leader();
    Optional<PlayReplay> again = Optional.empty();
    for (int trick = 1; trick <= play.tricks(); trick++) {
      Optional<Seat> leader = play.leader(trick);
      boolean inTurn = leader.equals(expected);
      if (leader.isPresent() && expected.isPresent() && !(inTurn && play.problems().isEmpty())) {
        again = again.isPresent() ? again : readAgain(converted, play);
        int number = trick;
        if (again.filter(read -> isLed(read, play, number, leader.get())).isEmpty()) {
          lead(inTurn ? "order of a trick" : "lead out of turn", play, trick, leader.get());
        }
      }
      expected = play.winner(trick);
    }
  }

  /** Whether another reading of the play has the same lead to a trick. */
  private static boolean isLed(PlayReplay read, PlayReplay play, int trick, Seat leader) {
    return read.leader(trick).equals(Optional.of(leader))
        && read.card(trick, leader).equals(play.card(trick, leader));
  }

  /** The same where hands are missing, so that the order of the cards is all that is known. */
  private void order(Board converted) {
    Optional<PlayReplay> read =
        converted
            .play()
            .filter(play -> play.layout() == Play.Layout.COLUMNS)
            .flatMap(play -> Replay.of(converted, false, () -> false).play());
    if (read.isEmpty()) {
      return;
    }
    List<PlayReplay.PlayedCard> cards = read.get().cards();
    List<PlayItem> items = record.board().play().orElseThrow().items();
    int card = 0;
    int reported = 0;
    for (int i = 0; i < items.size() && card < cards.size(); i++) {
      if (items.get(i) instanceof PlayItem.Played played) {
        int trick = cards.get(card).trick();
        if (cards.get(card).card() != played.card() && trick > reported) {
          losses.play(i, "order of a trick", played.card().toString(), Fate.REPLACED);
          reported = trick;
        }
        card++;
      }
    }
  }

  private void lead(String kind, PlayReplay play, int trick, Seat leader) {
    OptionalInt item = play.item(trick, leader);
    String datum = play.card(trick, leader).map(Card::toString).orElse("");
    if (item.isPresent()) {
      losses.play(item.getAsInt(), kind, datum, Fate.REPLACED);
    }
  }

  /** The play as it is read when it stands in columns. */
  private Optional<PlayReplay> readAgain(Board converted, PlayReplay play) {
    Seat first = replay.leader().orElseThrow();
    List<PlayItem> items = new ArrayList<>(4 * play.tricks() + 1);
    for (int trick = 1; trick <= play.tricks(); trick++) {
      for (int column = 0; column < 4; column++) {
        Optional<Card> card = play.card(trick, first.plus(column));
        items.add(card.<PlayItem>map(PlayItem::of).orElse(PlayItem.UNKNOWN));
      }
    }
    items.add(PlayItem.STOP);
    Play columns = new Play(Play.Layout.COLUMNS, Fact.given(first), items, List.of());
    Board written = converted.toBuilder().play(columns).build();
    return Replay.of(written, false, () -> false).play();
  }

  /** Whether the seats of all cards are known by the replay. */
  private boolean isReplayed(int cards) {
    boolean full = record.board().deal().value().filter(Deal::isFull).isPresent();
    return full && replay.play().isPresent() && replay.play().get().cardCount() == cards;
  }
}
