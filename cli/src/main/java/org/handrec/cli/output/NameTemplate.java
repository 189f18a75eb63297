package org.handrec.cli.output;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.cli.shell.Failure;

/**
 * The form of the names of converted files: {@code {dir}} is the folder of the input below the
 * argument that named it, with a slash behind it, or nothing; {@code {name}} its file name without
 * extension; {@code {ext}} the extension of the new format; {@code {n}} the number of the input
 * from 1.
 */
public final class NameTemplate {
  /** The folders of the input, its name, the new extension. */
  public static final String DEFAULT = "{dir}{name}.{ext}";

  private static final Pattern FIELD = Pattern.compile("\\{([^{}]*)\\}");

  private final String template;

  /**
   * A template.
   *
   * @throws Failure when it holds an unknown field
   */
  public NameTemplate(String template) {
    this.template = template;
    expand("x", 1, "x");
  }

  /**
   * The name of an output, parted by {@code /}.
   *
   * @param place where the input lies, parted by {@code /}
   * @param number the number of the input
   * @param extension the extension of the new format
   */
  public String expand(String place, int number, String extension) {
    int cut = place.lastIndexOf('/') + 1;
    String file = place.substring(cut);
    String plain =
        file.toLowerCase(Locale.ROOT).endsWith(".gz") ? file.substring(0, file.length() - 3) : file;
    int dot = plain.lastIndexOf('.');
    String name = dot > 0 ? plain.substring(0, dot) : plain;
    return FIELD
        .matcher(template)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    switch (match.group(1)) {
                      case "dir" -> place.substring(0, cut);
                      case "name" -> name;
                      case "ext" -> extension;
                      case "n" -> Integer.toString(number);
                      default ->
                          throw new Failure(
                              "no field " + match.group() + "; known: {dir} {name} {ext} {n}");
                    }));
  }
}
