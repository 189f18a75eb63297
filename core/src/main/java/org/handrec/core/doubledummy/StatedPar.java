package org.handrec.core.doubledummy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;

/**
 * A contract of par as tags of files state it: {@code NS 3N+1}, {@code EW 6DX-5}, {@code N 4S}
 * ({@code ParContract}), {@code 5S N 11}, {@code 4S-NS} ({@code OptimumContract}), {@code NS Pass}.
 *
 * @param bid empty when the deal is passed out
 * @param players {@code N}, {@code NS} and the like
 * @param tricks those of declarer, where they are stated
 */
public record StatedPar(Optional<Bid> bid, String players, OptionalInt tricks) {
  private static final String PLAYERS = "(NS|EW|SN|WE|[NESW])";
  private static final String BID = "([1-7])\\s*(NT|[NSHDC])";
  private static final String DOUBLED = "\\s*(?:X|\\*|D)?";
  private static final Pattern PASS = Pattern.compile("(?:" + PLAYERS + "\\s+)?PASS(?:ED OUT)?");
  private static final Pattern PLAYERS_FIRST =
      Pattern.compile(PLAYERS + "\\s+" + BID + DOUBLED + "\\s*(=|[+-]\\d{1,2})?");
  private static final Pattern BID_FIRST =
      Pattern.compile(BID + DOUBLED + "[\\s-]+" + PLAYERS + "(?:\\s+(\\d{1,2}))?");

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
      return Optional.of(new StatedPar(Optional.empty(), "", OptionalInt.empty()));
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
      return Optional.of(new StatedPar(Optional.of(bid), second.group(3), tricks));
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
    return new StatedPar(Optional.of(bid), players, tricks);
  }

  /** Whether it is one of the contracts of a par; either partner may be named. */
  public boolean isOf(Par par) {
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
