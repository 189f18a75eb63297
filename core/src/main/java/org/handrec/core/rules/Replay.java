package org.handrec.core.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Auction;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Strain;

/**
 * The derived reading of a record: its auction and play replayed, and the contract, declarer and
 * tricks that follow. Where auction and statement disagree, a complete legal auction is believed;
 * the play is read for the declarer whom the opening lead supports.
 */
public final class Replay {
  private static final int ALL_TRICKS = 13;

  private final Optional<AuctionReplay> auction;
  private final Optional<PlayReplay> play;
  private final Optional<Contract> contract;
  private final Optional<Seat> declarer;
  private final Optional<Seat> leader;
  private final DeclarerReading declarerReading;
  private final OptionalInt tricks;
  private final OptionalInt ownTricks;
  private final List<PlayProblem> playProblems;

  private Replay(Board board, boolean strict, Habits habits) {
    Optional<AuctionReplay> plain =
        board.auction().filter(Replay::hasCalls).map(a -> AuctionReplay.of(a, board.dealer(), 0));
    this.declarerReading = DeclarerReading.of(board, plain, strict, habits);
    this.auction = plain.map(written -> explained(board, written));
    this.contract = playedContract(board, strict);
    this.declarer =
        contract.filter(c -> c != Contract.PASSED_OUT).isPresent()
            ? declarerReading.declarer()
            : Optional.empty();
    this.leader = openingLeader(board);
    this.play = replayPlay(board, strict);
    this.ownTricks = countTricks(board);
    this.tricks = ownTricks.isPresent() ? ownTricks : recordedTricks(board);
    this.playProblems = play.map(PlayReplay::problems).orElseGet(() -> sectionProblems(board));
  }

  /**
   * Replays a record.
   *
   * @param strict whether nothing is repaired: no passes added, no rows put in order
   * @param habits the habits of the source, asked only when the record leaves a doubt
   */
  public static Replay of(Board board, boolean strict, Habits habits) {
    return new Replay(board, strict, habits);
  }

  /** The auction with the passes that were left out or with the right dealer. */
  private AuctionReplay explained(Board board, AuctionReplay written) {
    if (declarerReading.leadingPasses() == 0 && declarerReading.dealer().isEmpty()) {
      return written;
    }
    Fact<Seat> dealer = declarerReading.dealer().map(Fact::given).orElse(board.dealer());
    return AuctionReplay.of(board.auction().orElseThrow(), dealer, declarerReading.leadingPasses());
  }

  /**
   * The contract of the auction; the stated one where there is no auction, where one call explains
   * the difference, or where only the stated trumps make sense of the play and the result.
   */
  private Optional<Contract> playedContract(Board board, boolean strict) {
    Optional<Contract> stated = board.contract().value();
    Optional<Contract> derived = auction.flatMap(AuctionReplay::contract);
    if (derived.isEmpty() || stated.isEmpty() || derived.equals(stated)) {
      return derived.isPresent() ? derived : stated;
    }
    boolean otherTrumps =
        stated.get() instanceof Contract.Played
            && derived.get() instanceof Contract.Played
            && !stated.get().strain().equals(derived.get().strain());
    if (!otherTrumps || strict) {
      return derived;
    }
    boolean believed =
        declarerReading.kind() == DeclarerReading.Kind.OTHER_CALL
            || (!makesSense(board, derived.get()) && makesSense(board, stated.get()));
    return believed ? stated : derived;
  }

  /** Whether a play in these trumps has no conflict and the stated result. */
  private boolean makesSense(Board board, Contract trumps) {
    Optional<Seat> by = declarerReading.declarer();
    boolean replayable =
        by.isPresent()
            && board.play().isPresent()
            && board.deal().value().filter(deal -> deal.isFull()).isPresent();
    if (!replayable) {
      return false;
    }
    PlayReplay trial =
        PlayDiagnosis.of(board, trumps.strain().orElseThrow(), by.get().next(), by, true);
    if (!trial.isReliable() || trial.problems().stream().anyMatch(PlayProblem::isConflict)) {
      return false;
    }
    Optional<StatedResult> result = board.result().value();
    for (Side side : Side.values()) {
      OptionalInt tricks = result.map(r -> r.of(side, by.get())).orElse(OptionalInt.empty());
      if (tricks.isPresent()
          && (tricks.getAsInt() < trial.won(side)
              || tricks.getAsInt() > ALL_TRICKS - trial.won(side.other()))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the play of the record, read for its contract and declarer, has no conflict with a
   * deal.
   *
   * @param deal a full deal
   */
  public boolean wouldFit(Board board, Deal deal) {
    return leader.isPresent()
        && board.play().isPresent()
        && contract
            .flatMap(Contract::strain)
            .filter(trumps -> PlayCase.fits(board, deal, trumps, leader.get(), declarer))
            .isPresent();
  }

  /**
   * The cards that were meant where a card of the play is not held or was played before, or text is
   * no card, by their items; none unless exactly one set of cards leaves no conflict at all.
   */
  public Map<Integer, Card> meantCards(Board board) {
    Optional<Strain> trumps = contract.flatMap(Contract::strain);
    boolean known =
        board.deal().value().filter(Deal::isFull).isPresent()
            && board.play().isPresent()
            && leader.isPresent()
            && trumps.isPresent();
    return known
        ? CardCompletion.of(
            board, other -> PlayCase.of(other, trumps.get(), leader.get(), declarer))
        : Map.of();
  }

  private static boolean hasCalls(Auction auction) {
    return auction.leadingDashes() < auction.items().size();
  }

  private Optional<Seat> openingLeader(Board board) {
    if (board.deal().value().filter(Deal::isEndPosition).isPresent()) {
      return board.play().flatMap(p -> p.first().value());
    }
    return declarer.map(Seat::next);
  }

  private Optional<PlayReplay> replayPlay(Board board, boolean strict) {
    Optional<Play> section = board.play();
    boolean dealUsable =
        isInOrderOfPlay(board)
            ? board.deal().value().filter(Deal::isFull).isPresent()
            : board.faultyDeal().isEmpty();
    if (section.isEmpty() || !dealUsable || contract.isEmpty() || leader.isEmpty()) {
      return Optional.empty();
    }
    return contract
        .get()
        .strain()
        .map(strain -> PlayDiagnosis.of(board, strain, leader.get(), declarer, strict));
  }

  private static List<PlayProblem> sectionProblems(Board board) {
    if (board.play().isEmpty() || !board.faultyDeal().isEmpty()) {
      return List.of();
    }
    return List.copyOf(new PlayGrid(board.play().get(), PlayGrid.TRICKS).problems);
  }

  private OptionalInt countTricks(Board board) {
    if (declarer.isEmpty()) {
      return OptionalInt.empty();
    }
    Seat by = declarer.get();
    if (play.isPresent() && play.get().isComplete() && play.get().isReliable()) {
      return OptionalInt.of(play.get().won(by.side()));
    }
    Optional<StatedResult> stated = board.result().value();
    boolean claims = isInOrderOfPlay(board);
    if (stated.isEmpty() || (claims && !isPossible(stated.get()))) {
      return OptionalInt.empty();
    }
    return statedTricks(board, stated.get(), by);
  }

  /**
   * What is stated of the declarer's side, unless it is a count of an unfinished play or cannot be
   * true.
   */
  private OptionalInt statedTricks(Board board, StatedResult stated, Seat by) {
    OptionalInt own = stated.of(by.side(), by);
    OptionalInt others = stated.of(by.side().other(), by);
    if (own.isPresent() && others.isPresent()) {
      own = own.getAsInt() + others.getAsInt() == ALL_TRICKS ? own : OptionalInt.empty();
    } else if (others.isPresent() && play.map(p -> !p.isOpen()).orElse(true)) {
      own = OptionalInt.of(ALL_TRICKS - others.getAsInt());
    }
    boolean endPosition = board.deal().value().filter(Deal::isEndPosition).isPresent();
    boolean counts = play.filter(PlayReplay::isReliable).isPresent() && !endPosition;
    int least = 0;
    int most = ALL_TRICKS;
    if (counts && !stated.agreed()) {
      least = play.get().won(by.side());
      most -= play.get().won(by.side().other());
    }
    return own.isPresent() && own.getAsInt() >= least && own.getAsInt() <= most
        ? own
        : OptionalInt.empty();
  }

  private static boolean isInOrderOfPlay(Board board) {
    return board.play().filter(p -> p.layout() == Play.Layout.CHRONOLOGICAL).isPresent();
  }

  /** Whether a result can be that of the play so far. */
  private boolean isPossible(StatedResult stated) {
    Seat by = declarer.orElseThrow();
    OptionalInt own = stated.of(by.side(), by);
    return own.isPresent() && isPossible(own.getAsInt());
  }

  private boolean isPossible(int declarersTricks) {
    Side side = declarer.orElseThrow().side();
    return play.filter(PlayReplay::isReliable)
        .filter(p -> declarersTricks >= p.won(side))
        .filter(p -> declarersTricks <= ALL_TRICKS - p.won(side.other()))
        .isPresent();
  }

  /** What a list of results says, where it means this contract and nothing contradicts it. */
  private OptionalInt recordedTricks(Board board) {
    Optional<RecordedResult> recorded = board.recordedResult();
    boolean usable =
        recorded.isPresent()
            && declarer.isPresent()
            && recorded.get().declarer().equals(declarer)
            && sameBid(recorded.get().contract(), contract)
            && board.result().state() != Fact.State.UNKNOWN
            && board.deal().value().filter(Deal::isFull).isPresent();
    if (!usable || recorded.get().tricks().isEmpty()) {
      return OptionalInt.empty();
    }
    OptionalInt found = recorded.get().tricks();
    return board.play().isEmpty() || isPossible(found.getAsInt()) ? found : OptionalInt.empty();
  }

  private static boolean sameBid(Optional<Contract> a, Optional<Contract> b) {
    return a.isPresent()
        && b.isPresent()
        && a.get() instanceof Contract.Played one
        && b.get() instanceof Contract.Played other
        && one.bid().equals(other.bid());
  }

  /** The auction; empty when the record has none. */
  public Optional<AuctionReplay> auction() {
    return auction;
  }

  /**
   * Whether the auction breaks off at something that is no call or no allowed call, so that the
   * contract is unknown, whatever the record states.
   */
  public boolean isAuctionBroken() {
    return auction.filter(a -> a.status() == AuctionReplay.Status.BROKEN).isPresent();
  }

  /** The play; empty when there is none, or not enough is known to replay it. */
  public Optional<PlayReplay> play() {
    return play;
  }

  /**
   * What is noteworthy in the play section. Without a replay that is what its items alone show;
   * under a faulty deal nothing.
   */
  public List<PlayProblem> playProblems() {
    return playProblems;
  }

  /** The contract by the auction, else as stated. */
  public Optional<Contract> contract() {
    return contract;
  }

  /** The declarer by the auction, else as stated; an exchange with dummy is followed. */
  public Optional<Seat> declarer() {
    return declarer;
  }

  /** Who leads to the first trick. */
  public Optional<Seat> leader() {
    return leader;
  }

  /** How the stated declarer stands to the auction. */
  public DeclarerReading declarerReading() {
    return declarerReading;
  }

  /** Whether everybody passed. */
  public boolean isPassedOut() {
    return contract.filter(c -> c == Contract.PASSED_OUT).isPresent();
  }

  /**
   * How many passes before the auction would make it agree with declarer and contract, whether or
   * not something supports that; empty when none would, or when nothing is missing.
   */
  public OptionalInt missingLeadingPasses() {
    return declarerReading.fittingPasses();
  }

  /**
   * The tricks of the declarer's side: by a complete play, else as stated, else as a list of
   * results says; empty when what is stated counts an unfinished play or is impossible after the
   * tricks that were won.
   */
  public OptionalInt tricks() {
    return tricks;
  }

  /** The same by what the record itself says. */
  public OptionalInt ownTricks() {
    return ownTricks;
  }
}
