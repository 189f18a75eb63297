package org.handrec.cli.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Printable;

/**
 * The findings that are known, from a file that {@code check --write-baseline} made: after its head
 * a line each, parted by tabs: fingerprint, file, code, board, message. The last three are for
 * people. Of each finding eight bytes are kept.
 */
public final class Baseline {
  /** The first line of such a file. */
  public static final String HEAD = "# handrec baseline 1";

  private static final int COLUMNS = 5;
  private static final int HEX = 16;

  private final Map<String, long[]> known = new HashMap<>();

  private Baseline() {}

  /**
   * Reads a baseline.
   *
   * @param name the name by which messages call it
   * @throws Failure when it is none
   */
  public static Baseline read(String name, InputStream in) throws IOException {
    Map<String, LongStream.Builder> files = new HashMap<>();
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (number == 1 && !line.equals(HEAD)) {
        throw new Failure(
            name + ": no baseline; 'check --baseline FILE --write-baseline' makes one");
      }
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] cells = line.split("\t", -1);
        if (cells.length != COLUMNS || !cells[0].matches("[0-9a-f]{16}")) {
          throw new Failure(name + ":" + number + ":1: no line of a baseline");
        }
        files
            .computeIfAbsent(cells[1], file -> LongStream.builder())
            .add(Long.parseUnsignedLong(cells[0], HEX));
      }
    }
    Baseline baseline = new Baseline();
    files.forEach((file, all) -> baseline.known.put(file, all.build().sorted().toArray()));
    return baseline;
  }

  /** The line of a finding, without its end. */
  static String line(String file, Finding finding) {
    return String.join(
        "\t",
        new Fingerprint(finding).hex(),
        Printable.of(file),
        finding.diagnostic().code(),
        Printable.of(finding.key().orElse("")),
        Printable.of(finding.diagnostic().message()));
  }

  /** The known findings of a file. */
  OfFile ofFile(String file) {
    return new OfFile(known.getOrDefault(Printable.of(file), new long[0]));
  }

  /** The known findings of one file; each of them stands for one that is met. */
  static final class OfFile {
    private final long[] sorted;
    private final BitSet met;

    private OfFile(long[] sorted) {
      this.sorted = sorted;
      this.met = new BitSet(sorted.length);
    }

    /** Whether a finding is known, and not all that are like it were met before. */
    boolean takes(Finding finding) {
      if (sorted.length == 0) {
        return false;
      }
      long wanted = Long.parseUnsignedLong(new Fingerprint(finding).hex(), HEX);
      int at = Arrays.binarySearch(sorted, wanted);
      while (at > 0 && sorted[at - 1] == wanted) {
        at--;
      }
      while (at >= 0 && at < sorted.length && sorted[at] == wanted) {
        if (!met.get(at)) {
          met.set(at);
          return true;
        }
        at++;
      }
      return false;
    }

    /** How many were not met. */
    int unmet() {
      return sorted.length - met.cardinality();
    }
  }
}
