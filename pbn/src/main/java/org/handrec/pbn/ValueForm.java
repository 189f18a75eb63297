package org.handrec.pbn;

import java.util.function.UnaryOperator;

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
  TEXT("text", text -> text),
  DATE("YYYY.MM.DD", TimeForms::date),
  TIME("HH:MM:SS", TimeForms::time),
  TIME_CONTROL("games/minutes", TimeForms::control),
  SECONDS("seconds", TextForms::number),
  BOARD("positive integer", TextForms::boardNumber),
  SEAT("N, E, S or W", SeatForms::seat),
  VULNERABLE("None, NS, EW or All", SeatForms::vulnerable),
  DECLARER("N, E, S or W, perhaps with ^", SeatForms::declarer),
  SCORING("fields", text -> text),
  HIDDEN("letters of WNES", SeatForms::hidden),
  YES_NO("Yes or No", text -> TextForms.oneOf(text, "Yes", "No")),
  ROOM("Open or Closed", text -> TextForms.oneOf(text, "Open", "Closed")),
  PLAYER_TYPE("human or program", text -> TextForms.oneOf(text, "human", "program")),
  ROUND("letters, digits and _ in parts joined by dots", TextForms::round),
  SCORE(
      "score, EW score, NS score or both sides",
      text -> ScoreForms.normal(ScoreForms.Kind.INTEGER, text)),
  DECIMAL_SCORE(
      "number, EW number, NS number or both sides",
      text -> ScoreForms.normal(ScoreForms.Kind.DECIMAL, text)),
  PERCENTAGE(
      "0 to 100, of the declarer or with EW or NS",
      text -> ScoreForms.normal(ScoreForms.Kind.PERCENTAGE, text)),
  RUBBER_SCORE(
      "above/below, of the declarer or with EW or NS",
      text -> ScoreForms.normal(ScoreForms.Kind.RUBBER, text)),
  OPTIMUM_SCORE(
      "EW score, NS score or both with opposite signs",
      text -> ScoreForms.normal(ScoreForms.Kind.OPTIMUM, text)),
  RUBBER_HISTORY("NS above carried/games EW above carried/games", ScoreForms::history),
  /** Read by {@link DealReader}. */
  DEAL("first:hand hand hand hand", text -> text),
  /** Depends on the deal; read by {@link ContractForms}. */
  CONTRACT("Pass, or level, denomination and risk", text -> text),
  /** Depends on the contract; read by {@link ResultForms}. */
  RESULT("tricks, EW tricks, NS tricks or both sides", text -> text),
  /** A number, a colon, and text. */
  NOTE("number:text", text -> text),
  /** Column names. */
  TABLE("column names", text -> text);

  private final String expected;
  private final UnaryOperator<String> normal;

  ValueForm(String expected, UnaryOperator<String> normal) {
    this.expected = expected;
    this.normal = normal;
  }

  /** The form in a few words. */
  String expected() {
    return expected;
  }

  /** The text in the spelling of the standard; empty when it cannot be read. */
  String normal(String text) {
    return normal.apply(text);
  }
}
