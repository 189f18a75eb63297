package org.handrec.core.check;

import org.handrec.core.diagnose.RuleCatalog;

/** The catalogue of the rules that hold for hand records of every format. */
public final class CoreRules {
  private CoreRules() {}

  /** The rules on deal, identification, names, auction, play and result. */
  public static RuleCatalog catalog() {
    return Loaded.CATALOG;
  }

  /** Loads the table when it is first asked for. */
  private static final class Loaded {
    private static final RuleCatalog CATALOG =
        RuleCatalog.load(CoreRules.class.getResourceAsStream("rules.tsv"));
  }
}
