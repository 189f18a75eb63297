package org.handrec.core.fix;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.RecordReader;
import org.handrec.core.format.Spool;
import org.handrec.core.rules.Replay;

/**
 * Compares a repaired text with what was found before, record by record. Records of the two
 * readings belong together by their places, so that a repair may part or join records.
 */
final class Verification implements Reading.Work {
  /**
   * Findings that are made once a source or once a board, at the first record that shows them: when
   * that one is repaired they may show at another. Of these there may not be more in all.
   */
  private static final Set<String> WANDERING =
      Set.of("E001", "E004", "LIN003", "N004", "N005", "PBN003", "X010");

  private final DataInputStream digests;
  private final Ledger ledger;
  private final Optional<String> onlyCode;
  private final Map<String, Integer> now = new TreeMap<>();

  /** How many more of the wandering findings there are than before. */
  private final Map<String, Integer> surplus = new TreeMap<>();

  /** The first record with more of a wandering finding. */
  private final Map<String, RecordDigest> suspects = new TreeMap<>();

  private final List<Diagnostic> whole = new ArrayList<>(0);
  private RecordDigest current;
  private boolean sound = true;

  Verification(Spool digests, Ledger ledger, Optional<String> onlyCode) throws IOException {
    this.digests = new DataInputStream(new BufferedInputStream(digests.open()));
    this.ledger = ledger;
    this.onlyCode = onlyCode;
    this.current = RecordDigest.read(this.digests);
  }

  /** Whether no record has a finding that was not there. */
  boolean isSound() {
    return sound;
  }

  @Override
  public void on(HandRecord record, Replay replay, List<Diagnostic> findings) throws IOException {
    long place = record.origins().record().start();
    while (current.record() > 0 && place >= current.end()) {
      close();
      current = RecordDigest.read(digests);
    }
    add(findings);
  }

  @Override
  public void onWhole(List<Diagnostic> findings) {
    whole.addAll(findings);
  }

  @Override
  public void end(RecordReader.Trailer trailer, List<Diagnostic> findings) throws IOException {
    while (current.record() > 0) {
      close();
      current = RecordDigest.read(digests);
    }
    add(findings);
    add(whole);
    close();
    digests.close();
    suspects.forEach(
        (code, record) -> {
          if (surplus.getOrDefault(code, 0) > 0) {
            reject(record);
          }
        });
  }

  private void add(List<Diagnostic> findings) {
    findings.forEach(finding -> now.merge(finding.code(), 1, Integer::sum));
  }

  private void close() {
    WANDERING.forEach(
        code ->
            surplus.merge(
                code,
                now.getOrDefault(code, 0) - current.findings().getOrDefault(code, 0),
                Integer::sum));
    Set<String> more = current.exceededBy(now);
    for (String code : more) {
      if (WANDERING.contains(code)) {
        suspects.putIfAbsent(code, current);
      }
    }
    if (!WANDERING.containsAll(more)) {
      reject(current);
    }
    now.clear();
  }

  private void reject(RecordDigest record) {
    sound = false;
    ledger.trouble(record, onlyCode);
  }
}
