package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Tag;

/** A tag of the game at hand while it is read. The slots of a game serve the next game again. */
final class TagSlot {
  /** {@link #standard} of a tag that the standard does not know. */
  static final int UNKNOWN = -1;

  private static final Tag NONE = new Tag("", "", Tag.Origin.WRITTEN, List.of());

  /** Ordinal of the {@link StandardTag}, or {@link #UNKNOWN}. */
  int standard;

  /** Its name, of a standard tag as the standard spells it. */
  String name = "";

  /** The text in force: escapes resolved, inherited, spelled as the standard does. */
  String value = "";

  /** Where the value comes from. */
  Tag.Origin origin = Tag.Origin.WRITTEN;

  /** Token of the value. */
  int string;

  /** Offsets of the pair. */
  int from;

  int to;

  /** Tokens that follow the pair, up to the next one. */
  int firstBehind;

  int lastBehind;

  /** Whether the value cannot be used, so that nothing more is said about the tag. */
  boolean unusable;

  /** Whether the value is written to serve later games too ({@code ##}). */
  boolean spreads;

  private List<Comment> comments = List.of();
  private Tag plain = NONE;

  /** Forgets the tag before. */
  void reset() {
    standard = UNKNOWN;
    origin = Tag.Origin.WRITTEN;
    unusable = false;
    spreads = false;
    comments = List.of();
    plain = NONE;
  }

  /** Takes the value of a tag, which goes into the board unless something is added or changed. */
  void take(Tag tag) {
    plain = tag;
    value = tag.value();
  }

  /** Whether the tag is not used since its name stands before it. */
  boolean isRepeated() {
    return origin == Tag.Origin.REPEATED;
  }

  boolean is(StandardTag tag) {
    return standard == tag.ordinal();
  }

  /** Adds a remark behind the tag. */
  void add(Comment comment) {
    if (comments.isEmpty()) {
      comments = new ArrayList<>(1);
    }
    comments.add(comment);
  }

  /** The tag as it goes into the board. */
  Tag toTag() {
    if (isPlain()) {
      return plain;
    }
    return new Tag(name, value, origin, comments);
  }

  @SuppressWarnings("ReferenceEquality") // A value that was changed is another object.
  private boolean isPlain() {
    return plain != NONE
        && plain.value() == value
        && origin == Tag.Origin.WRITTEN
        && comments.isEmpty();
  }
}
