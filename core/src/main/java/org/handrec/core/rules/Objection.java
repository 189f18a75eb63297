package org.handrec.core.rules;

/** Why a call is not allowed. */
public enum Objection {
  /** The auction is over (Law 22, Law 39). */
  AUCTION_OVER,
  /** The bid is not above the last bid (Law 18). */
  INSUFFICIENT,
  /** There is no bid to double (Law 19A). */
  NOTHING_TO_DOUBLE,
  /** The last bid is that of the own side (Law 19A). */
  OWN_BID,
  /** The last bid is doubled already (Law 19A). */
  ALREADY_DOUBLED,
  /** The last bid is not doubled (Law 19B). */
  NOT_DOUBLED,
  /** The double is that of the own side (Law 19B). */
  OWN_DOUBLE,
  /** The last bid is redoubled already (Law 19B). */
  ALREADY_REDOUBLED
}
