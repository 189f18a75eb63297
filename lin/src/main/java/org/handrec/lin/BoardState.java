package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.handrec.core.model.Auction;
import org.handrec.core.model.Card;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Suit;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.PlayState;

/** A board as its commands make it, one after the other; some take back what others did. */
final class BoardState {
  private static final int ALL = 52;

  /** Three passes, then two between any two of the 35 bids, their doubles and redoubles. */
  private static final int LONGEST_AUCTION = 319;

  final DealCards deal;
  final Calls calls = new Calls();
  final Cards cards = new Cards();
  final List<BoardTitle> titles = new ArrayList<>(1);

  /** The texts before the first call. */
  final List<Comment> comments = new ArrayList<>(0);

  Fact<Vulnerability> vulnerability;

  private final Function<Suit, Optional<Card>> lowest = this::lowest;
  private final List<Comment> orphans = new ArrayList<>(0);
  private final Segment segment;
  private final Findings findings;
  private final boolean movie;
  private Optional<Deal> finalDeal = Optional.empty();
  private boolean vulnerabilitySeen;
  private int lastVulnerability = -1;

  /**
   * The begin of a board.
   *
   * @param vulnerability that of the board before, in a presentation
   */
  BoardState(Segment segment, Findings findings, boolean movie, Fact<Vulnerability> vulnerability) {
    this.segment = segment;
    this.findings = findings;
    this.movie = movie;
    this.deal = new DealCards(movie);
    this.vulnerability = vulnerability;
    this.vulnerabilitySeen = !vulnerability.isAbsent();
  }

  /** Whether a vulnerability is written, readable or not. */
  boolean isVulnerabilitySeen() {
    return vulnerabilitySeen;
  }

  /** There is no further command. */
  void finish() {
    calls.finish();
    finalDeal = deal.deal();
  }

  /** Applies a command. */
  void apply(int command) {
    switch (segment.commands().name(command)) {
      case CommandName.MD -> deal.read(segment, command, findings);
      case CommandName.MB -> calls.read(segment, command, findings);
      case CommandName.PC -> cards.read(segment, command, findings, deal.language(), lowest);
      case CommandName.AH -> titles.add(BoardTitle.of(Values.onOneLine(segment.raw(command))));
      case CommandName.SV -> vulnerability(command);
      case CommandName.AN -> explanation(command);
      case CommandName.MC -> cards.claim(segment, command, findings);
      case CommandName.NT -> comment(segment.raw(command));
      case CommandName.UP -> takeBackCards(command);
      case CommandName.UB -> calls.takeBack(number(command).orElse(1), start(command), findings);
      case CommandName.JP -> cards.keep(number(command).orElse(0), start(command), findings);
      case CommandName.WT -> cards.leadFreely(segment, command);
      case CommandName.RC -> deal.remove(segment.value(command));
      default -> {}
    }
  }

  private OptionalInt number(int command) {
    return Values.number(segment.value(command));
  }

  /** Cards from 0 on: that only clears the trick on the table. */
  private void takeBackCards(int command) {
    int count = number(command).orElse(1);
    if (count > 0) {
      int kept = count >= ALL ? 0 : Math.max(0, cards.count() - count);
      cards.keep(kept, start(command), findings);
    }
  }

  private int start(int command) {
    return segment.commands().start(command);
  }

  private void explanation(int command) {
    if (!calls.explain(segment, command, findings)) {
      orphans.add(new Comment(Values.onOneLine(segment.raw(command)), false));
    }
  }

  private void comment(String text) {
    Comment comment = new Comment(text.strip(), false);
    if (!movie && !text.isBlank() && !cards.comment(comment) && !calls.comment(comment)) {
      comments.add(comment);
    }
  }

  /** The last one counts. */
  private void vulnerability(int command) {
    String text = segment.value(command);
    if (lastVulnerability >= 0 && !text.equalsIgnoreCase(segment.value(lastVulnerability))) {
      findings.addRemnant("vulnerability given before", segment.commands(), lastVulnerability);
    }
    lastVulnerability = command;
    vulnerabilitySeen = true;
    switch (text) {
      case "o", "O", "0", "-", "" -> vulnerability = Fact.given(Vulnerability.NONE);
      case "n", "N" -> vulnerability = Fact.given(Vulnerability.NS);
      case "e", "E" -> vulnerability = Fact.given(Vulnerability.EW);
      case "b", "B" -> vulnerability = Fact.given(Vulnerability.ALL);
      case "s", "S", "ns", "NS" -> spelled(command, text, Vulnerability.NS);
      case "w", "W", "ew", "EW" -> spelled(command, text, Vulnerability.EW);
      case "a", "A" -> spelled(command, text, Vulnerability.ALL);
      default -> {
        vulnerability = Fact.unknown();
        findings.addRemnant("vulnerability that cannot be read", segment.commands(), command);
        findings.add(
            findings
                .atCommand(
                    "LIN015",
                    segment.commands(),
                    command,
                    "sv \"" + text + "\" is no vulnerability")
                .tag("Vulnerable")
                .found(text));
      }
    }
  }

  private void spelled(int command, String text, Vulnerability read) {
    vulnerability = Fact.given(read);
    findings.add(
        findings
            .atCommand(
                "LIN014",
                segment.commands(),
                command,
                "sv \"" + text + "\" read as " + read.symbol())
            .found(text)
            .expected(read.symbol()));
  }

  /** Explanations of no call, and without an auction the texts. */
  List<Comment> remarks() {
    List<Comment> remarks = new ArrayList<>(orphans);
    if (calls.size() == 0) {
      remarks.addAll(comments);
    }
    return remarks;
  }

  /** The deal as {@link DealCards#deal} makes it, once there is no further command. */
  Optional<Deal> deal() {
    return finalDeal;
  }

  /** Whether there are cards that are no deal, once there is no further command. */
  boolean isDealFaulty() {
    return finalDeal.isEmpty() && !deal.isEmpty();
  }

  /** The auction; empty when there is none. */
  Optional<Auction> auction() {
    return calls.size() == 0
        ? Optional.empty()
        : Optional.of(new Auction(Fact.absent(), calls.items(), List.of()));
  }

  /** The dealer. */
  Fact<Seat> dealer() {
    return deal.dealer().map(Fact::given).orElse(Fact.absent());
  }

  /** The lowest card of a suit that the player whose turn it is holds; empty when not known. */
  private Optional<Card> lowest(Suit suit) {
    return playSoFar().flatMap(state -> state.hand(state.turn()).suit(suit).lowest());
  }

  private Optional<PlayState> playSoFar() {
    if (cards.size() >= ALL || calls.size() > LONGEST_AUCTION) {
      return Optional.empty();
    }
    Optional<AuctionReplay> auction = auction().map(a -> AuctionReplay.of(a, dealer(), 0));
    Optional<Contract> contract = auction.flatMap(AuctionReplay::contract);
    Optional<Seat> declarer = auction.flatMap(AuctionReplay::declarer);
    Optional<Deal> full = deal.deal().filter(Deal::isFull);
    if (full.isEmpty() || declarer.isEmpty()) {
      return Optional.empty();
    }
    PlayState state =
        PlayState.of(
            full.get(), contract.orElseThrow().strain().orElseThrow(), declarer.get().next());
    for (PlayItem item : cards.items()) {
      if (item == PlayItem.STOP) {
        continue;
      }
      if (!(item instanceof PlayItem.Played played) || !state.playable().contains(played.card())) {
        return Optional.empty();
      }
      state = state.after(played.card());
    }
    return Optional.of(state);
  }
}
