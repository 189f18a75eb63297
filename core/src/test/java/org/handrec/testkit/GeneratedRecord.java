package org.handrec.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Call;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Note;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;

/**
 * A legal record, made by {@link RandomRecords}.
 *
 * @param calls a complete auction from the dealer on
 * @param notes what is said about calls, by number of the call from 0
 * @param cards the cards in the order of play; fewer than 52 end in a claim, none on a passed-out
 *     board
 * @param tricks what the declarer's side won; 0 on a passed-out board
 */
public record GeneratedRecord(
    int number,
    Seat dealer,
    Vulnerability vulnerability,
    Deal deal,
    List<Call> calls,
    Map<Integer, String> notes,
    List<Card> cards,
    int tricks) {

  /** Copies the collections. */
  public GeneratedRecord {
    calls = List.copyOf(calls);
    notes = Map.copyOf(notes);
    cards = List.copyOf(cards);
  }

  /** The contract. */
  public Contract contract() {
    return AuctionOracle.contract(calls).orElseThrow();
  }

  /** The declarer; empty when the board was passed out. */
  public Optional<Seat> declarer() {
    return AuctionOracle.declarer(dealer, calls);
  }

  /** The play by the laws; empty when the board was passed out. */
  public Optional<PlayOracle> oracle() {
    return declarer()
        .map(seat -> new PlayOracle(deal, contract().strain().orElseThrow().trumps(), seat.next()));
  }

  /** The tricks of a side, those of a claim among them. */
  public int tricks(Side side) {
    boolean declares = declarer().map(seat -> seat.side() == side).orElse(false);
    return declarer().isEmpty() ? 0 : declares ? tricks : 13 - tricks;
  }

  /** The play as rows of four, the first column the opening leader's; unplayed places are empty. */
  public List<List<Optional<Card>>> rows() {
    List<List<Optional<Card>>> rows = new ArrayList<>();
    if (cards.isEmpty()) {
      return rows;
    }
    PlayOracle oracle = oracle().orElseThrow();
    List<Seat> leaders = oracle.leaders(cards);
    for (int trick = 0; trick < leaders.size(); trick++) {
      List<Optional<Card>> row = new ArrayList<>();
      for (int column = 0; column < 4; column++) {
        int place = 4 * trick + leaders.get(trick).placesTo(oracle.leader().plus(column));
        row.add(place < cards.size() ? Optional.of(cards.get(place)) : Optional.empty());
      }
      rows.add(row);
    }
    return rows;
  }

  /** The record as a board: the mandatory tags that it knows, an auction, and a play if any. */
  public Board board() {
    Board.Builder board =
        Board.builder()
            .number(Fact.given(number))
            .dealer(Fact.given(dealer))
            .vulnerability(Fact.given(vulnerability))
            .deal(Fact.given(deal))
            .contract(Fact.given(contract()));
    tags().forEach((name, value) -> board.add(new Tag(name, value, Tag.Origin.WRITTEN, List.of())));
    board.declarer(
        declarer().map(s -> Fact.given(new StatedDeclarer(s, false))).orElse(Fact.empty()));
    board.result(
        declarer().map(s -> Fact.given(StatedResult.ofDeclarer(tricks))).orElse(Fact.empty()));
    board.auction(auction());
    if (!cards.isEmpty()) {
      board.play(play());
    }
    return board.build();
  }

  private Map<String, String> tags() {
    Map<String, String> tags = new TreeMap<>();
    tags.put("Board", Integer.toString(number));
    tags.put("Dealer", "" + dealer.letter());
    tags.put("Vulnerable", vulnerability.symbol());
    tags.put("Deal", deal.toString(dealer));
    tags.put("Contract", contract().symbol());
    tags.put("Declarer", declarer().map(seat -> "" + seat.letter()).orElse(""));
    tags.put("Result", declarer().map(seat -> Integer.toString(tricks)).orElse(""));
    return tags;
  }

  private Auction auction() {
    List<AuctionItem> items = new ArrayList<>();
    List<Note> numbered = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      String text = notes.get(i);
      if (text == null) {
        items.add(AuctionItem.of(calls.get(i)));
      } else {
        int index = numbered.size() + 1;
        numbered.add(new Note(index, text));
        Annotations said =
            new Annotations(true, List.of(text), List.of(index), List.of(), List.of());
        items.add(new AuctionItem.Made(calls.get(i), said));
      }
    }
    return new Auction(Fact.given(dealer), items, numbered);
  }

  private Play play() {
    List<PlayItem> items = new ArrayList<>();
    for (List<Optional<Card>> row : rows()) {
      row.forEach(card -> items.add(card.<PlayItem>map(PlayItem::of).orElse(PlayItem.UNKNOWN)));
    }
    if (cards.size() < Card.COUNT) {
      items.add(PlayItem.STOP);
    }
    Seat leader = declarer().orElseThrow().next();
    return new Play(Play.Layout.COLUMNS, Fact.given(leader), items, List.of());
  }

  /** The record as a PBN game in import format, without the blank line that parts games. */
  public String pbn() {
    StringBuilder text = new StringBuilder();
    tags().forEach((name, value) -> tag(text, name, value));
    tag(text, "Auction", "" + dealer.letter());
    List<String> words = new ArrayList<>();
    List<String> numbered = new ArrayList<>();
    for (int i = 0; i < calls.size(); i++) {
      String note = notes.get(i);
      if (note != null) {
        numbered.add(note);
      }
      words.add(calls.get(i).symbol() + (note == null ? "" : " =" + numbered.size() + "="));
    }
    lines(text, words);
    for (int i = 0; i < numbered.size(); i++) {
      tag(text, "Note", (i + 1) + ":" + numbered.get(i));
    }
    if (!cards.isEmpty()) {
      tag(text, "Play", "" + declarer().orElseThrow().next().letter());
      List<String> places = new ArrayList<>();
      rows().forEach(row -> row.forEach(c -> places.add(c.map(Card::toString).orElse("-"))));
      lines(text, places);
      text.append(cards.size() < Card.COUNT ? "*\n" : "");
    }
    return text.toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append('[').append(name).append(" \"").append(value).append("\"]\n");
  }

  private static void lines(StringBuilder text, List<String> words) {
    for (int from = 0; from < words.size(); from += 4) {
      StringJoiner line = new StringJoiner(" ", "", "\n");
      words.subList(from, Math.min(from + 4, words.size())).forEach(line::add);
      text.append(line);
    }
  }
}
