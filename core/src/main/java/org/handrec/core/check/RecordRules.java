package org.handrec.core.check;

import java.util.List;

/** The rules that look at one record, in the order in which they are applied. */
public final class RecordRules {
  private RecordRules() {}

  /** All of them: deal, identification, auction, contract and declarer, play, result. */
  public static List<RecordRule> all() {
    return List.of();
  }
}
