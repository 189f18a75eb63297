package org.handrec.pbn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Table;
import org.handrec.core.model.Tag;

/** Reads the supplemental sections: tables, and the text behind tags of other makers (PBN 5). */
final class TableReader {
  private static final int CACHE = 1024;
  private static final String NOT_IN_ELEMENTS = "%]}";

  private final GameFindings findings;
  private final Remarks remarks;
  private final TableHeader[] headers = new TableHeader[StandardTag.COUNT];
  private final Table.Cell[] cache = new Table.Cell[CACHE];
  private final List<Table.Cell> cells = new ArrayList<>(64);
  private int[] places = new int[64];
  private int open;

  TableReader(GameFindings findings, Remarks remarks) {
    this.findings = findings;
    this.remarks = remarks;
    Arrays.fill(headers, TableHeader.NONE);
    Arrays.fill(cache, new Table.Cell("", false));
  }

  /** Reads the section of a table tag. */
  Table table(RawGame game, TagSlot tag) {
    StandardTag standard = StandardTag.of(tag.standard);
    TableHeader header = header(standard, tag.value);
    elements(game, tag);
    boolean written = tag.origin == Tag.Origin.WRITTEN;
    if (!header.unreadable().isEmpty() || (header.columns().isEmpty() && !tag.value.isEmpty())) {
      if (written) {
        findings.add(
            findings.atValue(
                "PBN091",
                tag,
                tag.name + ": column \"" + header.unreadable() + "\" cannot be read"));
      }
      return new Table(tag.name, List.of(), cells);
    }
    if (header.respelled() && written) {
      findings.add(
          findings
              .atValue(
                  "PBN092",
                  tag,
                  tag.name + " header \"" + tag.value + "\" read as " + header.standard())
              .expected(header.standard()));
    }
    checkCount(game, tag, header.columns().size());
    if (standard == StandardTag.OPTIMUM_RESULT_TABLE) {
      denominations(tag, header);
    }
    return new Table(tag.name, header.columns(), cells);
  }

  /** The columns that serve a game which lacks the table (PBN 4.8). */
  Table inherited(TagSlot tag) {
    TableHeader header = header(StandardTag.of(tag.standard), tag.value);
    return new Table(tag.name, header.columns(), List.of());
  }

  /** Reads what stands behind a tag that the standard does not know; empty when nothing does. */
  Optional<Table> section(RawGame game, TagSlot tag) {
    elements(game, tag);
    return cells.isEmpty() ? Optional.empty() : Optional.of(new Table(tag.name, List.of(), cells));
  }

  private TableHeader header(StandardTag table, String text) {
    if (text.isEmpty()) {
      return TableHeader.NONE;
    }
    TableHeader header = headers[table.ordinal()];
    if (!header.text().equals(text)) {
      header = TableHeader.read(table, text);
      headers[table.ordinal()] = header;
    }
    return header;
  }

  private void elements(RawGame game, TagSlot tag) {
    cells.clear();
    open = -1;
    int token = tag.firstBehind;
    for (; token < tag.lastBehind; token++) {
      TokenKind kind = game.tokens.kind(token);
      if (kind.isBlank()) {
        close(game, tag, token);
      } else if (kind.isComment()) {
        close(game, tag, token);
        comment(tag, token);
      } else if (kind == TokenKind.STRING) {
        close(game, tag, token);
        add(game, new Table.Cell(GameText.unquoted(game, token), true), token);
      } else if (game.isBrokenTag(token)) {
        break;
      } else if (open < 0 && !remarks.isControl(token)) {
        open = token;
      }
    }
    close(game, tag, token);
  }

  private void comment(TagSlot tag, int token) {
    tag.add(remarks.comment(token));
    if (!cells.isEmpty()) {
      findings.add(findings.at("PBN094", token, "comment inside " + tag.name).tag(tag.name));
    }
  }

  private void add(RawGame game, Table.Cell cell, int token) {
    if (cells.size() == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[cells.size()] = game.tokens.start(token);
    cells.add(cell);
  }

  /** Ends the element that is open before a token. */
  private void close(RawGame game, TagSlot tag, int token) {
    if (open < 0) {
      return;
    }
    int from = game.tokens.start(open);
    int to = game.tokens.start(token);
    add(game, cell(game, from, to), open);
    open = -1;
    for (int i = from; i < to; i++) {
      if (NOT_IN_ELEMENTS.indexOf(game.bytes[i]) >= 0) {
        String text = GameText.between(game, from, to);
        char bad = (char) game.bytes[i];
        findings.add(
            findings
                .at("PBN093", i, i + 1, tag.name + ": \"" + text + "\" may not hold " + bad)
                .tag(tag.name)
                .found(text));
        return;
      }
    }
  }

  /** An element; those that come again and again exist once. */
  private Table.Cell cell(RawGame game, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = 31 * hash + game.bytes[i];
    }
    int slot = (hash ^ (hash >>> 10)) & (CACHE - 1);
    Table.Cell cell = cache[slot];
    if (!isText(cell.text(), game.bytes, from, to)) {
      cell = new Table.Cell(GameText.between(game, from, to), false);
      if (to - from <= 16) {
        cache[slot] = cell;
      }
    }
    return cell;
  }

  private static boolean isText(String text, byte[] bytes, int from, int to) {
    if (text.length() != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (text.charAt(i - from) != bytes[i]) {
        return false;
      }
    }
    return true;
  }

  private void checkCount(RawGame game, TagSlot tag, int columns) {
    if (columns == 0 || cells.size() % columns == 0) {
      return;
    }
    Diagnostic.Builder finding =
        findings.atTag(
            "PBN090",
            tag,
            tag.name + ": " + cells.size() + " elements for " + columns + " columns");
    int first = firstOddLine(game, columns);
    if (first >= 0) {
      finding.hypothesis("line " + findings.line(first) + " has another number of elements");
    }
    findings.add(finding);
  }

  /** Offset of the first line that does not hold whole rows; -1 when there is only one line. */
  private int firstOddLine(RawGame game, int columns) {
    int lineFrom = 0;
    for (int i = 1; i <= cells.size(); i++) {
      if (i == cells.size() || isOtherLine(game, places[i - 1], places[i])) {
        if ((i - lineFrom) % columns != 0) {
          return lineFrom == 0 && i == cells.size() ? -1 : places[lineFrom];
        }
        lineFrom = i;
      }
    }
    return -1;
  }

  private static boolean isOtherLine(RawGame game, int from, int to) {
    for (int i = from; i < to; i++) {
      if (game.bytes[i] == '\n' || game.bytes[i] == '\r') {
        return true;
      }
    }
    return false;
  }

  /** Reads {@code N} as {@code NT}; one finding for a table. */
  private void denominations(TagSlot tag, TableHeader header) {
    int columns = header.columns().size();
    boolean reported = false;
    for (int column = 0; column < columns; column++) {
      if (!header.columns().get(column).name().equals("Denomination")) {
        continue;
      }
      for (int i = column; i < cells.size(); i += columns) {
        if (cells.get(i).text().equalsIgnoreCase("N")) {
          if (!reported) {
            reported = true;
            String text = cells.get(i).text();
            findings.add(
                findings
                    .at(
                        "PBN060",
                        places[i],
                        places[i] + 1,
                        "Denomination \"" + text + "\" read as NT")
                    .tag(tag.name)
                    .found(text)
                    .expected("NT"));
          }
          cells.set(i, new Table.Cell("NT", cells.get(i).quoted()));
        }
      }
    }
  }
}
