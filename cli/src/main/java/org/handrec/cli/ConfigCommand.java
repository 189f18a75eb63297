package org.handrec.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.handrec.cli.shell.Shell;
import picocli.CommandLine.Command;

/** Shows the settings. */
@Command(
    name = "config",
    description = "Show the settings in force and where each comes from.",
    footer = {
      "",
      "Settings stand in handrec.toml in the directory of the run, or in the file of --config.",
      "The output is such a file itself."
    })
final class ConfigCommand implements Callable<Integer> {
  private final Shell shell;
  private final Settings settings;

  ConfigCommand(Shell shell, Settings settings) {
    this.shell = shell;
    this.settings = settings;
  }

  @Override
  public Integer call() throws IOException {
    StringBuilder text = new StringBuilder();
    String table = "";
    for (SettingKey key : SettingKey.values()) {
      int dot = key.title().indexOf('.');
      if (dot > 0 && !table.equals(key.title().substring(0, dot))) {
        table = key.title().substring(0, dot);
        text.append("\n[" + table + "]\n");
      }
      String line = key.title().substring(dot + 1) + " = ";
      text.append(
          settings
              .value(key.title())
              .map(value -> line + value.toml() + "  # " + value.origin())
              .orElseGet(() -> line + key.toml(key.initial()) + "  # default"));
      text.append('\n');
    }
    settings.blocks().forEach(block -> text.append('\n').append(block));
    shell.out().write(text.toString().getBytes(StandardCharsets.UTF_8));
    return 0;
  }
}
