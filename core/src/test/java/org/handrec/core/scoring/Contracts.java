package org.handrec.core.scoring;

import org.handrec.core.model.Bid;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Risk;
import org.handrec.core.model.Strain;

/** Contracts by their symbols. */
final class Contracts {
  private Contracts() {}

  static Contract.Played of(String symbol) {
    String bid = symbol.replace("X", "");
    Strain strain = Strain.parse(bid.substring(1)).orElseThrow();
    Risk risk = Risk.values()[symbol.length() - bid.length()];
    return new Contract.Played(Bid.of(bid.charAt(0) - '0', strain), risk);
  }
}
