package org.handrec.core.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.PlayItem;
import org.handrec.core.rules.Replay;

/**
 * E007: two lines of a record stand in each other's place, as a slip in an editor makes it. Where
 * text stands that belongs to nothing, or is no call or card, the lines concerned are exchanged on
 * trial. A change that takes several findings away, adds none and makes more calls and cards
 * readable replaces them, unless another one does as well.
 */
final class ExchangedLines {
  /** Text in a place where it has no meaning: stray text, what is no call, what is no card. */
  private static final Set<String> SIGNS = Set.of("PBN026", "A006", "P025");

  private static final int MOST_LINES = 12;
  private static final int MOST_TEXT = 1 << 14;

  /** So many records of a source are tried in vain; then its text is odd in another way. */
  private static final int MOST_IN_VAIN = 50;

  private final SourceHabits source;
  private final Checker checker;
  private int inVain;

  /**
   * For one source.
   *
   * @param source reads changed texts
   * @param checker looks at what was read
   */
  ExchangedLines(SourceHabits source, Checker checker) {
    this.source = source;
    this.checker = checker;
  }

  /** A line without its line end. */
  private record Line(int from, int to) {}

  /** What is found in a text that holds one board: how often each code, and its calls and cards. */
  private record Reading(Map<String, Integer> codes, long items) {
    private int findings() {
      return codes.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether it is better in every way than another one of the same lines. */
    private boolean explains(Reading other) {
      return items > other.items
          && other.findings() - findings() > 1
          && SIGNS.stream().noneMatch(codes::containsKey)
          && codes.entrySet().stream()
              .allMatch(code -> code.getValue() <= other.codes.getOrDefault(code.getKey(), 0));
    }

    private int compareTo(Reading other) {
      int fewer = Integer.compare(other.findings(), findings());
      return fewer == 0 ? Long.compare(items, other.items) : fewer;
    }
  }

  /** Two lines by their numbers in the record, from 0, and what is read when they are exchanged. */
  private record Exchange(int first, int second, Reading after) {}

  /** Replaces findings that an exchange of two lines explains. */
  void explain(HandRecord record, Findings findings) throws IOException {
    RecordText text = record.text();
    if (inVain >= MOST_IN_VAIN
        || text.length() > MOST_TEXT
        || SIGNS.stream().noneMatch(findings::has)) {
      return;
    }
    byte[] bytes = text.bytes();
    List<Line> lines = lines(bytes);
    List<Integer> suspects = suspects(text, bytes, lines, findings);
    Optional<Exchange> exchange =
        suspects.size() > MOST_LINES ? Optional.empty() : exchange(bytes, lines, suspects);
    if (exchange.isEmpty()) {
      inVain++;
      return;
    }
    report(exchange.get(), text, lines, findings);
  }

  private static List<Line> lines(byte[] bytes) {
    List<Line> lines = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= bytes.length; i++) {
      if (i == bytes.length || bytes[i] == '\n' || bytes[i] == '\r') {
        lines.add(new Line(from, i));
        boolean pair = i + 1 < bytes.length && bytes[i] == '\r' && bytes[i + 1] == '\n';
        i += pair ? 1 : 0;
        from = i + 1;
      }
    }
    return lines;
  }

  /**
   * The lines with findings, those before text at a wrong place, those with a tag behind other
   * text, and those with a star.
   */
  private static List<Integer> suspects(
      RecordText text, byte[] bytes, List<Line> lines, Findings findings) {
    Set<Integer> starts = new HashSet<>();
    Set<Integer> signs = new HashSet<>();
    for (Diagnostic finding : findings.byPlace()) {
      if (finding.text() == text) {
        int line = lineAt(lines, (int) (finding.span().start() - text.offset()));
        starts.add(line);
        if (SIGNS.contains(finding.code())) {
          signs.add(line);
        }
      }
    }
    Set<Integer> suspects = new TreeSet<>();
    for (int i = 0; i < lines.size(); i++) {
      boolean tag = begins(bytes, lines.get(i), '[');
      boolean behindText = i > 0 && tag && !begins(bytes, lines.get(i - 1), '[');
      boolean star = begins(bytes, lines.get(i), '*');
      boolean beforeSign = signs.contains(i + 1);
      if ((starts.contains(i) || behindText || beforeSign || star)
          && lines.get(i).to() > lines.get(i).from()) {
        suspects.add(i);
      }
    }
    return List.copyOf(suspects);
  }

  private static int lineAt(List<Line> lines, int offset) {
    int line = 0;
    while (line + 1 < lines.size() && lines.get(line + 1).from() <= offset) {
      line++;
    }
    return line;
  }

  private static boolean begins(byte[] bytes, Line line, char character) {
    return line.to() > line.from() && bytes[line.from()] == character;
  }

  /** The exchange that explains most; empty when two explain as much. */
  private Optional<Exchange> exchange(byte[] bytes, List<Line> lines, List<Integer> suspects)
      throws IOException {
    Optional<Reading> before = reading(bytes);
    Optional<Exchange> best = Optional.empty();
    boolean tie = false;
    for (int i = 0; i < suspects.size() && before.isPresent(); i++) {
      for (int j = i + 1; j < suspects.size(); j++) {
        int first = suspects.get(i);
        int second = suspects.get(j);
        Optional<Reading> after =
            reading(exchanged(bytes, lines.get(first), lines.get(second)))
                .filter(reading -> reading.explains(before.get()));
        if (after.isPresent()) {
          int better = best.map(known -> after.get().compareTo(known.after())).orElse(1);
          best = better > 0 ? Optional.of(new Exchange(first, second, after.get())) : best;
          tie = better <= 0 && (tie || better == 0);
        }
      }
    }
    return tie ? Optional.empty() : best;
  }

  private static byte[] exchanged(byte[] bytes, Line first, Line second) {
    byte[] changed = new byte[bytes.length];
    int at = 0;
    int[] borders = {
      0,
      first.from(),
      second.from(),
      second.to(),
      first.to(),
      second.from(),
      first.from(),
      first.to(),
      second.to(),
      bytes.length
    };
    for (int i = 0; i < borders.length; i += 2) {
      int length = borders[i + 1] - borders[i];
      System.arraycopy(bytes, borders[i], changed, at, length);
      at += length;
    }
    return changed;
  }

  /** Empty when the text is not that of one board. */
  private Optional<Reading> reading(byte[] text) throws IOException {
    SourceHabits.Read read = source.read(text);
    if (read.records().size() != 1 || read.records().get(0).kind() != HandRecord.Kind.BOARD) {
      return Optional.empty();
    }
    HandRecord record = read.records().get(0);
    Replay replay = Replay.of(record.board(), source.isStrict(), source);
    Map<String, Integer> codes = new HashMap<>();
    for (Diagnostic finding : checker.check(record, replay)) {
      codes.merge(finding.code(), 1, Integer::sum);
    }
    for (Diagnostic finding : read.trailer().diagnostics()) {
      codes.merge(finding.code(), 1, Integer::sum);
    }
    return Optional.of(new Reading(codes, items(record.board())));
  }

  private static long items(Board board) {
    return board.auction().stream()
            .flatMap(auction -> auction.items().stream())
            .filter(AuctionItem.Made.class::isInstance)
            .count()
        + board.play().stream()
            .flatMap(play -> play.items().stream())
            .filter(PlayItem.Played.class::isInstance)
            .count();
  }

  private static void report(
      Exchange exchange, RecordText text, List<Line> lines, Findings findings) {
    for (Diagnostic finding : findings.byPlace()) {
      if (!exchange.after().codes().containsKey(finding.code())) {
        findings.remove(finding.code());
      }
    }
    Span first = span(text, lines.get(exchange.first()));
    Span second = span(text, lines.get(exchange.second()));
    Location begin = text.locate(first);
    String change = "lines %d and %d".formatted(begin.line(), text.locate(second).line());
    findings.add(
        findings
            .at(
                "E007",
                first,
                "%s are probably exchanged: \"%s\" and \"%s\""
                    .formatted(
                        change,
                        Wording.shortened(text.slice(first)),
                        Wording.shortened(text.slice(second))))
            .found(text.slice(first))
            .expected(text.slice(second))
            .hypothesis(change + " exchanged"));
  }

  private static Span span(RecordText text, Line line) {
    return new Span(text.offset() + line.from(), text.offset() + line.to());
  }
}
