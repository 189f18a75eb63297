package org.handrec.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Progress;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.solve.SolveFormat;
import org.handrec.cli.solve.SolveReport;
import org.handrec.cli.solve.SolvedJournal;
import org.handrec.core.doubledummy.DoubleDummyBatch;
import org.handrec.core.doubledummy.Limits;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.model.Deal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Solves deals double dummy. */
@Command(
    name = "solve",
    description = "Work out how many tricks each declarer takes with all cards seen.",
    footer = {
      "",
      "A deal may be named instead of a file: 'N:QJ6.K652.J85.T98 ...', four hands from North.",
      "Boards whose four hands are not all given are passed over."
    })
final class SolveCommand implements Callable<Integer> {
  private static final Pattern DEAL = Pattern.compile("[NESWnesw]:[^ ]+( [^ ]+){3}");

  private final Shell shell;

  @Mixin private InputOptions input;

  @Option(
      names = "--par",
      description = "Show the par score and the par contracts, where the vulnerability is known.")
  private boolean par;

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
    if (jobs < 1) {
      throw new Failure("--jobs is 1 or more");
    }
    Limits limits = solver.limits();
    List<Deal> deals =
        input.take(text -> DEAL.matcher(text).matches()).stream().map(SolveCommand::deal).toList();
    Formats formats = Registry.formats();
    List<Input> inputs =
        deals.isEmpty() || input.isNamed() ? input.find(shell, formats) : List.of();
    delivery.check(inputs, !deals.isEmpty());
    try (DoubleDummyBatch<IOException> queue = new DoubleDummyBatch<>(jobs, limits)) {
      ReadOptions options = input.readOptions(false);
      BoardSolving solving = new BoardSolving(shell, queue, par, play);
      if (delivery.isWanted()) {
        TagInsertion insertion = new TagInsertion(solving, delivery.isAgain(), options);
        input.each(shell, formats, inputs, in -> deliver(in, solving, insertion));
      } else {
        report(formats, inputs, deals, solving, options);
      }
    }
    return 0;
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

  private static Deal deal(String text) {
    try {
      Deal deal = Deal.parse(text);
      if (deal.isFull()) {
        return deal;
      }
    } catch (IllegalArgumentException e) {
      throw new Failure(text + ": no deal: " + e.getMessage());
    }
    throw new Failure(text + ": not 13 cards in each hand");
  }
}
