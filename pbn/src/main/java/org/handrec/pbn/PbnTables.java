package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Table;

/**
 * Writes tables and tags into records: in the place of the one of the same name, else behind
 * everything that the record holds. Rows are those of export format (PBN 5.2), line ends those of
 * the record; all else stays as it is.
 */
public final class PbnTables {
  private final PbnDocument document;
  private final String lineEnd;
  private final List<Edit> edits = new ArrayList<>(2);
  private final HandRecord record;

  private PbnTables(HandRecord record, PbnDocument document) {
    this.record = record;
    this.document = document;
    this.lineEnd =
        document.tokens().stream()
            .filter(token -> token.kind() == TokenKind.LINE_END)
            .reduce((first, last) -> last)
            .map(token -> document.text(token.span()))
            .orElse("\n");
  }

  /**
   * The text of a record with tables.
   *
   * @param embedded whether the source was read as an embedded text
   * @param tables tables with columns
   * @return bytes in the charset of the text of the record
   * @throws IllegalArgumentException when the charset does not have all characters of a table
   */
  public static byte[] write(HandRecord record, boolean embedded, List<Table> tables) {
    return write(record, embedded, Map.of(), tables);
  }

  /**
   * The text of a record with tags and tables. A tag that is there gets its new value, one that is
   * not comes behind everything that the record holds.
   *
   * @param embedded whether the source was read as an embedded text
   * @param tags values in ASCII without quotes and backslashes, by name
   * @param tables tables with columns
   * @return bytes in the charset of the text of the record
   * @throws IllegalArgumentException when the charset does not have all characters of a table
   */
  public static byte[] write(
      HandRecord record, boolean embedded, Map<String, String> tags, List<Table> tables) {
    PbnDocument document = PbnDocument.of(record.text(), record.text().charset(), embedded);
    PbnTables writer = new PbnTables(record, document);
    tables.forEach(writer::replace);
    String newTags =
        tags.entrySet().stream()
            .filter(tag -> !writer.replace(tag.getKey(), tag.getValue()))
            .map(tag -> "[" + tag.getKey() + " \"" + tag.getValue() + "\"]" + writer.lineEnd)
            .reduce("", String::concat);
    String behind =
        tables.stream()
            .filter(table -> writer.place(table).isEmpty())
            .map(writer::text)
            .reduce(newTags, String::concat);
    if (!behind.isEmpty()) {
      writer.append(behind);
    }
    return document.edit(writer.edits);
  }

  /** Gives a tag of the record another value; false when the record has no such tag. */
  private boolean replace(String tag, String value) {
    Optional<Span> place = record.origins().value(tag);
    place.ifPresent(span -> add(new Edit(span, '"' + value + '"')));
    return place.isPresent();
  }

  private void add(Edit edit) {
    edits.add(edit);
    edits.sort((a, b) -> Long.compare(a.span().start(), b.span().start()));
  }

  private Optional<Span> place(Table table) {
    return record.origins().tag(table.name());
  }

  private void replace(Table table) {
    Optional<Span> tag = place(table);
    if (tag.isEmpty()) {
      return;
    }
    StringBuilder comments = new StringBuilder();
    long end = tag.get().end();
    for (PbnToken token : document.tokens()) {
      if (token.span().start() < tag.get().end()) {
        continue;
      }
      if (token.kind() == TokenKind.OPEN) {
        break;
      }
      if (!token.kind().isBlank()) {
        end = token.span().end();
      }
      if (token.kind().isComment() || token.kind() == TokenKind.ESCAPE_LINE) {
        comments.append(lineEnd).append(document.text(token.span()));
        end = token.span().end();
      }
    }
    String text = text(table);
    int header = text.indexOf(lineEnd);
    String rows = text.substring(header, text.length() - lineEnd.length());
    add(new Edit(new Span(tag.get().start(), end), text.substring(0, header) + comments + rows));
  }

  /** Adds text behind the line on which the last token stands that says something. */
  private void append(String text) {
    List<PbnToken> tokens = document.tokens();
    int last = tokens.size() - 1;
    while (last >= 0 && tokens.get(last).kind().isBlank()) {
      last--;
    }
    int end = last + 1;
    while (end < tokens.size() && tokens.get(end).kind() == TokenKind.WHITE_SPACE) {
      end++;
    }
    boolean ended = end < tokens.size() && tokens.get(end).kind() == TokenKind.LINE_END;
    long at = ended ? tokens.get(end).span().end() : tokens.get(end - 1).span().end();
    edits.add(new Edit(Span.at(at), ended ? text : lineEnd + text));
  }

  /** The header and the rows, each with its line end. */
  private String text(Table table) {
    ExportText text = new ExportText(lineEnd);
    text.tableTag(table.name(), ExportTables.header(table, ""));
    new ExportTables(text).write(table);
    return text.content().toString();
  }
}
