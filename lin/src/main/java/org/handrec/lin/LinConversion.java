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
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Rank;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.Seat;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.AuctionReplay;
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
  private final PlayConversion plays;
  private final StringJoiner explained = new StringJoiner(",");

  private LinConversion(HandRecord record, Replay replay, boolean others) {
    this.others = others;
    this.record = record;
    this.board = record.board();
    this.replay = replay;
    this.losses = new LossList(record);
    this.plays = new PlayConversion(record, replay, losses, this::comments);
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
    losses.spellingOfDeal();
    board.recordedResult().ifPresent(target::recordedResult);
    target.comments(comments(board.comments(), record.origins().record()));
    board.auction().ifPresent(auction -> target.auction(auction(auction)));
    board.play().ifPresent(play -> target.play(plays.play(play)));
    tags();
    remnants();
    Board facts = target.build();
    plays.reportOrder(facts);
    HandRecord converted =
        new HandRecord(
            record.index(),
            record.kind(),
            facts,
            record.origins(),
            record.text(),
            record.diagnostics());
    boolean changed = plays.isClaimMoved() || asksForCall();
    Replay read = changed ? Replay.of(facts, false, () -> false) : replay;
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
        target.add(tag.comments().isEmpty() ? tag : converted(tag));
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
    if (!kept.isEmpty()) {
      kept.takeHidden().ifPresent(hidden -> add("Hidden", hidden));
    }
    if (!kept.isEmpty()) {
      add(OtherCommands.TAG, kept.tag());
    }
  }

  private Tag converted(Tag tag) {
    List<Comment> comments = comments(tag.comments(), record.origins().record());
    return new Tag(tag.name(), tag.value(), tag.origin(), comments);
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
        && !replay.auction().map(AuctionReplay::isComplete).orElse(false)
        && record.origins().remnants().stream().anyMatch(r -> r.kind().equals(Calls.QUESTION));
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
    if (ValueText.hasSuitOfPbn(text.toString())) {
      losses.auction(item, "characters of a note", text.toString(), Fate.REPLACED);
    }
    if (notes.add(note) && notes.size() > MOST_NOTES) {
      losses.auction(item, "note beyond the 32nd", note, Fate.COMMENT);
    }
    return new Annotations(true, List.of(note), List.of(), said.nags(), comments);
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
      } else if (ValueText.hasSuitOfPbn(comment.text())) {
        losses.at(place, LossList.COMMENT, comment.text(), Fate.REPLACED);
      }
      converted.add(new Comment(text.replace('}', ')'), false));
    }
    return converted;
  }
}
