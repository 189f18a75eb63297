package org.handrec.pbn;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.handrec.core.diagnose.EightBytes;

/** What the bytes of a source are like as a whole. Memory does not grow with the source. */
final class ByteCensus {
  /** The kinds of line ends. */
  enum LineEnd {
    LF,
    CRLF,
    CR
  }

  private final long[] firstOf = new long[256];
  private final long[] characterOf = new long[256];
  private final Set<LineEnd> lineEnds = EnumSet.noneOf(LineEnd.class);
  private LineEnd firstLineEnd;
  private long differingLineEnd = -1;
  private int differingLength;
  private long lineBegin;
  private boolean longLine;
  private boolean special;

  private long firstMultiByte = -1;
  private int multiByteLength;
  private long firstInvalid = -1;
  private int invalidByte;
  private long sequence;
  private int lead;
  private int needed;
  private int lowest;
  private int highest;

  private long counted;
  private boolean afterReturn;

  ByteCensus() {
    Arrays.fill(firstOf, -1);
  }

  /** Takes the next bytes in. */
  void add(byte[] block, int length) {
    for (int i = 0; i < length; i++) {
      if (needed == 0 && !afterReturn) {
        i = EightBytes.endOfVisible(block, i, length);
      }
      if (i < length) {
        count(block[i], counted + i);
      }
    }
    counted += length;
  }

  /** Says that no more bytes come. */
  void end() {
    if (afterReturn) {
      lineEnd(LineEnd.CR, counted - 1, counted);
    }
    if (needed > 0) {
      invalid(sequence, lead);
      needed = 0;
    }
    longLine |= counted - lineBegin > CharacterCheck.MAX_LINE;
  }

  private void count(byte c, long at) {
    if (afterReturn) {
      afterReturn = false;
      if (c == '\n') {
        lineEnd(LineEnd.CRLF, at - 1, at + 1);
        return;
      }
      lineEnd(LineEnd.CR, at - 1, at);
    }
    if (needed > 0) {
      int value = c & 0xFF;
      if (value >= lowest && value <= highest) {
        continueSequence(value, at);
        return;
      }
      invalid(sequence, lead);
      needed = 0;
    }
    if (c < 0) {
      aboveAscii(c & 0xFF, at);
    } else if (c == '\n') {
      lineEnd(LineEnd.LF, at, at + 1);
    } else if (c == '\r') {
      afterReturn = true;
    } else if (c < ' ' || c == 0x7F) {
      special = true;
    }
  }

  private void lineEnd(LineEnd kind, long at, long behind) {
    longLine |= behind - lineBegin > CharacterCheck.MAX_LINE;
    lineBegin = behind;
    if (kind == firstLineEnd) {
      return;
    }
    lineEnds.add(kind);
    if (firstLineEnd == null) {
      firstLineEnd = kind;
    } else if (differingLineEnd < 0) {
      differingLineEnd = at;
      differingLength = (int) (behind - at);
    }
  }

  private void aboveAscii(int value, long at) {
    note(value, at, at);
    sequence = at;
    lead = value;
    lowest = 0x80;
    highest = 0xBF;
    if (value >= 0xC2 && value <= 0xDF) {
      needed = 1;
    } else if (value >= 0xE0 && value <= 0xEF) {
      needed = 2;
      lowest = value == 0xE0 ? 0xA0 : 0x80;
      highest = value == 0xED ? 0x9F : 0xBF;
    } else if (value >= 0xF0 && value <= 0xF4) {
      needed = 3;
      lowest = value == 0xF0 ? 0x90 : 0x80;
      highest = value == 0xF4 ? 0x8F : 0xBF;
    } else {
      invalid(at, value);
    }
  }

  private void continueSequence(int value, long at) {
    note(value, at, sequence);
    lowest = 0x80;
    highest = 0xBF;
    needed--;
    if (needed == 0 && firstMultiByte < 0 && !isMark()) {
      firstMultiByte = sequence;
      multiByteLength = (int) (at + 1 - sequence);
    }
  }

  /** A byte order mark is no text. */
  private boolean isMark() {
    return sequence == 0 && firstOf[0xEF] == 0 && firstOf[0xBB] == 1 && firstOf[0xBF] == 2;
  }

  private void note(int value, long at, long character) {
    if (firstOf[value] < 0) {
      firstOf[value] = at;
      characterOf[value] = character;
    }
    special |= value < 0xA0;
  }

  private void invalid(long at, int value) {
    if (firstInvalid < 0) {
      firstInvalid = at;
      invalidByte = value;
    }
  }

  /** Offset of the first line end that differs from that of line 1; -1 without one. */
  long differingLineEnd() {
    return differingLineEnd;
  }

  /** Length of that line end. */
  int differingLength() {
    return differingLength;
  }

  /** The kinds of line ends. */
  Set<LineEnd> lineEnds() {
    return lineEnds;
  }

  /** Whether a line may have too many characters: it has too many bytes. */
  boolean hasLongLine() {
    return longLine;
  }

  /** Whether there are control characters, tabs, or bytes that could be either. */
  boolean hasSpecial() {
    return special;
  }

  /** Offset of the first character that takes more than one byte in UTF-8; -1 without one. */
  long firstMultiByte() {
    return firstMultiByte;
  }

  /** Length of that character. */
  int multiByteLength() {
    return multiByteLength;
  }

  /** Offset of the first byte that is not UTF-8; -1 without one. */
  long firstInvalid() {
    return firstInvalid;
  }

  /** That byte. */
  int invalidByte() {
    return invalidByte;
  }

  /** Offset of the first byte of a value above 127; -1 without one. */
  long firstOf(int value) {
    return firstOf[value];
  }

  /** Offset of the character of which that byte is a part in UTF-8. */
  long characterOf(int value) {
    return characterOf[value];
  }
}
