package org.handrec.core.check.score;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.handrec.core.model.Board;

/**
 * The method of scoring that a record declares: the fields of its Scoring tag (PBN 3.4.12).
 *
 * @param fields in small letters
 */
public record Scoring(List<String> fields) {
  /** The method of a board; no fields when it declares none. */
  public static Scoring of(Board board) {
    String text = board.text("Scoring").value().orElse("").toLowerCase(Locale.ROOT);
    return new Scoring(
        Arrays.stream(text.split("[;:,]", -1))
            .map(String::strip)
            .filter(f -> !f.isEmpty())
            .toList());
  }

  /** Whether one of the fields is a word. */
  public boolean has(String word) {
    return fields.contains(word);
  }

  /** Whether one of the fields begins with a word. */
  public boolean begins(String word) {
    return fields.stream().anyMatch(field -> field.startsWith(word));
  }

  /** Whether the score of a deal depends on the deals before it: rubber and Chicago. */
  public boolean carriesOn() {
    return begins("rubber") || begins("chicago");
  }
}
