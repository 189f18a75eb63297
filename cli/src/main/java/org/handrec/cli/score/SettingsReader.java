package org.handrec.cli.score;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Reasons;

/**
 * Reads settings: comma-separated text in UTF-8 with the header {@code setting,who,board,value}. A
 * setting stands on one line; lines that are empty or begin with {@code #} say nothing.
 */
public final class SettingsReader {
  /** A longer line is no setting. */
  private static final int LONGEST = 10_000;

  private SettingsReader() {}

  /**
   * The settings of a file.
   *
   * @param name the name by which messages call it
   * @throws Failure when it cannot be read, or holds something else
   */
  public static Settings read(String name, Path path) {
    Settings settings = new Settings();
    int number = 0;
    boolean header = true;
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      for (String text = reader.readLine(); text != null; text = reader.readLine()) {
        number++;
        String line = number == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text;
        if (line.isBlank() || line.startsWith("#")) {
          continue;
        }
        SettingsLine cells = cells(name, number, line);
        if (header) {
          requireHeader(cells);
        } else {
          settings.add(cells);
        }
        header = false;
      }
    } catch (CharacterCodingException e) {
      throw new Failure(name + ":" + (number + 1) + ":1: not UTF-8");
    } catch (IOException e) {
      throw new Failure(name + ": " + Reasons.of(e));
    }
    if (header) {
      throw new Failure(name + ": no header " + String.join(",", SettingsLine.COLUMNS));
    }
    settings.end();
    return settings;
  }

  private static SettingsLine cells(String name, int number, String text) throws IOException {
    SettingsLine plain = new SettingsLine(name, number, text, List.of());
    if (text.length() > LONGEST) {
      throw plain.failure(0, "the line is too long");
    }
    CSVFormat format = CSVFormat.RFC4180.builder().setIgnoreSurroundingSpaces(true).get();
    try (CSVParser parser = CSVParser.parse(text, format)) {
      List<CSVRecord> records = parser.getRecords();
      List<String> cells = new ArrayList<>(records.get(0).toList());
      if (cells.size() > SettingsLine.COLUMNS.size()) {
        throw plain.failure(0, cells.size() + " cells, not " + SettingsLine.COLUMNS.size());
      }
      while (cells.size() < SettingsLine.COLUMNS.size()) {
        cells.add("");
      }
      cells.replaceAll(String::strip);
      cells.set(0, cells.get(0).toLowerCase(Locale.ROOT));
      return new SettingsLine(name, number, text, cells);
    } catch (UncheckedIOException e) {
      throw plain.failure(0, "a quotation mark is not closed");
    }
  }

  private static void requireHeader(SettingsLine first) {
    List<String> cells = first.cells().stream().map(cell -> cell.toLowerCase(Locale.ROOT)).toList();
    if (!cells.equals(SettingsLine.COLUMNS)) {
      throw first.failure(0, "the header is not " + String.join(",", SettingsLine.COLUMNS));
    }
  }
}
