package org.handrec.cli.results;

import org.handrec.core.diagnose.RuleCatalog;

/** The catalogue of the rules on lists of results. */
public final class ListRules {
  private ListRules() {}

  /** The rules. */
  public static RuleCatalog catalog() {
    return Loaded.CATALOG;
  }

  /** Loads the table when it is first asked for. */
  private static final class Loaded {
    private static final RuleCatalog CATALOG =
        RuleCatalog.load(ListRules.class.getResourceAsStream("rules.tsv"));
  }
}
