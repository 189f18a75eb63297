package org.handrec.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.handrec.cli.report.LossPage;
import org.handrec.cli.report.RulePage;
import org.handrec.cli.report.SeverityPolicy;
import org.handrec.cli.shell.Shell;
import org.handrec.core.diagnose.RuleInfo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Explains rules. */
@Command(
    name = "explain",
    description = "Explain rules: when, why, what helps.",
    footer = {"", "'handrec explain losses' lists what PBN and LIN can hold of each other."})
final class ExplainCommand implements Callable<Integer> {
  private static final String LOSSES = "losses";

  private final Shell shell;

  @Parameters(
      paramLabel = "CODE",
      arity = "1..*",
      description =
          "A code such as A001, its beginning such as A or PBN0, or a name such as"
              + " insufficient-bid.")
  private List<String> codes = List.of();

  ExplainCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    String pages = codes.stream().flatMap(ExplainCommand::pages).collect(Collectors.joining("\n"));
    shell.out().write(pages.getBytes(StandardCharsets.UTF_8));
    return 0;
  }

  private static Stream<String> pages(String code) {
    if (code.equalsIgnoreCase(LOSSES)) {
      return Stream.of(LossPage.text());
    }
    List<RuleInfo> rules = Registry.rules().select(code);
    if (rules.isEmpty()) {
      throw SeverityPolicy.noRule(code);
    }
    return rules.stream().map(rule -> new RulePage(rule).toString());
  }
}
