package org.handrec.core.check.cross;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What is common to names of players. */
final class PlayerName {
  private static final Set<String> SEATS = Set.of("north", "east", "south", "west");

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

  /** Whether a text names somebody: it has a letter and is no name of a seat. */
  private static boolean isPerson(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (Character.isLetter(name.charAt(i))) {
        return !SEATS.contains(name.toLowerCase(Locale.ROOT));
      }
    }
    return false;
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
