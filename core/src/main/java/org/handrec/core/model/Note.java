package org.handrec.core.model;

/**
 * A numbered note of an auction or a play (PBN 3.5.5, 3.6.5).
 *
 * @param number 1 to 32
 * @param text the text behind the first colon, as written
 */
public record Note(int number, String text) {}
