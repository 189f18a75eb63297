package org.handrec.cli.score;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.handrec.cli.shell.Failure;
import org.handrec.core.scoring.Datum;
import org.handrec.core.scoring.Matchpoints;
import org.handrec.core.scoring.VictoryPointScale;
import org.handrec.core.scoring.event.AggregateScale;
import org.handrec.core.scoring.event.Conditions;
import org.handrec.core.scoring.event.Contestant;
import org.handrec.core.scoring.event.Method;
import org.handrec.core.scoring.event.TableResult;
import org.handrec.core.scoring.event.TableScore;

/** What the conditions of contest and the director say of an event that is scored. */
public final class Settings {
  private final List<SettingsLine> changes = new ArrayList<>();
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, String> substitutes = new HashMap<>();
  private final Map<String, Adjustment> adjustments = new HashMap<>();
  private final Set<String> used = new HashSet<>();
  private Conditions.Field field = Conditions.Field.AUTO;
  private Optional<TableScore.Artificial> sitOut = Optional.empty();
  private Optional<Matchpoints.Unit> unit = Optional.empty();
  private Optional<Datum.Average> average = Optional.empty();
  private Optional<Integer> dropped = Optional.empty();
  private Optional<Datum.Rounding> rounding = Optional.empty();
  private Optional<Method.Cross> cross = Optional.empty();
  private Optional<Method.Fractions> fractions = Optional.empty();
  private Optional<Boolean> honours = Optional.empty();
  private Optional<AggregateScale> aggregate = Optional.empty();
  private Optional<Boolean> players = Optional.empty();

  /** No settings. */
  public Settings() {}

  private record Adjustment(SettingsLine line, TableScore score) {}

  /**
   * Takes a line.
   *
   * @throws Failure when it says nothing that can be used; the message begins with the place
   */
  void add(SettingsLine line) {
    switch (line.setting()) {
      case "carry-over", "penalty" -> {
        line.requireWho();
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
      case "substitute" -> substitutes.put(plain(line.requireWho()), line.requireValue());
      case "name" -> names.put(plain(line.requireWho()), line.requireValue());
      default -> addRule(line);
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

  /** Whether the points for the total points of a Patton match are known. */
  public boolean hasAggregate() {
    return aggregate.isPresent();
  }

  /**
   * The conditions of the ranking.
   *
   * @param individual whether the event is one of single players, when it is not set
   */
  public Conditions conditions(Optional<VictoryPointScale> scale, boolean individual) {
    return new Conditions(
        field,
        scale,
        aggregate,
        players.orElse(individual),
        sitOut,
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
    TableResult seated = result.with(contestant(result.ns()), contestant(result.ew()));
    String board = result.board().number();
    Optional<TableScore> room = adjusted(seated.place().room(), board);
    if (room.isPresent()) {
      return seated.with(room.get(), room.get().opposite());
    }
    Optional<TableScore> ns = adjusted("NS ", seated.ns(), board, kind);
    Optional<TableScore> ew = adjusted("EW ", seated.ew(), board, kind);
    if (ns.isEmpty() && ew.isEmpty()) {
      return seated;
    }
    return seated.with(
        ns.orElseGet(() -> ew.get().opposite()), ew.orElseGet(() -> ns.get().opposite()));
  }

  private Contestant contestant(Contestant known) {
    Optional<String> other =
        Optional.ofNullable(substitutes.get(plain(known.id())))
            .or(() -> Optional.ofNullable(substitutes.get(plain(known.names()))));
    boolean number = other.isPresent() && other.get().matches("[A-Z]*[0-9]+");
    Contestant who =
        other
            .map(id -> new Contestant(id, number ? "" : id))
            .filter(c -> known.isKnown())
            .orElseGet(() -> known.with(name -> substitutes.getOrDefault(plain(name), name)));
    return Optional.ofNullable(names.get(plain(who.id())))
        .map(name -> new Contestant(who.id(), name))
        .orElse(who);
  }

  private Optional<TableScore> adjusted(
      String line, Contestant who, String board, Method.Kind kind) {
    Optional<TableScore> score =
        adjusted(who.id(), board)
            .or(() -> adjusted(who.names(), board))
            .or(
                () ->
                    who.players().stream()
                        .flatMap(player -> adjusted(player.names(), board).stream())
                        .findFirst())
            .or(() -> adjusted(line + who.id(), board));
    boolean unclear =
        kind.isTeams() && score.isPresent() && !(score.get() instanceof TableScore.Artificial);
    if (unclear) {
      throw adjustments
          .get(key(who.id(), board))
          .line()
          .failure(1, "in a match the score of a table is that of 'open' or 'closed'");
    }
    return score;
  }

  private Optional<TableScore> adjusted(String who, String board) {
    String key = key(who, board);
    Optional<Adjustment> found =
        who.isEmpty() ? Optional.empty() : Optional.ofNullable(adjustments.get(key));
    found.ifPresent(adjustment -> used.add(key));
    return found.map(Adjustment::score);
  }

  /** The adjustments of results that did not occur, and the changes of nobody's total, in words. */
  public List<String> unused(List<Conditions.Change> unknown) {
    List<String> lines = new ArrayList<>();
    adjustments.forEach(
        (key, adjustment) -> {
          if (!used.contains(key)) {
            SettingsLine line = adjustment.line();
            lines.add(
                line.place(1)
                    + ": no result of '"
                    + line.who()
                    + "' on board "
                    + line.requireBoard());
          }
        });
    for (SettingsLine line : changes) {
      if (unknown.stream().anyMatch(change -> change.who().equals(line.who()))) {
        lines.add(line.place(1) + ": no contestant '" + line.who() + "'");
      }
    }
    lines.sort(null);
    return lines;
  }

  private static String key(String who, String board) {
    return plain(who) + "\n" + plain(board);
  }

  private static String plain(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
