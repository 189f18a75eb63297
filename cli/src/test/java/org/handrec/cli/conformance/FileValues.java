package org.handrec.cli.conformance;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinWriter;

/** Answers the fragments of a case: those about the whole file here, the others by its records. */
final class FileValues {
  private final Case row;
  private final Pipeline.Result result;

  FileValues(Case row, Pipeline.Result result) {
    this.row = row;
    this.result = result;
  }

  /** What the file says instead of the text; empty when the text holds or is a remark. */
  Optional<String> difference(String text) throws IOException {
    for (Fragment fragment : Fragment.of(text)) {
      String actual = actual(fragment);
      if (!actual.equals(fragment.value())) {
        return Optional.of(fragment.key() + " is " + actual);
      }
    }
    return Optional.empty();
  }

  private String actual(Fragment fragment) throws IOException {
    return switch (fragment.key()) {
      case "mode" -> "extract";
      case "directives" -> Integer.toString(directives().size());
      case "version" -> version();
      case "exportFlag" -> Boolean.toString(directives().contains("% EXPORT"));
      case "output" -> output(fragment.value());
      default -> new CaseValues(result.records(), ownTag()).actual(fragment);
    };
  }

  /** The tag of fragments without a key, by the name of the case. */
  private String ownTag() {
    return row.file().contains("vulnerable") ? "Vulnerable" : "Contract";
  }

  /** The escape lines; no case that asks for them has one inside a comment. */
  private List<String> directives() {
    String text = String.join("", result.texts());
    return text.lines().filter(line -> line.startsWith("%")).toList();
  }

  private String version() {
    return directives().stream()
        .filter(line -> line.startsWith("% PBN "))
        .map(line -> line.substring("% PBN ".length()))
        .findFirst()
        .orElse("none");
  }

  /** The name of the expected output when the writer gives exactly its bytes. */
  private String output(String name) throws IOException {
    ReadOptions options = row.strict() ? ReadOptions.STRICT : ReadOptions.DEFAULT;
    String written =
        latin1(
            name.endsWith(".lin")
                ? Converted.toLin(Converted.pbn(), row.input(), LinWriter.Options.DEFAULT).bytes()
                : Pipeline.export(Source.of(row.file(), row.input()), options));
    return written.equals(latin1(Case.bytes("/cases/pbn/" + name))) ? name : "\n" + written;
  }

  private static String latin1(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
