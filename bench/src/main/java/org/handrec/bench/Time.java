package org.handrec.bench;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/**
 * A time in nanoseconds.
 *
 * @param clock by the clock
 * @param processor by the processor: of one thread, without collector and compiler threads, or of
 *     another process
 */
record Time(long clock, long processor) {
  /** Measures the work of the thread that makes it, from then on. */
  static final class Stopwatch {
    private final long clock = System.nanoTime();
    private final long processor = ownProcessorTime();

    Time time() {
      return new Time(System.nanoTime() - clock, ownProcessorTime() - processor);
    }

    private static long ownProcessorTime() {
      return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }

  /** The medians of both kinds. */
  static Time median(List<Time> times) {
    return new Time(median(times, Time::clock), median(times, Time::processor));
  }

  private static long median(List<Time> times, ToLongFunction<Time> kind) {
    List<Time> sorted = times.stream().sorted(Comparator.comparingLong(kind)).toList();
    return kind.applyAsLong(sorted.get(sorted.size() / 2));
  }

  /** What {@code wc -w} takes to count the words of a file. */
  static Time ofWordCount(Path file) throws IOException, InterruptedException {
    long start = System.nanoTime();
    ProcessBuilder command =
        new ProcessBuilder("bash", "-c", "TIMEFORMAT='%U %S'; time wc -w \"$0\"", file.toString());
    command.environment().put("LC_ALL", "C");
    command.redirectOutput(ProcessBuilder.Redirect.DISCARD);
    Process wc = command.start();
    String seconds = new String(wc.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).trim();
    if (wc.waitFor() != 0) {
      throw new IOException("wc failed: " + seconds);
    }
    long clock = System.nanoTime() - start;
    String[] parts = seconds.split(" ", -1);
    double processor = Double.parseDouble(parts[0]) + Double.parseDouble(parts[1]);
    return new Time(clock, (long) (processor * 1e9));
  }

  /** The machine on which times are measured, in a line. */
  static String machine() {
    List<String> collectors =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .map(GarbageCollectorMXBean::getName)
            .toList();
    return String.format(
        Locale.ROOT,
        "Java %s, heap at most %d MB, collectors %s",
        Runtime.version(),
        Runtime.getRuntime().maxMemory() >> 20,
        collectors);
  }
}
