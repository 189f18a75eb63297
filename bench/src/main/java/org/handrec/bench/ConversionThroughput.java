package org.handrec.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import org.handrec.cli.output.LinRecordWriter;
import org.handrec.cli.output.LossSink;
import org.handrec.cli.output.PbnRecordWriter;
import org.handrec.cli.output.RecordWriter;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.lin.LinFormat;
import org.handrec.lin.LinWriter;
import org.handrec.pbn.PbnWriter;

/**
 * How fast a file, LIN or PBN by its name, is converted to the other format by one warm thread and
 * written to a temporary file, beside {@code wc -w} on the same file: megabytes of input a second.
 * The rounds of both are interleaved, so that a busy machine slows both; besides the time of the
 * clock, that of the processor is told: for the own work that of the converting thread, without
 * collector and compiler threads, for {@code wc} that of its process.
 *
 * <pre>java -Xmx64m -XX:+UseSerialGC -cp bench/target/benchmarks.jar \
 *     org.handrec.bench.ConversionThroughput FILE [ROUNDS]</pre>
 */
public final class ConversionThroughput {
  private static final int WARM_UP = 3;
  private static final int BUFFER = 1 << 16;

  private final Path file;
  private final Path target;
  private final Format format;
  private final long bytes;
  private String result = "";
  private long losses;

  private ConversionThroughput(Path file, Path target) throws IOException {
    this.file = file;
    this.target = target;
    this.format = Throughput.format(file);
    this.bytes = Files.size(file);
  }

  /** Runs the rounds and prints each of them and the medians. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 9;
    Path target = Files.createTempFile("handrec-bench-", ".tmp");
    try {
      new ConversionThroughput(Path.of(args[0]), target).run(rounds);
    } finally {
      Files.delete(target);
    }
  }

  private void run(int rounds) throws IOException, InterruptedException {
    System.out.println(Time.machine());
    List<Time> convert = new ArrayList<>();
    List<Time> words = new ArrayList<>();
    for (int round = 1 - WARM_UP; round <= rounds; round++) {
      Time[] times = {convert(), Time.ofWordCount(file)};
      print("round " + round, times[0], times[1]);
      if (round > 0) {
        convert.add(times[0]);
        words.add(times[1]);
      }
    }
    print("median", Time.median(convert), Time.median(words));
  }

  private void print(String title, Time convert, Time words) {
    System.out.printf(
        Locale.ROOT,
        "%-9s clock: %s  processor: %s%n",
        title,
        speeds(convert, words, Time::clock),
        speeds(convert, words, Time::processor));
  }

  private String speeds(Time convert, Time words, ToLongFunction<Time> kind) {
    double wc = kind.applyAsLong(words);
    return String.format(
        Locale.ROOT,
        "convert %6.1f MB/s (%.2f wc)  wc -w %6.1f MB/s",
        bytes * 1e3 / kind.applyAsLong(convert),
        wc / kind.applyAsLong(convert),
        bytes * 1e3 / wc);
  }

  private Time convert() throws IOException {
    losses = 0;
    Time.Stopwatch watch = new Time.Stopwatch();
    Source source = Source.of(file);
    SourceHabits habits = new SourceHabits(format, source, ReadOptions.DEFAULT);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target), BUFFER);
        RecordWriter writer = writer(out);
        RecordReader reader = format.read(source, ReadOptions.DEFAULT)) {
      writer.beginInput(reader);
      for (Optional<HandRecord> r = reader.next(); r.isPresent(); r = reader.next()) {
        writer.write("", r.get(), Replay.of(r.get().board(), false, habits));
      }
      writer.endInput("", reader);
      writer.finish();
    }
    Time time = watch.time();
    verify();
    return time;
  }

  private RecordWriter writer(OutputStream out) throws IOException {
    LossSink sink = (input, lost) -> losses += lost.size();
    return format instanceof LinFormat
        ? new PbnRecordWriter(out, PbnWriter.Options.DEFAULT, true, false, sink)
        : new LinRecordWriter(out, LinWriter.Options.DEFAULT, sink);
  }

  /** Every round must make the same file and losses; they are told once. */
  private void verify() throws IOException {
    CRC32 sum = new CRC32();
    try (CheckedInputStream in = new CheckedInputStream(Files.newInputStream(target), sum)) {
      in.skipNBytes(Files.size(target));
    }
    String made =
        String.format(
            Locale.ROOT,
            "%,d bytes, sum %08x, %,d losses",
            Files.size(target),
            sum.getValue(),
            losses);
    if (result.isEmpty()) {
      result = made;
      System.out.println(made);
    } else if (!result.equals(made)) {
      throw new IllegalStateException(result + " and then " + made);
    }
  }
}
