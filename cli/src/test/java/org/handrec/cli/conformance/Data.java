package org.handrec.cli.conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.Loss;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Hand;
import org.handrec.core.model.Mark;
import org.handrec.core.model.Note;
import org.handrec.core.model.Play;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.PlayReplay;

/**
 * All that a record says, datum by datum, each under a sort: how often each datum occurs. Facts are
 * told in neutral terms, so that a difference is one of meaning. Two records are compared sort by
 * sort; losses are counted under the same sorts.
 */
final class Data {
  private static final Set<String> SECTIONS = Set.of("Auction", "Play", "Note");
  private static final Set<String> SEATS = Set.of("West", "North", "East", "South");

  /** The deal was read otherwise than it is written, and said to be. */
  private static final Set<String> SPELLINGS = Set.of("LIN027", "PBN071");

  private static final Pattern SPACE = Pattern.compile("(?U)\\s");
  private static final Pattern SUIT = Pattern.compile("[!@]([SHDCshdc])");

  private final Map<String, List<String>> data = new TreeMap<>();
  private final boolean lin;
  private final Board board;
  private final List<String> loose = new ArrayList<>();
  private final boolean passedOut;
  private boolean replayed;

  private Data(Converted.Read read, boolean lin) {
    this.lin = lin;
    this.board = read.record().board();
    // LIN has no sign for a player who was skipped, so that the passes behind it are lost.
    this.passedOut = read.replay().isPassedOut() && !isSkipped(board);
    for (Origins.Remnant remnant : read.record().origins().remnants()) {
      // In values that are no running text white space means nothing.
      boolean command = remnant.kind().startsWith("command ");
      String datum = remnant.datum();
      add(remnant.kind(), command ? SPACE.matcher(datum).replaceAll("") : datum);
    }
    for (Diagnostic finding : read.record().diagnostics()) {
      if (SPELLINGS.contains(finding.code())) {
        add("spelling of the deal", finding.code());
      }
    }
    tags();
    facts(read);
    board.auction().ifPresent(auction -> auction(read));
    board.play().ifPresent(play -> play(play, read));
    comments(board.comments());
    board.tags().forEach(tag -> comments(tag.comments()));
    for (DealtCard card : board.faultyDeal()) {
      if (card.card().isEmpty()) {
        add("unreadable card of the deal", card.text());
      }
    }
  }

  static Data of(Converted.Read read, boolean lin) {
    return new Data(read, lin);
  }

  /** A text in which each suit has one code: those of LIN mean the same. */
  private String text(String text) {
    return lin
        ? SUIT.matcher(text).replaceAll(m -> "!" + m.group(1).toUpperCase(Locale.ROOT))
        : text;
  }

  private void add(String sort, String datum) {
    data.computeIfAbsent(sort, s -> new ArrayList<>()).add(datum);
  }

  private void tags() {
    for (Tag tag : board.tags()) {
      if (tag.origin() == Tag.Origin.REPEATED) {
        add("repeated tag", tag.name() + tag.value());
      } else if (!SECTIONS.contains(tag.name()) && !tag.value().equals("?") && !isVoid(tag)) {
        add("tag " + tag.name(), value(tag));
      }
    }
  }

  private static boolean isSkipped(Board board) {
    return board.auction().map(Auction::items).orElse(List.of()).stream()
        .anyMatch(
            item -> item instanceof AuctionItem.Marked marked && marked.mark() == Mark.SKIPPED);
  }

  /** A passed-out board has no declarer and no result. */
  private boolean isVoid(Tag tag) {
    return (tag.name().equals("Declarer") || tag.name().equals("Result"))
        && tag.value().isEmpty()
        && (passedOut || board.contract().equals(Fact.given(Contract.PASSED_OUT)));
  }

  private String value(Tag tag) {
    return switch (tag.name()) {
      case "Deal" -> cards().toString();
      case "Dealer" -> fact(board.dealer(), tag);
      case "Vulnerable" -> fact(board.vulnerability(), tag);
      case "Declarer" -> fact(board.declarer(), tag);
      case "Contract" -> fact(board.contract().map(Contract::symbol), tag);
      case "Description" -> text(tag.value());
      default -> tag.value();
    };
  }

  /** The readable cards of the deal, be it one or not, with their players. */
  private List<String> cards() {
    List<String> cards = new ArrayList<>();
    for (DealtCard card : board.faultyDeal()) {
      card.card().ifPresent(c -> cards.add(card.seat().letter() + c.toString()));
    }
    if (board.deal().isGiven()) {
      for (Seat seat : Seat.values()) {
        Hand hand = board.deal().value().get().hand(seat).orElse(Hand.EMPTY);
        hand.cards().forEach(card -> cards.add(seat.letter() + card.toString()));
      }
    }
    cards.sort(null);
    return cards;
  }

  private static String fact(Fact<?> fact, Tag tag) {
    return fact.value().map(Object::toString).orElse(tag.value());
  }

  private void facts(Converted.Read read) {
    if (!board.dealer().isGiven()) {
      add("no dealer", "");
    }
    if (!board.vulnerability().isGiven()) {
      add("no vulnerability", "");
    }
    if (!board.number().isGiven()) {
      add("no board number", "");
    }
    if (board.result().value().isPresent()) {
      data.remove("tag Result");
    }
    if (!board.result().isGiven() && data.containsKey("contradicted claim")) {
      data.remove("tag LinClaim");
    }
    if (board.result().value().isPresent()) {
      boolean side = board.result().value().get().declarer().isEmpty();
      String tricks =
          read.replay().tricks().isPresent()
              ? Integer.toString(read.replay().tricks().getAsInt())
              : "";
      boolean differs =
          !side
              && !tricks.equals(
                  Integer.toString(board.result().value().get().declarer().getAsInt()));
      add("tag Result", differs ? board.tag("Result").orElseThrow().value() : tricks);
      if (board.result().value().get().agreed()) {
        add("mark of Result", "^");
      }
    }
  }

  private void auction(Converted.Read read) {
    List<AuctionItem> items = board.auction().orElseThrow().items();
    Set<Integer> used = new TreeSet<>();
    StringJoiner calls = new StringJoiner(" ");
    int added = read.replay().auction().map(AuctionReplay::leadingPasses).orElse(0);
    for (int i = 0; i < added; i++) {
      calls.add("Pass");
    }
    int number = added;
    for (AuctionItem item : items) {
      if (item instanceof AuctionItem.Made made) {
        number++;
        calls.add(made.call().symbol());
        add("call", number + made.call().symbol());
        said(made.annotations(), number);
        used.addAll(made.annotations().notes());
      } else if (item instanceof AuctionItem.Marked marked) {
        add("irregularity mark", marked.mark().symbol());
      } else if (item == AuctionItem.NEXT) {
        add("question mark", "+");
      } else if (item == AuctionItem.DASH && board.auction().orElseThrow().first().isAbsent()) {
        add("blank cell of the auction", "-");
      } else if (item instanceof AuctionItem.Unreadable unreadable) {
        add("unreadable call", unreadable.text());
      }
    }
    for (Note note : board.auction().orElseThrow().notes()) {
      if (!used.contains(note.number())) {
        add("note that no call refers to", note.text());
      }
    }
  }

  private void said(Annotations said, int call) {
    if (said.alerted() || !said.explanations().isEmpty()) {
      add("note", call + ":" + text(String.join("; ", said.explanations())));
    }
    said.nags().forEach(nag -> add("suffix or glyph of a call", call + "$" + nag));
    comments(said.comments());
  }

  private void play(Play play, Converted.Read read) {
    cards(play, read);
    for (PlayItem item : play.items()) {
      if (item instanceof PlayItem.Played played) {
        played
            .annotations()
            .nags()
            .forEach(nag -> add("suffix or glyph of a card", played.card() + "$" + nag));
        comments(played.annotations().comments());
      } else if (item instanceof PlayItem.Marked marked) {
        add("irregularity mark", marked.mark().symbol());
      } else if (item == PlayItem.NEXT) {
        add("sign of the play", "+");
      } else if (item instanceof PlayItem.Unreadable unreadable) {
        add("unreadable card", unreadable.text());
      }
    }
    play.notes().forEach(note -> add("note of the play", note.text()));
  }

  /** Those that were played, in the order of play and without it; others as they stand. */
  private void cards(Play play, Converted.Read read) {
    Set<Integer> played = new TreeSet<>();
    replayed = read.replay().play().isPresent();
    int order = 0;
    for (PlayReplay.PlayedCard card :
        read.replay().play().map(PlayReplay::cards).orElse(List.of())) {
      if (card.item() >= 0) {
        add("card", order++ + card.card().toString());
        loose.add(card.card().toString());
        played.add(card.item());
      }
    }
    for (int i = 0; i < play.items().size(); i++) {
      if (play.items().get(i) instanceof PlayItem.Played other && !played.contains(i)) {
        add("card", other.card().toString());
        loose.add(other.card().toString());
      }
    }
  }

  private void comments(List<Comment> comments) {
    comments.forEach(comment -> add("comment", text(comment.text().strip())));
  }

  /** How many data of each sort the other record does not have; sorts without any are left out. */
  Map<String, Integer> missingIn(Data other) {
    Map<String, Integer> missing = new TreeMap<>();
    data.forEach(
        (sort, all) -> {
          // The order of play is known where the deal can be used.
          boolean unordered = sort.equals("card") && replayed != other.replayed;
          List<String> left = new ArrayList<>(unordered ? loose : all);
          (unordered ? other.loose : other.data.getOrDefault(sort, List.<String>of()))
              .forEach(left::remove);
          if (!left.isEmpty()) {
            missing.put(sort, left.size());
          }
        });
    if (missing.containsKey("tag Result")) {
      // The mark is lost with the result; that is one loss.
      missing.remove("mark of Result");
    }
    return missing;
  }

  /** The length of the longest datum of a sort; 0 without any. */
  int longest(String sort) {
    return data.getOrDefault(sort, List.of()).stream().mapToInt(String::length).max().orElse(0);
  }

  /** Losses by the sorts of data. */
  static Map<String, Integer> count(List<Loss> losses) {
    Map<String, Integer> counts = new HashMap<>();
    for (Loss loss : losses) {
      if (loss.kind().equals("play without seats")) {
        for (String word : loss.datum().split(" ", -1)) {
          boolean card = word.matches("[SHDC][2-9TJQKA]");
          counts.merge(card ? "card" : "unreadable card", 1, Integer::sum);
        }
      } else {
        boolean name = loss.kind().equals("empty name");
        counts.merge(name ? "tag " + loss.datum() : sort(loss.kind()), 1, Integer::sum);
      }
    }
    return new TreeMap<>(counts);
  }

  private static String sort(String kind) {
    for (String seat : SEATS) {
      if (kind.endsWith(" in " + seat) || kind.equals("characters of " + seat)) {
        return "tag " + seat;
      }
    }
    if (kind.startsWith("characters of ") && !kind.startsWith("characters of a ")) {
      return "tag " + kind.substring("characters of ".length());
    }
    return switch (kind.toLowerCase(Locale.ROOT)) {
      case "brace in a comment", "characters of a comment" -> "comment";
      case "sign of the auction" -> "question mark";
      case "characters of a note",
          "explanation that reads as a mere alert",
          "several notes of a call",
          "note that is not given" ->
          "note";
      case "label of the board" -> "tag Board";
      case "hand that is not given" -> "tag Deal";
      case "mark of declarer" -> "tag Declarer";
      case "card that is not due" -> "card";
      case "dealer that is not given" -> "no dealer";
      case "vulnerability that is not given" -> "no vulnerability";
      case "board number that is not given" -> "no board number";
      case "call behind the end" -> "call";
      case "note of a call behind the end" -> "note";
      default -> kind;
    };
  }

  @Override
  public String toString() {
    return data.toString();
  }
}
