package org.handrec.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Progress;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.solve.DealArgument;
import org.handrec.cli.solve.SolveFormat;
import org.handrec.cli.solve.SolveReport;
import org.handrec.cli.solve.SolvedJournal;
import org.handrec.core.doubledummy.DoubleDummyBatch;
import org.handrec.core.doubledummy.Limits;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Vulnerability;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Solves deals double dummy. */
@Command(
    name = "solve",
    description = "Work out how many tricks each declarer takes with all cards seen.",
    footer = {
      "",
      "A deal may be named instead of a file: 'N:QJ6.K652.J85.T98 ...', four hands from North,",
      "as one argument, so in quotes.",
      "Boards whose four hands are not all given are passed over."
    })
final class SolveCommand implements Callable<Integer> {
  /** More would only take memory. */
  private static final int MOST_JOBS = 256;

  private final Shell shell;

  @Mixin private InputOptions input;

  @Option(
      names = "--par",
      description = "Show the par score and the par contracts, where the vulnerability is known.")
  private boolean par;

  @Option(
      names = "--vulnerable",
      paramLabel = "SIDES",
      description =
          "${COMPLETION-CANDIDATES}: the vulnerability of deals of the command line, and of boards"
              + " that do not say theirs, for --par.")
  private Optional<Vulnerability> vulnerable = Optional.empty();

  @Option(
      names = "--play",
      description =
          "Show what each card of the play cost; with --add-tags write the best cards at each point"
              + " of it, OptimumPlayTable.")
  private boolean play;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private SolveFormat format = SolveFormat.TEXT;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description = "Solve this many boards at once (default: ${DEFAULT-VALUE}).")
  private int jobs = 1;

  @Mixin private SolverOptions solver;
  @Mixin private DeliveryOptions delivery;

  SolveCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    if (jobs < 1 || jobs > MOST_JOBS) {
      throw new Failure("--jobs is from 1 to " + MOST_JOBS);
    }
    Limits limits = solver.limits(jobs);
    List<Deal> deals = input.take(this::isDeal).stream().map(DealArgument::deal).toList();
    if (par && !deals.isEmpty() && vulnerable.isEmpty()) {
      throw new Failure(
          "the par of a deal needs its vulnerability: --vulnerable None, NS, EW or All");
    }
    Formats formats = Registry.formats();
    List<Input> inputs =
        deals.isEmpty() || input.isNamed() ? input.find(shell, formats) : List.of();
    delivery.check(inputs, !deals.isEmpty());
    try (DoubleDummyBatch<IOException> queue = new DoubleDummyBatch<>(jobs, limits)) {
      ReadOptions options = input.readOptions(false);
      BoardSolving solving = new BoardSolving(shell, queue, par, vulnerable, play);
      if (delivery.isWanted()) {
        TagInsertion insertion = new TagInsertion(solving, delivery.isAgain(), options);
        input.each(shell, formats, inputs, in -> deliver(in, solving, insertion));
      } else {
        report(formats, inputs, deals, solving, options);
      }
      shell.say(solving.summary());
    }
    return 0;
  }

  /** Whether an argument is a deal; a name that is none of a file may be meant so, too. */
  private boolean isDeal(String text) {
    boolean name = text.indexOf(' ') < 0 && text.indexOf(':') < 0;
    return DealArgument.isMeant(text) && !(name && Files.exists(shell.path(text)));
  }

  /** Writes the text of an input; what was solved before an interruption is not solved again. */
  private void deliver(OpenInput in, BoardSolving solving, TagInsertion insertion)
      throws IOException {
    TextTarget target = delivery.target();
    Optional<Path> file = target.file(shell, in);
    if (file.isEmpty()) {
      target.deliver(shell, in, out -> insertion.write(in, out));
      return;
    }
    try (SolvedJournal journal = new SolvedJournal(SolvedJournal.beside(file.get()))) {
      solving.setJournal(Optional.of(journal));
      target.deliver(shell, in, out -> insertion.write(in, out));
      journal.delete();
    }
  }

  private void report(
      Formats formats,
      List<Input> inputs,
      List<Deal> deals,
      BoardSolving solving,
      ReadOptions options)
      throws IOException {
    try (SolveReport report = format.open(shell.out())) {
      report(deals, solving, report, jobs > 1 && deals.size() == 1 && inputs.isEmpty());
      input.each(
          shell,
          formats,
          inputs,
          in -> {
            in.read(options, (record, replay) -> solving.add(in, record, replay, report::add));
            solving.finish();
          });
    }
  }

  private void report(List<Deal> deals, BoardSolving solving, SolveReport report, boolean alone)
      throws IOException {
    Progress progress = new Progress(shell, OptionalLong.of(deals.size()), System::nanoTime);
    Progress.Part part = progress.begin();
    if (alone) {
      solving.addAlone(deals.get(0), report::add);
    } else {
      for (int i = 0; i < deals.size(); i++) {
        int number = i + 1;
        solving.add(
            deals.get(i),
            number,
            board -> {
              report.add(board);
              part.board(number);
            });
      }
    }
    solving.finish();
    progress.end();
  }
}
