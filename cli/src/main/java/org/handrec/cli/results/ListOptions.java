package org.handrec.cli.results;

import java.nio.charset.Charset;
import java.util.Optional;

/**
 * What the user says of a list; what is empty is found out.
 *
 * @param charset its charset
 * @param delimiter what parts its columns
 * @param columns the words of the fields in the order of the columns, or {@code NAME=word}, parted
 *     by commas
 * @param suits the letters of spades, hearts, diamonds and clubs
 * @param seats the letters of North, East, South and West
 */
public record ListOptions(
    Optional<Charset> charset,
    Optional<Character> delimiter,
    Optional<String> columns,
    Optional<String> suits,
    Optional<String> seats) {}
