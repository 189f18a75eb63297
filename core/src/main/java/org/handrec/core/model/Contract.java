package org.handrec.core.model;

import java.util.Optional;

/**
 * What is played: a bid with its risk, nothing (passed out), or, in an end position, the trumps
 * alone (PBN 3.4.14 and 3.10).
 */
public sealed interface Contract {
  /** The deal was passed out (Law 22A). */
  Contract PASSED_OUT = new PassedOut();

  /** A contract of a bid, undoubled, doubled or redoubled. */
  static Contract of(Bid bid, Risk risk) {
    return new Played(bid, risk);
  }

  /** The strain in which cards are played; empty when passed out. */
  Optional<Strain> strain();

  /** {@code 4HX}, {@code Pass}, or for an end position the strain such as {@code H}. */
  String symbol();

  /** A final bid and its risk. */
  record Played(Bid bid, Risk risk) implements Contract {
    @Override
    public Optional<Strain> strain() {
      return Optional.of(bid.strain());
    }

    @Override
    public String symbol() {
      return bid.symbol() + risk.symbol();
    }
  }

  /** The trumps of an end position, without a level. */
  record Trumps(Strain trumps) implements Contract {
    @Override
    public Optional<Strain> strain() {
      return Optional.of(trumps);
    }

    @Override
    public String symbol() {
      return trumps.symbol();
    }
  }

  /** No contract: everybody passed. */
  record PassedOut() implements Contract {
    @Override
    public Optional<Strain> strain() {
      return Optional.empty();
    }

    @Override
    public String symbol() {
      return "Pass";
    }
  }
}
