package org.handrec.cli.solve;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.model.Deal;

/**
 * What a run has solved so far, so that one that was interrupted goes on: a line for each deal, in
 * the order in which they are asked for. A run over the same records asks in the same order, so the
 * lines are read one after the other and none is kept. Where the order differs (records were
 * added), deals are solved again, and nothing wrong is taken over.
 */
public final class SolvedJournal implements Closeable {
  private final Path path;
  private Optional<BufferedReader> reader = Optional.empty();
  private Optional<OutputStream> writer = Optional.empty();
  private String line = "";

  /** How many bytes of whole lines were read. */
  private long read;

  /** A journal that is there already, or will be when there is something to write. */
  public SolvedJournal(Path path) throws IOException {
    this.path = path;
    if (Files.isRegularFile(path)) {
      reader = Optional.of(Files.newBufferedReader(path, StandardCharsets.ISO_8859_1));
      advance();
    }
  }

  /** The name of the journal of a file. */
  public static Path beside(Path file) {
    return file.resolveSibling("." + file.getFileName() + ".solved");
  }

  private static String text(Deal deal, DoubleDummyTable table) {
    return deal + "\t" + table.toDoubleDummyTricks() + "\n";
  }

  /** Reads the next line; one without an end was cut off by the interruption. */
  private void advance() throws IOException {
    read += line.length();
    StringBuilder text = new StringBuilder();
    int next = reader.get().read();
    while (next >= 0 && next != '\n' && text.length() < 1000) {
      text.append((char) next);
      next = reader.get().read();
    }
    line = next == '\n' ? text.append('\n').toString() : "";
    if (line.isEmpty()) {
      reader.get().close();
      reader = Optional.empty();
    }
  }

  /** The table of a deal, if it is the next one of the journal. */
  public Optional<DoubleDummyTable> next(Deal deal) throws IOException {
    if (reader.isEmpty() || !line.startsWith(deal + "\t")) {
      return Optional.empty();
    }
    Optional<DoubleDummyTable> table =
        DoubleDummyTable.fromDoubleDummyTricks(line.substring(line.indexOf('\t') + 1).strip());
    advance();
    return table;
  }

  /** Adds a deal, unless some that were solved before are still to come. */
  public void add(Deal deal, DoubleDummyTable table) throws IOException {
    if (reader.isPresent()) {
      return;
    }
    if (writer.isEmpty()) {
      OutputStream out =
          Files.newOutputStream(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      writer = Optional.of(out);
      try (SeekableByteChannel file = Files.newByteChannel(path, StandardOpenOption.WRITE)) {
        file.truncate(read);
      }
    }
    writer.get().write(text(deal, table).getBytes(StandardCharsets.ISO_8859_1));
    writer.get().flush();
  }

  /** Removes the journal: everything is written. */
  public void delete() throws IOException {
    close();
    Files.deleteIfExists(path);
  }

  @Override
  public void close() throws IOException {
    if (reader.isPresent()) {
      reader.get().close();
    }
    if (writer.isPresent()) {
      writer.get().close();
    }
  }
}
