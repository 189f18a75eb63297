package org.handrec.cli.conformance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.handrec.core.check.Checker;
import org.handrec.core.check.FileRule;
import org.handrec.core.check.FileRules;
import org.handrec.core.check.RecordRules;
import org.handrec.core.check.SetCheck;
import org.handrec.core.check.SourceCheck;
import org.handrec.core.check.SourceDeals;
import org.handrec.core.check.SourceHabits;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Source;
import org.handrec.core.doubledummy.Limits;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;
import org.handrec.pbn.PbnFormat;
import org.handrec.pbn.PbnWriter;

/** The way of the data as a user of the library would put it together. */
final class Pipeline {
  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparingLong((Diagnostic d) -> d.span().start()).thenComparing(Diagnostic::code);

  private Pipeline() {}

  /** A record with its replay and all that is found in it. */
  record Checked(HandRecord record, Replay replay, List<Diagnostic> diagnostics) {}

  /**
   * A whole source.
   *
   * @param records the facts of the records
   * @param diagnostics all findings by place
   * @param texts the texts of the records and of what stands behind the last one
   */
  record Result(List<RecordFacts> records, List<Diagnostic> diagnostics, List<String> texts) {}

  /** Reads and checks a PBN source that fits into memory. */
  static Result run(Source source, ReadOptions options) {
    return run(new PbnFormat(), source, options);
  }

  /** Reads and checks a source that fits into memory. */
  static Result run(Format format, Source source, ReadOptions options) {
    List<RecordFacts> records = new ArrayList<>();
    List<Diagnostic> diagnostics = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    RecordReader.Trailer trailer =
        each(
            format,
            source,
            options,
            checked -> {
              records.add(RecordFacts.of(checked));
              texts.add(checked.record().text().slice(checked.record().text().span()));
            },
            diagnostics::addAll);
    diagnostics.sort(BY_PLACE);
    texts.add(trailer.text().slice(trailer.text().span()));
    return new Result(records, List.copyOf(diagnostics), texts);
  }

  /** The findings in a PBN source, those of the rules that need a solver among them. */
  static List<Diagnostic> solved(Source source, Limits limits) {
    List<Diagnostic> found = new ArrayList<>();
    each(
        new PbnFormat(),
        source,
        ReadOptions.DEFAULT,
        checked -> {},
        found::addAll,
        FileRules.withSolver(limits));
    return found;
  }

  /** Reads and checks sources of one folder; the findings of the last one. */
  static List<Diagnostic> run(List<Source> sources) {
    SetCheck set = new SetCheck();
    List<Diagnostic> found = new ArrayList<>();
    for (Source source : sources) {
      SourceDeals deals = new SourceDeals();
      found.clear();
      each(
          new PbnFormat(),
          source,
          ReadOptions.DEFAULT,
          checked -> deals.add(checked.record()),
          found::addAll);
      found.addAll(set.add(source.name(), deals));
    }
    return found;
  }

  /** Hands out one PBN record after the other and keeps none. */
  static RecordReader.Trailer each(Source source, ReadOptions options, Consumer<Checked> consumer) {
    return each(new PbnFormat(), source, options, consumer, found -> {});
  }

  /**
   * Hands out one record after the other, and all findings in their order, and keeps none.
   *
   * @param found takes what is found in the records and across them
   */
  static RecordReader.Trailer each(
      Format format,
      Source source,
      ReadOptions options,
      Consumer<Checked> consumer,
      Consumer<List<Diagnostic>> found) {
    return each(format, source, options, consumer, found, FileRules.forSource());
  }

  private static RecordReader.Trailer each(
      Format format,
      Source source,
      ReadOptions options,
      Consumer<Checked> consumer,
      Consumer<List<Diagnostic>> found,
      List<FileRule> rules) {
    SourceHabits habits = new SourceHabits(format, source, options);
    Checker checker = new Checker(RecordRules.all());
    SourceCheck check =
        new SourceCheck(checker, habits, (record, list) -> found.accept(list), rules);
    try (RecordReader reader = format.read(source, options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        Replay replay = Replay.of(record.board(), options.strict(), habits);
        consumer.accept(new Checked(record, replay, checker.check(record, replay)));
        check.add(record, replay);
      }
      check.end(reader.trailer());
      return reader.trailer();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The source in export format. */
  static byte[] export(Source source, ReadOptions options) throws IOException {
    Format format = new PbnFormat();
    SourceHabits habits = new SourceHabits(format, source, options);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (RecordReader reader = format.read(source, options);
        PbnWriter writer = new PbnWriter(out, PbnWriter.Options.DEFAULT)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        writer.write(next.get(), Replay.of(next.get().board(), options.strict(), habits));
      }
      writer.finish(reader);
    }
    return out.toByteArray();
  }
}
