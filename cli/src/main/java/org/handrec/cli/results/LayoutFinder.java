package org.handrec.cli.results;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Failure;
import org.handrec.core.diagnose.Source;

/** Finds out how a list is laid out, by the names of its columns or by what the user says. */
final class LayoutFinder {
  private static final List<Character> DELIMITERS = List.of(',', ';', '\t', '|');

  /** A header stands among so many first rows. */
  private static final int FIRST_ROWS = 20;

  private static final int LEAST_NAMES = 2;

  private final Source source;
  private final ListOptions options;
  private final List<ResultField> order = new ArrayList<>();
  private final Map<String, ResultField> named = new HashMap<>();

  /** The names of columns as the user wrote them. */
  private final Map<String, String> spelled = new LinkedHashMap<>();

  /** The first row that could not be read. */
  private Optional<ListRow> broken = Optional.empty();

  /**
   * A search.
   *
   * @throws Failure when the columns are not named by words
   */
  LayoutFinder(Source source, ListOptions options) {
    this.source = source;
    this.options = options;
    for (String column : options.columns().map(c -> c.split(",")).orElse(new String[0])) {
      int sign = column.lastIndexOf('=');
      ResultField field =
          ResultField.ofWord(column.substring(sign + 1))
              .orElseThrow(
                  () ->
                      new Failure(
                          "--columns: '"
                              + column.substring(sign + 1).strip()
                              + "' is none of "
                              + ResultField.words()));
      if (sign >= 0) {
        named.put(ResultField.plain(column.substring(0, sign)), field);
        spelled.put(
            ResultField.plain(column.substring(0, sign)), column.substring(0, sign).strip());
      } else {
        order.add(field);
      }
    }
    if (!named.isEmpty() && !order.isEmpty()) {
      throw new Failure("--columns: either all columns in their order, or NAME=WORD for some");
    }
  }

  /**
   * The layout.
   *
   * @throws Failure when it is not clear
   * @throws IOException when the list cannot be read
   */
  ListLayout find() throws IOException {
    Charset charset = options.charset().isPresent() ? options.charset().get() : charset();
    List<Candidate> candidates = new ArrayList<>();
    for (char delimiter : options.delimiter().map(List::of).orElse(DELIMITERS)) {
      Candidate candidate = candidate(charset, delimiter);
      if (!candidate.rows().isEmpty()) {
        candidates.add(candidate);
      }
    }
    if (candidates.isEmpty()) {
      throw broken.isPresent()
          ? Question.at(broken.get(), 0, broken.get().broken().get())
          : new Failure(source.name() + ": the list is empty");
    }
    int most = candidates.stream().mapToInt(Candidate::score).max().orElse(0);
    List<Candidate> best = candidates.stream().filter(c -> c.score() == most).toList();
    ListRow first = best.get(0).rows().get(0);
    if (most == 0) {
      throw Question.at(
          first,
          0,
          order.isEmpty()
              ? "no row at the begin names a board and other columns; name them all in their order,"
                  + " such as --columns board,pairns,pairew,contract,declarer,result,score (words: "
                  + ResultField.words()
                  + ")"
              : "the rows have not "
                  + order.size()
                  + " columns as --columns has, whatever parts them; say it with --delimiter");
    }
    if (best.size() > 1) {
      throw Question.at(
          first,
          0,
          "columns may be parted by "
              + best.stream().map(c -> shown(c.delimiter())).collect(Collectors.joining(" or "))
              + "; say it with --delimiter");
    }
    return order.isEmpty() ? byHeader(charset, best.get(0)) : byOrder(charset, best.get(0));
  }

  private static String shown(char delimiter) {
    return delimiter == '\t' ? "tab" : "'" + delimiter + "'";
  }

  /** The first rows, read with a delimiter, and how many names of columns one of them has. */
  private record Candidate(char delimiter, List<ListRow> rows, int score, int header) {}

  private Candidate candidate(Charset charset, char delimiter) throws IOException {
    List<ListRow> rows = new ArrayList<>();
    try (ListReader reader = new ListReader(source, charset, delimiter)) {
      for (Optional<ListRow> row = reader.next();
          row.isPresent() && rows.size() < FIRST_ROWS;
          row = reader.next()) {
        if (row.get().broken().isPresent()) {
          broken = broken.isPresent() ? broken : row;
        } else {
          rows.add(row.get());
        }
      }
    }
    if (!order.isEmpty()) {
      boolean fits = rows.stream().allMatch(row -> row.cells().size() == order.size());
      return new Candidate(delimiter, rows, fits ? 1 : 0, 0);
    }
    int best = 0;
    int header = 0;
    for (int i = 0; i < rows.size(); i++) {
      long names = rows.get(i).cells().stream().filter(name -> field(name).isPresent()).count();
      if (names >= LEAST_NAMES && names > best) {
        best = (int) names;
        header = i;
      }
    }
    return new Candidate(delimiter, rows, best, header);
  }

  private Optional<ResultField> field(String name) {
    ResultField said = named.get(ResultField.plain(name));
    return said == null ? ResultField.of(name) : Optional.of(said);
  }

  private ListLayout byHeader(Charset charset, Candidate found) {
    ListRow header = found.rows().get(found.header());
    for (Map.Entry<String, String> name : spelled.entrySet()) {
      if (header.cells().stream().map(ResultField::plain).noneMatch(name.getKey()::equals)) {
        throw Question.at(
            header,
            0,
            "no column '"
                + name.getValue()
                + "', which --columns names; there are '"
                + String.join("', '", header.cells())
                + "'");
      }
    }
    Map<ResultField, Integer> columns = new EnumMap<>(ResultField.class);
    List<String> unknown = new ArrayList<>();
    for (int i = 0; i < header.cells().size(); i++) {
      Optional<ResultField> field = field(header.cell(i));
      if (field.isEmpty()) {
        unknown.add(header.cell(i));
      } else if (field.get() != ResultField.NOTHING) {
        put(columns, field.get(), i, header);
      }
    }
    need(ResultField.BOARD, columns, header, unknown);
    need(ResultField.CONTRACT, columns, header, unknown);
    return new ListLayout(
        charset,
        found.delimiter(),
        columns,
        header.cells(),
        header.number(),
        header.cells().size());
  }

  private static void put(
      Map<ResultField, Integer> columns, ResultField field, int place, ListRow header) {
    Integer other = columns.putIfAbsent(field, place);
    if (other != null) {
      throw Question.at(
          header,
          place,
          "columns '"
              + header.cell(other)
              + "' and '"
              + header.cell(place)
              + "' may both be "
              + field.word()
              + (ResultField.plain(header.cell(other)).equals(ResultField.plain(header.cell(place)))
                  ? "; name all columns in their order with --columns"
                  : "; name the one that is not, such as --columns '"
                      + header.cell(other)
                      + "=-'"));
    }
  }

  private static void need(
      ResultField field, Map<ResultField, Integer> columns, ListRow header, List<String> unknown) {
    List<String> names = unknown.stream().filter(name -> !name.isEmpty()).toList();
    if (!columns.containsKey(field)) {
      int place = names.isEmpty() ? 0 : header.cells().indexOf(names.get(0));
      throw Question.at(
          header,
          place,
          "no column is known to hold the "
              + field.word()
              + (names.isEmpty()
                  ? "; name all columns in their order with --columns"
                  : "; unknown are '"
                      + String.join("', '", names)
                      + "'; say which, such as --columns '"
                      + names.get(0)
                      + "="
                      + field.word()
                      + "'"));
    }
  }

  /** A first row without a board number is a header. */
  private ListLayout byOrder(Charset charset, Candidate found) {
    Map<ResultField, Integer> columns = new EnumMap<>(ResultField.class);
    for (int i = 0; i < order.size(); i++) {
      if (order.get(i) != ResultField.NOTHING && columns.put(order.get(i), i) != null) {
        throw new Failure("--columns: '" + order.get(i).word() + "' stands there twice");
      }
    }
    for (ResultField field : List.of(ResultField.BOARD, ResultField.CONTRACT)) {
      if (!columns.containsKey(field)) {
        throw new Failure("--columns: '" + field.word() + "' is missing");
      }
    }
    ListRow first = found.rows().get(0);
    boolean header = !first.cell(columns.get(ResultField.BOARD)).matches(".*[0-9].*");
    return new ListLayout(
        charset, found.delimiter(), columns, List.of(), header ? first.number() : 0, order.size());
  }

  /** UTF-16 with its mark, UTF-8 where the bytes are, else the charset of Windows. */
  private Charset charset() throws IOException {
    try (InputStream in = source.open()) {
      int first = in.read();
      int second = in.read();
      if ((first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF)) {
        return StandardCharsets.UTF_16;
      }
    }
    try (Reader reader =
        new InputStreamReader(
            source.open(),
            StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT))) {
      reader.transferTo(Writer.nullWriter());
      return StandardCharsets.UTF_8;
    } catch (CharacterCodingException e) {
      return Charset.forName("windows-1252");
    }
  }
}
