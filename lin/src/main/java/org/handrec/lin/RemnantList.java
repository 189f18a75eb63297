package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins.Remnant;

/**
 * Collects pieces of text that are no facts. Behind so many of them that the text is no record at
 * all, those of one text count as one piece, so that memory is bounded and nothing is lost.
 */
final class RemnantList {
  private static final int MOST = 10_000;

  private List<Remnant> list = List.of();

  /** Adds a piece. */
  void add(Remnant remnant) {
    if (list.isEmpty()) {
      list = new ArrayList<>();
    }
    int last = list.size() - 1;
    if (list.size() >= MOST && list.get(last).text() == remnant.text()) {
      list.set(last, joined(list.get(last), remnant.span()));
    } else {
      list.add(remnant);
    }
  }

  private static Remnant joined(Remnant remnant, Span further) {
    Span span = remnant.span();
    Span both =
        new Span(Math.min(span.start(), further.start()), Math.max(span.end(), further.end()));
    return new Remnant(remnant.kind(), remnant.text(), both);
  }

  /** Hands out the pieces in the order in which they came, and forgets them. */
  List<Remnant> drain() {
    List<Remnant> drained = list;
    list = List.of();
    return drained;
  }
}
