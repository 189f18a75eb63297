package org.handrec.core.check;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.handrec.core.check.cross.CrossRules;
import org.handrec.core.check.doubledummy.SolverRules;
import org.handrec.core.doubledummy.Limits;

/** The rules that look at the records of a source together. */
public final class FileRules {
  private FileRules() {}

  /** All of them for a new source, in the order in which they are applied. */
  public static List<FileRule> forSource() {
    return CrossRules.forSource();
  }

  /**
   * All of them, and behind them those that need a double dummy solver, which take time.
   *
   * @param limits of time and positions for each record, and of memory
   */
  public static List<FileRule> withSolver(Limits limits) {
    return Stream.concat(forSource().stream(), SolverRules.forSource(limits).stream()).toList();
  }

  /**
   * All of them, and behind them those that compare stated double dummy results and pars with the
   * solver's. Each list is for a new source; what was solved for one is known for the next.
   */
  public static Supplier<List<FileRule>> withSolvedTables() {
    Supplier<List<FileRule>> solved = SolverRules.forTables();
    return () -> Stream.concat(forSource().stream(), solved.get().stream()).toList();
  }
}
