package org.handrec.lin;

/**
 * Tells where a board ends and the next one begins: at a label ({@code qx}), at a second deal, or
 * at the names and titles that lead to it. Line ends mean nothing.
 *
 * <p>In a presentation only deals begin boards, and a label belongs to the deal that it leads to.
 */
final class BoardSplitter {
  private static final int NOWHERE = -1;

  private final boolean movie;

  /** The first command of the present board; those before it belong to none. */
  private int first;

  private boolean deal;
  private boolean cards;
  private boolean action;
  private int leadIn = NOWHERE;
  private int names = NOWHERE;

  BoardSplitter(boolean movie) {
    this.movie = movie;
  }

  /** The first command of the present board. */
  int first() {
    return first;
  }

  /** Whether the commands so far are a board: a deal, or calls or cards of an unknown one. */
  boolean isBoard() {
    return movie ? deal && cards : cards || action;
  }

  /** Where a new board begins now that a command has come; -1 when the present one goes on. */
  int boundary(ByteWindow window, Commands commands, int command) {
    int name = commands.name(command);
    if (name == CommandName.QX && !movie) {
      return command;
    }
    if (name != CommandName.MD || isChange(window, commands, command) || !(deal || movie)) {
      return NOWHERE;
    }
    if (names >= 0) {
      return names;
    }
    int begin = leadIn >= 0 && (movie || action) ? leadIn : command;
    return begin == first ? NOWHERE : begin;
  }

  /** Takes a command into the present board. */
  void take(ByteWindow window, Commands commands, int command) {
    int name = commands.name(command);
    if (CommandName.leadsToDeal(name) || (movie && name == CommandName.QX)) {
      leadIn = leadIn < 0 ? command : leadIn;
    } else {
      leadIn = NOWHERE;
    }
    switch (name) {
      case CommandName.MD -> {
        deal |= !movie || !isChange(window, commands, command);
        cards |= hasCards(window, commands, command);
        names = NOWHERE;
      }
      case CommandName.MB, CommandName.PC, CommandName.MC ->
          action |= commands.value(command) < commands.valueEnd(command);
      case CommandName.PN -> names = deal && !movie && names < 0 ? command : names;
      default -> {}
    }
  }

  /**
   * Takes calls, cards and page commands into the present board.
   *
   * @param any whether one of them is a call or card
   */
  void takePlay(boolean any) {
    leadIn = NOWHERE;
    action |= any;
  }

  /** Begins a board with a command, which is to be taken next. */
  void begin(int command) {
    first = command;
    deal = false;
    cards = false;
    action = false;
    leadIn = NOWHERE;
    names = NOWHERE;
  }

  /** A deal that begins with 0 changes the one before. */
  static boolean isChange(ByteWindow window, Commands commands, int command) {
    int i = commands.value(command);
    while (i < commands.valueEnd(command) && CommandLexer.isBlank(window.at(i))) {
      i++;
    }
    return i < commands.valueEnd(command) && window.at(i) == '0';
  }

  /** Whether a deal names cards; commas, hyphens and zeros stand where there are none. */
  static boolean hasCards(ByteWindow window, Commands commands, int command) {
    for (int i = commands.value(command) + 1; i < commands.valueEnd(command); i++) {
      byte b = window.at(i);
      if (b != ',' && b != '-' && b != '0' && !CommandLexer.isBlank(b)) {
        return true;
      }
    }
    return false;
  }
}
