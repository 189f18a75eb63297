package org.handrec.pbn;

/**
 * The forms that the values of standard tags have (PBN 3.4 and 4).
 *
 * <p>A form maps a text to the text that the standard would write: the same object when nothing is
 * to be said, another text when the meaning is clear but the spelling is not that of the standard,
 * and the empty string when the text cannot be read. Neither the empty string nor {@code ?} is
 * given to a form.
 */
enum ValueForm {
  /** Anything. */
  TEXT("text"),
  DATE("YYYY.MM.DD"),
  TIME("HH:MM:SS"),
  TIME_CONTROL("games/minutes"),
  SECONDS("seconds"),
  BOARD("positive integer"),
  SEAT("N, E, S or W"),
  VULNERABLE("None, NS, EW or All"),
  DECLARER("N, E, S or W, perhaps with ^"),
  SCORING("fields"),
  HIDDEN("letters of WNES"),
  YES_NO("Yes or No"),
  ROOM("Open or Closed"),
  PLAYER_TYPE("human or program"),
  ROUND("letters, digits and _ in parts joined by dots"),
  SCORE("score, EW score, NS score or both sides"),
  DECIMAL_SCORE("number, EW number, NS number or both sides"),
  PERCENTAGE("0 to 100, of the declarer or with EW or NS"),
  RUBBER_SCORE("above/below, of the declarer or with EW or NS"),
  OPTIMUM_SCORE("EW score, NS score or both with opposite signs"),
  RUBBER_HISTORY("NS above carried/games EW above carried/games"),
  /** Read by {@link DealReader}. */
  DEAL("first:hand hand hand hand"),
  /** Depends on the deal; read by {@link ContractForms}. */
  CONTRACT("Pass, or level, denomination and risk"),
  /** Depends on the contract; read by {@link ResultForms}. */
  RESULT("tricks, EW tricks, NS tricks or both sides"),
  /** A number, a colon, and text. */
  NOTE("number:text"),
  /** Column names. */
  TABLE("column names");

  private final String expected;

  ValueForm(String expected) {
    this.expected = expected;
  }

  /** The form in a few words. */
  String expected() {
    return expected;
  }

  /** The text in the spelling of the standard; empty when it cannot be read. */
  String normal(String text) {
    return switch (this) {
      case TEXT, SCORING, DEAL, CONTRACT, RESULT, NOTE, TABLE -> text;
      case DATE -> TimeForms.date(text);
      case TIME -> TimeForms.time(text);
      case TIME_CONTROL -> TimeForms.control(text);
      case SECONDS -> TextForms.number(text);
      case BOARD -> TextForms.boardNumber(text);
      case SEAT -> SeatForms.seat(text);
      case VULNERABLE -> SeatForms.vulnerable(text);
      case DECLARER -> SeatForms.declarer(text);
      case HIDDEN -> SeatForms.hidden(text);
      case YES_NO -> TextForms.oneOf(text, "Yes", "No");
      case ROOM -> TextForms.oneOf(text, "Open", "Closed");
      case PLAYER_TYPE -> TextForms.oneOf(text, "human", "program");
      case ROUND -> TextForms.round(text);
      case SCORE -> ScoreForms.normal(ScoreForms.Kind.INTEGER, text);
      case DECIMAL_SCORE -> ScoreForms.normal(ScoreForms.Kind.DECIMAL, text);
      case PERCENTAGE -> ScoreForms.normal(ScoreForms.Kind.PERCENTAGE, text);
      case RUBBER_SCORE -> ScoreForms.normal(ScoreForms.Kind.RUBBER, text);
      case OPTIMUM_SCORE -> ScoreForms.normal(ScoreForms.Kind.OPTIMUM, text);
      case RUBBER_HISTORY -> ScoreForms.history(text);
    };
  }
}
