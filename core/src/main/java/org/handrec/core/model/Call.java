package org.handrec.core.model;

/**
 * A call: a {@link Bid}, {@link #PASS}, {@link #DOUBLE} or {@link #REDOUBLE}. Each call exists
 * once, so calls may be compared with {@code ==}.
 */
public sealed interface Call permits Bid, Call.Other {
  /** Pass. */
  Call PASS = Other.PASS;

  /** Double. */
  Call DOUBLE = Other.DOUBLE;

  /** Redouble. */
  Call REDOUBLE = Other.REDOUBLE;

  /** {@code Pass X XX} or a bid such as {@code 1NT}. */
  String symbol();

  /** The calls that are no bids. */
  enum Other implements Call {
    PASS("Pass"),
    DOUBLE("X"),
    REDOUBLE("XX");

    private final String symbol;

    Other(String symbol) {
      this.symbol = symbol;
    }

    @Override
    public String symbol() {
      return symbol;
    }
  }
}
