package org.handrec.core.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/**
 * Checks the records of one source, each by itself and together with those before it. Findings come
 * in the order of the source.
 *
 * <p>A finding about the source as a whole (E003) comes before all others though a later record
 * gives rise to it. So the findings of the first records wait until a record is off the board
 * scheme, at most those of 64 records or of a mebibyte of text.
 *
 * <p>A source may declare findings to be known: a line {@code % handrec: ignore CODE ...} in PBN,
 * {@code %% handrec: ignore CODE ...} in LIN. Such findings are not told.
 */
public final class SourceCheck {
  private static final int MOST_RECORDS = 64;
  private static final long MOST_TEXT = 1 << 20;

  private final Checker checker;
  private final List<FileRule> rules;
  private final SchemeCheck scheme;
  private final ExchangedLines exchangedLines;
  private final Waivers waivers;
  private final Receiver receiver;
  private final List<Waiting> waiting = new ArrayList<>();
  private long waitingText;
  private boolean waits = true;

  /**
   * A check of one source.
   *
   * @param checker looks at each record by itself
   * @param habits the habits of the source
   * @param receiver is told of all findings
   */
  public SourceCheck(Checker checker, SourceHabits habits, Receiver receiver) {
    this(checker, habits, receiver, FileRules.forSource());
  }

  /**
   * A check of one source by some rules across its records.
   *
   * @param checker looks at each record by itself
   * @param habits the habits of the source
   * @param receiver is told of all findings
   * @param rules made for this source, see {@link FileRules}
   */
  public SourceCheck(
      Checker checker, SourceHabits habits, Receiver receiver, List<FileRule> rules) {
    this.rules = List.copyOf(rules);
    this.checker = checker;
    this.scheme = new SchemeCheck(habits::boardScheme);
    this.exchangedLines = new ExchangedLines(habits, checker);
    this.waivers = new Waivers(habits::rules);
    this.receiver = receiver;
  }

  /** Is told of findings. */
  @FunctionalInterface
  public interface Receiver {
    /**
     * Takes the findings of a record, by place.
     *
     * @param record the record; empty for findings about the source as a whole
     * @param found perhaps none
     */
    void accept(Optional<HandRecord> record, List<Diagnostic> found) throws IOException;
  }

  /** A record with its findings. */
  private record Waiting(HandRecord record, List<Diagnostic> found) {}

  /** Checks the next record. */
  public void add(HandRecord record, Replay replay) throws IOException {
    BoardContext context = new BoardContext(record, replay);
    Findings findings = checker.findings(context);
    exchangedLines.explain(record, findings);
    Waivers.InText waived =
        waivers.read(record.text(), record.origins().record().start(), findings);
    if (record.kind() == HandRecord.Kind.BOARD) {
      for (FileRule rule : rules) {
        rule.check(context, findings);
      }
      Optional<Diagnostic> whole = scheme.explain(context, findings);
      if (whole.filter(waivers::lets).isPresent()) {
        receiver.accept(Optional.empty(), List.of(whole.get()));
      }
    }
    tell(record, waived.apply(findings.byPlace()));
  }

  private void tell(HandRecord record, List<Diagnostic> found) throws IOException {
    waitingText += record.text().length();
    if (waits) {
      waits = !scheme.isDecided() && waiting.size() < MOST_RECORDS && waitingText < MOST_TEXT;
      if (waits) {
        waiting.add(new Waiting(record, found));
        return;
      }
      release();
    }
    receiver.accept(Optional.of(record), found);
  }

  private void release() throws IOException {
    for (Waiting one : waiting) {
      receiver.accept(Optional.of(one.record()), one.found());
    }
    waiting.clear();
  }

  /**
   * Tells what waits, when the source cannot be read to its end. What shows only at the end of a
   * source, such as records that are not there, is not told.
   */
  public void breakOff() throws IOException {
    release();
  }

  /** Whether a finding about the source as a whole is reported, as far as it was read. */
  public boolean lets(Diagnostic finding) {
    return waivers.lets(finding);
  }

  /** Tells what is to be said at the end of the source. */
  public void end(RecordReader.Trailer trailer) throws IOException {
    release();
    RecordText text = trailer.text();
    Findings findings = new Findings(text, trailer.diagnostics());
    long end = text.offset() + text.length();
    for (FileRule rule : rules) {
      rule.finish(Span.at(end), findings);
    }
    Waivers.InText waived = waivers.read(text, end, findings);
    receiver.accept(Optional.empty(), waived.apply(findings.byPlace()));
  }
}
