package org.handrec.pbn;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Tag;
import org.handrec.core.model.Vulnerability;

/**
 * Turns the texts of the standard tags into facts of the board. A value that is understood though
 * spelled otherwise (PBN060, PBN062) is replaced by the spelling of the standard, so that the tag
 * of the board holds it; an unreadable one (PBN061) is kept as written and its fact is unknown.
 * What was inherited or taken from another record was reported there.
 */
final class FactReader {
  private static final int[] NOWHERE = {};

  /** A longer text is no list of fields, whatever it is. */
  private static final int LONGEST_SCORING = 1 << 10;

  private static final Set<String> SCORING =
      Set.of(
          ("mp matchpoints imp cavendish chicago rubber bam instant butler butler-2 experts cross"
                  + " cross1 cross2 mean median mp1 mp2 oldmp mitchell2 mitchell3 mitchell4"
                  + " ascherman bastille emp imp_1948 imp_1961")
              .split(" "));

  private final GameFindings findings;
  private final boolean strict;
  private final DealReader deals = new DealReader();
  private Board.Builder board = Board.builder();
  private Fact<Seat> dealer = Fact.absent();
  private Fact<Vulnerability> vulnerability = Fact.absent();
  private Fact<Seat> auctionSeat = Fact.absent();
  private Fact<Seat> playSeat = Fact.absent();
  private Fact<Contract> contract = Fact.absent();
  private Fact<Deal> deal = Fact.absent();
  private boolean hasDeal;
  private boolean dealIsFaulty;
  private boolean endPosition;
  private int[] dealPlaces = NOWHERE;

  /** The last value of Scoring about which there was nothing to say. */
  private String knownScoring = "";

  FactReader(GameFindings findings, boolean strict) {
    this.findings = findings;
    this.strict = strict;
  }

  /** Turns to a game, whose facts go into a board. */
  void open(Board.Builder next) {
    board = next;
    dealer = Fact.absent();
    vulnerability = Fact.absent();
    auctionSeat = Fact.absent();
    playSeat = Fact.absent();
    contract = Fact.absent();
    deal = Fact.absent();
    hasDeal = false;
    dealIsFaulty = false;
    endPosition = false;
    dealPlaces = NOWHERE;
  }

  /** Whether a value names nothing: unknown or not applicable. */
  private static boolean isNothing(String value) {
    return value.isEmpty() || value.equals("?");
  }

  private static <T> Fact<T> nothing(String value) {
    return value.isEmpty() ? Fact.empty() : Fact.unknown();
  }

  /**
   * Reads a standard tag. Contract and Result wait for {@link #readContract} and {@link
   * #readResult}.
   */
  void read(RawGame game, TagSlot tag) {
    StandardTag standard = StandardTag.of(tag.standard);
    switch (standard.form()) {
      case TEXT, NOTE, TABLE, CONTRACT, RESULT -> {}
      case DEAL -> readDeal(game, tag);
      case SCORING -> readScoring(tag);
      case SCORE -> readScore(standard, ScoreForms.Kind.INTEGER, tag);
      case DECIMAL_SCORE -> readScore(standard, ScoreForms.Kind.DECIMAL, tag);
      case PERCENTAGE -> readScore(standard, ScoreForms.Kind.PERCENTAGE, tag);
      case RUBBER_SCORE -> readScore(standard, ScoreForms.Kind.RUBBER, tag);
      case OPTIMUM_SCORE -> readScore(standard, ScoreForms.Kind.OPTIMUM, tag);
      default -> {
        if (isNothing(tag.value)) {
          set(standard, tag.value, false);
        } else if (tag.unusable || !normalise(tag, standard.form())) {
          set(standard, "?", false);
        } else {
          set(standard, tag.value, true);
        }
      }
    }
  }

  /** Brings the value into the form of the standard; false when it cannot be read. */
  private boolean normalise(TagSlot tag, ValueForm form) {
    String normal = form.normal(tag.value);
    if (normal.isEmpty()) {
      unreadable(tag, form);
      return false;
    }
    if (!normal.equals(tag.value)) {
      respelled(tag, normal);
    }
    return true;
  }

  private void unreadable(TagSlot tag, ValueForm form) {
    tag.unusable = true;
    if (isHere(tag)) {
      findings.add(
          findings
              .atValue(
                  "PBN061",
                  tag,
                  tag.name
                      + " \""
                      + Wording.shortened(tag.value)
                      + "\": "
                      + form.expected()
                      + " expected")
              .expected(form.expected()));
    }
  }

  private void respelled(TagSlot tag, String normal) {
    if (isHere(tag)) {
      findings.add(
          findings
              .atValue(
                  "PBN060",
                  tag,
                  tag.name + " \"" + Wording.shortened(tag.value) + "\" read as " + normal)
              .expected(normal));
    }
    tag.value = normal;
  }

  /** Whether the value stands in this record, so that its faults are reported here. */
  private static boolean isHere(TagSlot tag) {
    return tag.origin == Tag.Origin.WRITTEN;
  }

  private void set(StandardTag tag, String value, boolean given) {
    switch (tag) {
      case BOARD ->
          board.number(
              given ? Fact.given(TextForms.number(value, 0, value.length())) : nothing(value));
      case DEALER -> {
        dealer = given ? SeatForms.seatFact(value) : nothing(value);
        board.dealer(dealer);
      }
      case VULNERABLE -> {
        vulnerability = given ? SeatForms.vulnerableFact(value) : nothing(value);
        board.vulnerability(vulnerability);
      }
      case DECLARER -> board.declarer(given ? SeatForms.declarerFact(value) : nothing(value));
      case AUCTION -> auctionSeat = given ? SeatForms.seatFact(value) : nothing(value);
      case PLAY -> playSeat = given ? SeatForms.seatFact(value) : nothing(value);
      default -> {}
    }
  }

  private void readScore(StandardTag standard, ScoreForms.Kind kind, TagSlot tag) {
    if (tag.unusable || isNothing(tag.value)) {
      return;
    }
    Optional<SideScore> score = ScoreForms.read(kind, tag.value);
    if (score.isEmpty() && normalise(tag, standard.form())) {
      score = ScoreForms.read(kind, tag.value);
    }
    if (score.isPresent()) {
      board.score(scoreType(standard), score.get());
    }
  }

  private static ScoreType scoreType(StandardTag tag) {
    return switch (tag) {
      case SCORE -> ScoreType.POINTS;
      case SCORE_IMP -> ScoreType.IMP;
      case SCORE_MP -> ScoreType.MATCHPOINTS;
      case SCORE_PERCENTAGE -> ScoreType.PERCENTAGE;
      case SCORE_RUBBER -> ScoreType.RUBBER;
      case OPTIMUM_SCORE -> ScoreType.OPTIMUM;
      default -> throw new IllegalArgumentException(tag.tagName());
    };
  }

  private void readScoring(TagSlot tag) {
    if (tag.value.equals(knownScoring) || isNothing(tag.value) || !isHere(tag)) {
      return;
    }
    if (tag.value.length() > LONGEST_SCORING) {
      findings.add(
          findings.atValue(
              "PBN063",
              tag,
              "Scoring field \"" + Wording.shortened(tag.value) + "\" is not in PBN 2.1"));
      return;
    }
    boolean known = true;
    for (String field : tag.value.split(";", -1)) {
      String name = field.strip();
      if (!name.isEmpty() && !SCORING.contains(name.toLowerCase(Locale.ROOT))) {
        known = false;
        findings.add(
            findings
                .atValue("PBN063", tag, "Scoring field \"" + name + "\" is not in PBN 2.1")
                .found(name));
      }
    }
    knownScoring = known ? tag.value : knownScoring;
  }

  private void readDeal(RawGame game, TagSlot tag) {
    if (isNothing(tag.value) || tag.unusable) {
      deal = tag.unusable ? Fact.unknown() : nothing(tag.value);
      board.deal(deal);
      return;
    }
    hasDeal = true;
    DealReader.Result result = deals.read(game, tag.string, tag.value);
    deal = result.deal;
    board.deal(deal);
    if (!result.unreadable.isEmpty()) {
      tag.unusable = true;
      findings.add(findings.atValue("PBN070", tag, "Deal cannot be read: " + result.unreadable));
    }
    if (!result.spelling.isEmpty()) {
      findings.add(
          findings.atValue("PBN071", tag, "Deal: " + result.spelling + "; read all the same"));
    }
    if (!result.faulty.isEmpty()) {
      board.faultyDeal(result.faulty);
      dealPlaces = GameText.offsets(game, tag.string, result.places);
    }
    dealIsFaulty = !result.deal.isGiven();
    endPosition = isEndPosition(deal);
  }

  /** Takes deal, dealer and vulnerability from another record. */
  void share(Fact<Deal> sharedDeal, Fact<Seat> sharedDealer, Fact<Vulnerability> sharedSides) {
    deal = sharedDeal;
    hasDeal = true;
    endPosition = isEndPosition(deal);
    dealIsFaulty = !sharedDeal.isGiven();
    board.deal(sharedDeal);
    if (dealer.isAbsent()) {
      dealer = sharedDealer;
      board.dealer(sharedDealer);
    }
    if (vulnerability.isAbsent()) {
      vulnerability = sharedSides;
      board.vulnerability(sharedSides);
    }
  }

  /** Reads the Contract, when the deal is known. */
  void readContract(TagSlot tag) {
    if (tag.unusable || isNothing(tag.value)) {
      contract = tag.unusable ? Fact.unknown() : nothing(tag.value);
    } else {
      contract = contractOf(tag);
    }
    board.contract(contract);
  }

  private Fact<Contract> contractOf(TagSlot tag) {
    Fact<Contract> found = ContractForms.read(tag.value);
    boolean other = !found.isGiven();
    if (other) {
      found = ContractForms.readOther(tag.value);
    }
    Contract stated = found.value().orElse(Contract.PASSED_OUT);
    boolean trumpsOnly = stated instanceof Contract.Trumps;
    if (!found.isGiven() || (trumpsOnly && !endPosition && !dealIsFaulty)) {
      unreadable(tag, ValueForm.CONTRACT);
      return Fact.unknown();
    }
    if (endPosition && stated instanceof Contract.Played) {
      if (isHere(tag)) {
        findings.add(
            findings
                .atValue("PBN064", tag, "end position: Contract holds the denomination only")
                .expected(stated.strain().get().symbol()));
      }
      return ContractForms.trumpsOf(stated);
    }
    if (other) {
      respelled(tag, stated.symbol());
    }
    return found;
  }

  /** The stated contract; empty without one that can be read. */
  Optional<Contract> statedContract() {
    return contract.value();
  }

  /** Reads the Result; {@code level} is that of the contract, as far as it is known. */
  void readResult(TagSlot tag, Supplier<OptionalInt> level) {
    if (tag.unusable || isNothing(tag.value)) {
      board.result(tag.unusable ? Fact.unknown() : nothing(tag.value));
      return;
    }
    Fact<StatedResult> found = ResultForms.read(tag.value);
    if (!found.isGiven()) {
      OptionalInt over = ResultForms.relative(tag.value);
      OptionalInt known = over.isPresent() && !strict ? level.get() : OptionalInt.empty();
      found =
          known.isPresent()
              ? relative(tag, 6 + known.getAsInt() + over.getAsInt())
              : otherResult(tag);
    }
    board.result(found);
  }

  private Fact<StatedResult> relative(TagSlot tag, int tricks) {
    if (tricks < 0) {
      unreadable(tag, ValueForm.RESULT);
      return Fact.unknown();
    }
    String text = Integer.toString(tricks);
    if (isHere(tag)) {
      findings.add(
          findings
              .atValue("PBN062", tag, "Result \"" + tag.value + "\" read as " + text + " tricks")
              .expected(text));
    }
    tag.value = text;
    return ResultForms.read(text);
  }

  private Fact<StatedResult> otherResult(TagSlot tag) {
    String repaired = ResultForms.repaired(tag.value);
    Fact<StatedResult> found = repaired.isEmpty() ? Fact.absent() : ResultForms.read(repaired);
    if (found.isGiven()) {
      respelled(tag, repaired);
      return found;
    }
    unreadable(tag, ValueForm.RESULT);
    return Fact.unknown();
  }

  Fact<Seat> dealer() {
    return dealer;
  }

  Fact<Vulnerability> vulnerability() {
    return vulnerability;
  }

  /** The seat of the Auction tag. */
  Fact<Seat> auctionSeat() {
    return auctionSeat;
  }

  /** The seat of the Play tag. */
  Fact<Seat> playSeat() {
    return playSeat;
  }

  private static boolean isEndPosition(Fact<Deal> deal) {
    return deal.value().map(Deal::isEndPosition).orElse(false);
  }

  /** Whether the record has a deal, its own or a shared one, readable or not. */
  boolean hasDeal() {
    return hasDeal;
  }

  /** Whether the deal is an end position (PBN 3.10). */
  boolean isEndPosition() {
    return endPosition;
  }

  /** Begin and end of each card of a faulty deal. */
  int[] dealPlaces() {
    return dealPlaces;
  }
}
