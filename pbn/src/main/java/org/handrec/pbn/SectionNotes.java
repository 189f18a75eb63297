package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Note;

/** The notes of one section, and who refers to them (PBN 3.5.4, 3.5.5). */
final class SectionNotes {
  /** The highest number. */
  static final int MOST = 32;

  private final List<Note> notes = new ArrayList<>();
  private final List<TagSlot> tags = new ArrayList<>();
  private long given;
  private long used;
  private final List<Reference> references = new ArrayList<>();

  /** A reference to a note, and the token that it is. */
  private record Reference(String callOrCard, int number, int token) {}

  void reset() {
    notes.clear();
    tags.clear();
    given = 0;
    used = 0;
    references.clear();
  }

  /** The number of a reference {@code =n=}; 0 when it is none. */
  static int number(RawGame game, int token) {
    int from = game.tokens.start(token);
    int to = game.tokens.end(token);
    if (to - from < 3 || game.bytes[to - 1] != '=') {
      return 0;
    }
    int number = 0;
    for (int i = from + 1; i < to - 1; i++) {
      int digit = game.bytes[i] - '0';
      if (digit < 0 || digit > 9 || number > MOST) {
        return 0;
      }
      number = 10 * number + digit;
    }
    return number <= MOST ? number : 0;
  }

  /** Says that something refers to a note, without asking for the note. */
  void use(int number) {
    used |= 1L << number;
  }

  /** Says that a call or card refers to a note. */
  void refer(String callOrCard, int number, int token) {
    use(number);
    references.add(new Reference(callOrCard, number, token));
  }

  boolean isUsed(int number) {
    return (used & (1L << number)) != 0;
  }

  boolean isGiven(int number) {
    return (given & (1L << number)) != 0;
  }

  void add(Note note, TagSlot tag) {
    notes.add(note);
    tags.add(tag);
    given |= 1L << note.number();
  }

  /** The text of a note; empty when it is not given. */
  Optional<String> text(int number) {
    if (isGiven(number)) {
      for (Note note : notes) {
        if (note.number() == number) {
          return Optional.of(note.text());
        }
      }
    }
    return Optional.empty();
  }

  /** The notes in the order of the game. */
  List<Note> notes() {
    return notes;
  }

  /** Reports references without a note and notes without a reference. */
  void report(GameFindings findings, String noun) {
    for (Reference reference : references) {
      if (!isGiven(reference.number())) {
        findings.add(
            findings.at(
                "PBN044",
                reference.token(),
                reference.callOrCard()
                    + " refers to note "
                    + reference.number()
                    + ", which is not given"));
      }
    }
    for (int i = 0; i < notes.size(); i++) {
      int number = notes.get(i).number();
      if (!isUsed(number)) {
        findings.add(
            findings.atTag("PBN045", tags.get(i), "note " + number + " is used by no " + noun));
      }
    }
  }
}
