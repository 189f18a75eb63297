package org.handrec.core.scoring.event;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import org.handrec.core.model.Side;
import org.handrec.core.scoring.VictoryPointScale;

/** The totals and ranks of the contestants. Memory grows with their number and that of matches. */
public final class Standings {
  private final Tournament tournament;
  private final Conditions conditions;
  private final Map<String, Map<String, Account>> events = new LinkedHashMap<>();
  private final Map<List<Object>, MatchTally> matches = new LinkedHashMap<>();
  private final Map<List<Object>, PairMatch> pairs = new LinkedHashMap<>();
  private final Map<String, Integer> boards = new HashMap<>();
  private final List<Conditions.Change> unknown = new ArrayList<>();
  private int contestants;
  private boolean ended;

  /**
   * Nothing yet.
   *
   * @param tournament to which all results were added
   */
  public Standings(Tournament tournament, Conditions conditions) {
    this.tournament = tournament;
    this.conditions = conditions;
    for (BoardKey board : tournament.boards()) {
      boards.merge(board.session().event(), 1, Integer::sum);
    }
  }

  /** Adds what a result earned. */
  public void add(int board, TableResult result, Points points) {
    if (tournament.method().kind().isTeams()) {
      addMatch(board, result, points);
      return;
    }
    if (conditions.scale().isPresent()) {
      addMatch(result, points);
      return;
    }
    for (int i = 0; i < result.multiplicity(); i++) {
      add(result, Side.NS, points.ns(), points.nsTop());
      add(result, Side.EW, points.ew(), points.ewTop());
    }
  }

  private void add(TableResult result, Side side, double points, double top) {
    Contestant who = side == Side.NS ? result.ns() : result.ew();
    TableScore score = side == Side.NS ? result.nsScore() : result.ewScore();
    if (score != TableScore.NONE) {
      String event = result.board().session().event();
      for (Contestant one : conditions.players() ? who.players() : List.of(who)) {
        if (one.isKnown()) {
          Account account = account(event, side, one);
          account.lines.add(side);
          account.meet(one);
          if (isDeal(result)) {
            account.add(score, points, top);
          } else {
            account.addMatch(0, points, 0);
          }
        }
      }
    }
  }

  /** Pairs meet the contestants of their match, and have points when it is over. */
  private void addMatch(TableResult result, Points points) {
    if (result.nsScore() == TableScore.NONE && result.ewScore() == TableScore.NONE) {
      return;
    }
    Session session = result.board().session();
    String ns = meet(session.event(), Side.NS, result.ns());
    String ew = meet(session.event(), Side.EW, result.ew());
    Match turned = new Match(result.place().round(), ew, ns);
    Match match = new Match(result.place().round(), ns, ew);
    boolean isTurned = !ns.equals(ew) && pairs.containsKey(List.of(session, turned));
    PairMatch meeting =
        pairs.computeIfAbsent(
            List.of(session, isTurned ? turned : match), key -> new PairMatch(session, match));
    for (int i = 0; i < result.multiplicity(); i++) {
      meeting.add(points, isTurned);
    }
  }

  /** The key of the account of a contestant, who sits in a line. */
  private String meet(String event, Side side, Contestant who) {
    if (who.isKnown()) {
      Account account = account(event, side, who);
      account.lines.add(side);
      account.meet(who);
    }
    return who.isKnown() ? line(event, side) + who.id() : "";
  }

  /** An unfinished rubber brings points without another deal. */
  private boolean isDeal(TableResult result) {
    return !tournament.method().kind().isSeries() || !result.contract().isEmpty();
  }

  private Account account(String event, Side side, Contestant who) {
    return events
        .computeIfAbsent(event, e -> new LinkedHashMap<>())
        .computeIfAbsent(line(event, side) + who.id(), id -> newAccount(who));
  }

  /** What tells a contestant from the one of the same number in the other line. */
  private String line(String event, Side side) {
    boolean byLine = tournament.isDirectional(event) && !conditions.players();
    return byLine ? side.name() + " " : "";
  }

  private Account newAccount(Contestant who) {
    contestants++;
    return new Account(who);
  }

  /** Number of contestants so far, over all events. */
  public int contestants() {
    return contestants;
  }

  /** Both rooms tell the same; the open one is counted. */
  private void addMatch(int board, TableResult result, Points points) {
    if (result.place().isOpen() && tournament.isCompared(board)) {
      Session session = result.board().session();
      Match match = result.board().match();
      matches
          .computeIfAbsent(List.of(session, match), k -> new MatchTally(session, match))
          .add(points, tournament.plusPoints(board));
    }
  }

  /** Whether totals are victory points. */
  public boolean hasVictoryPoints() {
    return conditions.scale().isPresent();
  }

  /** The matches of teams in the order in which they were seen, those of pairs by rounds. */
  public List<MatchScore> matches() {
    return Stream.concat(
            matches.values().stream().map(match -> score(match)),
            pairs.values().stream()
                .sorted(PairMatch.BY_ROUND)
                .map(match -> match.score(conditions.scale().orElseThrow())))
        .toList();
  }

  private MatchScore score(MatchTally match) {
    boolean patton = tournament.method().kind() == Method.Kind.PATTON;
    return patton && conditions.aggregate().isPresent()
        ? match.patton(conditions.aggregate().get(), tournament.method().unit().most())
        : match.score(conditions.scale());
  }

  /**
   * The changes of the conditions that are those of no contestant. They are known when all results
   * are added.
   */
  public List<Conditions.Change> unknown() {
    end();
    return unknown;
  }

  /** The rankings, one an event, or two where the lines are ranked apart. */
  public List<Ranking> rankings() {
    end();
    List<Ranking> rankings = new ArrayList<>();
    events.forEach(
        (event, accounts) -> {
          if (isByLines(event, accounts.values())) {
            for (Side side : Side.values()) {
              rankings.add(ranking(event, Optional.of(side), accounts));
            }
          } else {
            rankings.add(ranking(event, Optional.empty(), accounts));
          }
        });
    return rankings;
  }

  private void end() {
    if (ended) {
      return;
    }
    ended = true;
    for (MatchScore match : matches()) {
      creditMatch(match);
    }
    boolean hasTop = tournament.method().kind().hasTop();
    if (conditions.sitOut().isPresent()) {
      events.forEach(
          (event, accounts) ->
              accounts
                  .values()
                  .forEach(a -> a.sitOut(boards.get(event), conditions.sitOut().get(), hasTop)));
    }
    Map<String, Set<Account>> found = find();
    for (Conditions.Change change : conditions.changes()) {
      Set<Account> accounts = found.get(small(change.who()));
      accounts.forEach(account -> account.change(change));
      if (accounts.isEmpty()) {
        unknown.add(change);
      }
    }
  }

  private void creditMatch(MatchScore match) {
    if (!tournament.method().kind().isTeams()) {
      Map<String, Account> accounts = events.get(match.session().event());
      credit(accounts.get(match.match().home()), match.boards(), match.homePoints());
      credit(accounts.get(match.match().visit()), match.boards(), match.visitPoints());
      return;
    }
    boolean bam = tournament.method().kind().winsBoards();
    double forBoards = bam ? tournament.method().unit().most() * match.boards() : 0;
    double top = match.homePoints().isPresent() && bam ? 2 * forBoards : forBoards;
    String event = match.session().event();
    double margin = bam ? 0 : match.home() - match.visit();
    double home = match.homePoints().orElse(bam ? match.home() : margin);
    double visit = match.visitPoints().orElse(bam ? match.visit() : -margin);
    credit(event, match.match().home(), match, home, top);
    credit(event, match.match().visit(), match, visit, top);
  }

  /** Points of a match of pairs, of which one may be unknown. */
  private static void credit(Account account, int boards, OptionalDouble points) {
    if (account != null) {
      account.addMatch(boards, points.orElse(0), 0);
    }
  }

  private void credit(String event, String team, MatchScore match, double points, double top) {
    account(event, Side.NS, new Contestant(team, team)).addMatch(match.boards(), points, top);
  }

  /** The accounts of the contestants of the changes, by keys and names in small letters. */
  private Map<String, Set<Account>> find() {
    Map<String, Set<Account>> found = new HashMap<>();
    for (Conditions.Change change : conditions.changes()) {
      found.put(small(change.who()), new LinkedHashSet<>());
    }
    for (Map<String, Account> accounts :
        found.isEmpty() ? List.<Map<String, Account>>of() : events.values()) {
      accounts.forEach(
          (key, account) -> {
            for (String name : List.of(key, account.contestant().names())) {
              Set<Account> wanted = found.get(small(name));
              if (wanted != null) {
                wanted.add(account);
              }
            }
          });
    }
    return found;
  }

  private static String small(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  private boolean isByLines(String event, Collection<Account> accounts) {
    if (tournament.method().kind().isTeams() || tournament.method().kind().isSeries()) {
      return false;
    }
    if (conditions.players() && conditions.field() == Conditions.Field.AUTO) {
      return false;
    }
    return switch (conditions.field()) {
      case LINES -> true;
      case ONE -> false;
      case AUTO -> {
        Set<Side> lines = EnumSet.noneOf(Side.class);
        accounts.forEach(account -> lines.addAll(account.lines));
        yield tournament.isDirectional(event)
            || (lines.size() == 2 && accounts.stream().allMatch(a -> a.lines.size() == 1));
      }
    };
  }

  /**
   * Numbers that name a pair in each line have the line with them where both are ranked together.
   */
  private static Ranking ranking(String event, Optional<Side> line, Map<String, Account> accounts) {
    List<Standing> sorted =
        accounts.entrySet().stream()
            .filter(one -> line.isEmpty() || one.getValue().lines.contains(line.get()))
            .map(one -> one.getValue().standing(line.isEmpty() ? one.getKey() : ""))
            .sorted(
                Comparator.comparingDouble(Standings::value)
                    .reversed()
                    .thenComparing(Standing::contestant, Contestant::compareIds))
            .toList();
    List<Standing> ranked = new ArrayList<>(sorted.size());
    int rank = 0;
    for (int i = 0; i < sorted.size(); i++) {
      boolean asBefore = i > 0 && value(sorted.get(i)) == value(sorted.get(i - 1));
      boolean asNext = i + 1 < sorted.size() && value(sorted.get(i)) == value(sorted.get(i + 1));
      rank = asBefore ? rank : i + 1;
      Standing standing = sorted.get(i);
      ranked.add(
          new Standing(
              rank,
              asBefore || asNext,
              standing.contestant(),
              standing.boards(),
              standing.points(),
              standing.carryOver(),
              standing.penalty(),
              standing.total(),
              standing.top(),
              standing.percent()));
    }
    return new Ranking(event, line, ranked);
  }

  /** What contestants are ranked by: the share of the top where there is one, else the total. */
  private static double value(Standing standing) {
    return standing.percent().orElse(standing.total());
  }

  /** A match under way. */
  private static final class MatchTally {
    private final Session session;
    private final Match match;
    private double home;
    private double visit;
    private double homePlus;
    private double visitPlus;
    private double homeMargin;
    private double visitMargin;
    private int boards;

    MatchTally(Session session, Match match) {
      this.session = session;
      this.match = match;
    }

    void add(Points points, double[] plusPoints) {
      boards++;
      homePlus += plusPoints[0];
      visitPlus += plusPoints[1];
      homeMargin += points.ns();
      visitMargin += points.ew();
      home += Math.max(0, points.ns());
      visit += Math.max(0, points.ew());
    }

    MatchScore score(Optional<VictoryPointScale> scale) {
      double[] won = {home, visit};
      return MatchScore.of(session, match, won, boards, scale, homeMargin, visitMargin);
    }

    /** As many points for the total as for the boards. */
    MatchScore patton(AggregateScale scale, int perBoard) {
      double most = (double) perBoard * boards;
      return new MatchScore(
          session,
          match,
          Hundredths.of(home),
          Hundredths.of(visit),
          boards,
          OptionalDouble.of(Hundredths.of(home + scale.points(homePlus, visitPlus, most))),
          OptionalDouble.of(Hundredths.of(visit + scale.points(visitPlus, homePlus, most))));
    }
  }
}
