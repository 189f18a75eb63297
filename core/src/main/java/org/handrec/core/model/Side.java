package org.handrec.core.model;

/** A partnership by its line. */
public enum Side {
  NS,
  EW;

  /** The opponents. */
  public Side other() {
    return this == NS ? EW : NS;
  }
}
