package org.handrec.cli.report;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.HandRecord;

/**
 * Which findings of a run are reported, file by file: those that the policy lets pass, no exemption
 * covers and no baseline knows.
 */
public final class Selection {
  private final SeverityPolicy policy;
  private final List<Exemption> exemptions;
  private final Optional<Baseline> known;
  private final Optional<BaselineOutput> output;
  private final UnaryOperator<String> place;
  private long silenced;
  private long unmet;

  /**
   * A selection.
   *
   * @param known findings that are known and not reported
   * @param output takes all findings, so that they are known and none is reported
   * @param place how the baseline calls a file
   */
  public Selection(
      SeverityPolicy policy,
      List<Exemption> exemptions,
      Optional<Baseline> known,
      Optional<BaselineOutput> output,
      UnaryOperator<String> place) {
    this.policy = policy;
    this.exemptions = List.copyOf(exemptions);
    this.known = known;
    this.output = output;
    this.place = place;
  }

  /** A selection without a baseline. */
  public Selection(SeverityPolicy policy, List<Exemption> exemptions) {
    this(policy, exemptions, Optional.empty(), Optional.empty(), UnaryOperator.identity());
  }

  /** The policy. */
  public SeverityPolicy policy() {
    return policy;
  }

  /** Number of findings that are known. */
  public long silenced() {
    return silenced;
  }

  /** Number of entries of the baseline, of files that were looked at, that no finding has. */
  public long unmet() {
    return unmet;
  }

  /** The findings of one file, which is looked at by one thread. */
  public OfFile ofFile(String file) {
    return new OfFile(file);
  }

  /** The findings of one file. */
  public final class OfFile {
    private final List<Exemption> here;
    private final Optional<Baseline.OfFile> knownHere;
    private final Optional<BaselineOutput.OfFile> outputHere;
    private long silencedHere;

    private OfFile(String file) {
      this.here = exemptions.stream().filter(e -> e.files().test(file)).toList();
      this.knownHere = known.map(baseline -> baseline.ofFile(place.apply(file)));
      this.outputHere = output.map(all -> all.ofFile(place.apply(file)));
    }

    /** The finding with its severity; empty when it is not wanted, whether known or not. */
    public Optional<Diagnostic> wanted(Optional<HandRecord> record, Diagnostic diagnostic) {
      return here.stream().anyMatch(exemption -> exemption.covers(record, diagnostic))
          ? Optional.empty()
          : policy.apply(diagnostic);
    }

    /** The finding with its severity; empty when it is not reported. */
    public Optional<Finding> apply(Finding finding) throws IOException {
      // What the baseline knows is met, even where it is not wanted this time.
      boolean isKnown = knownHere.isPresent() && knownHere.get().takes(finding);
      Optional<Finding> reported =
          wanted(finding.record(), finding.diagnostic()).map(finding::with);
      if (reported.isPresent() && outputHere.isPresent()) {
        outputHere.get().add(reported.get());
        return Optional.empty();
      }
      silencedHere += isKnown && reported.isPresent() ? 1 : 0;
      return isKnown ? Optional.empty() : reported;
    }

    /**
     * The file was looked at; called in the order of the files by one thread.
     *
     * @param whole whether it was looked at to its end
     */
    public void end(boolean whole) throws IOException {
      silenced += silencedHere;
      unmet += whole ? knownHere.map(Baseline.OfFile::unmet).orElse(0) : 0;
      if (outputHere.isPresent()) {
        outputHere.get().end();
      }
    }
  }
}
