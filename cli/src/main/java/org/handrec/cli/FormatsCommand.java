package org.handrec.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Shell;
import org.handrec.core.format.Format;
import picocli.CommandLine.Command;

/** Lists the formats. */
@Command(name = "formats", description = "List the formats that are read and written.")
final class FormatsCommand implements Callable<Integer> {
  private final Shell shell;

  FormatsCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    StringBuilder text = new StringBuilder();
    List<Format> formats = Registry.formats().all();
    for (Format format : formats) {
      String extensions =
          format.extensions().stream().map(e -> "." + e).collect(Collectors.joining(" "));
      line(text, format.id(), extensions, "read, written", format.title());
    }
    for (Target target : Target.values()) {
      if (formats.stream().noneMatch(format -> format.id().equals(target.toString()))) {
        line(text, target.toString(), "." + target, "written", target.title());
      }
    }
    shell.out().write(text.toString().getBytes(StandardCharsets.UTF_8));
    return 0;
  }

  private static void line(
      StringBuilder text, String id, String extensions, String use, String title) {
    text.append(String.format(Locale.ROOT, "%-6s %-8s %-14s %s\n", id, extensions, use, title));
  }
}
