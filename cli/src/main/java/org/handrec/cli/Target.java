package org.handrec.cli;

import java.util.Locale;

/** What records are converted to. */
enum Target {
  PBN("Portable Bridge Notation"),
  LIN("format of Bridge Base Online"),
  URL("addresses of the hand viewer, one a line"),
  JSON("one JSON array of boards"),
  JSONL("one JSON object a board, one a line"),
  CSV("a table of boards, calls, cards or results");

  private final String title;

  Target(String title) {
    this.title = title;
  }

  String title() {
    return title;
  }

  /** {@code pbn lin url json jsonl csv}, which is also the extension of its files. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
