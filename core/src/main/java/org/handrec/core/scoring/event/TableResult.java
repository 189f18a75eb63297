package org.handrec.core.scoring.event;

/**
 * The result of a board at a table.
 *
 * @param board the board
 * @param place where and when it was played
 * @param ns who sat North-South
 * @param ew who sat East-West
 * @param contract such as {@code 4HX} or {@code Pass}; no character when it is not known
 * @param declarer a letter; no character when there is none
 * @param tricks of declarer's side; -1 when they are not known
 * @param nsScore what North-South have
 * @param ewScore what East-West have: the opposite, unless the director ruled otherwise
 * @param multiplicity how often the result occurs, 1 or more
 * @param ruled whether the director gave the scores, so that they do not follow from the contract
 */
public record TableResult(
    BoardKey board,
    Place place,
    Contestant ns,
    Contestant ew,
    String contract,
    String declarer,
    int tricks,
    TableScore nsScore,
    TableScore ewScore,
    int multiplicity,
    boolean ruled) {

  /** The same with scores that the director gives. */
  public TableResult ruledAs(TableScore ns, TableScore ew) {
    return with(ns, ew, true);
  }

  /** The same with scores that follow from what was played. */
  TableResult scoredAs(TableScore ns, TableScore ew) {
    return with(ns, ew, false);
  }

  private TableResult with(TableScore ns, TableScore ew, boolean ruling) {
    return new TableResult(
        board, place, this.ns, this.ew, contract, declarer, tricks, ns, ew, multiplicity, ruling);
  }

  /** The same without what was played. */
  TableResult withoutContract() {
    return new TableResult(board, place, ns, ew, "", "", -1, nsScore, ewScore, multiplicity, ruled);
  }

  /** The same between other contestants. */
  public TableResult with(Contestant ns, Contestant ew) {
    return new TableResult(
        board, place, ns, ew, contract, declarer, tricks, nsScore, ewScore, multiplicity, ruled);
  }

  /**
   * Where and when. A text that is not known is no character.
   *
   * @param room {@code Open}, {@code Closed} or another name
   */
  public record Place(String section, String table, String round, String room) {
    /** Whether it is the open room of a match. */
    public boolean isOpen() {
      return room.equalsIgnoreCase("open");
    }

    /** Whether it is the closed room of a match. */
    public boolean isClosed() {
      return room.equalsIgnoreCase("closed");
    }
  }
}
