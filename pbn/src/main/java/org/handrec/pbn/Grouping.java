package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is known of the tags of the game that is being read: which names occurred, and whether a
 * deal and a section did.
 */
final class Grouping {
  private static final int NONE = -1;

  private final List<Piece> tags = new ArrayList<>();
  private int[] slots = new int[64];
  private boolean header;
  private boolean late;
  private int lastDealOrSection;
  private boolean deal;
  private boolean section;
  private boolean auction;

  Grouping() {
    clear();
  }

  /** Begins a new game. */
  void clear() {
    if (slots.length > 64) {
      slots = new int[64];
    }
    Arrays.fill(slots, NONE);
    tags.clear();
    header = true;
    late = false;
    lastDealOrSection = NONE;
    deal = false;
    section = false;
    auction = false;
  }

  /** Takes a tag in; {@code isFirst} when its name is new. */
  void add(Piece piece, boolean isFirst) {
    if (isFirst) {
      if (4 * tags.size() >= 3 * slots.length) {
        rehash();
      }
      slots[freeSlot(piece.key)] = tags.size();
    }
    TagRole role = piece.role;
    header &= piece.spreads;
    late |= role.isLate();
    deal |= role == TagRole.DEAL;
    section |= role.isSection();
    auction |= role == TagRole.AUCTION;
    if (role == TagRole.DEAL || role.isSection()) {
      lastDealOrSection = tags.size();
    }
    tags.add(piece);
  }

  private int freeSlot(long key) {
    int slot = hash(key);
    while (slots[slot] != NONE) {
      slot = (slot + 1) & (slots.length - 1);
    }
    return slot;
  }

  private int hash(long key) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 40) & (slots.length - 1);
  }

  private void rehash() {
    int[] old = slots;
    slots = new int[2 * old.length];
    Arrays.fill(slots, NONE);
    for (int index : old) {
      if (index != NONE) {
        slots[freeSlot(tags.get(index).key)] = index;
      }
    }
  }

  /** The first tag that has the name of a tag; null without one. */
  Piece first(Piece piece) {
    int slot = hash(piece.key);
    while (slots[slot] != NONE) {
      Piece other = tags.get(slots[slot]);
      if (other.key == piece.key) {
        return other;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    return null;
  }

  boolean isEmpty() {
    return tags.isEmpty();
  }

  /** The tags of the game. */
  List<Piece> tags() {
    return tags;
  }

  /** The last tag. */
  Piece last() {
    return tags.get(tags.size() - 1);
  }

  /** Number of tags up to the last Deal, Auction or Play. */
  int tagsToLastDealOrSection() {
    return lastDealOrSection + 1;
  }

  /** Whether all tags so far have values for later games. */
  boolean isHeader() {
    return header;
  }

  /** Whether there is an Auction or a Play. */
  boolean hasSection() {
    return section;
  }

  boolean hasDeal() {
    return deal;
  }

  boolean hasAuction() {
    return auction;
  }

  /** Whether the identification is complete: a Deal, a section, a table or an outcome was seen. */
  boolean isIdentified() {
    return deal || late;
  }
}
