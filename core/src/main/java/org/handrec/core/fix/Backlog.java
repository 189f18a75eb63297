package org.handrec.core.fix;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Span;

/**
 * Findings about records that lie before the one with which they came, or before the end of the
 * source: points are compared when all results of a board are known. The text of their record is
 * gone by then, so that the next pass over the same text repairs them.
 */
final class Backlog {
  /** When so many are repaired, others come in the passes that follow. */
  private static final int MOST = 10_000;

  private final TreeMap<Long, List<Diagnostic>> findings = new TreeMap<>();
  private int size;

  /** Adds a finding; false when no more are taken. */
  boolean add(Diagnostic finding) {
    if (size == MOST) {
      return false;
    }
    size++;
    findings.computeIfAbsent(finding.span().start(), start -> new ArrayList<>(1)).add(finding);
    return true;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Whether a finding is there; it has the same place and says the same. */
  boolean contains(Diagnostic finding) {
    return findings.getOrDefault(finding.span().start(), List.of()).stream()
        .anyMatch(f -> f.code().equals(finding.code()) && f.message().equals(finding.message()));
  }

  /** The findings in a part of the source, by place. */
  List<Diagnostic> in(Span part) {
    return findings.isEmpty()
        ? List.of()
        : findings.subMap(part.start(), part.end()).values().stream()
            .flatMap(Collection::stream)
            .toList();
  }
}
