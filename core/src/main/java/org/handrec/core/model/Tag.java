package org.handrec.core.model;

import java.util.List;

/**
 * A named text of a record, under its PBN name.
 *
 * @param name the name, for a standard PBN tag in the spelling of the standard
 * @param value the text, escapes resolved; where a reader understood a value though it is spelled
 *     unlike the standard, and says so, the spelling of the standard (a date {@code 2024-01-31} is
 *     {@code 2024.01.31})
 * @param origin where the value comes from
 * @param comments remarks behind the tag
 */
public record Tag(String name, String value, Origin origin, List<Comment> comments) {
  /** Copies the list. */
  public Tag {
    comments = List.copyOf(comments);
  }

  /** The value as a fact: {@code ?} is unknown, no character is empty (PBN 3.4). */
  public Fact<String> text() {
    if (value.isEmpty()) {
      return Fact.empty();
    }
    return value.equals("?") ? Fact.unknown() : Fact.given(value);
  }

  /** Where the value of a tag comes from. */
  public enum Origin {
    /** Written in the record. */
    WRITTEN,
    /** Taken from an earlier record by {@code #} or {@code ##} (PBN 4.8). */
    INHERITED,
    /** Taken from the record of the same board before it. */
    SHARED,
    /** Written in the record, but not used since the tag stands there before. */
    REPEATED
  }
}
