package org.handrec.core.doubledummy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Rank;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Suit;

/** Results computed by another solver. */
final class Reference {
  private static final Path FOLDER = Path.of("src/test/resources/doubledummy");

  /** The order of denominations in the tables. */
  private static final List<Strain> STRAINS =
      List.of(Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS);

  private Reference() {}

  /** Whether all of it is to be compared, which takes minutes: {@code -Pdoubledummy}. */
  static boolean isWhole() {
    return Boolean.getBoolean("doubledummy.all");
  }

  /** The rows of a file, cut at tabs. */
  static List<String[]> rows(String file) {
    try {
      return Files.readAllLines(FOLDER.resolve(file)).stream()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A deal with its 20 results. */
  record Solved(String set, Deal deal, DoubleDummyTable table) {
    static Solved of(String[] row) {
      String[] numbers = row[3].split(" ", -1);
      return new Solved(
          row[0],
          Deal.parse(row[2]),
          DoubleDummyTable.of(
              (seat, strain) ->
                  Integer.parseInt(numbers[5 * seat.ordinal() + STRAINS.indexOf(strain)])));
    }

    @Override
    public String toString() {
      return set + " " + deal;
    }
  }

  static Strain strain(String letter) {
    return Strain.parse(letter).orElseThrow();
  }

  static Seat seat(String letter) {
    return Seat.of(letter.charAt(0)).orElseThrow();
  }

  /** Cards of two characters each. */
  static List<Card> cards(String text) {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i + 1 < text.length(); i += 2) {
      cards.add(Card.parse(text.substring(i, i + 2)).orElseThrow());
    }
    return cards;
  }

  /** Hands from North clockwise, perhaps of unequal lengths. */
  static List<Hand> hands(String text) {
    List<Hand> hands = new ArrayList<>();
    for (String one : text.substring(2).split(" ", -1)) {
      Hand hand = Hand.EMPTY;
      String[] suits = one.split("\\.", -1);
      for (int i = 0; i < 4; i++) {
        Suit suit = Suit.values()[3 - i];
        for (char c : suits[i].toCharArray()) {
          Optional<Card> card = Card.parse("" + suit.name().charAt(0) + c);
          hand = hand.plus(card.orElseThrow());
        }
      }
      hands.add(hand);
    }
    return hands;
  }

  static Rank rank(char c) {
    return Card.parse("S" + c).orElseThrow().rank();
  }
}
