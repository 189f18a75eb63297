package org.handrec.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.handrec.cli.report.RuleList;
import org.handrec.cli.shell.Shell;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the rules. */
@Command(name = "rules", description = "List all rules with code, severity and name.")
final class RulesCommand implements Callable<Integer> {
  private final Shell shell;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Shape shape = Shape.TEXT;

  RulesCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    RuleList list = new RuleList(Registry.rules().rules());
    switch (shape) {
      case TEXT -> list.writeText(shell.out());
      case JSON -> list.writeJson(shell.out());
      case MD -> list.writeMarkdown(shell.out());
    }
    return 0;
  }

  private enum Shape {
    TEXT,
    JSON,
    MD;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
