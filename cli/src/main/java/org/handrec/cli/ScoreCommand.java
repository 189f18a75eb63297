package org.handrec.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.score.ResultSpool;
import org.handrec.cli.score.ScoreFormat;
import org.handrec.cli.score.ScoreReport;
import org.handrec.cli.score.Settings;
import org.handrec.cli.score.SettingsReader;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.scoring.VictoryPointScale;
import org.handrec.core.scoring.event.Method;
import org.handrec.core.scoring.event.Ranking;
import org.handrec.core.scoring.event.Standings;
import org.handrec.core.scoring.event.Tournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** Scores events. */
@Command(
    name = "score",
    description = "Score the results of boards against each other, and rank who played them.",
    footer = {
      "",
      "The score of a record is that of its contract, tricks and vulnerability, else as stated.",
      "The results of a board are its records of all inputs, or the rows of its ScoreTable.",
      "--settings names a file with carry-over, penalties, adjusted scores, sit-outs,",
      "substitutes and the like."
    })
final class ScoreCommand implements Callable<Integer> {
  /** More than any event has: the memory for them is bounded. */
  private static final int MOST_CONTESTANTS = 120_000;

  private final Shell shell;

  @Mixin private InputOptions input;

  @Option(
      names = "--scoring",
      paramLabel = "METHOD",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}, what the records name).")
  private Scoring scoring = Scoring.AUTO;

  @Mixin private VictoryPointOptions victoryPoints;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ScoreFormat format = ScoreFormat.TEXT;

  @Option(
      names = "--travellers",
      description = "Show the results of the boards, too; as csv, instead of the ranking.")
  private boolean travellers;

  @Option(
      names = "--settings",
      paramLabel = "FILE",
      description = "Read what no record tells from FILE, lines of setting,who,board,value.")
  private Optional<String> settingsFile = Optional.empty();

  @Mixin private ScoreTableOptions tables;

  @Spec private CommandSpec spec;

  ScoreCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    Settings settings =
        settingsFile.isPresent()
            ? SettingsReader.read(settingsFile.get(), shell.path(settingsFile.get()))
            : new Settings();
    Formats formats = Registry.formats();
    List<Input> inputs = input.find(shell, formats);
    tables.check(inputs);
    checkOptions();
    requireOnce(inputs);
    try (ResultSpool spool = new ResultSpool(shell.newTemporaryData())) {
      ScoreGathering gathering = new ScoreGathering(shell, settings, spool, scoring.kind());
      input.each(
          shell,
          formats,
          inputs,
          in ->
              in.read(
                  input.readOptions(false),
                  (record, replay) -> {
                    gathering.add(in.name(), record, replay);
                  }));
      Optional<Tournament> tournament = gathering.end();
      if (tournament.isEmpty() || spool.size() == 0) {
        shell.say("no results to score");
        if (tables.isWanted()) {
          copy(formats);
        }
        return 0;
      }
      settings.pointless(tournament.get().method().kind()).forEach(shell::say);
      Standings standings = standings(tournament.get(), settings, gathering.isIndividual(), spool);
      List<String> unused = settings.unused(standings.unknown());
      unused.forEach(shell::fail);
      if (!unused.isEmpty()) {
        return 0;
      }
      if (tables.isWanted()) {
        insert(formats, gathering, tournament.get(), standings, spool);
      } else {
        report(tournament.get(), standings, spool);
      }
    }
    return 0;
  }

  /** The results of a file that is named twice would count twice. */
  private static void requireOnce(List<Input> inputs) {
    Set<String> names = new HashSet<>();
    for (Input in : inputs) {
      if (!names.add(in.name())) {
        throw new Failure(in.name() + " is named twice");
      }
    }
  }

  private void checkOptions() {
    ParseResult given = spec.commandLine().getParseResult();
    if (tables.isWanted() && given.hasMatchedOption("--format")) {
      throw new Failure("--add-tables writes PBN, not a report: --format has no use");
    }
    if (tables.isWanted() && given.hasMatchedOption("--travellers")) {
      throw new Failure("--add-tables writes PBN, not a report: --travellers has no use");
    }
  }

  /** Gives texts out as they are: there is nothing to put into them. */
  private void copy(Formats formats) throws IOException {
    input.each(
        shell,
        formats,
        input.find(shell, formats),
        in ->
            tables
                .target()
                .deliver(
                    shell,
                    in,
                    out -> {
                      try (InputStream text = in.source().open()) {
                        text.transferTo(out);
                      }
                    }));
  }

  private void insert(
      Formats formats,
      ScoreGathering gathering,
      Tournament tournament,
      Standings standings,
      ResultSpool spool)
      throws IOException {
    if (tournament.method().kind().isSeries()) {
      throw new Failure("there are no tables for " + tournament.method().kind().symbol());
    }
    TableInsertion insertion =
        new TableInsertion(gathering, tournament, standings, spool.cursor(tournament.boards()));
    ReadOptions options = input.readOptions(false);
    input.each(
        shell,
        formats,
        input.find(shell, formats),
        in -> tables.target().deliver(shell, in, out -> insertion.write(in, options, out)));
  }

  private void report(Tournament tournament, Standings standings, ResultSpool spool)
      throws IOException {
    try (ScoreReport report = format.open(shell.out(), tournament, travellers)) {
      report.matches(standings.matches());
      List<Ranking> rankings = standings.rankings();
      report.rankings(rankings);
      if (rankings.isEmpty() && !travellers) {
        shell.say(
            tournament.method().kind().isTeams()
                ? "nobody to rank: no board has results of both rooms"
                : "nobody to rank: no result has both a score and contestants");
      }
      if (travellers) {
        spool.forEachBoard(tournament.boards(), report::board);
      }
    }
  }

  private Standings standings(
      Tournament tournament, Settings settings, boolean individual, ResultSpool spool)
      throws IOException {
    Method.Kind kind = tournament.method().kind();
    Optional<VictoryPointScale> points =
        victoryPoints.scale(settings, kind, settings.isOfPlayers(individual));
    if (kind == Method.Kind.PATTON && !settings.hasAggregate()) {
      throw new Failure(
          "patton needs the organiser's points for total points: the setting aggregate of --settings");
    }
    Standings standings = new Standings(tournament, settings.conditions(kind, points, individual));
    spool.forEach(
        tournament.boards(),
        row -> {
          standings.add(row.board(), row.result(), tournament.points(row.board(), row.result()));
          if (standings.contestants() > MOST_CONTESTANTS) {
            throw new Failure("more than " + MOST_CONTESTANTS + " contestants");
          }
        });
    standings.matches().forEach(victoryPoints::check);
    return standings;
  }

  /** Methods of scoring, as words of the option. */
  enum Scoring {
    AUTO,
    MP,
    IMP,
    BUTLER,
    CROSS_IMP,
    BAM,
    PATTON,
    RUBBER,
    CHICAGO;

    Optional<Method.Kind> kind() {
      return Arrays.stream(Method.Kind.values()).filter(k -> k.name().equals(name())).findFirst();
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
