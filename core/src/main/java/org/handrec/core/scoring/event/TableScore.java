package org.handrec.core.scoring.event;

import java.util.List;
import java.util.Optional;

/** What a side has of a board at a table (Laws 12, 77 and 86). */
public sealed interface TableScore {
  /** No score: the board was not played, or nothing is known. */
  TableScore NONE = new None();

  /** The text that {@link #parse} reads back; no character for no score. */
  String text();

  /** What the opponents have unless something else is said. */
  TableScore opposite();

  /**
   * Reads the score of a side: points such as {@code -110}; {@code A+}, {@code A} and {@code A-},
   * also as {@code AVE+}; a share such as {@code 55%}, also as {@code A55}; a weighted score {@code
   * 30% 650 70% -100}, whose parts are 100 per cent together; {@code NP} for not played.
   *
   * @return empty for another text
   */
  static Optional<TableScore> parse(String text) {
    return ScoreText.parse(text);
  }

  /** Points of the side. */
  record Points(int points) implements TableScore {
    @Override
    public String text() {
      return Integer.toString(points);
    }

    @Override
    public TableScore opposite() {
      return new Points(-points);
    }
  }

  /**
   * Several results, each counted with its share (Law 12C1c).
   *
   * @param parts the results; their shares are 100 per cent together
   */
  record Weighted(List<Part> parts) implements TableScore {
    /** Copies the list. */
    public Weighted {
      parts = List.copyOf(parts);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder();
      for (Part part : parts) {
        text.append(text.length() == 0 ? "" : " ");
        text.append(part.percent()).append("% ").append(part.points());
      }
      return text.toString();
    }

    @Override
    public TableScore opposite() {
      return new Weighted(
          parts.stream().map(part -> new Part(part.percent(), -part.points())).toList());
    }
  }

  /**
   * A part of a weighted score.
   *
   * @param percent its share, 1 to 100
   * @param points points of the side
   */
  record Part(int percent, int points) {}

  /** An artificial score (Law 12C2). */
  record Artificial(Award award, double percent) implements TableScore {
    @Override
    public String text() {
      return award == Award.SHARE ? ScoreText.number(percent) + "%" : award.symbol();
    }

    @Override
    public TableScore opposite() {
      return switch (award) {
        case PLUS -> of(Award.MINUS);
        case MINUS -> of(Award.PLUS);
        case AVERAGE -> this;
        case SHARE -> new Artificial(Award.SHARE, 100 - percent);
      };
    }

    static Artificial of(Award award) {
      return new Artificial(award, award.percent());
    }
  }

  /** No score. */
  record None() implements TableScore {
    @Override
    public String text() {
      return "";
    }

    @Override
    public TableScore opposite() {
      return this;
    }
  }

  /** Sorts of artificial scores. */
  enum Award {
    /** Average plus: 60 per cent, or the average of the other boards where that is more. */
    PLUS("A+", 60),
    /** Average. */
    AVERAGE("A", 50),
    /** Average minus: 40 per cent, or the average of the other boards where that is less. */
    MINUS("A-", 40),
    /** A share that stands fast. */
    SHARE("", 0);

    private final String symbol;
    private final double percent;

    Award(String symbol, double percent) {
      this.symbol = symbol;
      this.percent = percent;
    }

    /** {@code A+ A A-}; no character for a share. */
    String symbol() {
      return symbol;
    }

    double percent() {
      return percent;
    }
  }

  /** Scores of both sides. */
  record Sides(TableScore ns, TableScore ew) {
    /** No score for either. */
    static final Sides NONE = new Sides(TableScore.NONE, TableScore.NONE);

    /** Points of North-South, and the opposite for East-West. */
    static Sides of(int ns) {
      return new Sides(new Points(ns), new Points(-ns));
    }

    /** The scores of both sides, of which one may follow from the other; empty without any. */
    static Optional<Sides> of(Optional<TableScore> ns, Optional<TableScore> ew) {
      if (ns.isEmpty() && ew.isEmpty()) {
        return Optional.empty();
      }
      return Optional.of(
          new Sides(
              ns.orElseGet(() -> ew.get().opposite()), ew.orElseGet(() -> ns.get().opposite())));
    }

    /**
     * Reads what one text says of both sides: {@code 60%-40%}, {@code 60-40}, {@code A6040}, {@code
     * A+/A-}, the artificial score of North-South alone, or that the board was not played ({@code
     * NP}) or is adjusted in a way that it does not tell ({@code ADJ}).
     *
     * @return empty for another text, points among them
     */
    public static Optional<Sides> parseArtificial(String text) {
      return ScoreText.sides(text);
    }
  }
}
