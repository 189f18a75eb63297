package org.handrec.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.handrec.core.doubledummy.DoubleDummySolver;
import org.handrec.core.model.Deal;

/**
 * How long one warm thread takes for all 20 double dummy results of a deal, and how many positions
 * it looks at, which no other process of the machine changes.
 *
 * <pre>java -Xmx80m -XX:+UseSerialGC -cp bench/target/benchmarks.jar \
 *     org.handrec.bench.DoubleDummyThroughput DEALS</pre>
 *
 * <p>DEALS holds a value of the PBN tag Deal in each line.
 */
public final class DoubleDummyThroughput {
  private static final int WARM_UP = 10;

  private DoubleDummyThroughput() {}

  /** Solves the deals and prints the sums. */
  public static void main(String[] args) throws IOException {
    List<Deal> deals = Files.readAllLines(Path.of(args[0])).stream().map(Deal::parse).toList();
    DoubleDummySolver solver = new DoubleDummySolver();
    for (int i = 0; i < WARM_UP; i++) {
      solver.table(deals.get(deals.size() - 1 - i % deals.size()));
    }
    long before = solver.positions();
    List<Time> times = new ArrayList<>();
    for (Deal deal : deals) {
      Time.Stopwatch watch = new Time.Stopwatch();
      solver.table(deal);
      times.add(watch.time());
    }
    System.out.println(Time.machine());
    System.out.printf(
        Locale.ROOT,
        "%d deals: %.1f ms of processor time a deal (median %.1f), %d positions a deal%n",
        times.size(),
        times.stream().mapToLong(Time::processor).average().orElse(0) / 1e6,
        Time.median(times).processor() / 1e6,
        (solver.positions() - before) / times.size());
  }
}
