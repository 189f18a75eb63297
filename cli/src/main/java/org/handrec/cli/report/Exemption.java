package org.handrec.cli.report;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RuleSelection;
import org.handrec.core.format.HandRecord;

/**
 * Findings that are not reported of some files or boards.
 *
 * @param files the names of the files
 * @param boards the numbers of the boards; empty for all, and what belongs to no board
 * @param ignored the findings
 */
public record Exemption(Predicate<String> files, Set<String> boards, RuleSelection ignored) {
  boolean covers(Optional<HandRecord> record, Diagnostic diagnostic) {
    return ignored.contains(diagnostic)
        && (boards.isEmpty()
            || record
                .flatMap(r -> r.board().text("Board").value())
                .filter(boards::contains)
                .isPresent());
  }
}
