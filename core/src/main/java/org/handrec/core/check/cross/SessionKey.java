package org.handrec.core.check.cross;

/**
 * Names the session a record belongs to: boards of one number in one session are the same board. A
 * text that is not given is no character.
 */
record SessionKey(String event, String date, String session, String stage) {
  /** Nothing is given. */
  static final SessionKey NONE = new SessionKey("", "", "", "");
}
