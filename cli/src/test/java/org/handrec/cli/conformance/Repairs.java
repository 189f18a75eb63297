package org.handrec.cli.conformance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Source;
import org.handrec.core.fix.Repair;
import org.handrec.core.fix.RepairLog;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;

/** Repairs a text and keeps what the log says. */
final class Repairs implements RepairLog {
  /** Something that is left. */
  record Left(Diagnostic finding, Reason reason, Optional<Fix> fix) {}

  /** Something that is repaired. */
  record Fixed(Diagnostic finding, Fix fix) {}

  /** For each pass that holds what it repaired. */
  final List<List<Fixed>> passes = new ArrayList<>();

  final List<Left> left = new ArrayList<>();
  private List<Fixed> fixedNow = new ArrayList<>();
  private byte[] result = {};

  /** Repairs all findings, but for those that need a solver. */
  static Repairs of(Format format, byte[] text, ReadOptions options, Set<FixSafety> allowed) {
    return run(
        text,
        new Repair.Request(
            format, options, allowed, (record, finding) -> true, false, Optional.empty()));
  }

  /** Repairs the findings of a code, in every way there is. */
  static Repairs of(Format format, byte[] text, String code) {
    return run(
        text,
        new Repair.Request(
            format,
            ReadOptions.DEFAULT,
            EnumSet.allOf(FixSafety.class),
            (record, finding) -> finding.code().equals(code),
            code.startsWith("Q"),
            Optional.empty()));
  }

  private static Repairs run(byte[] text, Repair.Request request) {
    Repairs log = new Repairs();
    try (Repair.Repaired repaired = new Repair(request).run(Source.of("text", text), log);
        InputStream in = repaired.open()) {
      log.result = in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return log;
  }

  /** The repaired text. */
  byte[] result() {
    return result;
  }

  /** The original with the edits made one by one, from the last to the first of each pass. */
  byte[] edited(byte[] original) {
    byte[] text = original;
    for (List<Fixed> pass : passes) {
      List<Edit> edits = new ArrayList<>();
      pass.forEach(fixed -> edits.addAll(fixed.fix().edits()));
      edits.sort(Comparator.comparingLong((Edit edit) -> edit.span().start()).reversed());
      for (Edit edit : edits) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(text, 0, (int) edit.span().start());
        out.writeBytes(edit.replacement().getBytes(pass.get(0).finding().text().charset()));
        out.write(text, (int) edit.span().end(), text.length - (int) edit.span().end());
        text = out.toByteArray();
      }
    }
    return text;
  }

  @Override
  public void fixed(Optional<HandRecord> record, Diagnostic finding, Fix fix) {
    fixedNow.add(new Fixed(finding, fix));
  }

  @Override
  public void left(
      Optional<HandRecord> record, Diagnostic finding, Reason reason, Optional<Fix> fix) {
    left.add(new Left(finding, reason, fix));
  }

  @Override
  public void accept() {
    passes.add(fixedNow);
    discard();
  }

  @Override
  public void discard() {
    fixedNow = new ArrayList<>();
    left.clear();
  }

  @Override
  public void end() {
    if (!fixedNow.isEmpty()) {
      throw new AssertionError("the last pass repaired something");
    }
  }
}
