package org.handrec.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceCheck;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.lin.LinFormat;
import org.handrec.pbn.PbnFormat;

/**
 * How fast a file, LIN or PBN by its name, is read and checked by one warm thread, beside {@code wc
 * -w} on the same file. The rounds of all three are interleaved, so that a busy machine slows all
 * of them; besides the time of the clock, that of the processor is told: for the own work that of
 * the reading thread, without collector and compiler threads, for {@code wc} that of its process.
 *
 * <pre>java -Xmx64m -XX:+UseSerialGC -cp bench/target/benchmarks.jar \
 *     org.handrec.bench.Throughput FILE [ROUNDS]</pre>
 */
public final class Throughput {
  private static final int WARM_UP = 3;

  private final Path file;
  private final Format format;
  private final long bytes;
  private final List<String> results = new ArrayList<>();

  private Throughput(Path file) throws IOException {
    this.file = file;
    this.format = format(file);
    this.bytes = Files.size(file);
  }

  /** LIN where the name of a file ends in {@code .lin}, else PBN. */
  static Format format(Path file) {
    boolean lin = file.toString().toLowerCase(Locale.ROOT).endsWith(".lin");
    return lin ? new LinFormat() : new PbnFormat();
  }

  /** Runs the rounds and prints each of them and the medians. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 9;
    Throughput bench = new Throughput(Path.of(args[0]));
    System.out.println(Time.machine());
    List<Time> read = new ArrayList<>();
    List<Time> check = new ArrayList<>();
    List<Time> words = new ArrayList<>();
    for (int round = 1 - WARM_UP; round <= rounds; round++) {
      Time[] times = {bench.read(), bench.check(), Time.ofWordCount(bench.file)};
      bench.print("round " + round, times[0], times[1], times[2]);
      if (round > 0) {
        read.add(times[0]);
        check.add(times[1]);
        words.add(times[2]);
      }
    }
    bench.print("median", Time.median(read), Time.median(check), Time.median(words));
  }

  private void print(String title, Time read, Time check, Time words) {
    System.out.printf(
        Locale.ROOT,
        "%-9s clock: %s%n          processor: %s%n",
        title,
        speeds(read, check, words, Time::clock),
        speeds(read, check, words, Time::processor));
  }

  private String speeds(Time read, Time check, Time words, ToLongFunction<Time> kind) {
    double wc = kind.applyAsLong(words);
    return String.format(
        Locale.ROOT,
        "read %6.1f MB/s (%.2f wc)  check %6.1f MB/s (%.2f wc)  wc -w %6.1f MB/s",
        bytes * 1e3 / kind.applyAsLong(read),
        wc / kind.applyAsLong(read),
        bytes * 1e3 / kind.applyAsLong(check),
        wc / kind.applyAsLong(check),
        bytes * 1e3 / wc);
  }

  /** Bytes to boards; the consumer is a sum over every field. */
  private Time read() throws IOException {
    Time.Stopwatch watch = new Time.Stopwatch();
    BoardChecksum sum = new BoardChecksum();
    int records = 0;
    try (RecordReader reader = format.read(Source.of(file), ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> r = reader.next(); r.isPresent(); r = reader.next()) {
        sum.add(r.get().board());
        records++;
      }
    }
    Time time = watch.time();
    verify(records + " records, sum over every field " + sum.value());
    return time;
  }

  /** Bytes to findings, with all rules; the consumer counts them. */
  private Time check() throws IOException {
    Time.Stopwatch watch = new Time.Stopwatch();
    Source source = Source.of(file);
    SourceHabits habits = new SourceHabits(format, source, ReadOptions.DEFAULT);
    int[] count = new int[1];
    SourceCheck check =
        new SourceCheck(
            new Checker(RecordRules.all()), habits, (record, list) -> count[0] += list.size());
    try (RecordReader reader = format.read(source, ReadOptions.DEFAULT)) {
      for (Optional<HandRecord> r = reader.next(); r.isPresent(); r = reader.next()) {
        Replay replay = Replay.of(r.get().board(), false, habits);
        check.add(r.get(), replay);
      }
      check.end(reader.trailer());
    }
    Time time = watch.time();
    verify(count[0] + " findings");
    return time;
  }

  /** Every round must do the same work; both results are told once. */
  private void verify(String result) {
    if (results.size() < 2) {
      results.add(result);
      System.out.println(result);
    } else if (!results.contains(result)) {
      throw new IllegalStateException(results + " and then " + result);
    }
  }
}
