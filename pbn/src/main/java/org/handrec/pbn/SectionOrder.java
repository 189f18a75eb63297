package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.diagnose.Wording;

/** Reports sections that stand before what is needed to read them (PBN033). */
final class SectionOrder {
  private static final List<StandardTag> BEFORE_AUCTION = List.of(StandardTag.DEALER);
  private static final List<StandardTag> BEFORE_PLAY =
      List.of(StandardTag.DEAL, StandardTag.DECLARER, StandardTag.CONTRACT);
  private static final List<StandardTag> BEFORE_END_PLAY =
      List.of(StandardTag.DEAL, StandardTag.CONTRACT);

  private final GameFindings findings;

  SectionOrder(GameFindings findings) {
    this.findings = findings;
  }

  /** Checks a game; an end position needs no Declarer (PBN 3.10). */
  void check(GameTags tags, boolean endPosition) {
    int auction = tags.place(StandardTag.AUCTION);
    if (auction >= 0) {
      report(tags, auction, late(tags, auction, BEFORE_AUCTION));
    }
    int play = tags.place(StandardTag.PLAY);
    if (play >= 0) {
      report(tags, play, late(tags, play, endPosition ? BEFORE_END_PLAY : BEFORE_PLAY));
    }
    checkTimes(tags, StandardTag.AUCTION_TIME_TABLE, StandardTag.AUCTION);
    checkTimes(tags, StandardTag.PLAY_TIME_TABLE, StandardTag.PLAY);
  }

  /** The names of the tags that are needed before a section but stand behind it. */
  private static List<String> late(GameTags tags, int section, List<StandardTag> needed) {
    List<String> late = List.of();
    for (int i = 0; i < needed.size(); i++) {
      StandardTag tag = needed.get(i);
      int place = tags.place(tag);
      if (place > section && !tags.get(place).unusable) {
        late = late.isEmpty() ? new ArrayList<>(1) : late;
        late.add(tag.tagName());
      }
    }
    return late;
  }

  private void report(GameTags tags, int section, List<String> late) {
    TagSlot tag = tags.get(section);
    if (!late.isEmpty() && !tag.unusable) {
      boolean one = late.size() == 1;
      findings.add(
          findings.atTag(
              "PBN033",
              tag,
              Wording.list(late)
                  + (one ? " stands after " : " stand after ")
                  + tag.name
                  + (one ? " but is needed before it" : " but are needed before it")));
    }
  }

  private void checkTimes(GameTags tags, StandardTag table, StandardTag section) {
    int place = tags.place(table);
    if (place < 0) {
      return;
    }
    TagSlot tag = tags.get(place);
    if (!tags.has(section)) {
      findings.add(
          findings.atTag(
              "PBN033",
              tag,
              tag.name + " stands without " + section.tagName() + ", which is needed before it"));
    } else if (tags.place(section) > place) {
      report(tags, place, List.of(section.tagName()));
    }
  }
}
