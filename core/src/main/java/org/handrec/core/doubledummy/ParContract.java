package org.handrec.core.doubledummy;

import java.util.List;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;

/**
 * A contract of par.
 *
 * @param contract doubled when it fails, else undoubled
 * @param declarers the partners who take so many tricks, one or both
 * @param tricks what declarer takes, 0 to 13
 */
public record ParContract(Contract.Played contract, List<Seat> declarers, int tricks) {
  /** Copies the list. */
  public ParContract {
    declarers = List.copyOf(declarers);
  }

  /** The bid. */
  public Bid bid() {
    return contract.bid();
  }

  /** {@code N}, {@code NS} and the like. */
  public String players() {
    StringBuilder text = new StringBuilder(2);
    declarers.forEach(seat -> text.append(seat.letter()));
    return text.toString();
  }

  /** Tricks above or below the contract: {@code =}, {@code +1}, {@code -2}. */
  public String result() {
    int over = tricks - 6 - bid().level();
    return over == 0 ? "=" : over > 0 ? "+" + over : String.valueOf(over);
  }

  /** The form of the tag {@code ParContract}: {@code EW 6DX-5}, {@code N 3N+1}. */
  public String field() {
    String strain = bid().strain() == Strain.NOTRUMP ? "N" : bid().strain().symbol();
    return players() + " " + bid().level() + strain + contract.risk().symbol() + result();
  }

  /** {@code 6DX EW -5}. */
  @Override
  public String toString() {
    return contract.symbol() + " " + players() + " " + result();
  }
}
