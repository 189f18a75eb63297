package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.JsonRecordWriter;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.output.PbnRecordWriter;
import org.handrec.cli.output.RecordWriter;
import org.handrec.cli.shell.OutputFailure;
import org.handrec.cli.shell.Shell;
import org.handrec.core.format.ReadOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes records in another format. */
@Command(name = "convert", description = "Convert hand records to another format.")
final class ConvertCommand implements Callable<Integer> {
  private final Shell shell;

  @Mixin private InputOptions input;
  @Mixin private OutputOptions output;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      description = "The new format: ${COMPLETION-CANDIDATES}.")
  private Target target;

  ConvertCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    Formats formats = Registry.formats();
    ReadOptions options = input.readOptions(false);
    output.charset();
    List<Input> inputs = input.find(shell, formats);
    if (output.isPerInput()) {
      Map<Input, OutputOptions.Output> plan = output.plan(shell, inputs, target.toString());
      input.each(shell, formats, inputs, in -> convert(in, options, plan.get(in.input())));
    } else if (output.file().isPresent()) {
      String name = output.file().get();
      try (OutputFile file = OutputFile.create(name, shell.path(name), output.force())) {
        convertAll(formats, options, inputs, file);
        file.commit();
      }
    } else {
      convertAll(formats, options, inputs, shell.out());
    }
    return 0;
  }

  private void convertAll(
      Formats formats, ReadOptions options, List<Input> inputs, OutputStream out)
      throws IOException {
    try (RecordWriter writer = writer(out, inputs.size() == 1)) {
      input.each(shell, formats, inputs, in -> in.copy(options, writer));
      writer.finish();
    }
  }

  /** One input to its file; a file that cannot be written does not keep the others from it. */
  private void convert(OpenInput in, ReadOptions options, OutputOptions.Output planned)
      throws IOException {
    try (OutputFile file =
            OutputFile.createWithDirectories(planned.name(), planned.path(), output.force());
        RecordWriter writer = writer(file, true)) {
      in.copy(options, writer);
      writer.finish();
      file.commit();
    } catch (OutputFailure e) {
      shell.fail(e.getMessage());
    }
  }

  private RecordWriter writer(OutputStream out, boolean single) throws IOException {
    Charset charset = output.charset().orElse(StandardCharsets.UTF_8);
    String newline = output.newline().orElse("\n");
    return switch (target) {
      case PBN -> new PbnRecordWriter(out, output.pbn(shell), single, shell::say);
      case JSON -> JsonRecordWriter.ofArray(out, charset, newline);
      case JSONL -> JsonRecordWriter.ofLines(out, charset, newline);
    };
  }
}
