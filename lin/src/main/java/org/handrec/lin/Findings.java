package org.handrec.lin;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.handrec.core.check.CoreRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins.Remnant;

/** Collects what there is to say about a record while it is read. */
final class Findings {
  /** No more findings of one record are kept, so that memory is bounded whatever the text is. */
  static final int MOST = 10_000;

  private final RecordText text;
  private final List<Diagnostic> found = new ArrayList<>(0);
  private final RemnantList remnants = new RemnantList();

  Findings(RecordText text) {
    this.text = text;
  }

  private static RuleInfo rule(String code) {
    return (code.startsWith("LIN") ? LinRules.catalog() : CoreRules.catalog()).get(code);
  }

  /** Begins a finding at a part of the record. */
  Diagnostic.Builder at(String code, int from, int to, String message) {
    long base = text.offset();
    return Diagnostic.builder(
        rule(code), text, new Span(base + from, base + Math.max(from, to)), message);
  }

  /** Begins a finding at the name of a command. */
  Diagnostic.Builder atCommand(String code, Commands commands, int command, String message) {
    return at(code, commands.start(command), commands.end(command), message);
  }

  /** Adds a finding about another text than that of the record. */
  void add(String code, RecordText other, Span span, String message) {
    add(Diagnostic.builder(rule(code), other, span, message));
  }

  /** Adds a slip between commands, which may lie behind the last of them. */
  void slip(CommandLexer.Slip slip) {
    Span span = new Span(slip.start(), slip.end());
    String message =
        slip.code().equals("LIN003")
            ? "text between commands ignored: \"" + text.slice(span) + "\""
            : "bar without command skipped";
    add(Diagnostic.builder(rule(slip.code()), text, span, message));
  }

  /** Adds a finding, unless there are so many that the text is no record at all. */
  void add(Diagnostic.Builder finding) {
    if (found.size() < MOST) {
      found.add(finding.build());
    }
  }

  /** Adds a piece of the record that is no fact of its board. */
  void addRemnant(String kind, int from, int to) {
    long base = text.offset();
    add(new Remnant(kind, text, new Span(base + from, base + to)));
  }

  /** Adds a command that is no fact of its board. */
  void addRemnant(String kind, Commands commands, int command) {
    addRemnant(kind, commands.start(command), commands.end(command));
  }

  /** Adds a piece of any text. */
  void add(Remnant remnant) {
    remnants.add(remnant);
  }

  /** Hands out what is no fact of the board, in the order of the source. */
  List<Remnant> remnants() {
    List<Remnant> all = remnants.drain();
    if (all.size() > 1) {
      all.sort(Comparator.comparingLong(remnant -> remnant.span().start()));
    }
    return all;
  }

  /** All findings, in no order. */
  List<Diagnostic> all() {
    return found.isEmpty() ? List.of() : List.copyOf(found);
  }
}
