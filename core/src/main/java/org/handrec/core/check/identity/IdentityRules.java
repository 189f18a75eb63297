package org.handrec.core.check.identity;

import java.util.List;
import org.handrec.core.check.RecordRule;

/** The rules on the number, date, dealer and vulnerability of a board and on the players. */
public final class IdentityRules {
  private static final List<RecordRule> ALL =
      List.of(
          new BoardNumberRule(),
          new DealerRule(),
          new VulnerabilityRule(),
          new VulnerabilityMissingRule(),
          new DateRule(),
          new NameMissingRule(),
          new PlayerTwiceRule());

  private IdentityRules() {}

  /** All of them, in the order in which they are applied. */
  public static List<RecordRule> all() {
    return ALL;
  }
}
