package org.handrec.pbn;

import org.handrec.core.diagnose.RuleCatalog;

/** The catalogue of the rules on the syntax of PBN. */
final class PbnRules {
  private PbnRules() {}

  /** The rules whose findings are made while PBN is read. */
  static RuleCatalog catalog() {
    return Loaded.CATALOG;
  }

  /** Loads the table when it is first asked for. */
  private static final class Loaded {
    private static final RuleCatalog CATALOG =
        RuleCatalog.load(PbnRules.class.getResourceAsStream("rules.tsv"));
  }
}
