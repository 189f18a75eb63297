package org.handrec.core.check;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.RuleBook;
import org.handrec.core.diagnose.RuleSelection;
import org.handrec.core.diagnose.Span;

/**
 * Findings that a source itself declares to be known: {@code % handrec: ignore CODE ...} in PBN,
 * {@code %% handrec: ignore CODE ...} in LIN. Such a line holds to the end of its record; between
 * two records it holds for the later one, before the first record for the whole source.
 */
final class Waivers {
  private static final Pattern LINE =
      Pattern.compile(
          "^%%?[ \t]*handrec:[ \t]*([^\\s,]+)(.*)$", Pattern.MULTILINE | Pattern.CASE_INSENSITIVE);
  private static final int DECLARATION = 1;
  private static final int RULES = 2;
  private static final Pattern WORD = Pattern.compile("[^\\s,]+");

  private final Supplier<RuleBook> rules;
  private final List<RuleSelection> whole = new ArrayList<>(0);
  private boolean begun;

  /**
   * The waivers of a source.
   *
   * @param rules the rules that a waiver may name
   */
  Waivers(Supplier<RuleBook> rules) {
    this.rules = rules;
  }

  /** A line, and from where on it holds. */
  private record Waiver(long start, RuleSelection selection) {}

  /**
   * Looks for waivers in the text of a record; what is wrong with one is a finding.
   *
   * @param start where the first tag or command begins; the end of the text behind the last record
   */
  InText read(RecordText text, long start, Findings findings) {
    boolean isFirst = !begun;
    begun = true;
    List<Waiver> waivers = new ArrayList<>(0);
    if (text.hasLineBeginningWith('%')) {
      Matcher line = LINE.matcher(new String(text.bytes(), StandardCharsets.ISO_8859_1));
      while (line.find()) {
        if (!line.group(DECLARATION).equalsIgnoreCase("ignore")) {
          unknown(text, line.start(DECLARATION), line.end(DECLARATION), false, findings);
          continue;
        }
        RuleSelection selection = selection(text, line, findings);
        long at = text.offset() + line.start();
        if (isFirst && at < start) {
          whole.add(selection);
        } else {
          waivers.add(new Waiver(at, selection));
        }
      }
    }
    return new InText(text, start, waivers);
  }

  /** Whether a finding about the source as a whole is reported. */
  boolean lets(Diagnostic finding) {
    return whole.stream().noneMatch(selection -> selection.contains(finding));
  }

  /** The waivers in the text of a record. */
  final class InText {
    private final RecordText text;
    private final long start;
    private final List<Waiver> waivers;

    private InText(RecordText text, long start, List<Waiver> waivers) {
      this.text = text;
      this.start = start;
      this.waivers = waivers;
    }

    /** The findings of the record that are not waived. */
    List<Diagnostic> apply(List<Diagnostic> findings) {
      return findings.isEmpty() || (waivers.isEmpty() && whole.isEmpty())
          ? findings
          : findings.stream().filter(finding -> lets(finding) && !isWaived(finding)).toList();
    }

    private boolean isWaived(Diagnostic finding) {
      return waivers.stream()
          .anyMatch(waiver -> holds(waiver, finding) && waiver.selection.contains(finding));
    }

    private boolean holds(Waiver waiver, Diagnostic finding) {
      return waiver.start < start
          || (finding.text() == text && finding.span().start() > waiver.start);
    }
  }

  private RuleSelection selection(RecordText text, Matcher line, Findings findings) {
    RuleBook book = rules.get();
    List<String> items = new ArrayList<>();
    Matcher word = WORD.matcher(line.group(RULES));
    while (word.find()) {
      items.add(word.group());
      if (!new RuleSelection(book, List.of(word.group())).unknown().isEmpty()) {
        int rules = line.start(RULES);
        unknown(text, rules + word.start(), rules + word.end(), true, findings);
      }
    }
    if (items.isEmpty()) {
      unknown(text, line.start(DECLARATION), line.end(DECLARATION), true, findings);
    }
    return new RuleSelection(book, items);
  }

  private static void unknown(RecordText text, int from, int to, boolean rule, Findings findings) {
    Span place = new Span(text.offset() + from, text.offset() + to);
    String word = text.slice(place);
    String message = rule ? "no rule \"%s\" to ignore" : "no declaration \"%s\", only \"ignore\"";
    findings.add(findings.at("E006", place, message.formatted(word)).found(word));
  }
}
