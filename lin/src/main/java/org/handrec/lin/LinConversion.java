package org.handrec.lin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.StringJoiner;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.format.Origins;
import org.handrec.core.format.RecordReader;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Rank;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;

/**
 * Turns records of LIN into records as PBN states them: with contract, declarer and result, which
 * follow from calls, cards, claims and the list of results; with alerts and explanations as notes;
 * with {@code \S} for the suits in texts. What PBN has no form for stands in tags whose names begin
 * with {@code Lin}.
 *
 * <p>{@code LinExplained} lists the calls, from 1, that are explained without an alert; {@code
 * LinRecordedResult} is the entry of the list of results where it says something else than the
 * board.
 */
public final class LinConversion {
  private static final int MOST_NOTES = 32;

  private final boolean others;
  private final HandRecord record;
  private final Board board;
  private final Replay replay;
  private final LossList losses;
  private final Board.Builder target = Board.builder();
  private final Set<String> notes = new HashSet<>(0);
  private boolean claimMoved;
  private final StringJoiner explained = new StringJoiner(",");

  private LinConversion(HandRecord record, Replay replay, boolean others) {
    this.others = others;
    this.record = record;
    this.board = record.board();
    this.replay = replay;
    this.losses = new LossList(record);
  }

  /**
   * A converted record.
   *
   * @param record the record; its places are those of the source
   * @param replay the reading of its auction and play
   * @param losses what it does not hold as the source did
   */
  public record Converted(HandRecord record, Replay replay, List<Loss> losses) {
    /** Copies the list. */
    public Converted {
      losses = List.copyOf(losses);
    }
  }

  /**
   * A record as PBN states it. One that was not read from LIN stays as it is.
   *
   * @param replay the reading of its auction and play
   */
  public static Converted toPbn(HandRecord record, Replay replay) {
    return toPbn(record, replay, false);
  }

  /**
   * A record as PBN states it. One that was not read from LIN stays as it is.
   *
   * @param replay the reading of its auction and play
   * @param others whether to keep commands of other programs, in the tag {@code LinExtra}, and the
   *     hands to show, in the tag {@code Hidden}
   */
  public static Converted toPbn(HandRecord record, Replay replay, boolean others) {
    if (!LinTags.isLin(record)) {
      return new Converted(record, replay, List.of());
    }
    LinConversion conversion = new LinConversion(record, replay, others);
    return record.kind() == HandRecord.Kind.BOARD
        ? conversion.convert()
        : new Converted(record, replay, conversion.remnants());
  }

  /**
   * What is lost of a source besides its records: text behind the last one, and what the source
   * says of records that it does not hold.
   *
   * @param source the reader from which the records came, read to its end
   */
  public static List<Loss> ofTrailer(RecordReader source) {
    RecordReader.Trailer trailer = source.trailer();
    RecordText rest = trailer.text();
    List<Origins.Remnant> lost = new ArrayList<>(trailer.remnants());
    if (!rest.slice(rest.span()).isBlank()) {
      lost.add(new Origins.Remnant("text behind the last record", rest, rest.span()));
    }
    return lost.stream().map(remnant -> LossList.loss(remnant, 0)).toList();
  }

  private Converted convert() {
    target.number(board.number()).dealer(board.dealer()).vulnerability(board.vulnerability());
    if (board.faultyDeal().isEmpty()) {
      target.deal(board.deal());
    } else {
      target.faultyDeal(board.faultyDeal());
      faultyDeal();
    }
    board.recordedResult().ifPresent(target::recordedResult);
    target.comments(comments(board.comments(), record.origins().record()));
    board.auction().ifPresent(auction -> target.auction(auction(auction)));
    board.play().ifPresent(play -> target.play(play(play)));
    tags();
    remnants();
    Board facts = target.build();
    leads(facts);
    HandRecord converted =
        new HandRecord(
            record.index(),
            record.kind(),
            facts,
            record.origins(),
            record.text(),
            record.diagnostics());
    Replay read = claimMoved ? Replay.of(facts, false, () -> false) : replay;
    return new Converted(converted, read, losses.losses());
  }

  private List<Loss> remnants() {
    boolean kept = asksForCall();
    for (Origins.Remnant remnant : record.origins().remnants()) {
      if (kept && remnant.kind().equals(Calls.QUESTION)) {
        kept = false;
      } else if (!others || !OtherCommands.isOther(remnant)) {
        losses.remnant(remnant);
      }
    }
    return losses.losses();
  }

  /** The tag of a deal that is none: the cards as they stand, from South on. */
  private void faultyDeal() {
    StringJoiner hands = new StringJoiner(" ", "S:", "");
    for (Seat seat : LinLine.ORDER) {
      StringBuilder[] suits = new StringBuilder[4];
      Arrays.setAll(suits, i -> new StringBuilder());
      int suit = 0;
      boolean given = false;
      for (int i = 0; i < board.faultyDeal().size(); i++) {
        DealtCard card = board.faultyDeal().get(i);
        if (card.seat() == seat) {
          given = true;
          suit = card.card().map(c -> 3 - c.suit().ordinal()).orElse(suit);
          suits[suit].append(rank(card, i));
        }
      }
      hands.add(given ? String.join(".", suits) : "-");
    }
    add("Deal", hands.toString());
  }

  private String rank(DealtCard card, int place) {
    if (card.card().isPresent()) {
      return String.valueOf(card.card().get().rank().letter());
    }
    boolean letter = card.text().length() == 1 && Character.isLetterOrDigit(card.text().charAt(0));
    boolean rank = letter && Rank.of(card.text().charAt(0)).isPresent();
    if (!letter || rank) {
      Span span = record.origins().dealtCard(place);
      Fate fate = rank ? Fate.REPLACED : Fate.DROPPED;
      losses.at(span, "unreadable card of the deal", card.text(), fate);
    }
    return letter ? card.text() : "";
  }

  private void tags() {
    for (Tag tag : board.tags()) {
      boolean contradicted = tag.name().equals("LinClaim") && LinTags.isContradicted(record);
      if (!tag.name().equals("Result") && !contradicted) {
        target.add(
            new Tag(
                tag.name(),
                tag.value(),
                tag.origin(),
                comments(tag.comments(), record.origins().record())));
      }
    }
    Optional<Contract> contract = replay.auction().flatMap(AuctionReplay::contract);
    if (contract.isPresent()) {
      add("Contract", contract.get().symbol());
      target.contract(Fact.given(contract.get()));
      outcome(contract.get());
    } else {
      statedResult();
    }
    if (explained.length() > 0) {
      add("LinExplained", explained.toString());
    }
    OtherCommands kept = OtherCommands.of(record, others);
    kept.takeHidden().ifPresent(hidden -> add("Hidden", hidden));
    if (!kept.isEmpty()) {
      add(OtherCommands.TAG, kept.tag());
    }
  }

  private void outcome(Contract contract) {
    Optional<Seat> declarer = replay.auction().flatMap(AuctionReplay::declarer);
    if (declarer.isEmpty()) {
      add("Declarer", "");
      add("Result", "");
      target.declarer(Fact.empty()).result(Fact.empty());
      recorded(contract, declarer, OptionalInt.empty());
      return;
    }
    add("Declarer", String.valueOf(declarer.get().letter()));
    target.declarer(Fact.given(new StatedDeclarer(declarer.get(), false)));
    OptionalInt tricks = tricks(contract, declarer.get());
    if (tricks.isPresent()) {
      result(tricks.getAsInt());
    }
    recorded(contract, declarer, tricks);
  }

  private void result(int tricks) {
    add("Result", String.valueOf(tricks));
    target.result(Fact.given(StatedResult.ofDeclarer(tricks)));
  }

  /** By the cards, the claim, else by the list of results where it speaks of this contract. */
  private OptionalInt tricks(Contract contract, Seat declarer) {
    if (replay.tricks().isPresent()) {
      return replay.tricks();
    }
    return board
        .recordedResult()
        .filter(entry -> entry.contract().equals(Optional.of(contract)))
        .filter(entry -> entry.declarer().equals(Optional.of(declarer)))
        .map(RecordedResult::tricks)
        .orElse(OptionalInt.empty());
  }

  /** Keeps an entry of the list of results that says something else. */
  private void recorded(Contract contract, Optional<Seat> declarer, OptionalInt tricks) {
    Optional<RecordedResult> entry = board.recordedResult();
    boolean agrees =
        entry.isEmpty()
            || (entry.get().contract().equals(Optional.of(contract))
                && entry.get().declarer().equals(declarer)
                && entry.get().tricks().equals(tricks));
    if (!agrees) {
      add("LinRecordedResult", entry.get().text());
    }
  }

  /** Without a contract, the claim is all there is. */
  private void statedResult() {
    board.tag("Result").ifPresent(target::add);
    target.result(board.result());
    board.recordedResult().ifPresent(entry -> add("LinRecordedResult", entry.text()));
  }

  private void add(String name, String value) {
    target.add(new Tag(name, value, Tag.Origin.WRITTEN, List.of()));
  }

  private Auction auction(Auction auction) {
    List<AuctionItem> items = new ArrayList<>(auction.items().size());
    int calls = 0;
    for (int i = 0; i < auction.items().size(); i++) {
      AuctionItem item = auction.items().get(i);
      if (item == AuctionItem.DASH) {
        losses.auction(i, "blank cell of the auction", "-", Fate.DROPPED);
      } else if (item instanceof AuctionItem.Made made) {
        calls++;
        items.add(
            made.annotations().equals(Annotations.NONE)
                ? made
                : new AuctionItem.Made(made.call(), said(made.annotations(), i, calls)));
      } else {
        items.add(PbnWord.of(item, i, losses));
      }
    }
    if (asksForCall()) {
      items.add(AuctionItem.NEXT);
    }
    return new Auction(auction.first(), items, auction.notes());
  }

  /** Whether a question mark stands in place of the next call; one of them is kept as a sign. */
  private boolean asksForCall() {
    return board.auction().isPresent()
        && record.origins().remnants().stream().anyMatch(r -> r.kind().equals(Calls.QUESTION))
        && !replay.auction().map(AuctionReplay::isComplete).orElse(false);
  }

  private Annotations said(Annotations said, int item, int call) {
    List<Comment> comments = comments(said.comments(), record.origins().auctionItem(item));
    if (said.explanations().isEmpty()) {
      if (said.alerted()) {
        notes.add(AuctionCommands.ALERT);
      }
      return new Annotations(said.alerted(), List.of(), List.of(), said.nags(), comments);
    }
    StringJoiner text = new StringJoiner("; ");
    said.explanations().forEach(text::add);
    String note = ValueText.restored(text.toString());
    if (!said.alerted()) {
      explained.add(String.valueOf(call));
    } else if (note.equals(AuctionCommands.ALERT)) {
      losses.auction(item, "explanation that reads as a mere alert", note, Fate.REPLACED);
    }
    if (notes.add(note) && notes.size() > MOST_NOTES) {
      losses.auction(item, "note beyond the 32nd", note, Fate.COMMENT);
    }
    return new Annotations(true, List.of(note), List.of(), said.nags(), comments);
  }

  private Play play(Play play) {
    List<PlayItem> items = new ArrayList<>(play.items().size());
    Optional<Seat> declarer = replay.auction().flatMap(AuctionReplay::declarer);
    boolean columns = declarer.isPresent();
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
    Play converted = new Play(play.layout(), play.first(), items, play.notes());
    return isReplayed(items) || declarer.isEmpty()
        ? converted
        : replay
            .auction()
            .flatMap(AuctionReplay::contract)
            .flatMap(Contract::strain)
            .map(strain -> PlayColumns.of(converted, declarer.get().next(), strain))
            .orElse(converted);
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
            comments(said.comments(), record.origins().playItem(index))));
  }

  /**
   * Columns do not tell who led. A reader takes it from the trick before, unless that makes no
   * sense: then it finds the lead out of turn again.
   */
  private void leads(Board converted) {
    if (replay.play().isEmpty()) {
      return;
    }
    PlayReplay play = replay.play().get();
    Optional<Seat> expected = replay.leader();
    Optional<PlayReplay> again = Optional.empty();
    for (int trick = 1; trick <= play.tricks(); trick++) {
      Optional<Seat> leader = play.leader(trick);
      if (leader.isPresent() && expected.isPresent() && !leader.equals(expected)) {
        again = again.isPresent() ? again : readAgain(converted, play);
        int number = trick;
        if (!again.flatMap(read -> read.leader(number)).equals(leader)) {
          lead(play, trick, leader.get());
        }
      }
      expected = play.winner(trick);
    }
  }

  private void lead(PlayReplay play, int trick, Seat leader) {
    OptionalInt item = play.item(trick, leader);
    String datum = play.card(trick, leader).map(Card::toString).orElse("");
    if (item.isPresent()) {
      losses.play(item.getAsInt(), "lead out of turn", datum, Fate.REPLACED);
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
  private boolean isReplayed(List<PlayItem> items) {
    boolean full = board.deal().value().filter(Deal::isFull).isPresent();
    int cards = 0;
    for (PlayItem item : items) {
      cards += item instanceof PlayItem.Played ? 1 : 0;
    }
    return full && replay.play().isPresent() && replay.play().get().cardCount() == cards;
  }

  /** Comments with the suits as PBN writes them; no brace can stand in them. */
  private List<Comment> comments(List<Comment> comments, Span place) {
    if (comments.isEmpty()) {
      return comments;
    }
    List<Comment> converted = new ArrayList<>(comments.size());
    for (Comment comment : comments) {
      String text = ValueText.restored(comment.text());
      if (text.indexOf('}') >= 0) {
        losses.at(place, "brace in a comment", comment.text(), Fate.REPLACED);
      }
      converted.add(new Comment(text.replace('}', ')'), false));
    }
    return converted;
  }
}
