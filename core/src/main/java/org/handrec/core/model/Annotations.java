package org.handrec.core.model;

import java.util.List;

/**
 * What is said about one call or card. Alert and explanation are independent: either may stand
 * without the other.
 *
 * @param alerted whether the call was alerted (in PBN: it refers to a note)
 * @param explanations the texts that explain it, in order
 * @param notes the PBN note numbers it refers to, in order (PBN 3.5.4); empty in other formats
 * @param nags numeric annotation glyphs 0 to 255, in order; a suffix such as {@code !} is its glyph
 *     1 to 6 of a call, 7 to 12 of a card (PBN 3.7)
 * @param comments remarks behind it
 */
public record Annotations(
    boolean alerted,
    List<String> explanations,
    List<Integer> notes,
    List<Integer> nags,
    List<Comment> comments) {

  /** Nothing is said. */
  public static final Annotations NONE =
      new Annotations(false, List.of(), List.of(), List.of(), List.of());

  /** Copies the lists. */
  public Annotations {
    explanations = List.copyOf(explanations);
    notes = List.copyOf(notes);
    nags = List.copyOf(nags);
    comments = List.copyOf(comments);
  }
}
