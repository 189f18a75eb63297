package org.handrec.core.check.cross;

import java.util.List;
import org.handrec.core.check.FileRule;

/** The rules on records that belong together. */
public final class CrossRules {
  private CrossRules() {}

  /** All of them for a new source, in the order in which they are applied. */
  public static List<FileRule> forSource() {
    return List.of(new RecordsRule());
  }
}
