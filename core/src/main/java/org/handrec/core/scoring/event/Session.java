package org.handrec.core.scoring.event;

/**
 * A session of an event: boards of one number in it are the same board. A text that is not known is
 * no character.
 *
 * @param event the event, whose sessions are ranked together
 */
public record Session(String event, String date, String session, String stage) {}
