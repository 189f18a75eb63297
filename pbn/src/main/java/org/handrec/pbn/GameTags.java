package org.handrec.pbn;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Tag;

/**
 * The tag pairs of the game at hand: which tag each one is, and which one is in force. The first of
 * a name is; only Note may stand often (PBN 3.4).
 */
final class GameTags {
  /** The tags in which a conversion keeps what LIN says and PBN has no tag for. */
  private static final Set<String> OWN_TAGS =
      Set.of(
          "LinCarryOver",
          "LinClaim",
          "LinExplained",
          "LinExtra",
          "LinLabel",
          "LinRecordedResult",
          "LinScoring");

  private final GameFindings findings;
  private TagSlot[] slots = {};
  private final int[] inForce = new int[StandardTag.COUNT];
  private final Map<String, TagSlot> unknown = new HashMap<>();
  private final KnownTags known = new KnownTags();
  private int count;

  GameTags(GameFindings findings) {
    this.findings = findings;
  }

  /** Turns to a game. */
  void open(RawGame game) {
    count = game.tagCount();
    Arrays.fill(inForce, -1);
    unknown.clear();
    boolean allStandard = true;
    for (int i = 0; i < count; i++) {
      TagSlot slot = slot(i);
      slot.reset();
      place(game, slot, i);
      if (game.standard(i) >= 0 && !game.isOtherCase(i)) {
        slot.standard = game.standard(i);
        enter(slot, i);
        slot.take(known.tag(game, slot.standard, slot.string));
      } else {
        allStandard = false;
      }
    }
    if (!allStandard) {
      openOthers(game);
    }
    reportRepetitions();
  }

  private TagSlot slot(int index) {
    if (index == slots.length) {
      slots = Arrays.copyOf(slots, 2 * index + 24);
      for (int i = index; i < slots.length; i++) {
        slots[i] = new TagSlot();
      }
    }
    return slots[index];
  }

  private void place(RawGame game, TagSlot slot, int tag) {
    slot.string = game.stringToken(tag);
    slot.from = game.start(tag);
    slot.to = game.end(tag);
    slot.firstBehind = game.firstTokenBehind(tag);
    slot.lastBehind = tag + 1 < count ? game.openToken(tag + 1) : game.tokens.count();
  }

  private void enter(TagSlot slot, int index) {
    StandardTag tag = StandardTag.of(slot.standard);
    slot.name = tag.tagName();
    if (inForce[slot.standard] < 0) {
      inForce[slot.standard] = index;
    } else if (tag != StandardTag.NOTE) {
      slot.origin = Tag.Origin.REPEATED;
    }
  }

  /** Tags that are not spelled like a standard one. */
  private void openOthers(RawGame game) {
    for (int i = 0; i < count; i++) {
      TagSlot slot = slots[i];
      if (slot.standard >= 0) {
        continue;
      }
      int name = game.nameToken(i);
      int similar = game.standard(i);
      String written = GameText.of(game, name);
      slot.value = GameText.unquoted(game, slot.string);
      if (similar >= 0 && inForce[similar] < 0) {
        slot.standard = similar;
        enter(slot, i);
        reportCase(slot, name, written);
      } else {
        slot.name = written;
        enterUnknown(slot, name);
      }
    }
  }

  private void reportCase(TagSlot slot, int name, String written) {
    findings.add(
        findings
            .at("PBN023", name, "tag name " + written + " used as " + slot.name)
            .tag(slot.name)
            .found(written)
            .expected(slot.name));
  }

  private void enterUnknown(TagSlot slot, int name) {
    if (unknown.putIfAbsent(slot.name, slot) != null) {
      slot.origin = Tag.Origin.REPEATED;
      return;
    }
    if (OWN_TAGS.contains(slot.name)) {
      return;
    }
    findings.add(
        findings
            .at("PBN028", name, "tag " + slot.name + " is not in PBN 2.1; kept")
            .tag(slot.name));
  }

  private void reportRepetitions() {
    for (int i = 0; i < count; i++) {
      TagSlot slot = slots[i];
      if (slot.isRepeated()) {
        TagSlot first = slot.standard >= 0 ? slots[inForce[slot.standard]] : unknown.get(slot.name);
        findings.add(
            findings.atTag(
                "PBN027",
                slot,
                "tag "
                    + slot.name
                    + " repeated; \""
                    + Wording.shortened(first.value)
                    + "\" used, \""
                    + Wording.shortened(slot.value)
                    + "\" not used"));
      }
    }
  }

  /** Number of tag pairs. */
  int count() {
    return count;
  }

  /** A tag pair by its place in the game. */
  TagSlot get(int index) {
    return slots[index];
  }

  /** Whether the game has a tag, by its ordinal. */
  boolean has(int tag) {
    return inForce[tag] >= 0;
  }

  boolean has(StandardTag tag) {
    return inForce[tag.ordinal()] >= 0;
  }

  /** Whether the game has a tag that the standard does not know. */
  boolean hasUnknown(String name) {
    return unknown.containsKey(name);
  }

  /** The place in the game of the tag in force; -1 when the game does not have it. */
  int place(StandardTag tag) {
    return inForce[tag.ordinal()];
  }
}
