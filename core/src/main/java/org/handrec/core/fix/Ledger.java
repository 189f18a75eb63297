package org.handrec.core.fix;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.diagnose.Diagnostic;

/**
 * What the passes over one source have learnt: which repairs added a finding, and where several at
 * once did, so that they are made one by one. Only records with such trouble are remembered.
 */
final class Ledger {
  /** How many repairs of a record are made in one pass. */
  enum Care {
    ALL,
    ONE_CODE,
    ONE
  }

  private final Set<String> rejected = new HashSet<>();
  private final Set<String> rejectedCodes = new HashSet<>();
  private final Set<String> fileWideDone = new HashSet<>();
  private final Map<Integer, Care> careful = new HashMap<>();
  private Backlog backlog = new Backlog();
  private boolean oneCodeAtOnce;
  private Optional<String> fileWide = Optional.empty();
  private boolean frozen;
  private boolean changedSinceRetry;

  /** The repair of a finding, told apart from others whatever moves in the text around it. */
  static String key(int record, Diagnostic finding) {
    return record + " " + finding.code() + " " + finding.message();
  }

  boolean rejects(String key, String code) {
    return frozen || rejectedCodes.contains(code) || rejected.contains(key);
  }

  Care care(int record) {
    return careful.getOrDefault(record, Care.ALL);
  }

  /** Whether a pass makes the repairs of one rule only. */
  boolean isOneCodeAtOnce() {
    return oneCodeAtOnce;
  }

  /** The finding about the whole source that the next pass repairs, and nothing else. */
  Optional<String> fileWide() {
    return fileWide;
  }

  void wantFileWide(String code) {
    fileWide = Optional.of(code);
  }

  /** The pass over the whole source is made; it is not made a second time. */
  void fileWideDone() {
    fileWide.ifPresent(fileWideDone::add);
    fileWide = Optional.empty();
  }

  /** Whether a pass over the whole source was made for a code; what is left cannot be repaired. */
  boolean isFileWideDone(String code) {
    return fileWideDone.contains(code);
  }

  /**
   * Forgets what was rejected, so that it is tried again in a text that has changed since; false
   * when there is nothing to try again.
   */
  boolean retry() {
    boolean nothing = rejected.isEmpty() && rejectedCodes.isEmpty() && fileWideDone.isEmpty();
    if (frozen || !changedSinceRetry || nothing) {
      return false;
    }
    rejected.clear();
    rejectedCodes.clear();
    fileWideDone.clear();
    careful.clear();
    oneCodeAtOnce = false;
    changedSinceRetry = false;
    return true;
  }

  /** The findings about earlier records that the pass before left to this one. */
  Backlog backlog() {
    return backlog;
  }

  /** Leaves findings to the next pass. */
  void leave(Backlog findings) {
    backlog = findings;
  }

  /** A pass has changed the text; what was left to the next one does not stand there any more. */
  void changed() {
    changedSinceRetry = true;
    backlog = new Backlog();
  }

  /** Nothing more is repaired. */
  void freeze() {
    frozen = true;
    fileWide = Optional.empty();
  }

  /** A record has a finding that was not there. */
  void trouble(RecordDigest digest, Optional<String> onlyCode) {
    if (digest.applied() == 0) {
      if (onlyCode.isPresent()) {
        rejectedCodes.add(onlyCode.get());
      }
      oneCodeAtOnce = true;
    } else if (digest.applied() == 1) {
      rejected.add(digest.firstKey());
    } else {
      careful.put(digest.record(), digest.oneCode() ? Care.ONE : Care.ONE_CODE);
    }
  }
}
