package org.handrec.pbn;

import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Note;
import org.handrec.core.model.Tag;

/** Gives the Note tags of a game to the sections they explain (PBN 3.5.5, 3.6.5). */
final class NoteReader {
  private final GameFindings findings;
  private final AuctionSection auction;
  private final PlaySection play;

  NoteReader(GameFindings findings, AuctionSection auction, PlaySection play) {
    this.findings = findings;
    this.auction = auction;
    this.play = play;
  }

  /** Reads all Note tags, when both sections were read. */
  void read(GameTags tags) {
    if (!tags.has(StandardTag.NOTE)) {
      return;
    }
    Section<?> current = null;
    boolean unused = false;
    boolean separated = false;
    for (int i = 0; i < tags.count(); i++) {
      TagSlot slot = tags.get(i);
      if (slot.is(StandardTag.AUCTION) || slot.is(StandardTag.PLAY)) {
        current = slot.is(StandardTag.AUCTION) ? auction : play;
        unused = slot.isRepeated();
        separated = false;
      } else if (!slot.is(StandardTag.NOTE)) {
        separated = true;
      } else if (unused) {
        slot.origin = Tag.Origin.REPEATED;
      } else if (!slot.unusable) {
        read(slot, current, separated);
      }
    }
  }

  private void read(TagSlot slot, Section<?> current, boolean separated) {
    if (current == null) {
      findings.add(findings.atTag("PBN047", slot, "Note stands before any section"));
      return;
    }
    int colon = slot.value.indexOf(':');
    int number =
        colon < 0 ? -1 : TextForms.number(slot.value.strip(), 0, slot.value.strip().indexOf(':'));
    if (number < 1 || number > SectionNotes.MOST) {
      noNote(slot, current);
      return;
    }
    Section<?> other = current == auction ? play : auction;
    boolean elsewhere =
        current == play
            && other.isPresent()
            && !current.notes().isUsed(number)
            && other.notes().isUsed(number)
            && !other.notes().isGiven(number);
    Section<?> owner = elsewhere ? other : current;
    if (owner.notes().isGiven(number)) {
      slot.origin = Tag.Origin.REPEATED;
      report("PBN046", slot, owner, "note " + number + " given again");
      return;
    }
    if (elsewhere || separated) {
      report("PBN048", slot, owner, misplaced(number, owner, elsewhere));
    }
    owner.notes().add(new Note(number, slot.value.substring(colon + 1)), slot);
  }

  private String misplaced(int number, Section<?> owner, boolean elsewhere) {
    String name = owner == auction ? "auction" : "play";
    return elsewhere
        ? "note " + number + " of the " + name + " stands after the " + other(owner)
        : "note " + number + " of the " + name + " is parted from it by other tags";
  }

  private String other(Section<?> owner) {
    return owner == auction ? "play" : "auction";
  }

  private void noNote(TagSlot slot, Section<?> current) {
    current.tag().add(new Comment(slot.value, false));
    report(
        "PBN042",
        slot,
        current,
        "\""
            + Wording.shortened(slot.value)
            + "\" is no annotation: a number from 1 to 32 and a colon expected");
  }

  private void report(String code, TagSlot slot, Section<?> owner, String message) {
    if (!owner.tag().unusable) {
      findings.add(findings.atTag(code, slot, message));
    }
  }
}
