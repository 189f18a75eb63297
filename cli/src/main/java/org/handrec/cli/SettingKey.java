package org.handrec.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.handrec.cli.report.ReportFormat;
import org.handrec.cli.score.ScoreFormat;

/** The settings that a settings file may hold; each stands for an option. */
@SuppressWarnings("ImmutableEnumChecker") // its fields are lists that are copies
enum SettingKey {
  PROFILE("profile", Kind.WORD, words(Purpose.values()), "default"),
  SELECT("select", Kind.LIST, List.of(), ""),
  IGNORE("ignore", Kind.LIST, List.of(), ""),
  SEVERITY("severity", Kind.TABLE, List.of(), ""),
  FAIL_ON("fail-on", Kind.WORD, words(FailLevel.values()), "error"),
  COLOR("check.color", Kind.WORD, words(ColourChoice.values()), "auto"),
  FORMAT("check.format", Kind.WORD, words(ReportFormat.values()), "text"),
  STRICT_EXPORT("check.strict-export", Kind.FLAG, List.of(), "false"),
  BASELINE("check.baseline", Kind.WORD, List.of(), ""),
  JOBS("check.jobs", Kind.NUMBER, List.of(), "1"),
  SCORING("score.scoring", Kind.WORD, words(ScoreCommand.Scoring.values()), "auto"),
  SCALE("score.vp", Kind.WORD, words(VictoryPointOptions.Scale.values()), ""),
  SCORE_FORMAT("score.format", Kind.WORD, words(ScoreFormat.values()), "text"),
  TRAVELLERS("score.travellers", Kind.FLAG, List.of(), "false"),
  EVENT("score.settings", Kind.WORD, List.of(), "");

  /** The levels of {@link #SEVERITY}. */
  static final List<String> LEVELS = List.of("error", "warning", "info", "off");

  private final String title;
  private final Kind kind;
  private final List<String> choices;
  private final String initial;

  private enum Kind {
    WORD("a text in quotes"),
    LIST("a list of texts"),
    TABLE("a table of rules and levels"),
    FLAG("true or false"),
    NUMBER("a whole number from 1 on");

    private final String expected;

    Kind(String expected) {
      this.expected = expected;
    }
  }

  SettingKey(String title, Kind kind, List<String> choices, String initial) {
    this.title = title;
    this.kind = kind;
    this.choices = choices;
    this.initial = initial;
  }

  private static List<String> words(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::toString).toList();
  }

  /** The setting of a name such as {@code profile} or {@code check.format}. */
  static Optional<SettingKey> of(String name) {
    return Arrays.stream(values()).filter(key -> key.title.equals(name)).findFirst();
  }

  /** All names. */
  static List<String> names() {
    return Arrays.stream(values()).map(SettingKey::title).toList();
  }

  /** The name: that of the option, after the command where it belongs to one. */
  String title() {
    return title;
  }

  /** The value, as an option takes it, that holds when nothing is said. */
  String initial() {
    return initial;
  }

  boolean isList() {
    return kind == Kind.LIST;
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }

  boolean isFlag() {
    return kind == Kind.FLAG;
  }

  /** Whether its value is the name of a file, which stands beside the settings. */
  boolean isFile() {
    return this == BASELINE || this == EVENT;
  }

  /** The tables in which settings of one command stand. */
  static Set<String> tables() {
    return Arrays.stream(values())
        .filter(key -> key.title.contains("."))
        .map(key -> key.title.substring(0, key.title.indexOf('.')))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** What its value has to be, in words. */
  String expected() {
    return kind.expected;
  }

  boolean allows(String value) {
    return choices.isEmpty() || choices.contains(value.toLowerCase(Locale.ROOT));
  }

  String choices() {
    return String.join(", ", choices);
  }

  /** A value of an option as the settings file has it. */
  String toml(String option) {
    return switch (kind) {
      case WORD -> quoted(option);
      case FLAG, NUMBER -> option;
      case LIST -> list(option.isEmpty() ? List.of() : List.of(option.split(",", -1)));
      case TABLE ->
          Arrays.stream(option.split(",", -1))
              .filter(change -> !change.isEmpty())
              .map(
                  change ->
                      quoted(change.substring(0, change.indexOf('=')))
                          + " = "
                          + quoted(change.substring(change.indexOf('=') + 1)))
              .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  /** A list of texts. */
  static String list(List<String> texts) {
    return texts.stream().map(SettingKey::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
