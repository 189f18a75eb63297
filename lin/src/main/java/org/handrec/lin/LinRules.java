package org.handrec.lin;

import org.handrec.core.diagnose.RuleCatalog;

/** The catalogue of the rules on the syntax of LIN. */
final class LinRules {
  private LinRules() {}

  /** The rules whose findings are made while LIN is read. */
  static RuleCatalog catalog() {
    return Loaded.CATALOG;
  }

  /** Loads the table when it is first asked for. */
  private static final class Loaded {
    private static final RuleCatalog CATALOG =
        RuleCatalog.load(LinRules.class.getResourceAsStream("rules.tsv"));
  }
}
