package org.handrec.core.check.cross;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;

/**
 * X006: numbers are missing between the lowest and the highest of a session. Where most are
 * missing, the boards are a choice and no run.
 */
final class MissingBoards {
  /** More gaps than these are counted only. */
  private static final int MOST = 12;

  private MissingBoards() {}

  /** Reports each session that has gaps. */
  static void report(Sessions sessions, Span end, Findings findings) {
    for (Session session : sessions.all()) {
      BitSet numbers = session.numbers();
      int present = numbers.cardinality();
      int missing = numbers.length() - numbers.nextSetBit(0) - present;
      if (present > 1 && missing > 0 && missing <= present) {
        findings.add(findings.at("X006", end, message(gaps(numbers))).tag("Board"));
      }
    }
  }

  private static String message(List<String> gaps) {
    if (gaps.size() > MOST) {
      return "boards "
          + String.join(", ", gaps.subList(0, MOST))
          + " and in "
          + Wording.counted(gaps.size() - MOST, "further gap")
          + " missing";
    }
    boolean one = gaps.size() == 1 && gaps.get(0).indexOf('-') < 0;
    return (one ? "board " : "boards ") + String.join(", ", gaps) + " missing";
  }

  /** {@code 8} and {@code 12-14}. */
  private static List<String> gaps(BitSet numbers) {
    List<String> gaps = new ArrayList<>();
    int from = numbers.nextClearBit(numbers.nextSetBit(0));
    while (from < numbers.length()) {
      int to = numbers.nextSetBit(from) - 1;
      gaps.add(from == to ? Integer.toString(from) : from + "-" + to);
      from = numbers.nextClearBit(to + 1);
    }
    return gaps;
  }
}
