package org.handrec.cli;

import java.time.Duration;
import java.util.Optional;
import org.handrec.cli.shell.Failure;
import org.handrec.core.doubledummy.Limits;
import picocli.CommandLine.Option;

/** What the double dummy solver may use. */
final class SolverOptions {
  private static final int LEAST_MIB = 2;
  private static final int MOST_MIB = 16_384;

  @Option(
      names = "--max-time",
      paramLabel = "SECONDS",
      description = "Give a board up for which the solver takes longer.")
  private Optional<Integer> maxTime = Optional.empty();

  @Option(
      names = "--max-positions",
      paramLabel = "N",
      description =
          "Give a board up for which the solver looks at more positions; an ordinary deal has"
              + " about a million.")
  private Optional<Long> maxPositions = Optional.empty();

  @Option(
      names = "--max-memory",
      paramLabel = "MIB",
      description = "Memory of each solver for what it learns of a deal (default: 48).")
  private Optional<Integer> maxMemory = Optional.empty();

  /** Whether any of them is set. */
  boolean isGiven() {
    return maxTime.isPresent() || maxPositions.isPresent() || maxMemory.isPresent();
  }

  /**
   * The limits. However much is allowed, all solvers together take no more than three quarters of
   * what Java may use.
   *
   * @param solvers how many work at once
   * @throws Failure when there are none of such a size
   */
  Limits limits(int solvers) {
    if (maxTime.orElse(1) < 1 || maxPositions.orElse(1L) < 1) {
      throw new Failure("--max-time and --max-positions are 1 or more");
    }
    int mib = maxMemory.orElse(LEAST_MIB);
    if (mib < LEAST_MIB || mib > MOST_MIB) {
      throw new Failure("--max-memory is from 2 to 16384");
    }
    long allowed = maxMemory.map(n -> (long) n << 20).orElse(Limits.DEFAULT.maxBytes());
    long most = Runtime.getRuntime().maxMemory() / 4 * 3 / solvers;
    return new Limits(
        Math.min(allowed, most),
        maxPositions.orElse(Limits.DEFAULT.maxPositions()),
        maxTime.map(Duration::ofSeconds).orElse(Limits.DEFAULT.maxTime()));
  }
}
