package org.handrec.cli.conformance;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.handrec.core.doubledummy.StatedTable;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Board;
import org.handrec.core.model.Call;
import org.handrec.core.model.Card;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Deal;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.PlayItem;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.SideScore;
import org.handrec.core.model.StatedDeclarer;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Table;
import org.handrec.core.scoring.event.RecordScore;

/**
 * Answers the keys of the case tables, each in the spelling that the tables use. Where a fact has
 * two sources (a tag and the auction, say) both must give the same answer.
 */
final class CaseValues {
  private static final String DIFFER = "sources differ: ";

  private final Map<Pattern, BiFunction<RecordFacts, MatchResult, String>> keys =
      new LinkedHashMap<>();
  private final List<RecordFacts> records;
  private final String ownTag;

  /**
   * The answers of a file.
   *
   * @param ownTag the tag that the case is about, for fragments without a key
   */
  CaseValues(List<RecordFacts> records, String ownTag) {
    this.records = records;
    this.ownTag = ownTag;
    valuesOfRecords();
    valuesOfAuction();
    valuesOfPlay();
    valuesOfTables();
  }

  /** What the file says; equals the value of the fragment when the fragment holds. */
  String actual(Fragment fragment) {
    if (fragment.key().equals("games")) {
      return Integer.toString(records.size());
    }
    if (fragment.value().startsWith("that of g")) {
      return sameDeal(fragment);
    }
    List<String> answers = new ArrayList<>();
    for (int number = fragment.from(); number <= fragment.to(); number++) {
      if (number > records.size()) {
        return "no record " + number;
      }
      answers.add(answer(records.get(number - 1), fragment));
    }
    return answers.stream().distinct().collect(joining(" and "));
  }

  private String sameDeal(Fragment fragment) {
    int other = Integer.parseInt(fragment.value().substring("that of g".length()));
    Fact<Deal> deal = records.get(fragment.from() - 1).board().deal();
    boolean same = deal.isGiven() && deal.equals(records.get(other - 1).board().deal());
    return same ? fragment.value() : deal.toString();
  }

  private String answer(RecordFacts record, Fragment fragment) {
    String key = fragment.key().isEmpty() ? ownTag : fragment.key();
    for (Map.Entry<Pattern, BiFunction<RecordFacts, MatchResult, String>> entry : keys.entrySet()) {
      var matcher = entry.getKey().matcher(key);
      if (matcher.matches()) {
        return entry.getValue().apply(record, matcher.toMatchResult());
      }
    }
    return text(record.board(), key);
  }

  private void key(String pattern, BiFunction<RecordFacts, MatchResult, String> answer) {
    keys.put(Pattern.compile(pattern), answer);
  }

  private void key(String pattern, Function<RecordFacts, String> answer) {
    key(pattern, (record, match) -> answer.apply(record));
  }

  private void valuesOfRecords() {
    key("Board", r -> typed(r.board(), "Board", r.board().number(), n -> Integer.toString(n)));
    key("Dealer", r -> typed(r.board(), "Dealer", r.board().dealer(), CaseValues::letter));
    key(
        "Vulnerable|vulnerable",
        r -> typed(r.board(), "Vulnerable", r.board().vulnerability(), v -> v.symbol()));
    key("Deal", r -> deal(r.board()));
    key("deal", r -> dealState(r.board()));
    key("known", r -> known(r.board()));
    key("sizes", r -> sizes(r.board().faultyDeal()));
    key("duplicate", r -> duplicates(r.board().faultyDeal()));
    key("Result", r -> result(r));
    key("score", r -> computedScore(r));
    key(
        "agreed",
        r ->
            r.board()
                .result()
                .value()
                .filter(StatedResult::agreed)
                .map(x -> "irregular")
                .orElse(""));
    key("boardText", r -> text(r.board(), "Board"));
    key("(\\w+)\\.length", (r, m) -> "" + text(r.board(), m.group(1)).length());
    key("(\\w+) (NS|EW|declarer)", (r, m) -> score(r.board(), m.group(1), m.group(2)));
    key("Scoring", r -> text(r.board(), "Scoring").replace(';', ','));
    key(
        "Hidden",
        r -> String.join(",", text(r.board(), "Hidden").split("(?<=[A-Z])(?=[A-Z])", -1)));
    key(
        "TimeControl",
        r -> text(r.board(), "TimeControl").replaceAll("(\\d+)/(\\d+)", "$1 games/$2 min"));
    key("startComments|comments\\(start\\)", r -> "" + r.board().comments().size());
    key("comments", r -> "" + allComments(r.board()));
    key("comments\\(card(\\d+)\\)", (r, m) -> "" + card(r, m).annotations().comments().size());
    key("comments\\((\\w+)\\)", (r, m) -> "" + commentsOfTag(r.board(), m.group(1)).size());
  }

  private void valuesOfAuction() {
    key("calls", (r, m) -> "" + r.calls());
    key("Contract", r -> contract(r));
    key("Declarer", r -> declarer(r));
    key(
        "trumps",
        r ->
            r.board().contract().value().flatMap(Contract::strain).map(Strain::symbol).orElse("?"));
    key("auction", RecordFacts::auctionEnd);
    key("next", r -> r.next().map(CaseValues::letter).orElse("?"));
    key("call(\\d+)", (r, m) -> said(call(r, m).call().symbol(), call(r, m).annotations()));
    key("call(\\d+)\\.note", (r, m) -> String.join("; ", call(r, m).annotations().explanations()));
  }

  private void valuesOfPlay() {
    key("cards", r -> "" + r.cards());
    key("leader", r -> r.leader().map(CaseValues::letter).orElse("?"));
    key("leaders", r -> letters(r.leaders()));
    key("winners", r -> letters(r.winners()));
    key("tricks(NS|EW)", (r, m) -> "" + r.tricks(Side.valueOf(m.group(1))));
    key("play", RecordFacts::playEnd);
    key("card(\\d+)", (r, m) -> said(card(r, m).card().toString(), card(r, m).annotations()));
    key("card(\\d+)\\.note", (r, m) -> String.join("; ", card(r, m).annotations().explanations()));
  }

  private void valuesOfTables() {
    key("rows", r -> "" + onlyTable(r.board()).rowCount());
    key("(\\w+Table)\\.rows", (r, m) -> "" + table(r.board(), m.group(1)).rowCount());
    key(
        "columns",
        r -> onlyTable(r.board()).columns().stream().map(c -> c.name()).collect(joining(",")));
    key("row(\\d+)\\.(\\w+)", (r, m) -> cell(onlyTable(r.board()), number(m) - 1, m.group(2)));
    key("dd\\.([NESW])\\.(NT|[SHDC])", (r, m) -> tricks(r.board(), m.group(1), m.group(2)));
    key("([NESW])\\.(NT|[SHDC])", (r, m) -> tricks(onlyTable(r.board()), m.group(1), m.group(2)));
  }

  // --- facts with four states

  private static String text(Board board, String tag) {
    return stated(board.text(tag), value -> value);
  }

  private static <T> String stated(Fact<T> fact, Function<T, String> form) {
    return fact.value().map(form).orElse("(" + fact.state().name().toLowerCase(Locale.ROOT) + ")");
  }

  /** The typed value; a tag with a text that gives no value is unusable. */
  private static <T> String typed(Board board, String tag, Fact<T> fact, Function<T, String> form) {
    if (fact.isGiven()) {
      return stated(fact, form);
    }
    Fact<String> text = board.text(tag);
    return text.isGiven()
        ? "(unusable)"
        : text.state() == fact.state() ? stated(fact, form) : DIFFER + text + ", " + fact;
  }

  private static String letter(Seat seat) {
    return "" + seat.letter();
  }

  private static String letters(List<Optional<Seat>> seats) {
    String separator = seats.contains(Optional.<Seat>empty()) ? "," : "";
    return seats.stream()
        .map(s -> s.map(CaseValues::letter).orElse("?"))
        .collect(joining(separator));
  }

  // --- the deal

  private String deal(Board board) {
    return typed(board, "Deal", board.deal(), Deal::toString);
  }

  private static String dealState(Board board) {
    if (board.deal().value().map(deal -> deal.givenHands() > 0).orElse(false)) {
      return "given";
    }
    return board.faultyDeal().isEmpty() ? "none" : "unusable";
  }

  private static String known(Board board) {
    List<String> seats = new ArrayList<>();
    for (Seat seat : Seat.values()) {
      if (board.deal().value().map(deal -> deal.isGiven(seat)).orElse(false)) {
        seats.add(letter(seat));
      }
    }
    return String.join(",", seats);
  }

  private static String sizes(List<DealtCard> cards) {
    Map<Seat, Integer> sizes = new EnumMap<>(Seat.class);
    cards.forEach(card -> sizes.merge(card.seat(), 1, Integer::sum));
    return sizes.values().stream().map(n -> "" + n).collect(joining(","));
  }

  private static String duplicates(List<DealtCard> cards) {
    List<Card> all = cards.stream().flatMap(card -> card.card().stream()).toList();
    List<Card> twice = new ArrayList<>(all);
    all.stream().distinct().forEach(twice::remove);
    return twice.stream().map(Card::toString).collect(joining(","));
  }

  // --- contract, declarer, result, scores

  private static String contract(RecordFacts record) {
    Optional<Contract> stated = record.board().contract().value();
    if (stated.isPresent() && record.contract().isPresent() && !stated.equals(record.contract())) {
      return DIFFER + stated + ", " + record.contract();
    }
    return stated
        .or(record::contract)
        .map(Contract::symbol)
        .orElseGet(() -> typed(record.board(), "Contract", record.board().contract(), c -> ""));
  }

  private static String declarer(RecordFacts record) {
    Board board = record.board();
    if (!board.declarer().isGiven() && record.declarer().isPresent()) {
      return letter(record.declarer().get());
    }
    return typed(
        board,
        "Declarer",
        board.declarer(),
        d -> {
          Seat rightful = d.exchanged() ? d.seat().partner() : d.seat();
          boolean agrees = record.declarer().map(seat -> seat == rightful).orElse(true);
          return agrees
              ? letter(d.seat()) + (d.exchanged() ? " irregular" : "")
              : DIFFER + d + ", " + record.declarer();
        });
  }

  /** The points of North-South that follow from contract, tricks and vulnerability. */
  private static String computedScore(RecordFacts record) {
    OptionalInt score = RecordScore.of(record.board(), record.replay()).computed();
    return score.isPresent() ? Integer.toString(score.getAsInt()) : "(unknown)";
  }

  private static String result(RecordFacts record) {
    Optional<Seat> declared =
        record.board().declarer().value().map(StatedDeclarer::seat).or(record::declarer);
    return typed(
        record.board(), "Result", record.board().result(), result -> tricks(result, declared));
  }

  /** The declarer's tricks, those of the other side taken from 13 where only they are stated. */
  static String tricks(StatedResult result, Optional<Seat> declarer) {
    if (result.declarer().isPresent()) {
      return "" + result.declarer().getAsInt();
    }
    if (declarer.isEmpty()) {
      return "no declarer";
    }
    Side side = declarer.get().side();
    OptionalInt own = result.of(side, declarer.get());
    OptionalInt other = result.of(side.other(), declarer.get());
    return own.isPresent() ? "" + own.getAsInt() : "" + (13 - other.orElse(99));
  }

  private static String score(Board board, String tag, String side) {
    for (ScoreType type : ScoreType.values()) {
      SideScore score = board.scores().get(type);
      if (type.tag().equals(tag) && score != null) {
        Optional<String> value =
            switch (side) {
              case "NS" -> score.ns();
              case "EW" -> score.ew();
              default -> score.declarer();
            };
        return value.orElse("none");
      }
    }
    return "no score " + tag;
  }

  // --- calls, cards, comments

  private static AuctionItem.Made call(RecordFacts record, MatchResult match) {
    return record.board().auction().orElseThrow().items().stream()
        .filter(AuctionItem.Made.class::isInstance)
        .map(AuctionItem.Made.class::cast)
        .skip(number(match) - 1L)
        .findFirst()
        .orElse(new AuctionItem.Made(Call.PASS, Annotations.NONE));
  }

  private static PlayItem.Played card(RecordFacts record, MatchResult match) {
    return record.board().play().orElseThrow().items().stream()
        .filter(PlayItem.Played.class::isInstance)
        .map(PlayItem.Played.class::cast)
        .skip(number(match) - 1L)
        .findFirst()
        .orElseThrow();
  }

  private static int number(MatchResult match) {
    return Integer.parseInt(match.group(1));
  }

  private static String said(String what, Annotations annotations) {
    String notes = annotations.notes().stream().map(n -> ",note" + n).collect(joining());
    List<Integer> nags = annotations.nags();
    String glyphs = nags.stream().map(n -> "" + n).collect(joining("+"));
    return what + notes + (nags.isEmpty() ? "" : nags.size() == 1 ? ",nag " : ",nags ") + glyphs;
  }

  private static List<Comment> commentsOfTag(Board board, String tag) {
    return board.tag(tag).orElseThrow().comments();
  }

  private static int allComments(Board board) {
    int count = board.comments().size();
    count += board.tags().stream().mapToInt(tag -> tag.comments().size()).sum();
    for (AuctionItem item : board.auction().map(a -> a.items()).orElse(List.of())) {
      count += item instanceof AuctionItem.Made made ? made.annotations().comments().size() : 0;
    }
    for (PlayItem item : board.play().map(p -> p.items()).orElse(List.of())) {
      count += item instanceof PlayItem.Played card ? card.annotations().comments().size() : 0;
    }
    return count;
  }

  // --- tables

  private static Table onlyTable(Board board) {
    return board.tables().get(0);
  }

  private static Table table(Board board, String name) {
    return board.tables().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
  }

  private static int column(Table table, String name) {
    return table.columns().stream().map(Table.Column::name).toList().indexOf(name);
  }

  private static String cell(Table table, int row, String column) {
    String text = table.row(row).get(column(table, column)).text();
    return column.endsWith("Time") ? seconds(text) + "s" : text;
  }

  private static int seconds(String clock) {
    int seconds = 0;
    for (String part : clock.split(":", -1)) {
      seconds = 60 * seconds + Integer.parseInt(part);
    }
    return seconds;
  }

  /** The tricks in all places of the record where double dummy results stand. */
  private static String tricks(Board board, String declarer, String strain) {
    Seat seat = Seat.of(declarer.charAt(0)).orElseThrow();
    return StatedTable.of(board).stream()
        .map(table -> "" + table.tricks(seat, Strain.parse(strain).orElseThrow()).orElse(-1))
        .distinct()
        .collect(joining(" and "));
  }

  private static String tricks(Table table, String declarer, String strain) {
    for (int row = 0; row < table.rowCount(); row++) {
      if (cell(table, row, "Declarer").equals(declarer)
          && Strain.parse(cell(table, row, "Denomination")).equals(Strain.parse(strain))) {
        return cell(table, row, "Result");
      }
    }
    return "no row";
  }
}
