package org.handrec.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Seat;

/**
 * An auction replayed by the Laws: the calls up to the end or to the first call that is not
 * allowed, and what was noteworthy on the way.
 */
public final class AuctionReplay {
  private static final int ADDED = -1;

  private final List<MadeCall> calls;
  private final List<AuctionProblem> problems;
  private final AuctionState state;
  private final Status status;
  private final Optional<Objection> objection;
  private final Optional<Seat> dealer;
  private final int leadingPasses;
  private final int surplusCalls;

  private AuctionReplay(Run run, Optional<Seat> dealer, int leadingPasses) {
    this.calls = List.copyOf(run.calls);
    this.problems = run.problems.isEmpty() ? List.of() : List.copyOf(run.problems);
    this.state = run.state;
    this.status = run.status();
    this.objection = run.objection;
    this.dealer = dealer;
    this.leadingPasses = leadingPasses;
    this.surplusCalls = run.surplus;
  }

  /**
   * Replays an auction.
   *
   * @param auction the auction as written
   * @param dealer the dealer as stated; where he is not given, the seat of the first call deals,
   *     and where that is not known either, North
   * @param leadingPasses a number of passes that are made before the first item
   */
  public static AuctionReplay of(Auction auction, Fact<Seat> dealer, int leadingPasses) {
    int dashes = auction.first().isAbsent() ? 0 : auction.leadingDashes();
    Optional<Seat> column = auction.first().value().map(first -> first.plus(dashes));
    Optional<Seat> dealt = dealer.value().or(() -> column);
    Run run = new Run(dealt.orElse(Seat.NORTH));
    for (int i = 0; i < leadingPasses; i++) {
      run.make(Call.PASS, Annotations.NONE, ADDED);
    }
    List<AuctionItem> items = auction.items();
    if (column.isPresent() && dashes < items.size()) {
      run.leadingDashes(dashes, auction.first().value().get().placesTo(dealt.get()));
    }
    for (int i = dashes; i < items.size(); i++) {
      if (run.stopped) {
        run.lookForUnreadable(items.get(i), i);
      } else {
        run.take(items.get(i), i);
      }
    }
    run.end();
    return new AuctionReplay(run, dealt, leadingPasses);
  }

  /** The calls that count, in order, added passes among them. */
  public List<MadeCall> calls() {
    return calls;
  }

  /** What was noteworthy, in the order of the items. */
  public List<AuctionProblem> problems() {
    return problems;
  }

  /** How the auction ended. */
  public Status status() {
    return status;
  }

  /** Whether the auction is legal to its end, so that it gives a contract. */
  public boolean isComplete() {
    return status == Status.COMPLETE;
  }

  /** What is wrong with the call behind {@link #calls()}, when that stopped the replay. */
  public Optional<Objection> objection() {
    return objection;
  }

  /** The state after {@link #calls()}. */
  public AuctionState state() {
    return state;
  }

  /** The dealer as stated or as the first call shows; empty when neither is known. */
  public Optional<Seat> dealer() {
    return dealer;
  }

  /** Number of passes that were added at the begin. */
  public int leadingPasses() {
    return leadingPasses;
  }

  /** Number of calls behind the end of the auction. */
  public int surplusCalls() {
    return surplusCalls;
  }

  /** The contract; empty unless the auction is complete. */
  public Optional<Contract> contract() {
    if (!isComplete()) {
      return Optional.empty();
    }
    return Optional.of(state.contractSoFar().orElse(Contract.PASSED_OUT));
  }

  /** The declarer; empty unless the auction is complete and not passed out. */
  public Optional<Seat> declarer() {
    return isComplete() ? state.declarerSoFar() : Optional.empty();
  }

  /** How an auction ended. */
  public enum Status {
    /** By the passes of Law 22. */
    COMPLETE,
    /** By the mark {@code *}: nothing more is known. */
    ENDED_INCOMPLETE,
    /** By the mark {@code +}: it goes on. */
    TO_BE_CONTINUED,
    /** It stops without a mark. */
    OPEN,
    /** At something that is no call or no allowed call. */
    BROKEN
  }

  /**
   * A call that counts.
   *
   * @param seat who made it
   * @param call the call
   * @param annotations what is said about it
   * @param item the item of the auction, from 0; -1 for an added pass
   */
  public record MadeCall(Seat seat, Call call, Annotations annotations, int item) {}

  /** The working state of one replay. */
  private static final class Run {
    final List<MadeCall> calls = new ArrayList<>(16);
    final List<AuctionProblem> problems = new ArrayList<>(0);
    AuctionState state;
    Optional<Objection> objection = Optional.empty();
    boolean stopped;
    int surplus;
    private Optional<Status> endMark = Optional.empty();
    private boolean broken;
    private int insufficientMark = -1;
    private boolean secondMark;
    private int skipRun;
    private int firstSkip = -1;
    private int firstSurplus = -1;
    private boolean surplusOtherThanPass;
    private boolean fillerSeen;
    private boolean unreadableSeen;
    private int callsBehind;
    private int skippedBehind;

    Run(Seat dealer) {
      this.state = AuctionState.of(dealer);
    }

    void problem(AuctionProblem.Kind kind, int item) {
      problems.add(new AuctionProblem(kind, item, state.calls() + 1, state.turn()));
    }

    /**
     * The leading dashes must end at the dealer. Whole rows of them do no harm, but are fillers.
     *
     * @param places number of places from the first column to the dealer
     */
    void leadingDashes(int dashes, int places) {
      if (dashes % 4 != places) {
        problem(AuctionProblem.Kind.NOT_IN_DEALERS_COLUMN, dashes);
      } else if (dashes > places) {
        filler(places);
      }
    }

    private void filler(int index) {
      if (!fillerSeen) {
        fillerSeen = true;
        problem(AuctionProblem.Kind.FILLER, index);
      }
    }

    void take(AuctionItem item, int index) {
      if (item == AuctionItem.DASH) {
        filler(index);
      } else if (endMark.isPresent()) {
        problem(AuctionProblem.Kind.AFTER_END_MARK, index);
        stopped = true;
      } else if (item instanceof AuctionItem.Made made) {
        call(made, index);
      } else if (item instanceof AuctionItem.Marked marked) {
        mark(marked.mark(), index);
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        if (!unreadable.reported()) {
          problem(AuctionProblem.Kind.UNREADABLE, index);
        }
        broken = true;
        stopped = true;
      } else {
        endMark =
            Optional.of(
                item == AuctionItem.STOP ? Status.ENDED_INCOMPLETE : Status.TO_BE_CONTINUED);
      }
    }

    /** Behind a call that is not allowed, text that is no call is still a fault of its own. */
    void lookForUnreadable(AuctionItem item, int index) {
      if (objection.isEmpty() || unreadableSeen) {
        return;
      }
      if (item instanceof AuctionItem.Made) {
        callsBehind++;
      } else if (item instanceof AuctionItem.Marked marked) {
        skippedBehind += marked.mark() == Mark.SKIPPED ? 1 : 0;
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        callsBehind++;
        if (!unreadable.reported()) {
          unreadableSeen = true;
          problems.add(
              new AuctionProblem(
                  AuctionProblem.Kind.UNREADABLE,
                  index,
                  state.calls() + 1 + callsBehind,
                  state.turn().plus(callsBehind + skippedBehind)));
        }
      }
    }

    private void call(AuctionItem.Made made, int index) {
      if (state.isOver()) {
        firstSurplus = surplus++ == 0 ? index : firstSurplus;
        surplusOtherThanPass |= made.call() != Call.PASS;
        return;
      }
      Optional<Objection> wrong = state.objection(made.call());
      if (insufficientMark >= 0) {
        useMark(made.call(), wrong);
        if (wrong.isPresent() && made.call() instanceof Bid) {
          wrong = Optional.empty();
        }
      }
      if (wrong.isPresent()) {
        problem(AuctionProblem.Kind.NOT_ALLOWED, index);
        objection = wrong;
        broken = true;
        stopped = true;
        return;
      }
      endSkipRun();
      make(made.call(), made.annotations(), index);
    }

    /** Of two marks before one call, the later is reported; the first still does what it can. */
    private void useMark(Call call, Optional<Objection> wrong) {
      AuctionProblem.Kind kind = AuctionProblem.Kind.ACCEPTED_INSUFFICIENT;
      if (!(call instanceof Bid)) {
        kind = AuctionProblem.Kind.IMPOSSIBLE_MARK;
      } else if (wrong.isEmpty()) {
        kind = AuctionProblem.Kind.NEEDLESS_MARK;
      }
      if (!secondMark || kind == AuctionProblem.Kind.ACCEPTED_INSUFFICIENT) {
        problem(kind, insufficientMark);
      }
      insufficientMark = -1;
      secondMark = false;
    }

    void make(Call call, Annotations annotations, int item) {
      calls.add(new MadeCall(state.turn(), call, annotations, item));
      state =
          call instanceof Bid bid && state.objection(bid).isPresent()
              ? state.afterAccepted(bid)
              : state.after(call);
    }

    private void mark(Mark mark, int index) {
      if (state.isOver() || mark == Mark.REVOKE || mark == Mark.LEAD || insufficientMark >= 0) {
        problem(AuctionProblem.Kind.IMPOSSIBLE_MARK, index);
        secondMark = insufficientMark >= 0;
      } else if (mark == Mark.INSUFFICIENT) {
        insufficientMark = index;
      } else if (++skipRun == 4) {
        problem(AuctionProblem.Kind.IMPOSSIBLE_MARK, index);
      } else {
        firstSkip = skipRun == 1 ? index : firstSkip;
        state = state.skip();
      }
    }

    private void endSkipRun() {
      if (skipRun > 0 && skipRun < 4) {
        problem(AuctionProblem.Kind.SKIPPED, firstSkip);
      }
      skipRun = 0;
    }

    void end() {
      if (insufficientMark >= 0 && !broken && !secondMark) {
        problem(AuctionProblem.Kind.IMPOSSIBLE_MARK, insufficientMark);
      }
      if (surplus > 0) {
        problems.add(
            new AuctionProblem(
                surplusOtherThanPass
                    ? AuctionProblem.Kind.CALL_AFTER_END
                    : AuctionProblem.Kind.PASS_AFTER_END,
                firstSurplus,
                state.calls() + 1,
                state.turn()));
        broken |= surplusOtherThanPass;
      }
    }

    Status status() {
      if (broken) {
        return Status.BROKEN;
      }
      if (state.isOver()) {
        return Status.COMPLETE;
      }
      return endMark.orElse(Status.OPEN);
    }
  }
}
