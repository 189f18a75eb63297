package org.handrec.core.scoring.event;

/**
 * Names a board whose results are compared with each other.
 *
 * @param number the number or label
 */
public record BoardKey(Session session, Match match, String number) {}
