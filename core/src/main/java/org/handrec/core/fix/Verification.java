package org.handrec.core.fix;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final DataInputStream digests;
  private final Ledger ledger;
  private final Optional<String> onlyCode;
  private final Map<String, Integer> now = new TreeMap<>();
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
  }

  private void add(List<Diagnostic> findings) {
    findings.forEach(finding -> now.merge(finding.code(), 1, Integer::sum));
  }

  private void close() {
    if (current.isExceededBy(now)) {
      sound = false;
      ledger.trouble(current, onlyCode);
    }
    now.clear();
  }
}
