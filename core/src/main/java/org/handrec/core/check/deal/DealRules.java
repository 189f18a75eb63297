package org.handrec.core.check.deal;

import java.util.List;
import org.handrec.core.check.RecordRule;

/** The rules on the cards that were dealt. */
public final class DealRules {
  private static final List<RecordRule> ALL =
      List.of(
          new UnreadableCardRule(),
          new RepeatedCardRule(),
          new HandSizeRule(),
          new MissingCardRule(),
          new OpenHandRule(),
          new EndPositionRule(),
          new OddPatternRule(),
          new NoDealRule());

  private DealRules() {}

  /** All of them, in the order in which they are applied. */
  public static List<RecordRule> all() {
    return ALL;
  }
}
