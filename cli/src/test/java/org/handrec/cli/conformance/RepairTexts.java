package org.handrec.cli.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.handrec.core.format.Format;
import org.handrec.lin.LinFormat;
import org.handrec.pbn.PbnFormat;

/** Texts on which repairs are tried. */
final class RepairTexts {
  private static final Path RESOURCES = Path.of("src/test/resources");

  private RepairTexts() {}

  /**
   * What a repair makes of a text.
   *
   * @param name code and words
   * @param code the code that is repaired
   * @param after the same as before when there is no repair
   */
  record Sample(String name, String code, String before, String after) {
    boolean isRepaired() {
      return !before.equals(after);
    }
  }

  /** All cases, all samples of rules and all samples of repairs, by name. */
  static Map<String, byte[]> all() throws IOException {
    Map<String, byte[]> texts = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(RESOURCES.resolve("cases"))) {
      for (Path file : files.filter(RepairTexts::isText).sorted().toList()) {
        texts.put(file.getFileName().toString(), Files.readAllBytes(file));
      }
    }
    for (Path file : files("rules")) {
      String[] parts = Files.readString(file).split("(?m)^== ", -1);
      for (int i = 1; i < parts.length; i++) {
        String text = parts[i].substring(parts[i].indexOf('\n') + 1);
        text = text.replaceFirst("(?s).*=== next file\n", "");
        texts.put(file.getFileName() + " " + i, text.getBytes(StandardCharsets.ISO_8859_1));
      }
    }
    samples()
        .forEach(
            sample ->
                texts.put(sample.name(), sample.before().getBytes(StandardCharsets.ISO_8859_1)));
    return texts;
  }

  /**
   * The samples of repairs: a file a code, in it texts headed {@code == words}, each followed by
   * {@code == becomes} and what is made of it, or by {@code == stays}.
   */
  static List<Sample> samples() throws IOException {
    List<Sample> samples = new ArrayList<>();
    for (Path file : files("repairs")) {
      String code = file.getFileName().toString().replace(".txt", "");
      String[] parts = Files.readString(file).split("(?m)^== ", -1);
      for (int i = 1; i + 1 < parts.length; i += 2) {
        String before = text(parts[i]);
        String after = head(parts[i + 1]).equals("stays") ? before : text(parts[i + 1]);
        samples.add(new Sample(code + " " + head(parts[i]), code, before, after));
      }
    }
    return samples;
  }

  private static String head(String part) {
    return part.substring(0, part.indexOf('\n')).strip();
  }

  private static String text(String part) {
    return part.substring(part.indexOf('\n') + 1);
  }

  private static List<Path> files(String folder) throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve(folder))) {
      return files.sorted().toList();
    }
  }

  private static boolean isText(Path file) {
    return file.toString().matches(".*\\.(pbn|lin|url)");
  }

  /** The format of a text. */
  static Format format(byte[] text) {
    PbnFormat pbn = new PbnFormat();
    LinFormat lin = new LinFormat();
    return lin.recognise(text) > pbn.recognise(text) ? lin : pbn;
  }
}
