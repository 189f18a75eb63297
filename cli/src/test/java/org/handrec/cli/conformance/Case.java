package org.handrec.cli.conformance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A row of the table of PBN cases, in one reading mode.
 *
 * @param id the id of the row
 * @param strict the reading mode
 * @param file the case file, a resource
 * @param layer what the row is about; {@code export-check} asks for the check of the EXPORT claim
 * @param about one line on the row
 * @param diagnostics the expected findings, {@code CODE@line:column}, in the order of the table
 * @param values the key results; those without {@code =} are remarks
 */
record Case(
    String id,
    boolean strict,
    String file,
    String layer,
    String about,
    List<String> diagnostics,
    List<String> values) {

  private static final String SAME = "=";

  /** All rows, those of the project's own table behind the others, each in both modes. */
  static List<Case> all() {
    List<Case> cases = new ArrayList<>(all("/cases/pbn/"));
    cases.addAll(all("/cases/own/"));
    return cases;
  }

  private static List<Case> all(String folder) {
    List<Case> cases = new ArrayList<>();
    for (List<String> row : table(folder + "cases.tsv")) {
      String diagnostics = row.get(9).equals(SAME) ? row.get(7) : row.get(9);
      String values = row.get(10).equals(SAME) ? row.get(8) : row.get(10);
      cases.add(of(folder, row, true, row.get(7), row.get(8)));
      cases.add(of(folder, row, false, diagnostics, values));
    }
    return cases;
  }

  private static Case of(
      String folder, List<String> row, boolean strict, String diagnostics, String values) {
    return new Case(
        row.get(0),
        strict,
        folder + row.get(1),
        row.get(2),
        row.get(4),
        split(diagnostics, "; "),
        split(values, " \\| "));
  }

  private static List<String> split(String cell, String separator) {
    return cell.isBlank() ? List.of() : List.of(cell.trim().split(separator, -1));
  }

  /** The rows of a tab-separated resource without its header, padded to 12 cells. */
  static List<List<String>> table(String resource) {
    String text = new String(bytes(resource), StandardCharsets.UTF_8);
    return text.lines()
        .skip(1)
        .map(line -> Arrays.copyOf(line.split("\t", -1), 12))
        .map(cells -> Arrays.stream(cells).map(cell -> cell == null ? "" : cell).toList())
        .toList();
  }

  /** The bytes of a resource. */
  static byte[] bytes(String resource) {
    try (InputStream in = Case.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The bytes of the case file. */
  byte[] input() {
    return bytes(file);
  }

  String mode() {
    return strict ? "strict" : "default";
  }

  @Override
  public String toString() {
    return id + " " + mode() + ": " + about;
  }
}
