package org.handrec.cli.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.handrec.core.format.Loss;

/** Collects what a written file does not hold, one line for each kind. */
public final class Losses {
  private static final int SHOWN = 40;

  private final Map<String, Entry> entries = new LinkedHashMap<>();

  /** Adds the losses of a record. */
  void add(String file, List<Loss> losses) {
    for (Loss loss : losses) {
      String kind = loss.kind() + ", " + loss.fate().title();
      entries.computeIfAbsent(kind, k -> new Entry(place(file, loss), datum(loss))).count++;
    }
  }

  private static String place(String file, Loss loss) {
    return loss.place().map(at -> file + ":" + at.line() + ":" + at.column()).orElse(file);
  }

  private static String datum(Loss loss) {
    String text = loss.datum();
    int length = text.codePointCount(0, text.length());
    return length <= SHOWN ? text : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
  }

  /** A line for each kind: how often, and where first. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    entries.forEach(
        (kind, entry) ->
            lines.add(
                entry.first
                    + ": "
                    + kind
                    + ": "
                    + entry.datum
                    + (entry.count > 1 ? " and " + (entry.count - 1) + " more" : "")));
    return lines;
  }

  private static final class Entry {
    private final String first;
    private final String datum;
    private int count;

    Entry(String first, String datum) {
      this.first = first;
      this.datum = datum;
    }
  }
}
