package org.handrec.pbn;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The values that later games may take over: {@code #} stands for the value of the nearest earlier
 * game that has the tag, {@code ##text} also serves the later games without it (PBN 4.8). A plain
 * value or {@code #} ends the service.
 *
 * <p>Of tags that the standard does not know only the ones seen last are remembered, and no value
 * of more than 16,384 characters is, so that memory does not grow with the file.
 */
final class Inheritance {
  private static final int MOST_UNKNOWN = 256;
  private static final int LONGEST = 1 << 14;

  private final String[] last = new String[StandardTag.COUNT];
  private final String[] spread = new String[StandardTag.COUNT];
  private final Map<String, String> lastUnknown = new Latest();
  private final Map<String, String> spreadUnknown = new Latest();
  private int spreading;

  /** The names seen last. */
  private static final class Latest extends LinkedHashMap<String, String> {
    private static final long serialVersionUID = 1;

    Latest() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
      return size() > MOST_UNKNOWN;
    }
  }

  /** Takes what games do with an inherited value. */
  interface Taker {
    /** Takes the value that serves a tag; {@code standard} as in {@link TagSlot#standard}. */
    void take(int standard, String name, String value);
  }

  /** Whether there was an earlier value. */
  boolean has(TagSlot tag) {
    return earlierOrNull(tag) != null;
  }

  /** The value of the nearest earlier game that has the tag; empty without one. */
  String earlier(TagSlot tag) {
    String value = earlierOrNull(tag);
    return value == null ? "" : value;
  }

  private String earlierOrNull(TagSlot tag) {
    return tag.standard < 0 ? lastUnknown.get(tag.name) : last[tag.standard];
  }

  /** Remembers the value of a tag of this game. */
  void remember(TagSlot tag) {
    if (tag.value.length() > LONGEST) {
      return;
    }
    boolean spreads = tag.spreads;
    if (tag.standard < 0) {
      lastUnknown.put(tag.name, tag.value);
      if (spreads) {
        spreadUnknown.put(tag.name, tag.value);
      } else if (!spreadUnknown.isEmpty()) {
        spreadUnknown.remove(tag.name);
      }
      return;
    }
    last[tag.standard] = tag.value;
    spreading += (spreads ? 1 : 0) - (spread[tag.standard] == null ? 0 : 1);
    spread[tag.standard] = spreads ? tag.value : null;
  }

  /** Remembers the value of a tag that cannot be inherited, to say what was meant where it is. */
  void note(TagSlot tag) {
    if (tag.value.length() <= LONGEST) {
      last[tag.standard] = tag.value;
    }
  }

  /** Hands out the values that serve the tags which a game lacks. */
  void serve(GameTags game, Taker taker) {
    if (spreading > 0) {
      for (int tag = 0; tag < spread.length; tag++) {
        if (spread[tag] != null && !game.has(tag)) {
          taker.take(tag, StandardTag.of(tag).tagName(), spread[tag]);
        }
      }
    }
    if (!spreadUnknown.isEmpty()) {
      for (Map.Entry<String, String> entry : spreadUnknown.entrySet()) {
        if (!game.hasUnknown(entry.getKey())) {
          taker.take(TagSlot.UNKNOWN, entry.getKey(), entry.getValue());
        }
      }
    }
  }
}
