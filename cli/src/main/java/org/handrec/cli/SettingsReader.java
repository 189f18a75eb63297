package org.handrec.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.handrec.cli.report.Exemption;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.shell.Spelling;
import org.handrec.core.diagnose.RuleBook;
import org.handrec.core.diagnose.RuleSelection;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Reads a settings file. Each mistake is a failure that names its place. */
final class SettingsReader {
  private static final String BLOCK = "for";
  private static final Set<String> BLOCK_KEYS = Set.of("files", "boards", "ignore");

  private final Shell shell;
  private final String name;
  private final Path file;
  private final RuleBook rules = Registry.rules();
  private final Map<String, Settings.Value> values = new LinkedHashMap<>();
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final List<Exemption> exemptions = new ArrayList<>();
  private final List<String> blocks = new ArrayList<>();

  SettingsReader(Shell shell, String name, Path file) {
    this.shell = shell;
    this.name = name;
    this.file = file;
  }

  Settings read(Reader text) throws IOException {
    TomlParseResult toml = parse(text);
    if (toml.hasErrors()) {
      TomlParseError error = toml.errors().get(0);
      throw failure(error.position(), error.getMessage());
    }
    for (String key : toml.keySet()) {
      Object value = toml.get(List.of(key));
      TomlPosition place = toml.inputPositionOf(List.of(key));
      if (key.equals(BLOCK) && value instanceof TomlArray array) {
        readBlocks(array);
      } else if (SettingKey.tables().contains(key) && value instanceof TomlTable table) {
        for (String inner : table.keySet()) {
          add(key + "." + inner, table.get(List.of(inner)), table.inputPositionOf(List.of(inner)));
        }
      } else {
        add(key, value, place);
      }
    }
    return new Settings(values, exemptions, blocks);
  }

  private TomlParseResult parse(Reader text) throws IOException {
    BufferedReader bytes = new BufferedReader(text);
    bytes.mark(1);
    if (bytes.read() != BYTE_ORDER_MARK) {
      bytes.reset();
    }
    try {
      return Toml.parse(bytes);
    } catch (StackOverflowError e) {
      throw new Failure(name + ": brackets nested too deeply");
    }
  }

  private void add(String key, Object value, TomlPosition place) {
    SettingKey known = SettingKey.of(key).orElseThrow(() -> failure(place, unknown(key)));
    String option;
    if (known.isWord() && known.initial().isEmpty() && "".equals(value)) {
      return;
    }
    if (known == SettingKey.SEVERITY && value instanceof TomlTable table) {
      option = severities(table);
    } else if (known.isList() && value instanceof TomlArray array) {
      option = String.join(",", texts(array));
      checkRules(array);
    } else if (known.isWord() && value instanceof String text) {
      option = known.isFile() ? besideFile(text) : text;
    } else if (known.isFlag() && value instanceof Boolean flag) {
      option = flag.toString();
    } else if (known == SettingKey.JOBS
        && value instanceof Long number
        && number > 0
        && number <= Integer.MAX_VALUE) {
      option = number.toString();
    } else {
      throw failure(place, "'" + key + "' is " + known.expected());
    }
    if (!known.allows(option)) {
      throw failure(place, "'" + option + "' is none of " + known.choices());
    }
    // picocli would take no text for a list of one empty text
    if (option.isEmpty()) {
      return;
    }
    values.put(key, new Settings.Value(option, known.toml(option), origin(place)));
  }

  private static String unknown(String key) {
    return "no setting '"
        + key
        + "'"
        + Spelling.nearest(key, SettingKey.names()).map(n -> "; is " + n + " meant?").orElse("");
  }

  private String severities(TomlTable table) {
    List<String> changes = new ArrayList<>();
    for (String rule : table.keySet()) {
      TomlPosition place = table.inputPositionOf(List.of(rule));
      checkRule(rule, place);
      Object level = table.get(List.of(rule));
      if (!(level instanceof String text) || !SettingKey.LEVELS.contains(text)) {
        throw failure(place, "a level is one of " + String.join(", ", SettingKey.LEVELS));
      }
      changes.add(rule + "=" + text);
    }
    return String.join(",", changes);
  }

  private List<String> texts(TomlArray array) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      if (!(array.get(i) instanceof String text)) {
        throw failure(array.inputPositionOf(i), "a text in quotes is needed here");
      }
      texts.add(text);
    }
    return texts;
  }

  private void checkRules(TomlArray array) {
    for (int i = 0; i < array.size(); i++) {
      checkRule(array.getString(i), array.inputPositionOf(i));
    }
  }

  private void checkRule(String item, TomlPosition place) {
    List<String> unknown = new RuleSelection(rules, List.of(item)).unknown();
    if (!unknown.isEmpty()) {
      throw failure(place, "no rule '" + unknown.get(0) + "'; 'handrec rules' lists them");
    }
  }

  private void readBlocks(TomlArray array) {
    for (int i = 0; i < array.size(); i++) {
      if (!(array.get(i) instanceof TomlTable table)) {
        throw failure(array.inputPositionOf(i), "[[for]] is a table");
      }
      readBlock(table, array.inputPositionOf(i));
    }
  }

  private void readBlock(TomlTable block, TomlPosition place) {
    Map<String, TomlArray> lists = new LinkedHashMap<>();
    StringBuilder text = new StringBuilder("[[for]]  # " + origin(place) + "\n");
    for (String key : block.keySet()) {
      TomlPosition at = block.inputPositionOf(List.of(key));
      if (!BLOCK_KEYS.contains(key)) {
        throw failure(at, "no setting '" + key + "' in [[for]]; known: boards, files, ignore");
      }
      if (!(block.get(List.of(key)) instanceof TomlArray list)) {
        throw failure(at, "'" + key + "' is a list of texts");
      }
      lists.put(key, list);
      text.append(key + " = " + SettingKey.list(texts(list)) + "\n");
    }
    if (!lists.containsKey("ignore") || lists.size() < 2) {
      throw failure(place, "[[for]] needs ignore, and files or boards");
    }
    checkRules(lists.get("ignore"));
    exemptions.add(
        new Exemption(
            Optional.ofNullable(lists.get("files")).map(this::matching).orElse(any -> true),
            Optional.ofNullable(lists.get("boards"))
                .map(boards -> Set.copyOf(texts(boards)))
                .orElse(Set.of()),
            new RuleSelection(rules, texts(lists.get("ignore")))));
    blocks.add(text.toString());
  }

  /** Patterns are relative to the directory of the settings; one without a slash is for names. */
  private Predicate<String> matching(TomlArray patterns) {
    List<Predicate<String>> all = new ArrayList<>();
    for (int i = 0; i < patterns.size(); i++) {
      String pattern = patterns.getString(i);
      try {
        PathMatcher matcher = shell.fileSystem().getPathMatcher("glob:" + pattern);
        boolean isName = !pattern.contains("/");
        all.add(
            file ->
                relative(file)
                    .filter(p -> matcher.matches(isName ? p.getFileName() : p))
                    .isPresent());
      } catch (PatternSyntaxException e) {
        throw failure(patterns.inputPositionOf(i), "no pattern: " + pattern);
      }
    }
    return input -> all.stream().anyMatch(one -> one.test(input));
  }

  private Optional<Path> relative(String input) {
    try {
      Path base = shell.directory().resolve(file).normalize().getParent();
      return Optional.of(base.relativize(shell.directory().resolve(input).normalize()));
    } catch (InvalidPathException e) {
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(shell.path(input));
    }
  }

  /** A name that is relative to the directory of the settings. */
  private String besideFile(String text) {
    try {
      return shell.fileSystem().getPath(name).resolveSibling(text).toString();
    } catch (InvalidPathException e) {
      throw new Failure(name + ": not a file name: " + text);
    }
  }

  private String origin(TomlPosition place) {
    return name + ":" + place.line() + ":" + place.column();
  }

  private Failure failure(TomlPosition place, String message) {
    return new Failure(origin(place) + ": " + message.lines().collect(Collectors.joining(" ")));
  }
}
