package org.handrec.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The rows of a table of cases by column name. */
public final class Vectors {
  private Vectors() {}

  /** The rows of {@code /cases/name}, a tab-separated table with a header line. */
  public static List<Map<String, String>> rows(String name) {
    try (InputStream in = Vectors.class.getResourceAsStream("/cases/" + name)) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      String[] header = lines.get(0).split("\t");
      return lines.stream().skip(1).map(line -> row(header, line.split("\t", -1))).toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Map<String, String> row(String[] header, String[] cells) {
    Map<String, String> row = new TreeMap<>();
    for (int i = 0; i < header.length; i++) {
      row.put(header[i], i < cells.length ? cells[i].trim() : "");
    }
    return row;
  }
}
