package org.handrec.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.report.Background;
import org.handrec.cli.report.Selection;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.show.BoardText;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SourceCheck;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows boards. */
@Command(
    name = "show",
    description = "Show boards: hands, auction, outcome, and what is wrong with them.")
final class ShowCommand implements Callable<Integer> {
  private static final Checker CHECKER = new Checker(RecordRules.all());

  private final Shell shell;
  private final Settings settings;
  private boolean any;

  @Mixin private InputOptions input;
  @Mixin private SelectionOptions selection;

  @Option(
      names = "--board",
      paramLabel = "N",
      split = ",",
      description = "Show only the boards with these numbers: 7; 7,8; 3-5.")
  private List<String> numbers = List.of();

  @Option(names = "--play", description = "Show all tricks.")
  private boolean play;

  ShowCommand(Shell shell, Settings settings) {
    this.shell = shell;
    this.settings = settings;
  }

  @Override
  public Integer call() throws IOException {
    Formats formats = Registry.formats();
    BoardChoice choice = new BoardChoice(numbers);
    Selection selected = new Selection(selection.policy(false), settings.exemptions());
    input.each(
        shell,
        formats,
        input.find(shell, formats),
        in -> new OneInput(in, choice, selected.ofFile(in.name())).show());
    if (!choice.missing().isEmpty()) {
      throw new Failure("no board " + String.join(", ", choice.missing()));
    }
    return 0;
  }

  /** One input, whose records are all checked, since a finding may come of several. */
  private final class OneInput implements OpenInput.RecordWork {
    private final OpenInput in;
    private final BoardChoice choice;
    private final Selection.OfFile selected;
    private final Background background;
    private final SourceCheck check;

    OneInput(OpenInput in, BoardChoice choice, Selection.OfFile selected) {
      this.in = in;
      this.choice = choice;
      this.selected = selected;
      this.background = new InputBackground(in, input.readOptions(false));
      this.check =
          new SourceCheck(CHECKER, in.habits(input.readOptions(false)), this::showIfChosen);
    }

    void show() throws IOException {
      in.read(input.readOptions(false), this);
    }

    @Override
    public void on(HandRecord record, Replay replay) throws IOException {
      check.add(record, replay);
    }

    @Override
    public void end(RecordReader reader) throws IOException {
      check.end(reader.trailer());
    }

    /** What is said of the source as a whole belongs to no board. */
    private void showIfChosen(Optional<HandRecord> record, List<Diagnostic> found)
        throws IOException {
      if (record.isPresent()
          && record.get().kind() == HandRecord.Kind.BOARD
          && choice.contains(record.get().board())) {
        show(record.get(), found);
      }
    }

    private void show(HandRecord record, List<Diagnostic> found) throws IOException {
      List<Diagnostic> findings =
          found.stream()
              .flatMap(finding -> selected.wanted(Optional.of(record), finding).stream())
              .filter(finding -> finding.severity().compareTo(Severity.INFO) > 0)
              .toList();
      List<String> lines =
          new BoardText(in.name(), record, background.replay(record), findings).lines(play);
      String text = (any ? "\n" : "") + String.join("\n", lines) + "\n";
      any = true;
      shell.out().write(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
