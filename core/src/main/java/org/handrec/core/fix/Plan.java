package org.handrec.core.fix;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.RecordText;

/** The edits of one text in one pass. */
final class Plan {
  private final RecordText text;
  private final List<Edit> edits = new ArrayList<>(0);

  Plan(RecordText text) {
    this.text = text;
  }

  /** Whether edits can be made in this text and change it. */
  boolean isPossible(List<Edit> wanted) {
    boolean changes = false;
    long last = text.offset();
    for (Edit edit : wanted) {
      if (edit.span().start() < last
          || edit.span().end() > text.offset() + text.length()
          || !text.charset().newEncoder().canEncode(edit.replacement())) {
        return false;
      }
      last = edit.span().end();
      changes |= !text.slice(edit.span()).equals(edit.replacement());
    }
    return changes;
  }

  /**
   * Takes edits, unless one of them touches one that was taken before: then it is not clear what
   * both together mean.
   */
  boolean take(List<Edit> wanted) {
    for (Edit edit : wanted) {
      for (Edit taken : edits) {
        if (edit.span().start() <= taken.span().end()
            && taken.span().start() <= edit.span().end()) {
          return false;
        }
      }
    }
    edits.addAll(wanted);
    return true;
  }

  boolean isEmpty() {
    return edits.isEmpty();
  }

  /** The bytes of the text with the edits made. */
  byte[] bytes() {
    byte[] old = text.bytes();
    if (edits.isEmpty()) {
      return old;
    }
    edits.sort(Comparator.comparingLong(edit -> edit.span().start()));
    ByteArrayOutputStream out = new ByteArrayOutputStream(old.length + 64);
    int copied = 0;
    for (Edit edit : edits) {
      int from = (int) (edit.span().start() - text.offset());
      out.write(old, copied, from - copied);
      out.writeBytes(encode(edit.replacement()));
      copied = (int) (edit.span().end() - text.offset());
    }
    out.write(old, copied, old.length - copied);
    return out.toByteArray();
  }

  private byte[] encode(String replacement) {
    try {
      ByteBuffer bytes = text.charset().newEncoder().encode(CharBuffer.wrap(replacement));
      byte[] encoded = new byte[bytes.remaining()];
      bytes.get(encoded);
      return encoded;
    } catch (CharacterCodingException e) {
      throw new IllegalStateException("not asked for " + replacement, e);
    }
  }
}
