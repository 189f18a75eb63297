package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Comment;

/** What is said about one call or card, while it is collected. */
final class Said {
  /** Place of the call or card among the items of its section. */
  final int item;

  /** Numbers of the notes it refers to. */
  final List<Integer> notes = new ArrayList<>(1);

  /** Glyphs, those of suffixes among them. */
  final List<Integer> nags = new ArrayList<>(1);

  /** Remarks behind it. */
  final List<Comment> comments = new ArrayList<>(0);

  /** Whether it is alerted without a note. */
  boolean starred;

  /** Whether there is a suffix, or a glyph that stands for one. */
  boolean suffixed;

  Said(int item) {
    this.item = item;
  }

  /** The annotations, with the texts of the notes. */
  Annotations with(SectionNotes texts) {
    List<String> explanations = new ArrayList<>(notes.size());
    for (int number : notes) {
      texts.text(number).ifPresent(explanations::add);
    }
    return new Annotations(starred || !notes.isEmpty(), explanations, notes, nags, comments);
  }
}
