package org.handrec.cli.score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Failure;
import org.handrec.core.scoring.Datum;
import org.handrec.core.scoring.Matchpoints;
import org.handrec.core.scoring.VictoryPointScale;
import org.handrec.core.scoring.VictoryPointTable;
import org.handrec.core.scoring.event.AggregateScale;
import org.handrec.core.scoring.event.Conditions;
import org.handrec.core.scoring.event.Contestant;
import org.handrec.core.scoring.event.Method;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.TableScore;
import org.handrec.core.scoring.event.TableScore.Artificial;

/** What the conditions of contest and the director say of an event that is scored. */
public final class Settings {
  /** No event has more; a file of another kind would fill the memory. */
  private static final int MOST_LINES = 20_000;

  private final List<SettingsLine> changes = new ArrayList<>();
  private final Map<String, SettingsLine> names = new HashMap<>();
  private final Map<String, SettingsLine> substitutes = new HashMap<>();
  private final Map<String, Adjustment> adjustments = new HashMap<>();

  /** The lines that say how it is scored, by their settings. */
  private final Map<String, SettingsLine> rules = new LinkedHashMap<>();

  private final Set<SettingsLine> used = new HashSet<>();
  private Conditions.Field field = Conditions.Field.AUTO;
  private Optional<Artificial> sitOut = Optional.empty();
  private Optional<Matchpoints.Unit> unit = Optional.empty();
  private Optional<Datum.Average> average = Optional.empty();
  private Optional<Integer> dropped = Optional.empty();
  private Optional<Datum.Rounding> rounding = Optional.empty();
  private Optional<Method.Cross> cross = Optional.empty();
  private Optional<Method.Fractions> fractions = Optional.empty();
  private Optional<Boolean> honours = Optional.empty();
  private Optional<AggregateScale> aggregate = Optional.empty();
  private Optional<Boolean> players = Optional.empty();
  private Optional<Scale> scale = Optional.empty();
  private int lines;

  /** No settings. */
  public Settings() {}

  private record Scale(SettingsLine last, VictoryPointTable table) {}

  private record Adjustment(SettingsLine line, TableScore score) {}

  /**
   * Takes a line.
   *
   * @throws Failure when it says nothing that can be used; the message begins with the place
   */
  void add(SettingsLine line) {
    if (++lines > MOST_LINES) {
      throw line.failure(0, "more than " + MOST_LINES + " settings");
    }
    switch (line.setting()) {
      case "carry-over", "penalty" -> {
        line.requireWho();
        line.requireEmpty(SettingsLine.BOARD);
        line.amount();
        changes.add(line);
      }
      case "adjust" -> {
        line.requireWho();
        Adjustment adjustment = new Adjustment(line, line.score());
        if (adjustments.putIfAbsent(key(line.who(), line.requireBoard()), adjustment) != null) {
          throw line.failure(1, "a second score of '" + line.who() + "' on this board");
        }
      }
      case "substitute", "name" -> {
        line.requireWho();
        line.requireEmpty(SettingsLine.BOARD);
        if (line.setting().equals("substitute")
            && plain(line.who()).equals(plain(line.requireValue()))) {
          throw line.failure(SettingsLine.VALUE, "'" + line.who() + "' is no substitute of itself");
        }
        boolean name = line.setting().equals("name");
        line.requireValue();
        addOnce(name ? names : substitutes, plain(line.who()), line);
      }
      case "vp" -> {
        line.requireEmpty(SettingsLine.WHO);
        line.requireEmpty(SettingsLine.BOARD);
        addBand(line);
      }
      default -> {
        addRule(line);
        line.requireEmpty(SettingsLine.WHO);
        line.requireEmpty(SettingsLine.BOARD);
        addOnce(rules, line.setting(), line);
      }
    }
  }

  private void addBand(SettingsLine line) {
    VictoryPointTable table =
        scale.map(Scale::table).orElseGet(() -> VictoryPointTable.empty(line.isOfPercentages()));
    VictoryPointTable.Band band = line.band();
    if (table.isOfPercentages() != line.isOfPercentages()) {
      throw line.failure(SettingsLine.VALUE, "bands are of IMPs or of percentages, not of both");
    }
    try {
      scale = Optional.of(new Scale(line, table.with(band)));
    } catch (IllegalArgumentException e) {
      throw line.failure(SettingsLine.VALUE, e.getMessage());
    }
  }

  private static void addOnce(Map<String, SettingsLine> map, String key, SettingsLine line) {
    SettingsLine first = map.putIfAbsent(key, line);
    if (first != null) {
      throw line.failure(0, "a second line of this; the first is line " + first.line());
    }
  }

  private void addRule(SettingsLine line) {
    switch (line.setting()) {
      case "sit-out" -> sitOut = Optional.of(line.artificial());
      case "ranking" ->
          field = line.choice(Map.of("one", Conditions.Field.ONE, "lines", Conditions.Field.LINES));
      case "unit" ->
          unit =
              Optional.of(
                  line.choice(Map.of("2", Matchpoints.Unit.TWO, "1", Matchpoints.Unit.ONE)));
      case "datum" ->
          average =
              Optional.of(
                  line.choice(Map.of("mean", Datum.Average.MEAN, "median", Datum.Average.MEDIAN)));
      case "fractions" ->
          fractions =
              Optional.of(
                  line.choice(
                      Map.of(
                          "exact", Method.Fractions.EXACT,
                          "hundredths", Method.Fractions.HUNDREDTHS,
                          "whole", Method.Fractions.WHOLE)));
      case "honours" -> honours = Optional.of(line.choice(Map.of("yes", true, "no", false)));
      case "contestants" ->
          players = Optional.of(line.choice(Map.of("pairs", false, "players", true)));
      case "aggregate" -> aggregate = Optional.of(line.aggregate());
      case "dropped" -> dropped = Optional.of(line.count());
      case "rounding" ->
          rounding =
              Optional.of(
                  line.choice(
                      Map.of(
                          "away", Datum.Rounding.AWAY_FROM_ZERO,
                          "even", Datum.Rounding.TO_EVEN,
                          "zero", Datum.Rounding.TOWARD_ZERO)));
      case "cross" ->
          cross =
              Optional.of(
                  line.choice(
                      Map.of(
                          "sum", Method.Cross.SUM,
                          "scores", Method.Cross.BY_SCORES,
                          "comparisons", Method.Cross.BY_COMPARISONS)));
      default -> throw line.failure(0, "no setting '" + line.setting() + "'");
    }
  }

  /** A method with what is set of it. */
  public Method method(Method named) {
    Datum datum = named.datum();
    return new Method(
        named.kind(),
        unit.orElse(named.unit()),
        fractions.orElse(named.fractions()),
        new Datum(
            average.orElse(datum.average()),
            dropped.orElse(datum.dropped()),
            rounding.orElse(datum.rounding())),
        cross.orElse(named.cross()),
        honours.orElse(named.honours()));
  }

  /** Checks what only all lines tell. */
  void end() {
    scale
        .filter(s -> !s.table().isComplete())
        .ifPresent(
            s -> {
              throw s.last()
                  .failure(SettingsLine.VALUE, "no band for more: the last one ends with +");
            });
  }

  /** The victory points of matches as the organiser gives them; empty when he gives none. */
  public Optional<VictoryPointScale> scale() {
    return scale.map(Scale::table);
  }

  /**
   * Whether players are ranked one by one.
   *
   * @param individual whether it is so when it is not set
   */
  public boolean isOfPlayers(boolean individual) {
    return players.orElse(individual);
  }

  /** Whether boards count that a contestant did not play. */
  public boolean hasSitOut() {
    return sitOut.isPresent();
  }

  /** Whether the points for the total points of a Patton match are known. */
  public boolean hasAggregate() {
    return aggregate.isPresent();
  }

  /**
   * The conditions of the ranking.
   *
   * @param individual whether the event is one of single players, when it is not set
   */
  public Conditions conditions(
      Method.Kind kind, Optional<VictoryPointScale> scale, boolean individual) {
    return new Conditions(
        field,
        scale,
        aggregate,
        isOfPlayers(individual),
        sitOut.filter(score -> concerns("sit-out", kind)),
        changes.stream()
            .map(
                line ->
                    new Conditions.Change(
                        line.who(), line.amount(), line.setting().equals("penalty")))
            .toList());
  }

  /**
   * A result as the director wants it counted.
   *
   * @throws Failure when the score of a team does not say which room it is of
   */
  public TableResult apply(TableResult result, Method.Kind kind) {
    TableResult seated =
        result.with(contestant("NS ", result.ns()), contestant("EW ", result.ew()));
    String board = result.board().number();
    Optional<TableScore> room = adjustment(seated.place().room(), board).map(Adjustment::score);
    if (room.isPresent()) {
      return seated.ruledAs(room.get(), room.get().opposite());
    }
    Optional<TableScore> ns = adjusted("NS ", seated.ns(), board, kind);
    Optional<TableScore> ew = adjusted("EW ", seated.ew(), board, kind);
    if (ns.isEmpty() && ew.isEmpty()) {
      return seated;
    }
    return seated.ruledAs(
        ns.orElseGet(() -> ew.get().opposite()), ew.orElseGet(() -> ns.get().opposite()));
  }

  private Contestant contestant(String line, Contestant known) {
    Optional<String> other =
        value(substitutes, known.id())
            .or(() -> value(substitutes, known.names()))
            .or(() -> value(substitutes, line + known.id()));
    boolean number = other.isPresent() && other.get().matches("[A-Z]*[0-9]+");
    Contestant who =
        other
            .map(id -> new Contestant(id, number ? "" : id))
            .filter(c -> known.isKnown())
            .orElseGet(() -> known.with(name -> value(substitutes, name).orElse(name)));
    return value(names, who.id())
        .or(() -> value(names, line + who.id()))
        .map(name -> new Contestant(who.id(), name))
        .orElse(who);
  }

  private Optional<String> value(Map<String, SettingsLine> map, String who) {
    SettingsLine line = map.isEmpty() || who.isEmpty() ? null : map.get(plain(who));
    if (line == null) {
      return Optional.empty();
    }
    used.add(line);
    return Optional.of(line.requireValue());
  }

  private Optional<TableScore> adjusted(
      String line, Contestant who, String board, Method.Kind kind) {
    Optional<Adjustment> found =
        adjustment(who.id(), board)
            .or(() -> adjustment(who.names(), board))
            .or(
                () ->
                    who.players().stream()
                        .flatMap(player -> adjustment(player.names(), board).stream())
                        .findFirst())
            .or(() -> adjustment(line + who.id(), board));
    if (kind.isTeams() && found.isPresent() && !(found.get().score() instanceof Artificial)) {
      throw found
          .get()
          .line()
          .failure(1, "in a match the score of a table is that of 'open' or 'closed'");
    }
    return found.map(Adjustment::score);
  }

  private Optional<Adjustment> adjustment(String who, String board) {
    if (who.isEmpty() || adjustments.isEmpty()) {
      return Optional.empty();
    }
    Optional<Adjustment> found = Optional.ofNullable(adjustments.get(key(who, board)));
    found.ifPresent(adjustment -> used.add(adjustment.line()));
    return found;
  }

  /**
   * What is said of results and contestants that did not occur, in words.
   *
   * @param unknown the changes of nobody's total
   */
  public List<String> unused(List<Conditions.Change> unknown) {
    List<SettingsLine> lost = new ArrayList<>();
    adjustments.values().forEach(adjustment -> lost.add(adjustment.line()));
    lost.addAll(names.values());
    lost.addAll(substitutes.values());
    lost.removeAll(used);
    Set<String> nobody = unknown.stream().map(Conditions.Change::who).collect(Collectors.toSet());
    changes.stream().filter(line -> nobody.contains(line.who())).forEach(lost::add);
    lost.sort(Comparator.comparingInt(SettingsLine::line));
    return lost.stream().map(Settings::unknown).toList();
  }

  private static String unknown(SettingsLine line) {
    boolean adjusts = line.setting().equals("adjust");
    String what = adjusts ? "result of '%s' on board %s" : "contestant '%s'";
    return line.place(1) + ": no " + what.formatted(line.who(), adjusts ? line.requireBoard() : "");
  }

  /** The rules that say nothing of a method, in words. */
  public List<String> pointless(Method.Kind kind) {
    return rules.values().stream()
        .filter(line -> !concerns(line.setting(), kind))
        .map(line -> line.place(0) + ": " + line.setting() + " says nothing of " + kind.symbol())
        .toList();
  }

  private static boolean concerns(String rule, Method.Kind kind) {
    return switch (rule) {
      case "unit" -> kind.hasTop();
      case "fractions" -> kind == Method.Kind.MP;
      case "datum", "dropped", "rounding" -> kind == Method.Kind.BUTLER;
      case "cross" -> kind == Method.Kind.CROSS_IMP;
      case "aggregate" -> kind == Method.Kind.PATTON;
      case "honours" -> kind.isSeries();
      case "contestants" -> !kind.isTeams();
      default -> !kind.isTeams() && !kind.isSeries();
    };
  }

  private static String key(String who, String board) {
    return plain(who) + "\n" + plain(board);
  }

  private static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
