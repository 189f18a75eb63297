package org.handrec.core.diagnose;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The rules of a module by code. The catalogue is a table of tab-separated values with a header
 * line, one rule a line: code, name, severity, profiles ({@code lesson=off; archive=warning}),
 * group, trigger, message, fix class, fix, reference, example.
 */
public final class RuleCatalog {
  private final Map<String, RuleInfo> byCode;

  private RuleCatalog(Map<String, RuleInfo> byCode) {
    this.byCode = byCode;
  }

  /**
   * Reads a catalogue and closes it. The module that has it opens it, since it is not open to this
   * one.
   *
   * @param table what {@link Class#getResourceAsStream} gives
   * @throws IllegalStateException when it is absent or malformed: the build is broken
   */
  public static RuleCatalog load(InputStream table) {
    if (table == null) {
      throw new IllegalStateException("no catalogue of rules");
    }
    Map<String, RuleInfo> rules = new LinkedHashMap<>();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
      reader.readLine();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        RuleInfo rule = parse(line);
        if (rules.put(rule.code(), rule) != null) {
          throw new IllegalStateException("rule twice: " + rule.code());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new RuleCatalog(Collections.unmodifiableMap(rules));
  }

  private static RuleInfo parse(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length != 11) {
      throw new IllegalStateException(cells.length + " cells: " + line);
    }
    Map<Profile, Severity> profiles = new EnumMap<>(Profile.class);
    for (String change : cells[3].split(";", -1)) {
      if (!change.isBlank()) {
        String[] sides = change.trim().split("=", -1);
        profiles.put(
            Profile.valueOf(sides[0].toUpperCase(Locale.ROOT)),
            Severity.valueOf(sides[1].toUpperCase(Locale.ROOT)));
      }
    }
    return new RuleInfo(
        cells[0],
        cells[1],
        Severity.valueOf(cells[2].toUpperCase(Locale.ROOT)),
        profiles,
        cells[4],
        cells[5],
        cells[6],
        FixSafety.valueOf(cells[7].toUpperCase(Locale.ROOT)),
        cells[8],
        cells[9],
        cells[10]);
  }

  /** All rules in the order of the table. */
  public Collection<RuleInfo> rules() {
    return byCode.values();
  }

  /** The rule of a code; empty when this catalogue has none. */
  public Optional<RuleInfo> find(String code) {
    return Optional.ofNullable(byCode.get(code));
  }

  /**
   * The rule of a code that is known to be here.
   *
   * @throws IllegalArgumentException when it is not
   */
  public RuleInfo get(String code) {
    return find(code).orElseThrow(() -> new IllegalArgumentException("no rule " + code));
  }
}
