package org.handrec.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;
import org.handrec.cli.show.BoardText;
import org.handrec.core.check.Checker;
import org.handrec.core.check.RecordRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.format.HandRecord;
import org.handrec.core.rules.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Shows boards. */
@Command(
    name = "show",
    description = "Show boards: hands, auction, outcome, and what is wrong with them.")
final class ShowCommand implements Callable<Integer> {
  private final Shell shell;
  private boolean any;

  @Mixin private InputOptions input;

  @Option(
      names = "--board",
      paramLabel = "N",
      split = ",",
      description = "Show only the boards with these numbers: 7; 7,8; 3-5.")
  private List<String> numbers = List.of();

  @Option(names = "--play", description = "Show all tricks.")
  private boolean play;

  ShowCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    Formats formats = Registry.formats();
    BoardChoice choice = new BoardChoice(numbers);
    Checker checker = new Checker(RecordRules.all());
    input.each(
        shell,
        formats,
        input.find(shell, formats),
        in ->
            in.read(
                input.readOptions(false),
                (record, replay) -> {
                  if (record.kind() == HandRecord.Kind.BOARD && choice.contains(record.board())) {
                    show(checker, in.name(), record, replay);
                  }
                }));
    if (!choice.missing().isEmpty()) {
      throw new Failure("no board " + String.join(", ", choice.missing()));
    }
    return 0;
  }

  private void show(Checker checker, String file, HandRecord record, Replay replay)
      throws IOException {
    List<Diagnostic> findings =
        checker.check(record, replay).stream()
            .filter(finding -> finding.severity().compareTo(Severity.INFO) > 0)
            .toList();
    List<String> lines = new BoardText(file, record, replay, findings).lines(play);
    String text = (any ? "\n" : "") + String.join("\n", lines) + "\n";
    any = true;
    shell.out().write(text.getBytes(StandardCharsets.UTF_8));
  }
}
