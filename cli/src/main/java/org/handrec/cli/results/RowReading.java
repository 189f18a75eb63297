package org.handrec.cli.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.handrec.core.model.Card;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.scoring.ContractText;
import org.handrec.core.scoring.ResultText;

/**
 * What a row says, read by the conventions of its list. What cannot be read is empty and named.
 *
 * @param artificial whether the row holds a score that a director gave, or none was played
 * @param contract the contract
 * @param declarer the declarer, of his column or of the contract
 * @param tricks the tricks of the column of tricks
 * @param result the tricks that the result comes to
 * @param open a result that may be tricks or tricks over the contract
 * @param lead the opening lead
 * @param vulnerable the vulnerability of the board
 * @param scores the scores for both sides and the declarer's
 * @param unreadable the fields whose cells hold something else
 */
record RowReading(
    boolean artificial,
    Optional<Contract> contract,
    Optional<Seat> declarer,
    OptionalInt tricks,
    OptionalInt result,
    OptionalInt open,
    Optional<Card> lead,
    Optional<Vulnerability> vulnerable,
    Scores scores,
    List<ResultField> unreadable) {
  private static final List<ResultField> OUTCOME =
      List.of(
          ResultField.CONTRACT,
          ResultField.DECLARER,
          ResultField.TRICKS,
          ResultField.OVER,
          ResultField.RESULT,
          ResultField.SCORE,
          ResultField.SCORENS,
          ResultField.SCOREEW,
          ResultField.SCOREDECLARER);

  /**
   * Scores as written.
   *
   * @param merged of a column that does not say whose points it holds
   */
  record Scores(OptionalInt merged, OptionalInt ns, OptionalInt ew, OptionalInt declarer) {
    /** The points of North-South, as if a merged column held theirs; empty when there are none. */
    OptionalInt ofNs() {
      if (merged.isPresent() || ns.isPresent()) {
        return merged.isPresent() ? merged : ns;
      }
      return ew.isPresent() ? OptionalInt.of(-ew.getAsInt()) : ew;
    }

    /** The points without their sign, where one number is given; empty otherwise. */
    OptionalInt points() {
      for (OptionalInt score : List.of(merged, ns, ew, declarer)) {
        if (score.isPresent()) {
          return OptionalInt.of(Math.abs(score.getAsInt()));
        }
      }
      return OptionalInt.empty();
    }
  }

  static RowReading of(ListRow row, ListLayout layout, Conventions conventions) {
    return new Reader(row, layout, conventions).read();
  }

  /** The tricks of declarer's side: of their column, else by the result. */
  OptionalInt won() {
    return tricks.isPresent() ? tricks : result;
  }

  /** The contract, unless passed out. */
  Optional<Contract.Played> played() {
    return contract.filter(Contract.Played.class::isInstance).map(Contract.Played.class::cast);
  }

  /** The work of reading one row. */
  private static final class Reader {
    /** Tricks that the conventions of the list do not tell. */
    private static final int UNCLEAR = Integer.MIN_VALUE;

    private final ListRow row;
    private final ListLayout layout;
    private final Conventions conventions;
    private final List<ResultField> unreadable = new ArrayList<>(0);
    private OptionalInt open = OptionalInt.empty();

    Reader(ListRow row, ListLayout layout, Conventions conventions) {
      this.row = row;
      this.layout = layout;
      this.conventions = conventions;
    }

    RowReading read() {
      boolean artificial =
          OUTCOME.stream().anyMatch(field -> CellText.isArtificial(layout.text(row, field)));
      Optional<ContractText> cell =
          artificial ? Optional.empty() : read(ResultField.CONTRACT, ContractText::of);
      Optional<Contract> contract = cell.flatMap(c -> c.contract(conventions::suit));
      if (cell.isPresent() && contract.isEmpty()) {
        unreadable.add(ResultField.CONTRACT);
      }
      if (artificial) {
        return new RowReading(
            true,
            Optional.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            open,
            Optional.empty(),
            vulnerable(),
            none(),
            unreadable);
      }
      Optional<Seat> declarer =
          read(ResultField.DECLARER, conventions::seat)
              .or(() -> cell.map(ContractText::seat).flatMap(conventions::seat));
      OptionalInt tricks = number(ResultField.TRICKS);
      OptionalInt result = result(cell, contract);
      Optional<Card> lead = read(ResultField.LEAD, text -> CellText.card(text, conventions));
      return new RowReading(
          false,
          contract,
          declarer,
          tricks,
          result,
          open,
          lead,
          vulnerable(),
          scores(),
          unreadable);
    }

    private <T> Optional<T> read(ResultField field, Function<String, Optional<T>> form) {
      String text = layout.text(row, field);
      if (text.isEmpty()) {
        return Optional.empty();
      }
      Optional<T> value = form.apply(text);
      if (value.isEmpty()) {
        unreadable.add(field);
      }
      return value;
    }

    private OptionalInt number(ResultField field) {
      return unboxed(read(field, text -> boxed(ResultText.number(text)).filter(n -> n <= 13)));
    }

    private Optional<Vulnerability> vulnerable() {
      String text = row.cell(layout.index(ResultField.VULNERABLE));
      Optional<Vulnerability> vulnerability = CellText.vulnerability(text);
      if (vulnerability.isEmpty() && !text.isEmpty()) {
        unreadable.add(ResultField.VULNERABLE);
      }
      return vulnerability;
    }

    /** The tricks by what is over or under, or by a number whose meaning the conventions tell. */
    private OptionalInt result(Optional<ContractText> cell, Optional<Contract> contract) {
      int level =
          contract
              .filter(Contract.Played.class::isInstance)
              .map(c -> ((Contract.Played) c).bid().level())
              .orElse(0);
      if (level == 0) {
        return OptionalInt.empty();
      }
      Optional<Integer> over =
          read(ResultField.OVER, text -> boxed(ResultText.over(text)).or(() -> unsigned(text)))
              .map(n -> level + 6 + n);
      Optional<Integer> result =
          read(
              ResultField.RESULT,
              text ->
                  boxed(ResultText.over(text))
                      .map(n -> level + 6 + n)
                      .or(() -> unsigned(text).map(n -> tricks(n, level))));
      Optional<Integer> beside =
          cell.map(ContractText::result)
              .flatMap(text -> boxed(ResultText.over(text)))
              .map(n -> level + 6 + n);
      Optional<Integer> won = over.or(() -> result).or(() -> beside).filter(n -> n != UNCLEAR);
      if (won.filter(n -> n < 0 || n > 13).isPresent()) {
        unreadable.add(over.isPresent() ? ResultField.OVER : field(result));
        return OptionalInt.empty();
      }
      return unboxed(won);
    }

    private static ResultField field(Optional<Integer> result) {
      return result.isPresent() ? ResultField.RESULT : ResultField.CONTRACT;
    }

    private static Optional<Integer> unsigned(String text) {
      return boxed(ResultText.number(text));
    }

    /** More than can be over the contract are tricks; else it depends. */
    private int tricks(int number, int level) {
      if (number > 7 - level) {
        return number;
      }
      open = OptionalInt.of(number);
      return switch (conventions.unsigned()) {
        case TRICKS -> number;
        case OVER -> level + 6 + number;
        case UNKNOWN -> UNCLEAR;
      };
    }

    private Scores scores() {
      OptionalInt ns = score(ResultField.SCORENS);
      OptionalInt ew = score(ResultField.SCOREEW);
      // In two columns the side without points may have a zero.
      boolean onlyEw = ns.orElse(0) == 0 && ew.orElse(0) != 0;
      boolean onlyNs = ew.orElse(0) == 0 && ns.isPresent() && !onlyEw;
      return new Scores(
          score(ResultField.SCORE),
          onlyEw ? OptionalInt.empty() : ns,
          onlyNs ? OptionalInt.empty() : ew,
          score(ResultField.SCOREDECLARER));
    }

    private OptionalInt score(ResultField field) {
      boolean passed =
          ContractText.of(layout.text(row, field)).filter(c -> c.level() == 0).isPresent();
      return passed ? OptionalInt.of(0) : unboxed(read(field, text -> boxed(CellText.score(text))));
    }

    private static Scores none() {
      return new Scores(
          OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());
    }

    private static Optional<Integer> boxed(OptionalInt number) {
      return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }

    private static OptionalInt unboxed(Optional<Integer> number) {
      return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }
  }
}
