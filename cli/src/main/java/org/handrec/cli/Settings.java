package org.handrec.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.cli.report.Exemption;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Reasons;
import org.handrec.cli.shell.Shell;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What a settings file says in the place of options: {@code handrec.toml} in the directory of the
 * run, or the file of {@code --config}. An option of the command line takes the place of a setting.
 */
final class Settings implements IDefaultValueProvider {
  /** The name of the file that is looked for. */
  static final String FILE = "handrec.toml";

  /** The option that names another one. */
  static final String OPTION = "--config";

  /** The option that turns settings off. */
  static final String NO_OPTION = "--no-config";

  private final Map<String, Value> values;
  private final List<Exemption> exemptions;
  private final List<String> blocks;

  /**
   * The value of a setting.
   *
   * @param option the value as the option takes it
   * @param toml the value as the file has it
   * @param origin where it stands
   */
  record Value(String option, String toml, String origin) {}

  Settings(Map<String, Value> values, List<Exemption> exemptions, List<String> blocks) {
    this.values = new LinkedHashMap<>(values);
    this.exemptions = List.copyOf(exemptions);
    this.blocks = List.copyOf(blocks);
  }

  /**
   * The settings for a command line.
   *
   * @throws Failure when a file that is named is not there, or holds what is no setting
   */
  static Settings of(Shell shell, List<String> args) {
    Optional<String> named = Optional.empty();
    for (int i = 0; i < args.size() && !args.get(i).equals("--"); i++) {
      String word = args.get(i);
      if (word.equals(NO_OPTION)) {
        return none();
      } else if (word.startsWith(OPTION + "=")) {
        named = Optional.of(word.substring(OPTION.length() + 1));
      } else if (word.equals(OPTION) && i + 1 < args.size()) {
        named = Optional.of(args.get(i + 1));
      }
    }
    return named.isPresent() || Files.isRegularFile(shell.path(FILE))
        ? read(shell, named.orElse(FILE))
        : none();
  }

  /** No settings. */
  static Settings none() {
    return new Settings(Map.of(), List.of(), List.of());
  }

  private static Settings read(Shell shell, String name) {
    Path file = shell.path(name);
    try (InputStream in = Files.newInputStream(file);
        Reader text = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      return new SettingsReader(shell, name, file).read(text);
    } catch (IOException e) {
      throw new Failure(name + ": " + Reasons.of(e));
    }
  }

  /** The value of a setting by its name, such as {@code profile} or {@code check.format}. */
  Optional<Value> value(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** What is not reported of some files and boards. */
  List<Exemption> exemptions() {
    return exemptions;
  }

  /** The same as text, a block each. */
  List<String> blocks() {
    return blocks;
  }

  @Override
  public String defaultValue(ArgSpec argument) {
    if (!(argument instanceof OptionSpec option)) {
      return argument.defaultValue();
    }
    String name = option.longestName().replaceFirst("^--", "");
    String command = argument.command().name();
    return value(command + "." + name)
        .or(() -> value(name))
        .map(Value::option)
        .orElse(argument.defaultValue());
  }
}
