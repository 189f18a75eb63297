package org.handrec.core.fix;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import org.handrec.core.check.FileRule;
import org.handrec.core.check.FileRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.Spool;

/**
 * Repairs a text in passes, until nothing is left that can be repaired. A pass makes all repairs
 * that do not touch each other, and reads the result again: what adds a finding to a record is
 * taken back and left. So repairing a repaired text changes nothing. Memory does not grow with the
 * text.
 */
public final class Repair {
  /** More passes are not made; only a text made for it needs them. */
  private static final int MOST_PASSES = 200;

  private static final Set<String> SOLVED = Set.of("Q003", "Q004", "Q005", "Q007");

  private final Request request;
  private final Supplier<List<FileRule>> rules;

  /** A repair. */
  public Repair(Request request) {
    this.request = request;
    this.rules = request.doubleDummy() ? FileRules.withSolvedTables() : FileRules::forSource;
  }

  /** Whether the repairs of a code write what only the double dummy solver can tell. */
  public static boolean needsSolver(String code) {
    return SOLVED.contains(code);
  }

  /**
   * What is to be repaired.
   *
   * @param format the format of the text
   * @param options how it is read
   * @param allowed the classes of repairs to make
   * @param wanted the findings to look at, given the record in which they lie; others are neither
   *     repaired nor reported as left
   * @param doubleDummy whether deals are solved, which takes time, so that stated double dummy
   *     results and pars can be repaired
   * @param temporary where temporary files go; empty for the directory of the system
   */
  public record Request(
      Format format,
      ReadOptions options,
      Set<FixSafety> allowed,
      BiPredicate<Optional<HandRecord>, Diagnostic> wanted,
      boolean doubleDummy,
      Optional<Path> temporary) {
    /** Copies the set. */
    public Request {
      allowed = Set.copyOf(allowed);
    }
  }

  /**
   * Repairs a source.
   *
   * @return the repaired text, to be closed; the source itself when nothing was changed
   * @throws IOException when something cannot be read or spooled
   */
  public Repaired run(Source source, RepairLog log) throws IOException {
    Ledger ledger = new Ledger();
    Repaired text = new Repaired(source, Optional.empty());
    int passes = 0;
    while (true) {
      if (++passes > MOST_PASSES) {
        ledger.freeze();
      }
      Spool out = new Spool(request.temporary());
      boolean kept = false;
      try (Spool digests = new Spool(request.temporary())) {
        Pass pass = pass(text, ledger, log, out, digests);
        if (!pass.isFollowed() && !ledger.retry()) {
          log.end();
          return text;
        }
        if (pass.isChanged() && isSound(text.as(out), digests, ledger, pass)) {
          log.accept();
          kept = true;
          ledger.changed();
          text.close();
          text = text.as(out);
        } else {
          log.discard();
        }
      } finally {
        if (!kept) {
          out.close();
        }
      }
    }
  }

  private Pass pass(Source text, Ledger ledger, RepairLog log, Spool out, Spool digests)
      throws IOException {
    Pass pass =
        new Pass(
            request, request.format().fixer(text, request.options()), ledger, log, out, digests);
    try (pass) {
      Reading.read(request.format(), text, request.options(), rules.get(), pass);
    }
    return pass;
  }

  private boolean isSound(Source text, Spool digests, Ledger ledger, Pass pass) throws IOException {
    Verification verification = new Verification(digests, ledger, pass.onlyCode());
    Reading.read(request.format(), text, request.options(), rules.get(), verification);
    return verification.isSound();
  }

  /** A repaired text. */
  public static final class Repaired implements Source, Closeable {
    private final Source original;
    private final Optional<Spool> text;

    private Repaired(Source original, Optional<Spool> text) {
      this.original = original;
      this.text = text;
    }

    private Repaired as(Spool other) {
      return new Repaired(original, Optional.of(other));
    }

    @Override
    public String name() {
      return original.name();
    }

    @Override
    public InputStream open() throws IOException {
      return text.isPresent() ? text.get().open() : original.open();
    }

    /** Whether anything was changed. */
    public boolean isChanged() {
      return text.isPresent();
    }

    @Override
    public void close() throws IOException {
      if (text.isPresent()) {
        text.get().close();
      }
    }
  }
}
