package org.handrec.core.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Vulnerability;
import org.handrec.testkit.Vectors;
import org.junit.jupiter.api.Test;

class ParTest {
  @Test
  void agreesWithTheVectors() {
    for (Map<String, String> row : Vectors.rows("par.tsv")) {
      DoubleDummyTable table = table(row.get("ddt"));
      List<Seat> dealers =
          row.get("dealer").equals("any")
              ? List.of(Seat.values())
              : List.of(Seat.of(row.get("dealer").charAt(0)).orElseThrow());
      for (Seat dealer : dealers) {
        Par par = Par.of(table, vulnerability(row.get("vul")), dealer);
        assertThat(par.score()).as("%s", row).isEqualTo(Integer.parseInt(row.get("par_ns")));
        assertThat(sorted(par.text().split(", ")))
            .as("%s", row)
            .isEqualTo(sorted(row.get("contracts").split("; ")));
      }
    }
  }

  /** Scores and contracts for each dealer, and for each side bidding first. */
  @Test
  void agreesWithTheReference() throws IOException {
    Map<String, DoubleDummyTable> tables = new HashMap<>();
    lines("par-tables.tsv").forEach(row -> tables.put(row[0], table(row[1])));
    List<String[]> rows = lines("reference-par.tsv");
    assertThat(rows).hasSize(2640);
    for (String[] row : rows) {
      DoubleDummyTable table = tables.get(row[0]);
      Vulnerability vulnerability = vulnerability(row[1]);
      boolean ofSide = row[2].startsWith("side-");
      Side side = ofSide ? Side.valueOf(row[2].substring(5)) : Side.NS;
      Par par =
          ofSide
              ? Par.of(table, vulnerability, side)
              : Par.of(table, vulnerability, Seat.of(row[2].charAt(7)).orElseThrow());
      int score = side == Side.NS ? par.score() : -par.score();
      assertThat(score).as(String.join(" ", row)).isEqualTo(Integer.parseInt(row[3]));
      assertThat(contracts(par)).as(String.join(" ", row)).isEqualTo(expected(row[4]));
    }
  }

  private static Set<String> contracts(Par par) {
    return par.contracts().stream()
        .map(one -> one.contract().symbol() + " " + one.players())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** {@code 3N-EW+1,5C-EW}: a contract with overtricks stands for those up to the makeable one. */
  private static Set<String> expected(String text) {
    Set<String> contracts = new TreeSet<>();
    for (String one : text.equals("pass") ? new String[0] : text.split(",")) {
      String[] parts = one.split("-", 2);
      boolean doubled = parts[0].endsWith("*");
      String strain = parts[0].substring(1, 2).replace("N", "NT");
      String players = parts[1].replaceAll("[-+].*", "");
      int level = parts[0].charAt(0) - '0';
      int over = parts[1].contains("+") ? parts[1].charAt(parts[1].length() - 1) - '0' : 0;
      for (int i = level; i <= level + over; i++) {
        contracts.add(i + strain + (doubled ? "X" : "") + " " + players);
      }
    }
    return contracts;
  }

  @Test
  void writesTheFormsOfTheField() {
    Par par = Par.of(table("3363632636a9797a9797"), Vulnerability.EW, Seat.NORTH);
    assertThat(par.optimumScore()).isEqualTo("NS -630");
    assertThat(par.parContract()).isEqualTo("EW 3N+1;EW 4N=");
    Par pass = Par.of(table("66666666666666666666"), Vulnerability.ALL, Seat.WEST);
    assertThat(pass.parContract()).isEqualTo("NS Pass");
    assertThat(pass.optimumScore()).isEqualTo("NS 0");
  }

  private static DoubleDummyTable table(String digits) {
    return DoubleDummyTable.fromDoubleDummyTricks(digits).orElseThrow();
  }

  private static Vulnerability vulnerability(String text) {
    return Arrays.stream(Vulnerability.values())
        .filter(v -> v.symbol().equals(text))
        .findFirst()
        .orElseThrow();
  }

  private static Set<String> sorted(String... texts) {
    return new TreeSet<>(List.of(texts));
  }

  private static List<String[]> lines(String name) throws IOException {
    try (InputStream in = ParTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .toList();
    }
  }
}
