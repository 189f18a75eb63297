package org.handrec.core.check;

import java.util.List;
import org.handrec.core.check.cross.CrossRules;

/** The rules that look at the records of a source together. */
public final class FileRules {
  private FileRules() {}

  /** All of them for a new source, in the order in which they are applied. */
  public static List<FileRule> forSource() {
    return CrossRules.forSource();
  }
}
