package org.handrec.core.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins;

/** Collects the findings of one record, beginning with those of its reader. */
public final class Findings {
  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparingLong((Diagnostic d) -> d.span().start()).thenComparing(Diagnostic::code);

  private final RecordText text;
  private final List<Diagnostic> found;
  private int nextNumber;

  Findings(RecordText text, List<Diagnostic> readers) {
    this.text = text;
    this.found = new ArrayList<>(readers);
  }

  /**
   * A finding to complete and to {@link #add}.
   *
   * @param code a code of {@link CoreRules}
   */
  public Diagnostic.Builder at(String code, Span span, String message) {
    return Diagnostic.builder(CoreRules.catalog().get(code), text, span, message);
  }

  /**
   * A finding about a place outside of the record.
   *
   * @param code a code of {@link CoreRules}
   */
  public Diagnostic.Builder at(String code, Origins.Passage place, String message) {
    return Diagnostic.builder(CoreRules.catalog().get(code), place.text(), place.span(), message);
  }

  /** Adds a finding. */
  public void add(Diagnostic.Builder finding) {
    found.add(finding.build());
  }

  /** Whether there is a finding of a code so far. */
  public boolean has(String code) {
    for (Diagnostic diagnostic : found) {
      if (diagnostic.code().equals(code)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Notes the board number that comes next where the record stands, when its dealer and its
   * vulnerability are those of that number, else its own number.
   */
  public void setNextNumber(int number) {
    nextNumber = number;
  }

  /** The number noted; 0 for none. */
  int nextNumber() {
    return nextNumber;
  }

  /** Whether there is a finding that begins where a part of the record does. */
  public boolean isAt(Span span) {
    for (Diagnostic diagnostic : found) {
      if (diagnostic.span().start() == span.start()) {
        return true;
      }
    }
    return false;
  }

  /** Takes back the findings of a code, which another one explains. */
  public void remove(String code) {
    found.removeIf(diagnostic -> diagnostic.code().equals(code));
  }

  /**
   * Whether a tag stands in the record but could not be used, so that nothing more is to be said
   * about it: there is an error about it.
   */
  public boolean isUnusable(String tag) {
    for (Diagnostic diagnostic : found) {
      if (diagnostic.severity() == Severity.ERROR
          && diagnostic.tag().filter(tag::equals).isPresent()) {
        return true;
      }
    }
    return false;
  }

  List<Diagnostic> byPlace() {
    if (found.size() > 1) {
      found.sort(BY_PLACE);
    }
    return List.copyOf(found);
  }
}
