package org.handrec.cli;

import java.util.Optional;
import java.util.stream.Stream;
import org.handrec.cli.results.ListOptions;
import org.handrec.cli.shell.Failure;
import picocli.CommandLine.Option;

/** Which list of results is checked against the hands, and how it is read. */
final class ListCheckOptions {
  @Option(
      names = "--results",
      paramLabel = "LIST",
      description =
          "Check a list of results (CSV and the like) against the inputs; - is standard input.")
  private Optional<String> list = Optional.empty();

  @Option(
      names = "--columns",
      paramLabel = "COLUMNS",
      description =
          "What the columns of the list hold, in their order: board,pairns,pairew,contract,...;"
              + " or NAME=WORD for columns whose names say nothing.")
  private Optional<String> columns = Optional.empty();

  @Option(
      names = "--delimiter",
      paramLabel = "CHARACTER",
      description = "What parts the columns of the list; tab for a tab.")
  private Optional<String> delimiter = Optional.empty();

  @Option(
      names = "--suits",
      paramLabel = "LETTERS",
      description = "The letters of spades, hearts, diamonds, clubs in the list, such as PCKT.")
  private Optional<String> suits = Optional.empty();

  @Option(
      names = "--seats",
      paramLabel = "LETTERS",
      description = "The letters of North, East, South, West in the list, such as NOSW.")
  private Optional<String> seats = Optional.empty();

  @Option(
      names = "--list-charset",
      paramLabel = "CHARSET",
      description = "The charset of the list (default: UTF-8 where it is that, else windows-1252).")
  private Optional<String> charset = Optional.empty();

  /** The list; empty when there is none. */
  Optional<String> list() {
    return list;
  }

  /**
   * How it is read.
   *
   * @throws Failure when an option is wrong, or there is no list for it
   */
  ListOptions reading() {
    if (list.isEmpty()
        && Stream.of(columns, delimiter, suits, seats, charset).anyMatch(Optional::isPresent)) {
      throw new Failure(
          "--columns, --delimiter, --suits, --seats and --list-charset belong to --results");
    }
    return new ListOptions(
        charset.map(InputOptions::charset),
        delimiter.map(ListCheckOptions::character),
        columns,
        suits,
        seats);
  }

  private static char character(String text) {
    if (text.equalsIgnoreCase("tab") || text.equals("\\t")) {
      return '\t';
    }
    if (text.length() != 1 || text.equals("\"") || text.equals(" ")) {
      throw new Failure("--delimiter is one character, such as ; or tab");
    }
    return text.charAt(0);
  }
}
