package org.handrec.core.check;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.BoardNumber;

/**
 * Explains the findings that dealer (I001) and vulnerability (I002) are not those of the board
 * number: the whole source follows another scheme (E003), or both are those of another number, such
 * as the one that comes next (I005). The source is looked at as a whole when the first such finding
 * comes.
 */
final class SchemeCheck {
  /** More numbers than these are not listed. */
  private static final int MOST = 6;

  private final Supplier<BoardScheme> schemes;
  private Optional<BoardScheme> scheme = Optional.empty();

  SchemeCheck(Supplier<BoardScheme> schemes) {
    this.schemes = schemes;
  }

  /**
   * The numbers to which dealer and vulnerability of a record belong.
   *
   * @param number the only one; empty when there are several
   */
  private record Fitting(String words, OptionalInt number) {}

  /** Whether the source was looked at. */
  boolean isDecided() {
    return scheme.isPresent();
  }

  /**
   * Replaces findings of a record.
   *
   * @return a finding about the source as a whole, once
   */
  Optional<Diagnostic> explain(BoardContext context, Findings findings) {
    boolean dealer = findings.has("I001");
    boolean vulnerability = findings.has("I002");
    if (!dealer && !vulnerability) {
      return Optional.empty();
    }
    boolean first = scheme.isEmpty();
    if (first) {
      scheme = Optional.of(schemes.get());
    }
    BoardScheme known = scheme.get();
    Optional<Fitting> fitting = next(context, findings, known);
    if (fitting.isEmpty() && dealer && vulnerability) {
      fitting = fitting(context, known);
    }
    if (fitting.isPresent() || known.isOther()) {
      findings.remove("I001");
      findings.remove("I002");
    }
    if (fitting.isPresent()) {
      findings.add(otherBoard(context, fitting.get(), findings));
    }
    return first && known.isOther() ? Optional.of(otherScheme(known)) : Optional.empty();
  }

  /** The number that comes next, if it explains dealer and vulnerability. */
  private static Optional<Fitting> next(
      BoardContext context, Findings findings, BoardScheme scheme) {
    int next = findings.nextNumber();
    boolean explains =
        next != 0 && next != context.board().number().value().orElseThrow() && !scheme.isOther();
    return explains
        ? Optional.of(new Fitting(next + ", which comes next", OptionalInt.of(next)))
        : Optional.empty();
  }

  /** The numbers to which dealer and vulnerability belong, if there is a reason to name them. */
  private static Optional<Fitting> fitting(BoardContext context, BoardScheme scheme) {
    int number = context.board().number().value().orElseThrow();
    int place =
        BoardScheme.place(
            context.board().dealer().value().orElseThrow(),
            context.board().vulnerability().value().orElseThrow());
    int offset = Math.floorMod(place + 1 - number, BoardNumber.CYCLE);
    if (scheme.offset().equals(OptionalInt.of(offset))) {
      return Optional.of(
          new Fitting(
              number + offset + " (all numbers " + offset + " too low)",
              OptionalInt.of(number + offset)));
    }
    List<String> numbers = new ArrayList<>();
    for (int other = place + 1; other < scheme.numbers().length(); other += BoardNumber.CYCLE) {
      if (scheme.numbers().get(other)) {
        numbers.add(Integer.toString(other));
      }
    }
    return numbers.isEmpty() || numbers.size() > MOST || scheme.isOther()
        ? Optional.empty()
        : Optional.of(
            new Fitting(
                Wording.list(numbers),
                numbers.size() == 1
                    ? OptionalInt.of(Integer.parseInt(numbers.get(0)))
                    : OptionalInt.empty()));
  }

  private static Diagnostic.Builder otherBoard(
      BoardContext context, Fitting fitting, Findings findings) {
    Seat dealer = context.board().dealer().value().orElseThrow();
    Vulnerability vulnerability = context.board().vulnerability().value().orElseThrow();
    Diagnostic.Builder finding =
        findings
            .at(
                "I005",
                context.value("Board"),
                "dealer %c and vulnerability %s are those of board %s"
                    .formatted(dealer.letter(), vulnerability.symbol(), fitting.words()))
            .tag("Board")
            .found(context.board().number().value().orElseThrow().toString())
            .hypothesis("board " + fitting.words());
    fitting.number().ifPresent(number -> finding.expected(String.valueOf(number)));
    return finding;
  }

  private static Diagnostic otherScheme(BoardScheme scheme) {
    RecordText begin = new RecordText(new byte[0], 0, 1, 1, StandardCharsets.ISO_8859_1);
    return Diagnostic.builder(
            CoreRules.catalog().get("E003"),
            begin,
            Span.at(0),
            "boards follow another scheme (%d of %d records)"
                .formatted(scheme.offCycle(), scheme.records()))
        .build();
  }
}
