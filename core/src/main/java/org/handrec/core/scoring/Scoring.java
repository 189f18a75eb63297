package org.handrec.core.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.model.Board;

/**
 * The method of scoring that a record declares: the fields of its Scoring tag (PBN 3.4.12). They
 * are parted by semicolons; colons and commas are taken for such.
 *
 * @param fields in small letters, none of them empty
 */
public record Scoring(List<String> fields) {
  /** That of a record which declares none. */
  public static final Scoring NONE = new Scoring(List.of());

  /** The two that nearly all records declare. */
  private static final Scoring IMP = new Scoring(List.of("imp"));

  private static final Scoring MP = new Scoring(List.of("mp"));

  /** Copies the list. */
  public Scoring {
    fields = List.copyOf(fields);
  }

  /** The method of a board; no fields when it declares none. */
  public static Scoring of(Board board) {
    Optional<String> text = board.text("Scoring").value();
    return text.isEmpty() ? NONE : of(text.get());
  }

  /** The method of a text. */
  public static Scoring of(String text) {
    if (text.equals("IMP")) {
      return IMP;
    }
    if (text.equals("MP")) {
      return MP;
    }
    List<String> fields = new ArrayList<>(2);
    int begin = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || ";:,".indexOf(text.charAt(i)) >= 0) {
        String field = text.substring(begin, i).strip();
        if (!field.isEmpty()) {
          fields.add(field.toLowerCase(Locale.ROOT));
        }
        begin = i + 1;
      }
    }
    return new Scoring(fields);
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
    for (String field : fields) {
      if (field.startsWith("rubber") || field.startsWith("chicago")) {
        return true;
      }
    }
    return false;
  }

  /** The tariff: {@code OldMP} is that before 1987. */
  public DuplicateScore.Tariff tariff() {
    return has("oldmp") ? DuplicateScore.Tariff.BEFORE_1987 : DuplicateScore.Tariff.SINCE_1987;
  }
}
