package org.handrec.pbn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Note;

/**
 * Writes what is said about the calls or cards of one section: note references, glyphs in ascending
 * order, remarks; behind the section its notes in ascending order (PBN 3.5.2, 3.5.5, 3.7, 3.8).
 *
 * <p>Explanations that have no note yet, as in LIN, get the lowest free number; equal texts share
 * one. When the 32 numbers are used up, the text stands in a remark behind the call.
 */
final class ExportAnnotations {
  private static final int LAST_NOTE = 32;

  /** The note of an alert that nobody explains. */
  private static final String ALERT = "Alert";

  private final ExportText text;
  private final ExportRemainder remainder;
  private final Map<Integer, String> notes;
  private final Map<String, Integer> added = new HashMap<>(0);

  ExportAnnotations(ExportText text, List<Note> notes, ExportRemainder remainder) {
    this.text = text;
    this.remainder = remainder;
    this.notes = new TreeMap<>();
    for (Note note : notes) {
      this.notes.putIfAbsent(note.number(), note.text());
    }
  }

  /** Writes annotations behind their call or card. */
  void write(Annotations said) {
    if (said.equals(Annotations.NONE)) {
      return;
    }
    if (!said.notes().isEmpty()) {
      said.notes().forEach(number -> text.numberToken('=', number, true));
    } else if (!said.explanations().isEmpty()) {
      said.explanations().forEach(this::explain);
    } else if (said.alerted()) {
      explain(ALERT);
    }
    if (!said.nags().isEmpty()) {
      said.nags().stream().sorted().forEach(nag -> text.numberToken('$', nag, false));
    }
    said.comments().forEach(text::comment);
  }

  /**
   * Writes a text that is no call or card.
   *
   * @param broken whether nothing in the section is read from there on
   */
  void writeUnreadable(String content, boolean broken) {
    remainder.writeUnreadable(content, broken, text);
  }

  private void explain(String explanation) {
    int number = added.computeIfAbsent(explanation, this::newNumber);
    if (number > LAST_NOTE) {
      text.comment(new Comment("alert: " + explanation, false));
    } else {
      text.numberToken('=', number, true);
    }
  }

  private int newNumber(String explanation) {
    int number = 1;
    while (notes.containsKey(number)) {
      number++;
    }
    if (number <= LAST_NOTE) {
      notes.put(number, explanation);
    }
    return number;
  }

  /** The notes of the section by number. */
  Map<Integer, String> notes() {
    return notes;
  }
}
