package org.handrec.cli.results;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a column of a list may hold, with the names that columns bear in Danish, Dutch, English,
 * French, German, Italian, Norwegian, Polish, Spanish and Swedish lists. Names are compared without
 * case, accents, blanks and punctuation.
 */
enum ResultField {
  BOARD(
      "board boardno boardnr boardnumber boardid brd bd bdnr dealno donne donnes etui handno spil"
          + " spilnr spel spelnr bricka brick giv givnr rozdanie rozd mano estuche kort kortnr brett"),
  TABLE("table tbl tableno tisch tafel bord bordnr stol tavolo mesa"),
  ROUND("round rnd roundno runde ronde tour tours runda omgang rond turno ronda"),
  SECTION("section sect sec sektion sectie seccion sezione gruppe group"),
  SESSION("session sess durchgang sessie seance sesja sessione sesion"),
  PAIRNS("ns nspair pairns nspairno pairnons paarns nspaar parns nspar pairens pairidns"),
  PAIREW("ew ewpair pairew ewpairno pairnoew paarow owpaar eopair paireeo ow eo ov parov pairidew"),
  NAMESNS("namesns nsnames nsplayers playersns namenns spelersns"),
  NAMESEW("namesew ewnames ewplayers playersew namenow namenew spelersow"),
  CONTRACT("contract contr cont ctr kontrakt kontr contrat contratto contrato bid"),
  DECLARER(
      "declarer decl dec by von leider door spelare spillefoerer spilforer spillforer av af"
          + " dichiarante declarante declarant alleinspieler rozgrywajacy rozgr"),
  LEAD("lead openinglead ausspiel entame uitkomst utspel udspil utspill wist attacco salida"),
  TRICKS("tricks tks stiche levees slagen stik stick lew lewy prese bazas"),
  OVER("over overunder plusminus overtricks"),
  RESULT("result res resultat ergebnis erg resultaat wynik risultato resultado"),
  SCORE("score zapis"),
  SCORENS("nsscore scorens nsplus scoreforns"),
  SCOREEW("ewscore scoreew ewplus scoreow scoreeo eoscore"),
  SCOREDECLARER("scoredeclarer declarerscore"),
  VULNERABLE("vulnerable vul vulnerability vuln gefahr zone zon kwetsbaar zona"),
  NOTHING("");

  private static final Pattern MARKS = Pattern.compile("[^a-z0-9]");
  private static final Map<String, ResultField> BY_NAME = new TreeMap<>();

  static {
    for (ResultField field : values()) {
      for (String name : field.names) {
        BY_NAME.putIfAbsent(name, field);
      }
      if (field != NOTHING) {
        BY_NAME.putIfAbsent(field.word(), field);
      }
    }
  }

  @SuppressWarnings("ImmutableEnumChecker") // the list is unmodifiable
  private final List<String> names;

  ResultField(String names) {
    this.names = names.isEmpty() ? List.of() : List.of(names.split(" "));
  }

  /** The field of a column with this name; empty when the name says nothing. */
  static Optional<ResultField> of(String header) {
    if (header.strip().equals("+/-") || header.strip().equals("±")) {
      return Optional.of(OVER);
    }
    return Optional.ofNullable(BY_NAME.get(plain(header)));
  }

  /** The field that an option names; empty for another word. */
  static Optional<ResultField> ofWord(String word) {
    return Arrays.stream(values()).filter(f -> f.word().equalsIgnoreCase(word.strip())).findFirst();
  }

  /** A name without what does not tell names apart. */
  static String plain(String header) {
    String lower = header.toLowerCase(Locale.ROOT);
    return isPlain(lower)
        ? lower
        : MARKS
            .matcher(
                Normalizer.normalize(lower, Normalizer.Form.NFD)
                    .replace("ø", "o")
                    .replace("ł", "l"))
            .replaceAll("");
  }

  private static boolean isPlain(String lower) {
    for (int i = 0; i < lower.length(); i++) {
      char c = lower.charAt(i);
      if ((c < 'a' || c > 'z') && (c < '0' || c > '9')) {
        return false;
      }
    }
    return true;
  }

  /** The word for it in options, such as {@code board}; {@code -} for a column without use. */
  String word() {
    return this == NOTHING ? "-" : name().toLowerCase(Locale.ROOT);
  }

  /** All words, as a message lists them. */
  static String words() {
    return Arrays.stream(values()).map(ResultField::word).collect(Collectors.joining(" "));
  }
}
