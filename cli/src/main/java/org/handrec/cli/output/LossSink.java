package org.handrec.cli.output;

import java.io.IOException;
import java.util.List;
import org.handrec.core.format.Loss;

/** Takes what a written file does not hold. */
public interface LossSink {
  /**
   * Takes losses.
   *
   * @param file the name of the input
   */
  void add(String file, List<Loss> losses) throws IOException;
}
