package org.handrec.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.pbn.PbnFormat;
import org.handrec.pbn.PbnWriter;

/**
 * Reads, checks and writes damaged and hostile PBN in both modes and holds that nothing is thrown,
 * nothing is lost and nothing takes long. To be run with a small heap:
 *
 * <pre>java -Xmx32m -cp bench/target/benchmarks.jar org.handrec.bench.Fuzz COUNT SEED DIRECTORY...
 * </pre>
 *
 * <p>The variants are made of the PBN files below the directories. The hostile inputs are 100 or 40
 * MB each and are made while they are read.
 */
public final class Fuzz {
  private static final long HOSTILE_SIZE = 100_000_000;
  private static final long HOSTILE_SIZE_BEHIND_OPENING = 20_000_000;
  private static final long SLOW_NANOS = 2_000_000_000L;

  private static final List<String> SPLINTERS =
      List.of(
          "{",
          "}",
          ";",
          "%",
          "[",
          "]",
          "\"",
          "\\",
          "\n",
          "\r",
          "\r\n",
          "\n\n",
          "^",
          "^R ",
          "$",
          "=",
          "=1=",
          "*",
          "+",
          "-",
          "!",
          "?",
          "\0",
          "\u001a",
          "\t",
          "\u00ff",
          "\u0080",
          "\u00c3\u00a9",
          "[Board \"1\"]",
          "[Deal \"",
          "[Play \"N\"]",
          "[Auction \"#\"]",
          "[Event \"##",
          "<PBN>",
          "\u00ef\u00bb\u00bf",
          "[ScoreTable \"Rank\\2R;Names\"]",
          "[Note \"1:",
          "AP",
          "7NT",
          "SA");

  private static final List<String> HOSTILE =
      List.of(
          "{",
          "}",
          "[",
          "]",
          "\"",
          "[A \"",
          "[A \"\"]",
          "[A \"\"]\n",
          "[A \"\"]\n\n",
          "a",
          "\u00e9",
          "\n",
          "\r",
          " ",
          "%",
          "%\n",
          "; x\n",
          "{}",
          "{\n\n}",
          "[Board \"1\"]\n\n{ ",
          "\0",
          "\\",
          "^",
          "=",
          "$9",
          "[Auction \"N\"]\n",
          "[Play \"N\"]\nSA ",
          "[Note \"1:x\"]\n",
          "<PBN>",
          "[Event \"#\"]\n\n",
          "[Event \"##x\"]\n\n",
          "[Deal \"N:- - - -\"]\n\n",
          "\u00ef\u00bb\u00bf",
          "\u00c3",
          "[T \"a;b\"]\n1 ");

  /** Texts in front of an endless repetition of one word. */
  private static final List<String> OPENINGS =
      List.of(
          "",
          "[Auction \"N\"]\n",
          "[Play \"N\"]\n",
          "[ScoreTable \"Rank;Names\"]\n",
          "[Event \"",
          "{",
          "[Board \"1\"]\n[Deal \"N:",
          "[Unknown \"\"]\n",
          "\u00ff\u00fe");

  private final Format format = new PbnFormat();
  private final Checker checker = new Checker(RecordRules.all());
  private int failures;
  private long slowest;

  private Fuzz() {}

  /** Runs all; the exit code is 1 when something failed. */
  public static void main(String[] args) throws IOException {
    Fuzz fuzz = new Fuzz();
    List<Path> seeds = new ArrayList<>();
    for (String directory : Arrays.asList(args).subList(2, args.length)) {
      try (Stream<Path> files = Files.walk(Path.of(directory))) {
        files.filter(p -> p.toString().endsWith(".pbn")).forEach(seeds::add);
      }
    }
    seeds.sort(Comparator.naturalOrder());
    long start = System.nanoTime();
    fuzz.variants(seeds, Integer.parseInt(args[0]), Long.parseLong(args[1]));
    System.out.printf("variants: %d ms, failures so far %d%n", millisSince(start), fuzz.failures);
    if (fuzz.failures == 0) {
      fuzz.hostile();
    }
    System.out.printf("failures: %d, slowest: %d ms%n", fuzz.failures, fuzz.slowest / 1_000_000);
    System.exit(fuzz.failures == 0 ? 0 : 1);
  }

  private static long millisSince(long start) {
    return (System.nanoTime() - start) / 1_000_000;
  }

  private void variants(List<Path> seeds, int count, long seed) throws IOException {
    for (int i = 0; i < count; i++) {
      Random random = new Random(seed * 1_000_003 + i);
      Path path = seeds.get(random.nextInt(seeds.size()));
      byte[] bytes = head(path, random);
      for (int damages = 1 + random.nextInt(6); damages > 0; damages--) {
        bytes = damaged(bytes, random);
      }
      String name = "variant " + i + " of " + path;
      read(Source.of(name, bytes), options(i), bytes);
    }
  }

  private static ReadOptions options(int i) {
    ReadOptions plain = i % 2 == 0 ? ReadOptions.DEFAULT : ReadOptions.STRICT;
    boolean embedded = i % 16 == 15;
    return new ReadOptions(plain.strict(), embedded, i % 8 == 3, plain.charset());
  }

  /** At most 100 kB, so that many variants are made in little time. */
  private static byte[] head(Path path, Random random) throws IOException {
    byte[] all = Files.readAllBytes(path);
    int length = Math.min(all.length, 1 + random.nextInt(100_000));
    int from = all.length == length ? 0 : random.nextInt(all.length - length);
    return Arrays.copyOfRange(all, from, from + length);
  }

  private static byte[] damaged(byte[] bytes, Random random) {
    int at = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, at + random.nextInt(random.nextBoolean() ? 4 : 400));
    byte[] splinter =
        SPLINTERS.get(random.nextInt(SPLINTERS.size())).getBytes(StandardCharsets.ISO_8859_1);
    byte[] part = Arrays.copyOfRange(bytes, at, to);
    return switch (random.nextInt(6)) {
      case 0 -> join(bytes, at, splinter, at);
      case 1 -> join(bytes, at, splinter, to);
      case 2 -> join(bytes, at, new byte[0], to);
      case 3 -> join(bytes, at, part, at);
      case 4 ->
          join(bytes, at, new byte[] {(byte) random.nextInt(256)}, Math.min(bytes.length, at + 1));
      default -> join(bytes, at, part, random.nextInt(bytes.length + 1 - at) + at);
    };
  }

  /** The bytes up to {@code at}, then others, then the bytes from {@code on} on. */
  private static byte[] join(byte[] bytes, int at, byte[] middle, int on) {
    byte[] all = Arrays.copyOf(bytes, at + middle.length + bytes.length - on);
    System.arraycopy(middle, 0, all, at, middle.length);
    System.arraycopy(bytes, on, all, at + middle.length, bytes.length - on);
    return all;
  }

  private void hostile() {
    for (String word : HOSTILE) {
      for (String opening : OPENINGS) {
        long size = opening.isEmpty() ? HOSTILE_SIZE : HOSTILE_SIZE_BEHIND_OPENING;
        read(new Endless(opening, word, size), ReadOptions.DEFAULT, new byte[0]);
      }
    }
  }

  /**
   * Reads a source to its end; compares the texts of the records with the bytes if there are any.
   */
  private void read(Source source, ReadOptions options, byte[] bytes) {
    long start = processorTime();
    long offset = 0;
    SourceHabits habits = new SourceHabits(format, source, options);
    try (RecordReader reader = format.read(source, options);
        PbnWriter writer =
            new PbnWriter(OutputStream.nullOutputStream(), PbnWriter.Options.DEFAULT)) {
      for (var next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        offset = compare(source, record.text(), offset, bytes);
        Replay replay = Replay.of(record.board(), options.strict(), habits);
        checker.check(record, replay);
        writer.write(record, replay);
      }
      writer.finish(reader);
      offset = compare(source, reader.trailer().text(), offset, bytes);
      if (bytes.length > 0 && offset != bytes.length && !isUtf16(bytes)) {
        fail(source, options, "texts end at " + offset + " of " + bytes.length);
      }
    } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
      StackTraceElement[] trace = e.getStackTrace();
      fail(source, options, e + (trace.length == 0 ? "" : " at " + trace[0]));
    }
    long nanos = processorTime() - start;
    slowest = Math.max(slowest, nanos);
    if (bytes.length > 0 ? nanos > SLOW_NANOS : nanos > 10 * SLOW_NANOS) {
      fail(source, options, "took " + nanos / 1_000_000 + " ms");
    }
  }

  /** Of this thread, so that a busy machine makes nothing slow. */
  private static long processorTime() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private long compare(Source source, RecordText text, long offset, byte[] bytes) {
    if (text.offset() != offset) {
      throw new IllegalStateException("text at " + text.offset() + " instead of " + offset);
    }
    if (bytes.length > 0 && !isUtf16(bytes)) {
      int at = (int) offset;
      byte[] own = text.bytes();
      if (!Arrays.equals(own, 0, own.length, bytes, at, at + own.length)) {
        throw new IllegalStateException(
            "bytes differ in the record at " + offset + " of " + source.name());
      }
    }
    return offset + text.length();
  }

  /** Offsets of UTF-16 text count in its UTF-8 form. */
  private static boolean isUtf16(byte[] bytes) {
    int mark = bytes.length < 2 ? 0 : (bytes[0] & 0xFF) << 8 | (bytes[1] & 0xFF);
    return mark == 0xFEFF || mark == 0xFFFE;
  }

  private void fail(Source source, ReadOptions options, String what) {
    failures++;
    System.out.println("FAIL " + source.name() + " strict=" + options.strict() + ": " + what);
  }

  /** An opening and then one word again and again. */
  private record Endless(String opening, String word, long size) implements Source {
    @Override
    public String name() {
      return (opening + " then " + word).replaceAll("\\s", "~");
    }

    @Override
    public InputStream open() {
      byte[] start = opening.getBytes(StandardCharsets.ISO_8859_1);
      byte[] again = word.getBytes(StandardCharsets.ISO_8859_1);
      return new InputStream() {
        private long at;

        @Override
        public int read() {
          if (at >= size) {
            return -1;
          }
          long here = at++;
          return (here < start.length ? start[(int) here] : again[(int) (here % again.length)])
              & 0xFF;
        }

        @Override
        public int read(byte[] buffer, int from, int length) {
          int count = (int) Math.min(length, size - at);
          for (int i = 0; i < count; i++) {
            buffer[from + i] = (byte) read();
          }
          return count == 0 && length > 0 ? -1 : count;
        }
      };
    }
  }
}
