package org.handrec.core.model;

/** Whether a contract is undoubled, doubled or redoubled. */
public enum Risk {
  UNDOUBLED(""),
  DOUBLED("X"),
  REDOUBLED("XX");

  private final String symbol;

  Risk(String symbol) {
    this.symbol = symbol;
  }

  /** Nothing, {@code X} or {@code XX}. */
  public String symbol() {
    return symbol;
  }
}
