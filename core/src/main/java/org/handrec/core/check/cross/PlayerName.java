package org.handrec.core.check.cross;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What is common to names of players. */
final class PlayerName {
  /** The seats in English, French, Dutch, German and Polish, and the roles of a lesson. */
  private static final Set<String> NO_NAMES =
      Set.of(
          ("n e s w north east south west nord est sud ouest noord oost zuid ost s\u00FCd p\u00F3\u0142noc"
                  + " wsch\u00F3d po\u0142udnie zach\u00F3d opener responder overcaller advancer"
                  + " doubler intervenor intervener bidder dealer partner declarer dummy leader defender"
                  + " opponent opponents opp opps lho rho cho pard you me us them we they player"
                  + " student teacher robot bot")
              .split(" "));

  private static final int LONGEST_ROLE = 24;
  private static final List<String> ARTICLES = List.of("the ", "your ", "my ");

  private PlayerName() {}

  /** The persons that the name at a seat names: several are parted by semicolons. */
  static List<String> persons(String name) {
    if (name.indexOf(';') < 0) {
      return isPerson(name) ? List.of(name) : List.of();
    }
    List<String> persons = new ArrayList<>();
    for (String part : name.split(";", -1)) {
      if (isPerson(part.strip())) {
        persons.add(part.strip());
      }
    }
    return persons;
  }

  /** Whether a person is among those that the name at a seat names. */
  static boolean names(String name, String person) {
    return name.indexOf(';') < 0 ? name.equals(person) : persons(name).contains(person);
  }

  /**
   * Whether a text names somebody: it has a letter and is no seat or role, with or without an
   * article or a number ({@code The Opener}, {@code Player 2}).
   */
  private static boolean isPerson(String name) {
    boolean letters = false;
    for (int i = 0; i < name.length() && !letters; i++) {
      letters = Character.isLetter(name.charAt(i));
    }
    if (!letters || name.length() > LONGEST_ROLE) {
      return letters;
    }
    return !NO_NAMES.contains(role(name));
  }

  /** A name without article and number in lower case, or empty where it has several words. */
  private static String role(String name) {
    int from = 0;
    for (String article : ARTICLES) {
      if (name.regionMatches(true, 0, article, 0, article.length())) {
        from = article.length();
      }
    }
    int to = name.length();
    while (to > from && isAroundRole(name.charAt(to - 1))) {
      to--;
    }
    String word = name.substring(from, to).strip();
    return word.indexOf(' ') < 0 ? word.toLowerCase(Locale.ROOT) : "";
  }

  private static boolean isAroundRole(char c) {
    return Character.isWhitespace(c) || ".:#".indexOf(c) >= 0 || (c >= '0' && c <= '9');
  }

  /** A form that names have in common which differ in case, accents, blanks or order only. */
  static String plain(String name) {
    String letters =
        Normalizer.normalize(name, Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .toLowerCase(Locale.ROOT);
    String[] words = letters.split("[^\\p{L}\\p{N}]+", -1);
    Arrays.sort(words);
    return String.join("", words);
  }
}
