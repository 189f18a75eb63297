package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Hand;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.Seat;
import org.handrec.core.rules.AuctionChange;
import org.handrec.core.rules.AuctionReplay;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.rules.DealCompletion;
import org.handrec.core.rules.PlayProblem;

/** Guesses: repairs of facts that somebody must confirm. */
final class Suggestions {
  private static final Pattern BROKEN =
      Pattern.compile("\\[\\s*(\\w+)\\s+(\\S.*?)\\s*\\]\\s*", Pattern.DOTALL);
  private static final Pattern TAG_BEHIND_EMPTY_LINE =
      Pattern.compile("\\R[ \\t]*\\R[ \\t]*\\[[A-Za-z]");

  private Suggestions() {}

  // ---- values

  /** I001, I002, R001, R002, R005: the value that would be right. */
  static Optional<Fix> expected(GameEdits game) {
    return game.finding()
        .tag()
        .flatMap(tag -> game.finding().expected().flatMap(value -> game.valueFix(tag, value)));
  }

  /** X010: what the other record says, if the board number says so, too. */
  static Optional<Fix> ofOtherRecord(GameEdits game) {
    Optional<String> byNumber =
        game.board()
            .number()
            .value()
            .flatMap(number -> new BoardNumber(number).value(game.finding().tag().orElseThrow()));
    return byNumber.equals(game.finding().expected()) ? expected(game) : Optional.empty();
  }

  /** V006, V007: the points of a side; what the tag states of the other one stays. */
  static Optional<Fix> points(GameEdits game) {
    Optional<String> written = game.finding().tag().flatMap(game::valueOf);
    Optional<String> found = game.finding().found();
    if (written.isEmpty() || found.isEmpty() || !written.get().contains(found.get())) {
      return expected(game);
    }
    return game.finding()
        .expected()
        .map(right -> written.get().replace(found.get(), right))
        .flatMap(value -> game.valueFix(game.finding().tag().orElseThrow(), value));
  }

  /** I007: the vulnerability of the board number. */
  static Optional<Fix> vulnerability(GameEdits game) {
    return game.board()
        .number()
        .value()
        .map(number -> new BoardNumber(number).vulnerability().symbol())
        .flatMap(value -> write(game, "Vulnerable", value, List.of("Dealer", "Board")));
  }

  /** I003: the number of the record. */
  static Optional<Fix> number(GameEdits game) {
    return write(game, "Board", String.valueOf(game.index()), List.of("Date", "Site", "Event"));
  }

  /** P021: who declares if the seat of the play leads. */
  static Optional<Fix> declarer(GameEdits game) {
    Optional<Seat> leader = game.board().play().flatMap(play -> play.first().value());
    boolean known = game.board().declarer().isGiven() || !game.board().contract().isGiven();
    return known || leader.isEmpty()
        ? Optional.empty()
        : write(
            game,
            "Declarer",
            String.valueOf(leader.get().plus(3).letter()),
            List.of("Deal", "Vulnerable", "Dealer"));
  }

  /** R004: the mark for an exchange of declarer and dummy. */
  static Optional<Fix> exchangedDeclarer(GameEdits game) {
    return game.board()
        .declarer()
        .value()
        .flatMap(stated -> game.valueFix("Declarer", "^" + stated.seat().letter()));
  }

  /** Gives a tag a value; a tag that is not there goes behind the first of some others. */
  private static Optional<Fix> write(
      GameEdits game, String name, String value, List<String> before) {
    if (game.tag(name) >= 0) {
      return game.valueFix(name, value);
    }
    String line = "[" + name + " " + GameEdits.quoted(value) + "]" + game.lineEnd();
    for (String other : before) {
      int next = game.tag(other) + 1;
      if (next > 0 && next < game.game().tagCount()) {
        int place = game.game().start(next);
        return game.isLineStart(place) ? game.fix(game.insert(place, line)) : Optional.empty();
      }
    }
    int place = game.game().tagCount() == 0 ? -1 : game.game().start(0);
    return place >= 0 && game.isLineStart(place)
        ? game.fix(game.insert(place, line))
        : Optional.empty();
  }

  // ---- deal

  /** P011: the deal turned as the play has it. */
  static Optional<Fix> turnedDeal(GameEdits game) {
    Optional<PlayProblem> turn = problem(game, PlayProblem.Kind.DEAL_TURNED);
    return turn.isEmpty()
        ? Optional.empty()
        : game.board().deal().value().flatMap(deal -> deal(game, deal.turned(turn.get().count())));
  }

  /** D006: the hand that holds the other thirteen cards. */
  static Optional<Fix> fourthHand(GameEdits game) {
    Fact<Deal> deal = game.board().deal();
    if (!deal.isGiven()) {
      return Optional.empty();
    }
    List<Optional<Hand>> hands = new ArrayList<>(4);
    Hand rest = Hand.DECK;
    for (Seat seat : Seat.values()) {
      hands.add(deal.value().get().hand(seat));
      rest = rest.minus(deal.value().get().hand(seat).orElse(Hand.EMPTY));
    }
    return rest.size() == 13 ? deal(game, filled(hands, rest)) : Optional.empty();
  }

  private static Deal filled(List<Optional<Hand>> hands, Hand rest) {
    return Deal.of(hands.stream().map(hand -> hand.or(() -> Optional.of(rest))).toList());
  }

  /** D001 to D005: the deal that was meant. */
  static Optional<Fix> completedDeal(GameEdits game) {
    return DealCompletion.of(game.board(), game.replay()).flatMap(deal -> deal(game, deal));
  }

  /** X002: the deal of the other records. */
  static Optional<Fix> dealOfBoard(GameEdits game) {
    return game.finding().expected().map(Deal::parse).flatMap(deal -> deal(game, deal));
  }

  private static Optional<Fix> deal(GameEdits game, Deal deal) {
    return game.valueOf("Deal")
        .map(String::strip)
        .filter(value -> !value.isEmpty())
        .flatMap(value -> Seat.of(value.charAt(0)))
        .flatMap(first -> game.valueFix("Deal", deal.toString(first)));
  }

  // ---- auction and play

  /** A001, P003, P007: the mark before the call or card. */
  static Optional<Fix> marked(GameEdits game, String mark) {
    return game.fix(game.insert(game.from(), mark + " "));
  }

  /** A008: the passes that end the auction, where all else then agrees. */
  static Optional<Fix> closingPasses(GameEdits game) {
    Optional<AuctionReplay> auction = game.replay().auction();
    if (auction.isEmpty() || game.finding().hypothesis().isEmpty()) {
      return Optional.empty();
    }
    int last = game.board().auction().orElseThrow().items().size() - 1;
    int token = game.tokens().at(game.offset(game.origins().auctionItem(last).start()));
    while (token + 1 < game.tokens().count() && isSaid(game.kind(token + 1))) {
      token++;
    }
    return game.fix(
        game.insert(game.tokens().end(token), " Pass".repeat(auction.get().state().passesToEnd())));
  }

  private static boolean isSaid(TokenKind kind) {
    return kind == TokenKind.SUFFIX || kind == TokenKind.NOTE_REFERENCE || kind == TokenKind.NAG;
  }

  /** A006: the call that was meant, where only one fits contract and declarer. */
  static Optional<Fix> meantCall(GameEdits game) {
    return AuctionChange.meant(game.board())
        .flatMap(call -> game.fix(game.replace(game.from(), game.to(), call.symbol())));
  }

  /** A014: another dealer, in whose column the auction begins. */
  static Optional<Fix> otherDealer(GameEdits game) {
    int dealer = game.tag("Dealer");
    Optional<String> right = game.finding().expected();
    if (dealer < 0 || right.isEmpty()) {
      return Optional.empty();
    }
    List<Edit> edits = new ArrayList<>(2);
    edits.add(game.value(dealer, right.get()));
    int auction = game.tag("Auction");
    if (auction >= 0 && game.valueOf("Auction").equals(game.valueOf("Dealer"))) {
      edits.add(game.value(auction, right.get()));
    }
    return game.fix(edits);
  }

  /** A015: the seat of the dealer for the first column. */
  static Optional<Fix> auctionSeat(GameEdits game) {
    return game.board().auction().filter(auction -> auction.leadingDashes() == 0).isPresent()
        ? game.finding().expected().flatMap(seat -> game.valueFix("Auction", seat))
        : Optional.empty();
  }

  /** P014: the other card, and this one in its place where the two are exchanged. */
  static Optional<Fix> probableCard(GameEdits game) {
    Optional<PlayProblem> problem = problem(game, PlayProblem.Kind.PROBABLE_CARD);
    if (problem.isEmpty() || problem.get().otherCard().isEmpty()) {
      return Optional.empty();
    }
    Card right = problem.get().otherCard().get();
    List<Edit> edits = new ArrayList<>(2);
    edits.add(card(game, game.token(), right));
    if (problem.get().otherTrick() > 0) {
      List<PlayItem> items = game.board().play().orElseThrow().items();
      for (int i = 0; i < items.size(); i++) {
        if (items.get(i) instanceof PlayItem.Played played && played.card() == right) {
          int token = game.tokens().at(game.offset(game.origins().playItem(i).start()));
          edits.add(card(game, token, problem.get().card().orElseThrow()));
        }
      }
    }
    return game.fix(edits);
  }

  /** P001, P002: the cards that were meant, of which the finding names but the first. */
  static Optional<Fix> meantCards(GameEdits game) {
    List<Edit> edits = new ArrayList<>(2);
    game.replay()
        .meantCards(game.board())
        .forEach(
            (item, meant) -> {
              long place = game.origins().playItem(item).start();
              edits.add(card(game, game.tokens().at(game.offset(place)), meant));
            });
    return game.fix(edits);
  }

  /** P025: the card that was meant. */
  static Optional<Fix> meantCard(GameEdits game) {
    for (Map.Entry<Integer, Card> meant : game.replay().meantCards(game.board()).entrySet()) {
      if (game.origins().playItem(meant.getKey()).equals(game.finding().span())) {
        return game.fix(card(game, game.token(), meant.getValue()));
      }
    }
    return Optional.empty();
  }

  /**
   * P006: the mark before the lead, where the auction says who declares. Without one the declarer
   * may be wrong as well.
   */
  static Optional<Fix> markedLead(GameEdits game) {
    boolean sure =
        game.replay().auction().flatMap(AuctionReplay::declarer).equals(game.replay().declarer());
    return sure ? marked(game, "^L") : Optional.empty();
  }

  private static Edit card(GameEdits game, int token, Card card) {
    return game.replace(game.tokens().start(token), game.tokens().end(token), card.toString());
  }

  private static Optional<PlayProblem> problem(GameEdits game, PlayProblem.Kind kind) {
    return game.replay().playProblems().stream().filter(p -> p.kind() == kind).findFirst();
  }

  /** E007: each of the two lines in the place of the other, where no third one is alike. */
  static Optional<Fix> exchangedLines(GameEdits game) {
    String first = game.finding().found().orElse("");
    String second = game.finding().expected().orElse("");
    int end = game.game().bytes.length;
    int place = -1;
    for (int from = 0; from < end; from = endOfLine(game, from) + 1) {
      if (from != game.from() && game.text(from, endOfLine(game, from)).equals(second)) {
        if (place >= 0) {
          return Optional.empty();
        }
        place = from;
      }
    }
    return place < 0
        ? Optional.empty()
        : game.fix(
            game.replace(game.from(), game.to(), second),
            game.replace(place, endOfLine(game, place), first));
  }

  // ---- syntax

  /** PBN020: a quote before the last bracket of the line. */
  static Optional<Fix> closedString(GameEdits game) {
    int end = endOfLine(game, game.from());
    int bracket = game.text(game.from(), end).lastIndexOf(']');
    return bracket < 0 || hasWideText(game, end)
        ? Optional.empty()
        : game.fix(game.insert(game.from() + bracket, "\""));
  }

  /**
   * Whether characters of several bytes stand up to a place, so that they do not count as bytes.
   */
  private static boolean hasWideText(GameEdits game, int end) {
    return game.text(game.from(), end).length() != end - game.from();
  }

  private static int endOfLine(GameEdits game, int from) {
    byte[] bytes = game.game().bytes;
    int end = from;
    while (end < bytes.length && !Ascii.isLineEnd(bytes[end])) {
      end++;
    }
    return end;
  }

  /** PBN021: the value in quotes, those inside it escaped. */
  static Optional<Fix> quotedValue(GameEdits game) {
    int token = game.token();
    while (token > 0 && !game.game().isBrokenTag(token)) {
      token--;
    }
    Matcher broken = BROKEN.matcher(GameText.of(game.game(), token));
    if (!game.game().isBrokenTag(token) || !broken.matches()) {
      return Optional.empty();
    }
    String value = broken.group(2);
    boolean inQuotes = value.length() > 1 && value.startsWith("\"") && value.endsWith("\"");
    if (!inQuotes && value.indexOf('"') >= 0) {
      return Optional.empty();
    }
    String text = inQuotes ? value.substring(1, value.length() - 1) : value;
    String pair = "[" + broken.group(1) + " \"" + text.replaceAll("(?<!\\\\)\"", "\\\\\"") + "\"]";
    return text.contains("][") || text.contains("] [")
        ? Optional.empty()
        : game.fix(game.replace(game.tokens().start(token), game.tokens().end(token), pair));
  }

  /** PBN025: a brace before the empty line behind which a tag follows. */
  static Optional<Fix> closedComment(GameEdits game) {
    int end = game.tokens().end(game.token());
    String text = game.text(game.from(), end);
    Matcher tag = TAG_BEHIND_EMPTY_LINE.matcher(text);
    if (!tag.find()) {
      return Optional.empty();
    }
    int bytes = text.substring(0, tag.start()).getBytes(game.game().text.charset()).length;
    return game.fix(game.insert(game.from() + bytes, "}"));
  }

  /** PBN040: the letter joined to the mark. */
  static Optional<Fix> joinedMark(GameEdits game) {
    int token = game.token();
    boolean parted =
        GameText.of(game.game(), token).equals("^")
            && token + 2 < game.tokens().count()
            && game.kind(token + 1) == TokenKind.WHITE_SPACE
            && GameText.of(game.game(), token + 2).matches("[ISRL]");
    return parted
        ? game.fix(game.replace(game.tokens().start(token + 1), game.tokens().end(token + 1), ""))
        : Optional.empty();
  }

  /** PBN047: the note behind the only section. */
  static Optional<Fix> noteBehindSection(GameEdits game) {
    int note = game.tagAt(game.from());
    int section = game.tag("Auction") >= 0 ? game.tag("Auction") : game.tag("Play");
    boolean both = game.tag("Auction") >= 0 && game.tag("Play") >= 0;
    if (note < 0 || section < 0 || both) {
      return Optional.empty();
    }
    String line = game.text(game.game().start(note), game.game().end(note)) + game.lineEnd();
    int next = section + 1;
    while (next < game.game().tagCount()
        && game.game().standard(next) == StandardTag.NOTE.ordinal()) {
      next++;
    }
    Edit removal = game.remove(game.game().openToken(note), game.game().firstTokenBehind(note) - 1);
    int place = next < game.game().tagCount() ? game.game().start(next) : game.endOfText(section);
    return game.isLineStart(place) ? game.fix(removal, game.insert(place, line)) : Optional.empty();
  }
}
