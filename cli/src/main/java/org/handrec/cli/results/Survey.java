package org.handrec.cli.results;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.handrec.cli.shell.Failure;
import org.handrec.core.diagnose.Source;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.BoardNumber;
import org.handrec.core.scoring.ContractText;
import org.handrec.core.scoring.DuplicateScore;
import org.handrec.core.scoring.ResultText;

/**
 * Finds out what the letters and numbers of a list mean, from all its rows: the language of suits
 * and seats, whether unsigned results are tricks, and whose points a merged column of scores holds.
 * What the rows leave open is asked for.
 */
final class Survey {
  /** A few wrong rows do not make a convention doubtful. */
  private static final int CLEAR = 3;

  /** The letters that are read, of which O is one seat only. */
  private static final Pattern SEATS = Pattern.compile("NE[SZ][WVO]|NO[SZ][WV]");

  private static final Pattern BOARD = Pattern.compile("0*[1-9][0-9]{0,4}");

  private final Source source;
  private final ListLayout layout;
  private final ListOptions options;

  /** The first row of each letter of a suit, and how many rows have it. */
  private final Map<String, ListRow> suits = new TreeMap<>();

  private final Map<String, Integer> counts = new TreeMap<>();
  private final Set<String> seats = new TreeSet<>();
  private Optional<ListRow> east = Optional.empty();
  private boolean sansAtout;

  private boolean signed;
  private int tricks;
  private int over;
  private int certainTricks;
  private Optional<ListRow> open = Optional.empty();
  private int ofNs;
  private int ofDeclarer;
  private Optional<ListRow> turned = Optional.empty();

  Survey(Source source, ListLayout layout, ListOptions options) {
    this.source = source;
    this.layout = layout;
    this.options = options;
  }

  /**
   * The conventions of the list.
   *
   * @throws Failure when the list leaves them open and the user does not say them
   * @throws IOException when the list cannot be read
   */
  Conventions find() throws IOException {
    layout.each(source, this::lookAtLetters);
    Conventions letters =
        new Conventions(alphabet(), isWest(), Conventions.Unsigned.UNKNOWN, Conventions.View.NS);
    layout.each(source, row -> lookAtNumbers(row, letters));
    return letters.with(unsigned()).with(view());
  }

  private void lookAtLetters(ListRow row) {
    String text = layout.text(row, ResultField.CONTRACT);
    Optional<ContractText> contract =
        CellText.isArtificial(text) ? Optional.empty() : ContractText.of(text);
    if (contract.isPresent()) {
      String suit = contract.get().strain();
      sansAtout |= contract.get().sansAtout();
      if (Conventions.ALPHABETS.stream().anyMatch(a -> suit.length() == 1 && a.contains(suit))) {
        suits.putIfAbsent(suit, row);
        counts.merge(suit, 1, Integer::sum);
      }
      lookAtSeat(row, contract.get().seat());
    }
    lookAtSeat(row, layout.text(row, ResultField.DECLARER));
  }

  private void lookAtSeat(ListRow row, String text) {
    String word = ResultField.plain(text).toUpperCase(Locale.ROOT);
    if (!word.isEmpty() && !CellText.isArtificial(text)) {
      seats.add(word.substring(0, 1));
      if (word.startsWith("O") && east.isEmpty()) {
        east = Optional.of(row);
      }
    }
  }

  private String alphabet() {
    if (options.suits().isPresent()) {
      String said = options.suits().get().toUpperCase(Locale.ROOT).replaceAll("[ ,]", "");
      if (said.chars().filter(Character::isLetter).distinct().count() != 4 || said.length() != 4) {
        throw new Failure("--suits has four letters, for spades, hearts, diamonds, clubs");
      }
      return said;
    }
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    List<String> fitting =
        Conventions.ALPHABETS.stream()
            .filter(
                letters ->
                    covered(letters) == all || covered(letters) > CLEAR * (all - covered(letters)))
            .toList();
    if (fitting.isEmpty()) {
      throw doubt("fit no language that handrec knows");
    }
    boolean english = fitting.get(0).equals(Conventions.ALPHABETS.get(0));
    boolean one = fitting.stream().allMatch(other -> means(fitting.get(0), other));
    if (!one && (!english || sansAtout)) {
      throw doubt(
          "may be " + String.join(" or ", fitting) + " for spades, hearts, diamonds, clubs");
    }
    return fitting.get(0);
  }

  /** The number of rows whose letter an alphabet has. */
  private int covered(String letters) {
    return counts.entrySet().stream()
        .filter(entry -> letters.contains(entry.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  private boolean means(String letters, String other) {
    return suits.keySet().stream().allMatch(s -> letters.indexOf(s) == other.indexOf(s));
  }

  private Failure doubt(String why) {
    String first =
        suits.keySet().stream()
            .filter(
                s ->
                    Conventions.ALPHABETS.stream().anyMatch(a -> a.indexOf(s) != "SHDC".indexOf(s)))
            .findFirst()
            .orElseThrow();
    return Question.at(
        suits.get(first),
        layout.index(ResultField.CONTRACT),
        "the letters of suits "
            + String.join(" ", suits.keySet())
            + " "
            + why
            + "; say with --suits, such as --suits SHDC");
  }

  /** Whether O is West: it is where East has a letter of its own and West has none. */
  private boolean isWest() {
    if (options.seats().isPresent()) {
      String said = ResultField.plain(options.seats().get()).toUpperCase(Locale.ROOT);
      if (!SEATS.matcher(said).matches()) {
        throw new Failure(
            "--seats has four letters, for North, East, South, West: N, E or O, S or Z, W or V or O,"
                + " such as NOSW");
      }
      return said.charAt(3) == 'O';
    }
    boolean hasEast = seats.contains("E");
    boolean hasWest = seats.contains("W") || seats.contains("V");
    if (east.isPresent() && hasEast == hasWest) {
      throw Question.at(
          east.get(),
          layout.index(
              layout.has(ResultField.DECLARER) ? ResultField.DECLARER : ResultField.CONTRACT),
          "O may be East (Ost) or West (Ouest); say with --seats NOSW or --seats NESO");
    }
    return hasEast;
  }

  private void lookAtNumbers(ListRow row, Conventions letters) {
    RowReading reading = RowReading.of(row, layout, letters);
    String result = layout.text(row, ResultField.RESULT);
    signed |= ResultText.over(result).isPresent();
    if (reading.played().isEmpty()) {
      return;
    }
    int level = reading.played().get().bid().level();
    if (reading.open().isPresent()) {
      lookAtOpen(row, reading, level);
    } else if (ResultText.number(result).isPresent()) {
      certainTricks++;
    }
    if (reading.declarer().filter(d -> d.side() == Side.EW).isPresent()
        && reading.scores().merged().isPresent()) {
      lookAtScore(row, reading, level);
    }
  }

  private void lookAtOpen(ListRow row, RowReading reading, int level) {
    int number = reading.open().getAsInt();
    boolean asOver = isScored(row, reading, level + 6 + number, true);
    boolean asTricks = isScored(row, reading, number, true);
    if (!asOver && !asTricks) {
      // The sign may be wrong, or that of the declarer.
      asOver = isScored(row, reading, level + 6 + number, false);
      asTricks = isScored(row, reading, number, false);
    }
    over += asOver && !asTricks ? 1 : 0;
    tricks += asTricks && !asOver ? 1 : 0;
    if (open.isEmpty()) {
      open = Optional.of(row);
    }
  }

  private boolean isScored(ListRow row, RowReading reading, int won, boolean exact) {
    OptionalInt points = points(row, reading, won);
    if (points.isEmpty() || reading.scores().points().isEmpty()) {
      return false;
    }
    if (!exact) {
      return Math.abs(points.getAsInt()) == reading.scores().points().getAsInt();
    }
    boolean ns = reading.declarer().get().side() == Side.NS;
    OptionalInt written = reading.scores().ofNs();
    return written.isPresent() && written.getAsInt() == (ns ? 1 : -1) * points.getAsInt();
  }

  /** The points of declarer's side; empty when something is unknown. */
  private OptionalInt points(ListRow row, RowReading reading, int won) {
    Optional<Contract.Played> played = reading.played();
    Optional<Seat> declarer = reading.declarer();
    Optional<Vulnerability> vulnerable =
        reading.vulnerable().or(() -> byNumber(layout.text(row, ResultField.BOARD)));
    return declarer.isPresent() && vulnerable.isPresent()
        ? OptionalInt.of(
            DuplicateScore.of(played.get(), vulnerable.get().includes(declarer.get().side()), won))
        : OptionalInt.empty();
  }

  static Optional<Vulnerability> byNumber(String board) {
    return BOARD.matcher(board).matches()
        ? Optional.of(new BoardNumber(Integer.parseInt(board)).vulnerability())
        : Optional.empty();
  }

  private void lookAtScore(ListRow row, RowReading reading, int level) {
    int score = reading.scores().merged().getAsInt();
    boolean ns = false;
    boolean declarer = false;
    int[] possible =
        reading.won().isPresent()
            ? new int[] {reading.won().getAsInt()}
            : reading.open().isPresent()
                ? new int[] {reading.open().getAsInt(), level + 6 + reading.open().getAsInt()}
                : new int[0];
    for (int won : possible) {
      int points = points(row, reading, won).orElse(0);
      ns |= points != 0 && score == -points;
      declarer |= points != 0 && score == points;
    }
    ofNs += ns && !declarer ? 1 : 0;
    ofDeclarer += declarer && !ns ? 1 : 0;
    if (declarer && !ns && turned.isEmpty()) {
      turned = Optional.of(row);
    }
  }

  private Conventions.Unsigned unsigned() {
    if (open.isEmpty()) {
      return Conventions.Unsigned.TRICKS;
    }
    // Scores tell best; beside signed results a number such as 10 does not say what 1 is.
    int all = tricks + over == 0 && !signed ? certainTricks : tricks;
    if (all > CLEAR * over) {
      return Conventions.Unsigned.TRICKS;
    } else if (over > CLEAR * all) {
      return Conventions.Unsigned.OVER;
    }
    int cell = layout.index(ResultField.RESULT);
    throw Question.at(
        open.get(),
        cell,
        "result '"
            + open.get().cell(cell)
            + "' may be tricks won or tricks over the contract; "
            + layout.advice(ResultField.RESULT, ResultField.TRICKS, ResultField.OVER));
  }

  private Conventions.View view() {
    if (ofDeclarer > CLEAR * ofNs && ofDeclarer > 1) {
      return Conventions.View.DECLARER;
    } else if (ofNs > CLEAR * ofDeclarer || ofDeclarer == 0) {
      return Conventions.View.NS;
    }
    int cell = layout.index(ResultField.SCORE);
    throw Question.at(
        turned.get(),
        cell,
        "score '"
            + turned.get().cell(cell)
            + "' may be that of North-South or of the declarer; "
            + layout.advice(ResultField.SCORE, ResultField.SCORENS, ResultField.SCOREDECLARER));
  }
}
