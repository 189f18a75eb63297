package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;

/**
 * A contract of par as tags of files state it: {@code NS 3N+1}, {@code EW 6DX-5}, {@code N 4S}
 * ({@code ParContract}), {@code 5S N 11}, {@code 4S-NS} ({@code OptimumContract}), {@code NS Pass};
 * {@code 4SDE300} ({@code Minimax} of Deep Finesse, {@code D} for doubled, the points those of
 * North-South); and the remark of WBridge5 {@code PAR of the deal: 4NT = played by North: 630
 * points}, with the points of declarer.
 *
 * @param bid empty when the deal is passed out
 * @param players {@code N}, {@code NS} and the like
 * @param tricks those of declarer, where they are stated
 * @param score the points of North-South, where they are stated
 */
public record StatedPar(Optional<Bid> bid, String players, OptionalInt tricks, OptionalInt score) {
  private static final String PLAYERS = "(NS|EW|SN|WE|[NESW])";
  private static final String BID = "([1-7])\\s*(NT|[NSHDC])";
  private static final String DOUBLED = "\\s*(?:X|\\*|D)?";
  private static final Pattern PASS = Pattern.compile("(?:" + PLAYERS + "\\s+)?PASS(?:ED OUT)?");
  private static final Pattern PLAYERS_FIRST =
      Pattern.compile(PLAYERS + "\\s+" + BID + DOUBLED + "\\s*(=|[+-]\\d{1,2})?");
  private static final Pattern MINIMAX =
      Pattern.compile("([1-7])(NT|[NSHDC])D?([NESW])([+-]?\\d{1,5})");
  private static final Pattern REMARK =
      Pattern.compile(
          "PAR OF THE DEAL\\s*:\\s*"
              + BID
              + "\\s*X?\\s*(=|[+-]\\d{1,2})\\s*PLAYED BY (NORTH|EAST|SOUTH|WEST)\\s*:"
              + "\\s*([+-]?\\d{1,5})\\s*(?:POINTS|PTS)");
  private static final Pattern BID_FIRST =
      Pattern.compile(BID + DOUBLED + "[\\s-]+" + PLAYERS + "(?:\\s+(\\d{1,2}))?");

  /** The remark of a record that states its par. */
  public static Optional<String> remark(Board board) {
    List<String> found = new ArrayList<>(0);
    Remarks.forEach(
        board,
        comment -> {
          String text = comment.text().strip();
          if (text.startsWith("PAR of the deal") && parse(text).isPresent()) {
            found.add(text);
          }
        });
    return found.stream().findFirst();
  }

  /** Reads one or several contracts, parted by {@code ;} or {@code ,}; empty for other texts. */
  public static Optional<List<StatedPar>> parse(String text) {
    List<StatedPar> all = new ArrayList<>(1);
    for (String one : text.toUpperCase(Locale.ROOT).split("[;,]", -1)) {
      Optional<StatedPar> read = one(one.strip());
      if (read.isEmpty()) {
        return Optional.empty();
      }
      all.add(read.get());
    }
    return Optional.of(all);
  }

  private static Optional<StatedPar> one(String text) {
    if (PASS.matcher(text).matches()) {
      return Optional.of(
          new StatedPar(Optional.empty(), "", OptionalInt.empty(), OptionalInt.empty()));
    }
    Matcher first = PLAYERS_FIRST.matcher(text);
    if (first.matches()) {
      return Optional.of(of(bid(first.group(2), first.group(3)), first.group(1), first.group(4)));
    }
    Matcher second = BID_FIRST.matcher(text);
    if (second.matches()) {
      Bid bid = bid(second.group(1), second.group(2));
      OptionalInt tricks =
          second.group(4) == null
              ? OptionalInt.empty()
              : OptionalInt.of(Integer.parseInt(second.group(4)));
      return Optional.of(
          new StatedPar(Optional.of(bid), second.group(3), tricks, OptionalInt.empty()));
    }
    return withScore(text);
  }

  private static Optional<StatedPar> withScore(String text) {
    Matcher minimax = MINIMAX.matcher(text);
    if (minimax.matches()) {
      return Optional.of(
          new StatedPar(
              Optional.of(bid(minimax.group(1), minimax.group(2))),
              minimax.group(3),
              OptionalInt.empty(),
              OptionalInt.of(Integer.parseInt(minimax.group(4)))));
    }
    Matcher remark = REMARK.matcher(text);
    if (remark.matches()) {
      StatedPar plain =
          of(
              bid(remark.group(1), remark.group(2)),
              remark.group(4).substring(0, 1),
              remark.group(3));
      int points = Integer.parseInt(remark.group(5));
      boolean ns = Seat.of(plain.players.charAt(0)).orElseThrow().side() == Side.NS;
      return Optional.of(
          new StatedPar(
              plain.bid, plain.players, plain.tricks, OptionalInt.of(ns ? points : -points)));
    }
    return Optional.empty();
  }

  private static Bid bid(String level, String strain) {
    return Bid.of(Integer.parseInt(level), Strain.parse(strain).orElseThrow());
  }

  private static StatedPar of(Bid bid, String players, String result) {
    OptionalInt tricks =
        result == null
            ? OptionalInt.empty()
            : OptionalInt.of(6 + bid.level() + (result.equals("=") ? 0 : Integer.parseInt(result)));
    return new StatedPar(Optional.of(bid), players, tricks, OptionalInt.empty());
  }

  /**
   * The contracts of a par in the form that a stated text has: with the players first, or with the
   * bid first where there is one contract. Empty for other forms, and for several contracts in the
   * form that can hold but one.
   */
  public static Optional<String> written(String stated, Par par) {
    Matcher like = BID_FIRST.matcher(stated.toUpperCase(Locale.ROOT).strip());
    if (!like.matches()) {
      boolean playersFirst =
          Arrays.stream(stated.toUpperCase(Locale.ROOT).split("[;,]", -1))
              .map(String::strip)
              .allMatch(one -> PASS.matcher(one).matches() || PLAYERS_FIRST.matcher(one).matches());
      return playersFirst ? Optional.of(par.parContract()) : Optional.empty();
    }
    if (par.contracts().size() != 1) {
      return Optional.empty();
    }
    ParContract one = par.contracts().get(0);
    boolean hyphen = stated.indexOf('-') >= 0;
    String players = like.group(3).length() == 1 ? one.players().substring(0, 1) : one.players();
    return Optional.of(
        one.contract().symbol()
            + (hyphen ? "-" : " ")
            + players
            + (like.group(4) == null ? "" : " " + one.tricks()));
  }

  /** Whether it is one of the contracts of a par; either partner may be named. */
  public boolean isOf(Par par) {
    if (score.isPresent() && score.getAsInt() != par.score()) {
      return false;
    }
    if (bid.isEmpty()) {
      return par.contracts().isEmpty();
    }
    return par.contracts().stream()
        .anyMatch(
            one ->
                one.bid().equals(bid.get())
                    && isPlayedBy(one)
                    && (tricks.isEmpty() || tricks.getAsInt() == one.tricks()));
  }

  private boolean isPlayedBy(ParContract one) {
    Seat seat = Seat.of(players.charAt(0)).orElseThrow();
    Side side = one.declarers().get(0).side();
    return players.length() == 2 ? seat.side() == side : one.declarers().contains(seat);
  }
}
