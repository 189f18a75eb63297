package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.cli.shell.Failure;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.StatedTable;
import org.handrec.core.format.Fixer;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.model.ScoreType;
import org.handrec.core.model.Table;
import org.handrec.core.rules.Replay;
import org.handrec.pbn.PbnTables;

/**
 * Writes PBN texts again, with the double dummy results and the par of each board in its tags. All
 * else stays as it is, and so does a board that has all of it.
 */
final class TagInsertion {
  private final BoardSolving solving;
  private final boolean again;
  private final ReadOptions options;

  TagInsertion(BoardSolving solving, boolean again, ReadOptions options) {
    this.solving = solving;
    this.again = again;
    this.options = options;
  }

  /** Writes the text of an input. */
  void write(OpenInput in, OutputStream out) throws IOException {
    if (!in.format().id().equals("pbn")) {
      throw new Failure("tags are written into PBN only");
    }
    Fixer fixer = in.format().fixer(in.source(), options);
    in.read(
        options,
        new OpenInput.RecordWork() {
          @Override
          public void on(HandRecord record, Replay replay) throws IOException {
            add(in, record, bytes -> out.write(fixer.toSource(bytes)));
          }

          @Override
          public void end(RecordReader reader) throws IOException {
            solving.finish();
            out.write(fixer.toSource(reader.trailer().text().bytes()));
          }
        });
  }

  private interface Text {
    void write(byte[] bytes) throws IOException;
  }

  private void add(OpenInput in, HandRecord record, Text text) throws IOException {
    Optional<DoubleDummyTable> known = again ? Optional.empty() : known(record);
    if (BoardSolving.deal(record).isEmpty()) {
      solving.pass(done -> text.write(record.text().bytes()));
    } else if (known.isPresent()) {
      solving.pass(done -> text.write(written(record, known)));
    } else {
      solving.table(in, record, table -> text.write(written(record, table)));
    }
  }

  /** The table that a record states, when its places agree. */
  private static Optional<DoubleDummyTable> known(HandRecord record) {
    List<DoubleDummyTable> stated =
        StatedTable.of(record.board()).stream()
            .flatMap(table -> table.complete().stream())
            .distinct()
            .toList();
    return stated.size() == 1 ? Optional.of(stated.get(0)) : Optional.empty();
  }

  private byte[] written(HandRecord record, Optional<DoubleDummyTable> table) {
    if (table.isEmpty()) {
      return record.text().bytes();
    }
    Map<String, String> tags = new LinkedHashMap<>();
    put(tags, record, StatedTable.TRICKS, table.get().toDoubleDummyTricks());
    Optional<Par> par = BoardSolving.par(record.board(), table.get());
    par.ifPresent(value -> put(tags, record, ScoreType.OPTIMUM.tag(), value.optimumScore()));
    par.ifPresent(value -> put(tags, record, "ParContract", value.parContract()));
    List<Table> tables =
        StatedTable.of(record.board()).stream()
                .filter(one -> one.tag().equals(StatedTable.TABLE))
                .anyMatch(one -> one.complete().equals(table))
            ? List.of()
            : List.of(table.get().toOptimumResultTable());
    return tags.isEmpty() && tables.isEmpty()
        ? record.text().bytes()
        : PbnTables.write(record, options.embedded(), tags, tables);
  }

  /** Puts a value that the record does not have. */
  private static void put(Map<String, String> tags, HandRecord record, String tag, String value) {
    if (!record.board().text(tag).value().equals(Optional.of(value))) {
      tags.put(tag, value);
    }
  }
}
