package org.handrec.core.check;

import java.io.IOException;
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
 */
public final class SourceCheck {
  private final Checker checker;
  private final List<FileRule> rules = FileRules.forSource();
  private final Receiver receiver;

  /**
   * A check of one source.
   *
   * @param checker looks at each record by itself
   * @param receiver is told of all findings
   */
  public SourceCheck(Checker checker, Receiver receiver) {
    this.checker = checker;
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

  /** Checks the next record. */
  public void add(HandRecord record, Replay replay) throws IOException {
    Findings findings = checker.findings(record, replay);
    if (record.kind() == HandRecord.Kind.BOARD) {
      BoardContext context = new BoardContext(record, replay);
      for (FileRule rule : rules) {
        rule.check(context, findings);
      }
    }
    receiver.accept(Optional.of(record), findings.byPlace());
  }

  /** Tells what is to be said at the end of the source. */
  public void end(RecordReader.Trailer trailer) throws IOException {
    RecordText text = trailer.text();
    Findings findings = new Findings(text, trailer.diagnostics());
    for (FileRule rule : rules) {
      rule.finish(Span.at(text.offset() + text.length()), findings);
    }
    receiver.accept(Optional.empty(), findings.byPlace());
  }
}
