package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.handrec.cli.input.Formats;
import org.handrec.cli.input.Input;
import org.handrec.cli.output.CsvRecordWriter;
import org.handrec.cli.output.CsvTable;
import org.handrec.cli.output.JsonRecordWriter;
import org.handrec.cli.output.LinRecordWriter;
import org.handrec.cli.output.LossJournal;
import org.handrec.cli.output.LossReport;
import org.handrec.cli.output.LossSink;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.output.PbnRecordWriter;
import org.handrec.cli.output.RecordWriter;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;
import org.handrec.cli.shell.Shell;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes records in another format. */
@Command(
    name = "convert",
    description = "Convert hand records to another format.",
    footer = {
      "",
      "What the new format cannot hold is listed on standard error, once for each kind.",
      "'handrec explain losses' lists what PBN and LIN can hold of each other."
    })
final class ConvertCommand implements Callable<Integer> {
  private final Shell shell;

  @Mixin private InputOptions input;
  @Mixin private OutputOptions output;
  @Mixin private LossOptions losses;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      required = true,
      description = "The new format: ${COMPLETION-CANDIDATES}.")
  private Target target;

  @Option(
      names = "--plain",
      description = "LIN: write the boards of a match without its header, as most programs want.")
  private boolean plain;

  @Option(
      names = "--comments",
      description = "LIN: write comments, too; some programs take them for explanations.")
  private boolean comments;

  @Option(names = "--four-hands", description = "LIN: write East's hand in full deals, too.")
  private boolean fourHands;

  @Option(
      names = "--shortest-auction",
      description = "LIN: write the shortest auction to a contract that comes without calls.")
  private boolean shortestAuction;

  @Option(
      names = "--keep-unknown",
      description = "Keep commands of other programs: at their places in LIN, in PBN as LinExtra.")
  private boolean keepUnknown;

  @Option(
      names = "--table",
      paramLabel = "TABLE",
      description = "CSV: the rows are ${COMPLETION-CANDIDATES} (default: boards).")
  private Optional<CsvTable> table = Optional.empty();

  @Option(
      names = "--exact",
      description =
          "CSV: write texts that a spreadsheet takes for formulas as they are, without an"
              + " apostrophe before them.")
  private boolean exact;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description = "Convert N files at once when each has its own output (default: 1).")
  private int jobs = 1;

  /** Whether there is anything to write: a file without any input would say that all was well. */
  private boolean anyRead;

  ConvertCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() throws IOException {
    checkOptions();
    Formats formats = Registry.formats();
    List<Input> inputs = input.find(shell, formats);
    if (output.isPerInput()) {
      Map<Input, OutputOptions.Output> plan = output.plan(shell, inputs, target.toString());
      Set<Path> outputs =
          plan.values().stream().map(OutputOptions.Output::path).collect(Collectors.toSet());
      losses.check(shell, inputs, outputs, output.force());
      try (LossReport report = losses.begin(shell, output.force())) {
        input.eachSideBySide(
            shell, formats, inputs, jobs, in -> convert(in, plan.get(in.input()), report));
        losses.finish(shell, report);
      }
    } else if (output.file().isPresent()) {
      String name = output.file().get();
      losses.check(shell, inputs, Set.of(shell.path(name).normalize()), output.force());
      try (OutputFile file = OutputFile.create(name, shell.path(name), output.force())) {
        convertAll(formats, inputs, file);
        if (anyRead) {
          file.commit();
        }
      }
    } else {
      losses.check(shell, inputs, Set.of(), output.force());
      convertAll(formats, inputs, shell.out());
    }
    return 0;
  }

  private void checkOptions() {
    output.check();
    boolean lin = target == Target.LIN || target == Target.URL;
    if ((plain || comments || fourHands || shortestAuction) && !lin) {
      throw new Failure(
          "--plain, --comments, --four-hands and --shortest-auction belong to --to lin");
    }
    if (keepUnknown && !lin && target != Target.PBN) {
      throw new Failure("--keep-unknown belongs to --to lin and --to pbn");
    }
    if ((table.isPresent() || exact) && target != Target.CSV) {
      throw new Failure("--table and --exact belong to --to csv");
    }
    boolean otherCharset =
        output.charset().filter(c -> !c.equals(StandardCharsets.UTF_8)).isPresent();
    if (lin && otherCharset) {
      throw new Failure("LIN is written in UTF-8, so --charset does not go with it");
    }
    if (jobs < 1) {
      throw new Failure("--jobs is 1 or more");
    }
  }

  /** All inputs to one output. Boards of several inputs are no match. */
  private void convertAll(Formats formats, List<Input> inputs, OutputStream out)
      throws IOException {
    ReadOptions options = input.readOptions(false);
    try (LossReport report = losses.begin(shell, output.force());
        LossJournal journal = report.newJournal()) {
      try (RecordWriter writer = writer(out, journal, inputs.size() > 1)) {
        input.each(
            shell,
            formats,
            inputs,
            in -> {
              anyRead = true;
              in.copy(options, writer);
            });
        writer.finish();
        writer.remark().ifPresent(shell::say);
      }
      report.take(journal);
      losses.finish(shell, report);
    }
  }

  /** One input to its file; a file that cannot be written does not keep the others from it. */
  private InputQueue.Completion convert(
      OpenInput in, OutputOptions.Output planned, LossReport report) throws IOException {
    LossJournal journal = report.newJournal();
    Optional<String> remark;
    try (OutputFile file =
            OutputFile.createWithDirectories(planned.name(), planned.path(), output.force());
        RecordWriter writer = writer(file, journal, false)) {
      in.copy(input.readOptions(false), writer);
      writer.finish();
      remark = writer.remark();
      file.commit();
    } catch (OutputFailure e) {
      journal.close();
      return () -> shell.fail(e.getMessage());
    } catch (IOException | RuntimeException e) {
      journal.close();
      throw e;
    }
    return () -> {
      remark.ifPresent(text -> shell.say(planned.name() + ": " + text));
      try (journal) {
        report.take(journal);
      }
    };
  }

  private RecordWriter writer(OutputStream out, LossSink sink, boolean severalInputs)
      throws IOException {
    Charset charset = output.charset().orElse(StandardCharsets.UTF_8);
    String newline = output.newline().orElse("\n");
    return switch (target) {
      case PBN -> new PbnRecordWriter(out, output.pbn(shell), !severalInputs, keepUnknown, sink);
      case LIN ->
          lin(
              out,
              plain || severalInputs ? LinWriter.Form.PLAIN : LinWriter.Form.AUTO,
              newline,
              sink);
      case URL -> lin(out, LinWriter.Form.ADDRESS, newline, sink);
      case JSON -> JsonRecordWriter.ofArray(out, charset, newline);
      case JSONL -> JsonRecordWriter.ofLines(out, charset, newline);
      case CSV ->
          new CsvRecordWriter(
              out,
              table.orElse(CsvTable.BOARDS),
              charset,
              output.newline().orElse("\r\n"),
              exact,
              sink);
    };
  }

  private RecordWriter lin(OutputStream out, LinWriter.Form form, String newline, LossSink sink) {
    boolean crLf = newline.equals("\r\n");
    return new LinRecordWriter(
        out, new LinWriter.Options(form, extras(), crLf, shell.temporaryDirectory()), sink);
  }

  private Set<LinWriter.Extra> extras() {
    Set<LinWriter.Extra> extras = EnumSet.noneOf(LinWriter.Extra.class);
    add(extras, comments, LinWriter.Extra.COMMENTS);
    add(extras, fourHands, LinWriter.Extra.FOUR_HANDS);
    add(extras, shortestAuction, LinWriter.Extra.SHORTEST_AUCTION);
    add(extras, keepUnknown, LinWriter.Extra.UNKNOWN_COMMANDS);
    return extras;
  }

  private static void add(Set<LinWriter.Extra> extras, boolean wanted, LinWriter.Extra extra) {
    if (wanted) {
      extras.add(extra);
    }
  }
}
