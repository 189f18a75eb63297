package org.handrec.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line without a command. */
@Command(
    name = "handrec",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Reads, checks, converts and shows bridge hand records.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit codes: 0 done; 1 done, findings or changes remain; 2 not done.",
      "See 'handrec help COMMAND' for a command."
    })
final class RootCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "no command given");
  }
}
