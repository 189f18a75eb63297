package org.handrec.core.check.score;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.scoring.PlayedContract;
import org.handrec.core.scoring.StatedScore;

/**
 * The single changes that turn the computed score into the stated one: other tricks, vulnerability,
 * risk, side, level or denomination, the likeliest first.
 */
public final class ScoreHypotheses {
  private static final int MOST_NAMED = 3;

  private final PlayedContract played;
  private final StatedScore stated;
  private final List<String> fits = new ArrayList<>();

  private ScoreHypotheses(PlayedContract played, StatedScore stated) {
    this.played = played;
    this.stated = stated;
  }

  /** The likeliest changes in a sentence: {@code fits 9 tricks}; no character without any. */
  public static String words(PlayedContract played, StatedScore stated) {
    List<String> fits = of(played, stated);
    return fits.isEmpty()
        ? ""
        : "fits " + Wording.alternatives(fits.subList(0, Math.min(MOST_NAMED, fits.size())));
  }

  /** The changes in words, such as {@code 9 tricks}; perhaps none. */
  static List<String> of(PlayedContract played, StatedScore stated) {
    ScoreHypotheses hypotheses = new ScoreHypotheses(played, stated);
    hypotheses.tricks();
    hypotheses.vulnerability();
    hypotheses.risk();
    hypotheses.side();
    hypotheses.level();
    hypotheses.strain();
    return hypotheses.fits;
  }

  private void fit(PlayedContract changed, String words) {
    if (changed.score() == stated.ofDeclarer(changed.declarer())) {
      fits.add(words);
    }
  }

  private void tricks() {
    for (int tricks = 0; tricks <= 13; tricks++) {
      if (tricks != played.tricks()) {
        fit(
            with(played.contract(), played.declarer(), played.vulnerability(), tricks),
            Wording.counted(tricks, "trick"));
      }
    }
  }

  private void vulnerability() {
    Vulnerability other = toggled(played.vulnerability(), played.declarer().side());
    fit(with(played.contract(), played.declarer(), other, played.tricks()), words(other));
  }

  private void risk() {
    Contract.Played contract = played.contract();
    for (Risk risk : Risk.values()) {
      if (risk != contract.risk()) {
        Contract.Played changed = new Contract.Played(contract.bid(), risk);
        fit(with(changed), changed.symbol() + " by " + played.declarer().letter());
      }
    }
  }

  private void side() {
    Seat other = played.declarer().next();
    fit(
        with(played.contract(), other, played.vulnerability(), played.tricks()),
        other.side() + " as declarer");
  }

  private void level() {
    Contract.Played contract = played.contract();
    for (int level = 1; level <= 7; level++) {
      if (level != contract.bid().level()) {
        bid(Bid.of(level, contract.bid().strain()));
      }
    }
  }

  private void strain() {
    Contract.Played contract = played.contract();
    for (Strain strain : Strain.values()) {
      if (strain != contract.bid().strain()) {
        bid(Bid.of(contract.bid().level(), strain));
      }
    }
  }

  private void bid(Bid bid) {
    Contract.Played changed = new Contract.Played(bid, played.contract().risk());
    fit(with(changed), changed.symbol());
  }

  private PlayedContract with(Contract.Played contract) {
    return with(contract, played.declarer(), played.vulnerability(), played.tricks());
  }

  private PlayedContract with(
      Contract.Played contract, Seat declarer, Vulnerability vulnerability, int tricks) {
    return new PlayedContract(contract, declarer, vulnerability, tricks, played.tariff());
  }

  /** {@code NS vulnerable}, {@code none vulnerable}. */
  static String words(Vulnerability vulnerability) {
    return switch (vulnerability) {
      case NONE -> "none vulnerable";
      case ALL -> "all vulnerable";
      default -> vulnerability.symbol() + " vulnerable";
    };
  }

  /** The vulnerability when that of a side is the other one. */
  private static Vulnerability toggled(Vulnerability vulnerability, Side side) {
    boolean ns = vulnerability.includes(Side.NS) != (side == Side.NS);
    boolean ew = vulnerability.includes(Side.EW) != (side == Side.EW);
    if (ns == ew) {
      return ns ? Vulnerability.ALL : Vulnerability.NONE;
    }
    return ns ? Vulnerability.NS : Vulnerability.EW;
  }
}
