package org.handrec.core.doubledummy;

import java.util.List;
import java.util.function.Consumer;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;

/** The remarks of a record, wherever they stand. Most records have none, so no list is made. */
final class Remarks {
  private Remarks() {}

  static void forEach(Board board, Consumer<Comment> action) {
    board.comments().forEach(action);
    for (int i = 0; i < board.tags().size(); i++) {
      board.tags().get(i).comments().forEach(action);
    }
    List<AuctionItem> calls = board.auction().map(Auction::items).orElse(List.of());
    for (int i = 0; i < calls.size(); i++) {
      if (calls.get(i) instanceof AuctionItem.Made made) {
        forEach(made.annotations(), action);
      }
    }
    List<PlayItem> cards = board.play().map(Play::items).orElse(List.of());
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i) instanceof PlayItem.Played played) {
        forEach(played.annotations(), action);
      }
    }
  }

  private static void forEach(Annotations annotations, Consumer<Comment> action) {
    if (!annotations.comments().isEmpty()) {
      annotations.comments().forEach(action);
    }
  }
}
