package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.BoardNumber;
import org.handrec.testkit.RandomRecords;

/**
 * A match of two rooms without a fault, and what makes one fault of a kind in it. The same random
 * numbers give the same match.
 */
final class PlantedMatch {
  private static final List<String> TAGS =
      List.of(
          "Event Site Board West North East South Dealer Vulnerable Deal Declarer Contract Result Room"
              .split(" ", -1));

  private final Random random;
  private final RandomRecords deals;
  private final int boards;
  private final List<Map<String, String>> records = new ArrayList<>();
  private String expected = "";

  PlantedMatch(long seed) {
    this.random = new Random(seed);
    this.deals = new RandomRecords(seed);
    this.boards = 8 + random.nextInt(8);
    addBoards();
  }

  private void addBoards() {
    for (int number = 1; number <= boards; number++) {
      Deal deal = deals.deal();
      records.add(record(number, "Open", deal));
      records.add(record(number, "Closed", deal));
    }
  }

  private Map<String, String> record(int number, String room, Deal deal) {
    boolean open = room.equals("Open");
    Map<String, String> tags = new TreeMap<>();
    tags.put("Event", "Made Up Cup");
    tags.put("Site", "Riverside");
    tags.put("Board", Integer.toString(number));
    tags.put("North", open ? "Ann Foxglove" : "Ned Otter");
    tags.put("South", open ? "Sue Foxglove" : "Sam Otter");
    tags.put("East", open ? "Eve Otter" : "Eli Foxglove");
    tags.put("West", open ? "Wes Otter" : "Will Foxglove");
    tags.put("Dealer", "" + new BoardNumber(number).dealer().letter());
    tags.put("Vulnerable", new BoardNumber(number).vulnerability().symbol());
    tags.put("Deal", deal.toString());
    tags.put("Declarer", "N");
    tags.put("Contract", "2S");
    tags.put("Result", Integer.toString(6 + random.nextInt(4)));
    tags.put("Room", room);
    return tags;
  }

  /** The match as a PBN file. */
  String pbn() {
    StringBuilder text = new StringBuilder();
    for (Map<String, String> record : records) {
      for (String tag : TAGS) {
        text.append("[%s \"%s\"]\n".formatted(tag, record.get(tag)));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The message of the one finding that the fault makes; a part of it. */
  String expected() {
    return expected;
  }

  /** Makes the fault that a code names. */
  void plant(String code) {
    int index = 2 * (1 + random.nextInt(boards - 2)) + 1;
    Map<String, String> closed = records.get(index);
    Map<String, String> open = records.get(index - 1);
    String board = closed.get("Board");
    switch (code) {
      case "X001" -> {
        closed.put("Deal", deals.deal().toString());
        expected = "board %s: deals of records %d and %d differ".formatted(board, index, index + 1);
      }
      case "X002" -> turn(closed, index);
      case "X003" -> exchange(closed);
      case "X004" -> {
        int other = random.nextInt(boards - 1);
        other = 2 * other == index - 1 ? boards - 1 : other;
        String deal = open.get("Deal");
        records.get(2 * other).put("Deal", deal);
        records.get(2 * other + 1).put("Deal", deal);
        int number = index / 2 + 1;
        expected =
            "boards %d and %d have the same deal"
                .formatted(Math.min(number, other + 1), Math.max(number, other + 1));
      }
      case "X005" -> {
        records.add(index + 1, new TreeMap<>(closed));
        expected = "record %d repeats record %d".formatted(index + 2, index + 1);
      }
      case "X006" -> {
        records.subList(index - 1, index + 1).clear();
        expected = "board " + board + " missing";
      }
      case "X007" -> {
        Collections.rotate(records.subList(index - 1, index + 3), 2);
        expected = "board %s after %d".formatted(board, index / 2 + 2);
      }
      case "X008" -> {
        records.remove(index);
        expected = "board " + board + ": closed room missing";
      }
      case "X009" -> {
        exchangeValues(closed, "North", "East");
        exchangeValues(closed, "South", "West");
        expected = "the team of Eli Foxglove sits NS in both rooms";
      }
      case "X010" -> {
        String dealer = open.get("Dealer");
        closed.put("Dealer", "" + Seat.of(dealer.charAt(0)).orElseThrow().next().letter());
        expected =
            "board %s: dealer %s in record %d, %s in record %d"
                .formatted(board, dealer, index, closed.get("Dealer"), index + 1);
      }
      case "X011" -> {
        Map<String, String> again = new TreeMap<>(closed);
        again.put("Result", "12");
        records.add(index + 1, again);
        expected = "board " + board + " Closed given twice";
      }
      case "X012" -> {
        open.put("Result", "9");
        closed.put("Result", "8");
        closed.put("Declarer", "E");
        expected = "2S by EW: 8 tricks, 9 by the other side";
      }
      case "N003" -> {
        closed.put("East", "Ann Foxglove");
        expected = "\"Ann Foxglove\" plays board " + board + " in both rooms";
      }
      case "N004" -> {
        closed.put("East", "FOXGLOVE, Éli");
        expected = "\"Eli Foxglove\" and \"FOXGLOVE, Éli\" may be one person";
      }
      case "E001" -> {
        closed.put("Site", "Hillside");
        expected = "Site: \"Riverside\" and \"Hillside\"";
      }
      case "E002" -> {
        int before = records.size();
        addBoards();
        expected = "board 1 again at record " + (before + 1) + ": a new session?";
      }
      case "E003" -> {
        records.forEach(record -> record.put("Dealer", "?"));
        records.forEach(record -> record.put("Vulnerable", "?"));
        for (int i = 0; i < records.size(); i += 2) {
          boolean off = i > 0;
          String dealer = "" + new BoardNumber(i / 2 + (off ? 2 : 1)).dealer().letter();
          records.get(i).put("Dealer", dealer);
          records.get(i + 1).put("Dealer", dealer);
        }
        expected =
            "boards follow another scheme (%d of %d records)".formatted(2 * boards - 2, 2 * boards);
      }
      default -> throw new IllegalArgumentException(code);
    }
  }

  private void turn(Map<String, String> record, int index) {
    int seats = 1 + random.nextInt(3);
    record.put("Deal", Deal.parse(record.get("Deal")).turned(seats).toString());
    expected =
        "record %d is turned by %d seat%s against record %d"
            .formatted(index + 1, seats, seats == 1 ? "" : "s", index);
  }

  private void exchange(Map<String, String> record) {
    Deal deal = Deal.parse(record.get("Deal"));
    int first = random.nextInt(3);
    int second = first + 1 + random.nextInt(3 - first);
    Seat seat = Seat.values()[first];
    Seat other = Seat.values()[second];
    Card card = deal.hand(seat).orElseThrow().cards().get(random.nextInt(13));
    Card otherCard = deal.hand(other).orElseThrow().cards().get(random.nextInt(13));
    List<Optional<Hand>> hands = new ArrayList<>();
    for (Seat each : Seat.values()) {
      hands.add(deal.hand(each));
    }
    hands.set(first, deal.hand(seat).map(hand -> hand.minus(card).plus(otherCard)));
    hands.set(second, deal.hand(other).map(hand -> hand.minus(otherCard).plus(card)));
    record.put("Deal", Deal.of(hands).toString());
    expected =
        "%s of %c and %s of %c exchanged".formatted(card, seat.letter(), otherCard, other.letter());
  }

  private static void exchangeValues(Map<String, String> record, String tag, String other) {
    String value = record.put(tag, record.get(other));
    record.put(other, value);
  }
}
