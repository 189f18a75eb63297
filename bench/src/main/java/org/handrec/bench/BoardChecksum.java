package org.handrec.bench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Call;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Note;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Table;
import org.handrec.core.model.Tag;

/**
 * A sum over every field of boards. It makes a reader do all its work, also what it may put off,
 * and it is the same in every run (unlike hash codes, which for enums are those of the object).
 */
final class BoardChecksum {
  private static final Seat[] SEATS = Seat.values();

  private long sum = 1;

  /** The sum over all boards so far. */
  long value() {
    return sum;
  }

  void add(Board board) {
    List<Tag> tags = board.tags();
    for (int i = 0; i < tags.size(); i++) {
      Tag tag = tags.get(i);
      add(tag.name());
      add(tag.value());
      add(tag.origin().ordinal());
      comments(tag.comments());
    }
    add(state(board.number()) ? board.number().value().get() : 0);
    add(state(board.dealer()) ? board.dealer().value().get().ordinal() : 0);
    add(state(board.vulnerability()) ? board.vulnerability().value().get().ordinal() : 0);
    if (state(board.deal())) {
      deal(board.deal().value().get());
    }
    dealtCards(board.faultyDeal());
    declarer(board.declarer());
    contract(board.contract());
    result(board.result());
    if (!board.scores().isEmpty()) {
      board.scores().forEach(this::score);
    }
    board.auction().ifPresent(this::auction);
    board.play().ifPresent(this::play);
    board.tables().forEach(this::table);
    comments(board.comments());
  }

  private void add(long value) {
    sum = sum * 31 + value;
  }

  private void add(String text) {
    add(text.hashCode());
  }

  private void add(OptionalInt value) {
    add(value.orElse(-1));
  }

  private void add(Optional<String> value) {
    add(value.isEmpty() ? 0 : value.get().hashCode());
  }

  private boolean state(Fact<?> fact) {
    add(fact.state().ordinal());
    return fact.isGiven();
  }

  private void comments(List<Comment> comments) {
    if (comments.isEmpty()) {
      return;
    }
    for (Comment comment : comments) {
      add(comment.text());
      add(comment.toLineEnd() ? 1 : 2);
    }
  }

  private void deal(Deal deal) {
    for (Seat seat : SEATS) {
      add(deal.isGiven(seat) ? 1 : 0);
      add(deal.bits(seat));
    }
  }

  private void dealtCards(List<DealtCard> cards) {
    for (DealtCard card : cards) {
      add(card.seat().ordinal());
      add(card.text());
      add(card.card().isEmpty() ? -1 : card.card().get().index());
    }
  }

  private void declarer(Fact<StatedDeclarer> declarer) {
    if (state(declarer)) {
      StatedDeclarer stated = declarer.value().get();
      add(stated.seat().ordinal());
      add(stated.exchanged() ? 1 : 2);
    }
  }

  private void contract(Fact<Contract> contract) {
    if (!state(contract)) {
      return;
    }
    Contract stated = contract.value().get();
    if (stated instanceof Contract.Played played) {
      add(bid(played.bid()));
      add(played.risk().ordinal());
    } else {
      add(stated.symbol());
    }
  }

  private void result(Fact<StatedResult> result) {
    if (state(result)) {
      StatedResult stated = result.value().get();
      add(stated.declarer());
      add(stated.ns());
      add(stated.ew());
      add(stated.agreed() ? 1 : 2);
    }
  }

  private void score(ScoreType type, SideScore score) {
    add(type.ordinal());
    add(score.declarer());
    add(score.ns());
    add(score.ew());
  }

  private void auction(Auction auction) {
    add(state(auction.first()) ? auction.first().value().get().ordinal() : 0);
    List<AuctionItem> items = auction.items();
    for (int i = 0; i < items.size(); i++) {
      AuctionItem item = items.get(i);
      if (item instanceof AuctionItem.Made made) {
        add(call(made.call()));
        annotations(made.annotations());
      } else if (item instanceof AuctionItem.Marked marked) {
        add(marked.mark().ordinal());
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        add(unreadable.text());
        add(unreadable.reported() ? 1 : 2);
      } else {
        add(100 + ((AuctionItem.Sign) item).ordinal());
      }
    }
    notes(auction.notes());
  }

  private void play(Play play) {
    add(play.layout().ordinal());
    add(state(play.first()) ? play.first().value().get().ordinal() : 0);
    List<PlayItem> items = play.items();
    for (int i = 0; i < items.size(); i++) {
      PlayItem item = items.get(i);
      if (item instanceof PlayItem.Played played) {
        add(played.card().index());
        annotations(played.annotations());
      } else if (item instanceof PlayItem.Marked marked) {
        add(marked.mark().ordinal());
      } else if (item instanceof PlayItem.Unreadable unreadable) {
        add(unreadable.text());
        add(unreadable.reported() ? 1 : 2);
      } else {
        add(100 + ((PlayItem.Sign) item).ordinal());
      }
    }
    notes(play.notes());
  }

  private static int call(Call call) {
    return call instanceof Bid bid ? bid(bid) : 40 + ((Call.Other) call).ordinal();
  }

  private static int bid(Bid bid) {
    return bid.level() * 5 + bid.strain().ordinal();
  }

  private void annotations(Annotations said) {
    if (said.equals(Annotations.NONE)) {
      return;
    }
    add(said.alerted() ? 1 : 2);
    said.explanations().forEach(this::add);
    said.notes().forEach(this::add);
    said.nags().forEach(this::add);
    comments(said.comments());
  }

  private void notes(List<Note> notes) {
    if (notes.isEmpty()) {
      return;
    }
    for (Note note : notes) {
      add(note.number());
      add(note.text());
    }
  }

  private void table(Table table) {
    add(table.name());
    for (Table.Column column : table.columns()) {
      add(column.name());
      add(column.order().ordinal());
      add(column.width());
      add(column.rightAligned() ? 1 : 2);
    }
    for (Table.Cell cell : table.cells()) {
      add(cell.text());
      add(cell.quoted() ? 1 : 2);
    }
  }
}
