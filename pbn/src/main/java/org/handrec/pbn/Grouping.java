package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of the tags of the game that is being read: which names occurred, and whether a
 * deal and a section did.
 */
final class Grouping {
  private final List<Piece> tags = new ArrayList<>();

  /** The first tag of each name, by ordinal and by key. */
  private final Piece[] standard = new Piece[StandardTag.COUNT];

  private final Map<Long, Piece> others = new HashMap<>();
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
    Arrays.fill(standard, null);
    others.clear();
    tags.clear();
    header = true;
    late = false;
    lastDealOrSection = -1;
    deal = false;
    section = false;
    auction = false;
  }

  /** Takes a tag in; {@code isFirst} when its name is new. */
  void add(Piece piece, boolean isFirst) {
    if (isFirst) {
      if (piece.isStandard()) {
        standard[piece.standard] = piece;
      } else {
        others.put(piece.key, piece);
      }
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

  /** The first tag that has the name of a tag; null without one. */
  Piece first(Piece piece) {
    return piece.isStandard() ? standard[piece.standard] : others.get(piece.key);
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
