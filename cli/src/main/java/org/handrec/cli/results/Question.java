package org.handrec.cli.results;

import org.handrec.cli.shell.Failure;

/** Asks the user for what a list leaves open: a place, what is open there, and what would tell. */
final class Question {
  private Question() {}

  /** The failure that asks. */
  static Failure at(ListRow row, int cell, String text) {
    return new Failure(row.place(cell) + ": " + text);
  }
}
