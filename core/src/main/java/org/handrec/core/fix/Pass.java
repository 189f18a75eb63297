package org.handrec.core.fix;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.fix.RepairLog.Reason;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.RecordReader;
import org.handrec.core.format.Spool;
import org.handrec.core.rules.Replay;

/** One pass over a text: all repairs that can be made at once. */
final class Pass implements Reading.Work, Closeable {
  /**
   * What is found instead of an irregularity when it is marked as one that was accepted: a remark,
   * which its repair may add.
   */
  private static final Map<String, Set<String>> MARKED =
      Map.of(
          "A001", Set.of("A009"),
          "P003", Set.of("P004"),
          "P006", Set.of("P008"),
          "P007", Set.of("P008"),
          "R004", Set.of("R003"),
          "PBN040", Set.of("A009", "A011", "P004", "P008"));

  /** The finding about the order of the records, which no edit of one of them repairs. */
  private static final String ORDER = "X007";

  private final Repair.Request request;
  private final Fixer fixer;
  private final Ledger ledger;
  private final RepairLog log;
  private final OutputStream out;
  private final DataOutputStream digests;
  private final Optional<String> fileWide;
  private final Optional<BoardOrder> order;
  private final Map<String, Integer> inRecords = new TreeMap<>();
  private final Backlog backlog;
  private final Backlog noticed = new Backlog();
  private final List<Diagnostic> whole = new ArrayList<>(0);
  private Optional<String> onlyCode = Optional.empty();
  private long written;
  private boolean changed;
  private boolean again;

  Pass(
      Repair.Request request, Fixer fixer, Ledger ledger, RepairLog log, Spool out, Spool digests) {
    this.request = request;
    this.fixer = fixer;
    this.ledger = ledger;
    this.log = log;
    this.out = out;
    this.digests = new DataOutputStream(new BufferedOutputStream(digests));
    this.fileWide = ledger.fileWide();
    this.order = fileWide.filter(ORDER::equals).map(code -> new BoardOrder(request.temporary()));
    this.backlog = ledger.backlog();
  }

  /** Whether the text differs from the one before. */
  boolean isChanged() {
    return changed;
  }

  /** Whether another pass has to follow, though this one may have changed nothing. */
  boolean isFollowed() {
    return changed || again;
  }

  /** The code of all repairs, when the pass makes those of one rule only. */
  Optional<String> onlyCode() {
    return fileWide.isPresent() ? fileWide : onlyCode;
  }

  @Override
  public void on(HandRecord record, Replay replay, List<Diagnostic> findings) throws IOException {
    RecordWork work = new RecordWork(Optional.of(record), record.text(), record.index());
    for (Diagnostic finding : findings) {
      if (!isLeft(finding, record.text())) {
        work.consider(finding, () -> fixer.fix(finding, record, replay));
      }
    }
    for (Diagnostic finding : backlog.in(record.text().span())) {
      work.consider(finding, () -> fixer.fix(finding, record, replay));
    }
    if (order.isPresent()) {
      count(findings).forEach((code, number) -> inRecords.merge(code, number, Integer::sum));
      order.get().add(record);
    } else {
      work.finish(findings);
    }
  }

  /** Whether a finding is about an earlier record, and is for the next pass or this one has it. */
  private boolean isLeft(Diagnostic finding, RecordText text) {
    if (finding.span().start() >= text.offset()
        || finding.rule().fixSafety() == FixSafety.NONE
        || fileWide.isPresent()) {
      return false;
    }
    return backlog.isEmpty() ? noticed.add(finding) : backlog.contains(finding);
  }

  @Override
  public void onWhole(List<Diagnostic> findings) throws IOException {
    for (Diagnostic finding : findings) {
      whole.add(finding);
      if (request.wanted().test(Optional.empty(), finding)) {
        boolean none = finding.rule().fixSafety() == FixSafety.NONE;
        Reason reason = none ? Reason.NO_FIX : Reason.NOT_HERE;
        log.left(Optional.empty(), finding, reason, Optional.empty());
      }
    }
  }

  @Override
  public void end(RecordReader.Trailer trailer, List<Diagnostic> findings) throws IOException {
    RecordWork work = new RecordWork(Optional.empty(), trailer.text(), 0);
    for (Diagnostic finding : findings) {
      if (!isLeft(finding, trailer.text())) {
        work.consider(finding, () -> fixer.fixBehind(finding, trailer.text()));
      }
    }
    if (!noticed.isEmpty()) {
      ledger.leave(noticed);
      again = true;
    }
    whole.addAll(findings);
    if (order.isPresent()) {
      finishOrder(trailer.text());
    } else {
      work.finish(whole);
    }
    digests.flush();
    if (fileWide.isPresent()) {
      ledger.fileWideDone();
      again = true;
    }
  }

  /** Which record is which cannot be told when they are sorted: all are compared as one. */
  private void finishOrder(RecordText behind) throws IOException {
    changed = order.orElseThrow().write(out, fixer::toSource);
    out.write(fixer.toSource(behind.bytes()));
    new RecordDigest(1, Long.MAX_VALUE, 0, false, "", inRecords).write(digests);
    new RecordDigest(0, Long.MAX_VALUE, 0, false, "", count(whole)).write(digests);
  }

  @Override
  public void close() throws IOException {
    if (order.isPresent()) {
      order.get().close();
    }
  }

  /** Number of findings by code. */
  static Map<String, Integer> count(List<Diagnostic> findings) {
    Map<String, Integer> counts = new TreeMap<>();
    findings.forEach(finding -> counts.merge(finding.code(), 1, Integer::sum));
    return counts;
  }

  /** Finds the repair of a finding. */
  private interface Search {
    Optional<Fix> fix();
  }

  /** The repairs of one record. */
  private final class RecordWork {
    private final Optional<HandRecord> record;
    private final RecordText text;
    private final int index;
    private final Plan plan;
    private final Set<String> codes = new HashSet<>(2);
    private final Map<String, Integer> remarks = new TreeMap<>();
    private int applied;
    private String firstKey = "";

    RecordWork(Optional<HandRecord> record, RecordText text, int index) {
      this.record = record;
      this.text = text;
      this.index = index;
      this.plan = new Plan(text);
    }

    void consider(Diagnostic finding, Search search) throws IOException {
      if (!request.wanted().test(record, finding)) {
        return;
      }
      boolean wide = fixer.isFileWide(finding);
      if (fileWide.isPresent()) {
        considerFileWide(finding, wide);
        return;
      }
      Optional<Fix> fix =
          finding.rule().fixSafety() == FixSafety.NONE || isUnsolved(finding)
              ? Optional.empty()
              : wide ? Optional.of(wholeFile(finding)) : search.fix();
      Optional<Reason> obstacle = obstacle(finding, fix, wide);
      if (obstacle.isPresent()) {
        log.left(record, finding, obstacle.get(), fix);
      } else {
        log.fixed(record, finding, fix.orElseThrow());
      }
    }

    private void considerFileWide(Diagnostic finding, boolean wide) throws IOException {
      if (wide && fileWide.get().equals(finding.code())) {
        log.fixed(record, finding, wholeFile(finding));
      } else {
        log.left(record, finding, Reason.NOT_YET, Optional.empty());
      }
    }

    private boolean isUnsolved(Diagnostic finding) {
      return !request.doubleDummy() && Repair.needsSolver(finding.code());
    }

    private Fix wholeFile(Diagnostic finding) {
      return new Fix(finding.rule().fix(), finding.rule().fixSafety(), List.of());
    }

    /** Why a repair is not made; empty when it is. */
    private Optional<Reason> obstacle(Diagnostic finding, Optional<Fix> fix, boolean wide) {
      if (fix.isEmpty()) {
        boolean none = finding.rule().fixSafety() == FixSafety.NONE;
        return Optional.of(
            none ? Reason.NO_FIX : isUnsolved(finding) ? Reason.NOT_SOLVED : Reason.NOT_HERE);
      }
      if (!request.allowed().contains(fix.get().safety())) {
        return Optional.of(Reason.NOT_ALLOWED);
      }
      if (wide && ledger.isFileWideDone(finding.code())) {
        return Optional.of(Reason.NOT_HERE);
      }
      String key = Ledger.key(index, finding);
      if (ledger.rejects(key, finding.code())) {
        return Optional.of(Reason.WOULD_ADD);
      }
      if (wide) {
        ledger.wantFileWide(finding.code());
        again = true;
        return Optional.of(Reason.NOT_YET);
      }
      List<Edit> edits = fix.get().edits();
      if (!plan.isPossible(edits)) {
        return Optional.of(Reason.NOT_HERE);
      }
      if (!isTurnOf(finding.code()) || !plan.take(edits)) {
        again = true;
        return Optional.of(Reason.NOT_YET);
      }
      take(finding.code(), key);
      return Optional.empty();
    }

    private boolean isTurnOf(String code) {
      boolean mayStart =
          switch (ledger.care(index)) {
            case ALL -> true;
            case ONE_CODE -> codes.isEmpty() || codes.contains(code);
            case ONE -> applied == 0;
          };
      return mayStart
          && (!ledger.isOneCodeAtOnce() || onlyCode.isEmpty() || onlyCode.get().equals(code));
    }

    private void take(String code, String key) {
      onlyCode = ledger.isOneCodeAtOnce() ? Optional.of(code) : Optional.empty();
      codes.add(code);
      MARKED.getOrDefault(code, Set.of()).forEach(remark -> remarks.merge(remark, 1, Integer::sum));
      firstKey = applied == 0 ? key : firstKey;
      applied++;
    }

    void finish(List<Diagnostic> findings) throws IOException {
      if (fileWide.isPresent()) {
        plan.take(fixer.everywhere(fileWide.get(), text));
      }
      byte[] bytes = fixer.toSource(plan.bytes());
      out.write(bytes);
      changed |= !plan.isEmpty();
      written += plan.bytes().length;
      Map<String, Integer> counts = count(findings);
      remarks.forEach((code, number) -> counts.merge(code, number, Integer::sum));
      new RecordDigest(index, written, applied, codes.size() == 1, firstKey, counts).write(digests);
    }
  }
}
