package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Suit;
import org.handrec.core.model.Table;

/**
 * The best cards at each point of a play as a record states them in {@code OptimumPlayTable} (PBN
 * 2.1, 5.6): a row for each card that was played, in the order of the play; in the columns S, H, D
 * and C the ranks of the best cards of a suit, or {@code -} for none.
 *
 * @param rows the best cards, spades first and each suit as it is written; none where a row says
 *     that they are not known
 * @param problem why the rows from one on cannot be used, so that only those before it are here
 * @param cell the element where the problem is; -1 for none, or for the header
 */
public record StatedPlay(List<List<Card>> rows, Optional<String> problem, int cell) {
  /** The name of the table. */
  public static final String TABLE = "OptimumPlayTable";

  /** Cards by suit, spades last, and in each suit by rank. */
  public static final Comparator<Card> ORDER =
      Comparator.comparing(Card::suit).thenComparing(Card::rank);

  private static final List<Suit> SUITS =
      List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

  /** Room for eight ranks: longer ones are rare. */
  private static final int WIDTH = 8;

  /** Copies the list. */
  public StatedPlay {
    rows = List.copyOf(rows);
  }

  /** What a record states; empty when it has no such table with elements. */
  public static Optional<StatedPlay> of(Board board) {
    return board.tables().stream()
        .filter(table -> table.name().equals(TABLE) && !table.cells().isEmpty())
        .findFirst()
        .map(StatedPlay::of);
  }

  private static StatedPlay of(Table table) {
    List<String> names = table.columns().stream().map(Table.Column::name).toList();
    List<List<Card>> rows = new ArrayList<>(table.rowCount());
    if (SUITS.stream().noneMatch(suit -> names.contains(letter(suit)))) {
      return new StatedPlay(rows, Optional.of("no columns S, H, D and C"), -1);
    }
    for (int row = 0; row < table.rowCount(); row++) {
      Set<Card> cards = new LinkedHashSet<>();
      boolean known = true;
      for (Suit suit : SUITS) {
        int column = names.indexOf(letter(suit));
        int cell = row * names.size() + column;
        String text = column < 0 ? "-" : table.cells().get(cell).text();
        known &= !text.equals("?");
        if (!text.equals("?") && !text.equals("-") && !addAll(cards, suit, text)) {
          return new StatedPlay(rows, Optional.of("\"" + text + "\" are no ranks"), cell);
        }
      }
      if (known && cards.isEmpty()) {
        return new StatedPlay(rows, Optional.of("no card"), row * names.size());
      }
      rows.add(known ? List.copyOf(cards) : List.of());
    }
    return new StatedPlay(rows, Optional.empty(), -1);
  }

  /** Adds the cards of some ranks; false when a character is no rank, or a rank stands twice. */
  private static boolean addAll(Set<Card> cards, Suit suit, String ranks) {
    for (int i = 0; i < ranks.length(); i++) {
      Optional<Rank> rank = Rank.of(ranks.charAt(i));
      if (rank.isEmpty() || !cards.add(Card.of(suit, rank.get()))) {
        return false;
      }
    }
    return !ranks.isEmpty();
  }

  private static String letter(Suit suit) {
    return String.valueOf(suit.letter());
  }

  /**
   * The table of the best cards at each point of a play.
   *
   * @param best those of {@link DoubleDummySolver#bestCards}
   */
  public static Table table(List<List<Card>> best) {
    List<Table.Column> columns =
        SUITS.stream()
            .map(
                suit ->
                    new Table.Column(letter(suit), Table.Order.NONE, OptionalInt.of(WIDTH), true))
            .toList();
    List<Table.Cell> cells = new ArrayList<>(SUITS.size() * best.size());
    for (List<Card> row : best) {
      for (Suit suit : SUITS) {
        String ranks =
            row.stream()
                .filter(card -> card.suit() == suit)
                .sorted(ORDER.reversed())
                .map(card -> String.valueOf(card.rank().letter()))
                .collect(Collectors.joining());
        cells.add(new Table.Cell(ranks.isEmpty() ? "-" : ranks, false));
      }
    }
    return new Table(TABLE, columns, cells);
  }
}
