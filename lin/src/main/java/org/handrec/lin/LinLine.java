package org.handrec.lin;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.PlayReplay;
import org.handrec.core.rules.Replay;
import org.handrec.lin.LinWriter.Extra;

/**
 * Writes the commands of one board, from the deal on, and lists what they do not hold. The tags of
 * a match are left to the caller: whether they have a place depends on the whole file.
 *
 * <p>Longer than most classes: what a command cannot hold is known where it is written, and what
 * later commands say depends on the auction as this line tells it.
 */
final class LinLine {
  /** The seats in the order of LIN. */
  static final List<Seat> ORDER = List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST);

  private static final int DECK = 52;
  private static final int TRICKS = 13;

  private final StringBuilder out;
  private final HandRecord record;
  private final Board board;
  private final Replay replay;
  private final LinWriter.Options options;
  private final LossList losses;

  /** The auction as a reader of the line takes it. */
  private Optional<AuctionReplay> auction;

  private Optional<Contract> contract;
  private final OtherCommands others;

  LinLine(
      StringBuilder out,
      HandRecord record,
      Replay replay,
      LinWriter.Options options,
      LossList losses) {
    this.out = out;
    this.record = record;
    this.board = record.board();
    this.replay = replay;
    this.options = options;
    this.losses = losses;
    this.auction = replay.auction();
    this.contract = auction.flatMap(AuctionReplay::contract);
    this.others =
        OtherCommands.of(record, LinTags.isLin(record) && options.has(Extra.UNKNOWN_COMMANDS));
  }

  private void othersBeforeCall(int item) {
    if (!others.isEmpty()) {
      others.writeBefore(record.origins().auctionItem(item).start(), out);
    }
  }

  private void othersBeforeCard(int item) {
    if (!others.isEmpty()) {
      others.writeBefore(record.origins().playItem(item).start(), out);
    }
  }

  /** The value of {@code pn} for one table. */
  String names() {
    StringBuilder names = new StringBuilder();
    for (Seat seat : ORDER) {
      names.append(seat == Seat.SOUTH ? "" : ",");
      board.player(seat).value().ifPresent(name -> names.append(name(seat, name)));
    }
    return names.toString();
  }

  private String name(Seat seat, String name) {
    String written = ValueText.name(name);
    if (!written.equals(name)) {
      String tag = tagOf(seat);
      String what = name.indexOf(',') >= 0 ? "comma in " : "characters of ";
      losses.tag(tag, what + tag, name, Fate.REPLACED);
    }
    return written;
  }

  private static String tagOf(Seat seat) {
    return seat.name().charAt(0) + seat.name().substring(1).toLowerCase(Locale.ROOT);
  }

  /** Writes the commands from {@code st} to the last {@code pg}. */
  void write() {
    Optional<Seat> dealer = board.dealer().value();
    if (dealer.isEmpty()) {
      dealer = auction.flatMap(AuctionReplay::dealer);
      String datum = dealer.map(seat -> seat.letter() + " by the auction").orElse("S");
      losses.record("dealer that is not given", datum, Fate.REPLACED);
    }
    out.append("st||md|");
    new DealValue(out, losses, options.has(Extra.FOUR_HANDS)).write(board, dealer);
    losses.spellingOfDeal();
    out.append("|rh||");
    board.number().value().ifPresent(n -> out.append("ah|Board ").append(n).append('|'));
    if (LinTags.isLin(record)) {
      board.text("Description").value().ifPresent(this::title);
    }
    out.append("sv|").append(vulnerability()).append('|');
    if (options.has(Extra.UNKNOWN_COMMANDS) && !LinTags.isLin(record)) {
      OtherCommands.writeTags(record, out, losses);
    }
    comments();
    Set<Integer> explained = explained();
    AuctionCommands calls =
        new AuctionCommands(
            out,
            losses,
            LinTags.isLin(record),
            options.has(Extra.COMMENTS),
            explained,
            this::othersBeforeCall);
    board.auction().ifPresent(a -> calls.write(a, auction));
    if (calls.calls() > 0) {
      out.append("pg||");
    }
    if (calls.isCut()) {
      Auction written = new Auction(Fact.absent(), calls.written(), List.of());
      auction = Optional.of(AuctionReplay.of(written, Fact.given(dealer.orElse(Seat.SOUTH)), 0));
      contract = auction.flatMap(AuctionReplay::contract);
    }
    if (!explained.isEmpty()) {
      String datum = board.text("LinExplained").value().orElse("");
      losses.tag("LinExplained", "tag LinExplained", datum, Fate.DROPPED);
    }
    play(calls.written());
    others.writeBefore(Long.MAX_VALUE, out);
    statedContract();
  }

  private void title(String title) {
    out.append("ah|").append(ValueText.value(title)).append('|');
    if (!ValueText.isKept(title, true)) {
      losses.tag("Description", "characters of Description", title, Fate.REPLACED);
    }
  }

  private char vulnerability() {
    Optional<Vulnerability> sides = board.vulnerability().value();
    if (sides.isEmpty()) {
      losses.record("vulnerability that is not given", "None", Fate.REPLACED);
    }
    return switch (sides.orElse(Vulnerability.NONE)) {
      case NONE -> 'o';
      case NS -> 'n';
      case EW -> 'e';
      case ALL -> 'b';
    };
  }

  /** Remarks before the calls: those before the first tag and behind the tags. */
  private void comments() {
    board.comments().forEach(comment -> comment(comment, Optional.empty()));
    for (Tag tag : board.tags()) {
      if (tag.origin() == Tag.Origin.WRITTEN || tag.origin() == Tag.Origin.REPEATED) {
        tag.comments().forEach(comment -> comment(comment, Optional.of(tag.name())));
      }
    }
  }

  private void comment(Comment comment, Optional<String> tag) {
    String text = comment.text().strip();
    boolean written = options.has(Extra.COMMENTS) && !text.isEmpty();
    if (written) {
      out.append("nt|").append(ValueText.value(text)).append('|');
    }
    if (!written || !ValueText.isKept(text, LinTags.isLin(record))) {
      String kind = written ? LossList.COMMENT : "comment";
      Fate fate = written ? Fate.REPLACED : Fate.DROPPED;
      losses.at(
          tag.flatMap(record.origins()::tag).orElseGet(record.origins()::record), kind, text, fate);
    }
  }

  /** The calls that {@code LinExplained} lists. */
  private Set<Integer> explained() {
    Set<Integer> calls = new HashSet<>(0);
    Optional<String> tag = board.text("LinExplained").value();
    if (tag.isEmpty()) {
      return calls;
    }
    for (String part : tag.get().split(",", -1)) {
      Values.number(part).ifPresent(calls::add);
    }
    return calls;
  }

  /** Writes the cards and the claim; what the result says beyond them is lost. */
  private void play(List<AuctionItem> calls) {
    PlayOrder order = PlayOrder.of(board.play(), replay);
    int cards = order.size();
    OptionalInt tricks = isPlayed() && isSameSide() ? replay.tricks() : OptionalInt.empty();
    OptionalInt claim = cards < DECK ? tricks : OptionalInt.empty();
    int claimAt = Integer.MAX_VALUE;
    Optional<Claim> stated = claim(cards);
    // Of two that differ the result counts; behind 52 cards and without a contract none does.
    boolean fits =
        stated.isPresent() && (claim.isEmpty() || claim.getAsInt() == stated.get().tricks());
    if (fits) {
      claim = OptionalInt.of(stated.get().tricks());
      claimAt = stated.get().cards();
    } else if (!LinTags.isContradicted(record)) {
      board
          .text("LinClaim")
          .value()
          .ifPresent(text -> losses.tag("LinClaim", "tag LinClaim", text, Fate.DROPPED));
    }
    new PlayCommands(
            out, losses, LinTags.isLin(record), options.has(Extra.COMMENTS), this::othersBeforeCard)
        .write(board.play(), order, claim, claimAt);
    if (contract.isPresent()) {
      OptionalInt counted = cards < DECK ? claim : tricks;
      boolean counts = isPlayed() && counted.isPresent();
      statedResult(counts ? read(calls, counted, order) : OptionalInt.empty());
    } else if (!fits || !states(stated.get().tricks())) {
      statedResult(OptionalInt.empty());
    }
  }

  /** The claim of a LIN file, unless it stands behind more cards than there are. */
  private Optional<Claim> claim(int cards) {
    Optional<String> tag = board.text("LinClaim").value();
    if (tag.isEmpty()) {
      return Optional.empty();
    }
    String[] parts = tag.get().split(":", -1);
    OptionalInt at = parts.length == 2 ? Values.number(parts[0]) : OptionalInt.empty();
    OptionalInt tricks = parts.length == 2 ? Values.number(parts[1]) : OptionalInt.empty();
    boolean usable = at.isPresent() && tricks.isPresent() && at.getAsInt() <= cards;
    return usable && !LinTags.isContradicted(record)
        ? Optional.of(new Claim(at.getAsInt(), tricks.getAsInt()))
        : Optional.empty();
  }

  private boolean states(int tricks) {
    return board.result().value().equals(Optional.of(StatedResult.ofDeclarer(tricks)));
  }

  private record Claim(int cards, int tricks) {}

  private boolean isPlayed() {
    return contract.filter(c -> c instanceof Contract.Played).isPresent();
  }

  /** Whether the declarer of the auction plays on the side whose tricks the replay counts. */
  private boolean isSameSide() {
    Optional<Side> side = replay.declarer().map(Seat::side);
    return auction.flatMap(AuctionReplay::declarer).map(Seat::side).equals(side);
  }

  /**
   * The tricks as a reader of the file finds them, which may hold the claim for impossible, or not
   * know enough of the play to count.
   */
  private OptionalInt read(List<AuctionItem> calls, OptionalInt tricks, PlayOrder order) {
    int cards = order.size();
    boolean full = board.deal().value().filter(Deal::isFull).isPresent();
    boolean simple =
        cards == 0 || (isCounted(tricks.getAsInt()) && cards == replay.play().get().cardCount());
    if (full && simple && !isMarked()) {
      return tricks;
    }
    List<PlayItem> items = new ArrayList<>(cards);
    for (int i = 0; i < cards; i++) {
      items.add(PlayItem.of(order.card(i)));
    }
    if (cards < DECK) {
      items.add(PlayItem.STOP);
    }
    Board.Builder copy =
        Board.builder()
            .dealer(Fact.given(auction.flatMap(AuctionReplay::dealer).orElse(Seat.SOUTH)))
            .auction(new Auction(Fact.absent(), calls, List.of()))
            .play(new Play(Play.Layout.CHRONOLOGICAL, Fact.absent(), items, List.of()));
    Optional<Deal> deal =
        board.faultyDeal().isEmpty()
            ? board.deal().value().map(DealValue::completed)
            : DealValue.usable(board.faultyDeal());
    deal.ifPresent(d -> copy.deal(Fact.given(d)));
    if (cards < DECK) {
      copy.result(Fact.given(StatedResult.ofDeclarer(tricks.getAsInt())));
    }
    return Replay.of(copy.build(), false, () -> false).tricks();
  }

  /** Whether marks, which LIN does not have, tell of irregular cards. */
  private boolean isMarked() {
    for (PlayItem item : board.play().map(Play::items).orElse(List.of())) {
      if (item instanceof PlayItem.Marked) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing is doubtful about the play and the tricks. */
  private boolean isCounted(int tricks) {
    return replay
        .play()
        .filter(play -> play.isReliable() && play.problems().isEmpty())
        .filter(play -> play.isComplete() || isPossible(play, tricks))
        .isPresent();
  }

  private boolean isPossible(PlayReplay play, int tricks) {
    Side side = replay.declarer().orElseThrow().side();
    return tricks >= play.won(side) && TRICKS - tricks >= play.won(side.other());
  }

  private void statedResult(OptionalInt tricks) {
    Optional<Tag> tag = board.tag("Result");
    if (tag.isEmpty() || isNothing(tag.get())) {
      return;
    }
    Optional<StatedResult> stated = board.result().value();
    if (stated.isEmpty() || tricks.isEmpty() || !isKept(stated.get(), tricks.getAsInt())) {
      losses.tag("Result", "tag Result", tag.get().value(), Fate.DROPPED);
    } else if (stated.get().agreed()) {
      losses.tag("Result", "mark of Result", "^", Fate.DROPPED);
    }
  }

  private boolean isKept(StatedResult stated, int tricks) {
    Optional<Seat> declarer = auction.flatMap(AuctionReplay::declarer);
    Seat by = replay.declarer().or(() -> declarer).orElseThrow();
    OptionalInt own = stated.of(by.side(), by);
    OptionalInt others = stated.of(by.side().other(), by);
    return (own.isEmpty() || own.getAsInt() == tricks)
        && (others.isEmpty() || others.getAsInt() == TRICKS - tricks);
  }

  /**
   * Whether a tag says that a value is unknown, or that it does not apply to a passed-out board.
   */
  private boolean isNothing(Tag tag) {
    boolean passedOut =
        contract.or(() -> board.contract().value()).filter(Contract.PASSED_OUT::equals).isPresent();
    return tag.value().equals("?") || (tag.value().isEmpty() && passedOut);
  }

  /** LIN has no place for contract and declarer; they follow from the auction, or are lost. */
  private void statedContract() {
    Optional<Tag> stated = board.tag("Contract").filter(tag -> !isNothing(tag));
    if (stated.isPresent() && !board.contract().value().equals(contract)) {
      losses.tag("Contract", "tag Contract", stated.get().value(), Fate.DROPPED);
    } else if (stated.isPresent() && contract.isEmpty()) {
      losses.tag("Contract", "tag Contract", stated.get().value(), Fate.DROPPED);
    }
    Optional<Tag> declarer = board.tag("Declarer").filter(tag -> !isNothing(tag));
    if (declarer.isPresent()) {
      Optional<Seat> seat = board.declarer().value().map(StatedDeclarer::seat);
      if (seat.isEmpty() || !seat.equals(auction.flatMap(AuctionReplay::declarer))) {
        losses.tag("Declarer", "tag Declarer", declarer.get().value(), Fate.DROPPED);
      } else if (board.declarer().value().get().exchanged()) {
        losses.tag("Declarer", "mark of Declarer", "^", Fate.DROPPED);
      }
    }
  }

  /** Lists what stands in the source and is no fact. */
  void remnants() {
    for (Origins.Remnant remnant : record.origins().remnants()) {
      if (!options.has(Extra.UNKNOWN_COMMANDS) || !OtherCommands.isOther(remnant)) {
        losses.remnant(remnant);
      }
    }
  }
}
