package org.handrec.core.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.handrec.core.diagnose.RuleBook;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.model.Auction;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Call;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;

/**
 * The habits of a source, found by reading it a second time when they are first asked for.
 *
 * <p>An I/O error shows as an {@link UncheckedIOException}.
 */
public final class SourceHabits implements Habits {
  private static final int ENOUGH = 3;

  private final Format format;
  private final Source source;
  private final ReadOptions options;
  private Optional<Boolean> leadingPasses = Optional.empty();
  private Optional<BoardScheme> boardScheme = Optional.empty();

  /** The habits of a source, read in a format. */
  public SourceHabits(Format format, Source source, ReadOptions options) {
    this.format = format;
    this.source = source;
    this.options = options;
  }

  @Override
  public boolean leavesOutLeadingPasses() {
    if (leadingPasses.isEmpty()) {
      try {
        leadingPasses = Optional.of(readHabit());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return leadingPasses.get();
  }

  @Override
  public boolean followsBoardNumbers() {
    return boardScheme().isUsual();
  }

  /** How dealers and vulnerabilities go with the board numbers. */
  public BoardScheme boardScheme() {
    if (boardScheme.isEmpty()) {
      try {
        boardScheme = Optional.of(readScheme());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return boardScheme.get();
  }

  /** The rules whose findings there may be. */
  RuleBook rules() {
    return new RuleBook(List.of(format.rules(), CoreRules.catalog()));
  }

  /** What was read of a text. */
  record Read(List<HandRecord> records, RecordReader.Trailer trailer) {}

  /** Reads another text as the source is read. */
  Read read(byte[] text) throws IOException {
    List<HandRecord> records = new ArrayList<>();
    try (RecordReader reader = format.read(Source.of(source.name(), text), options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        records.add(next.get());
      }
      return new Read(records, reader.trailer());
    }
  }

  /** Whether it is read by the letter of its standard. */
  boolean isStrict() {
    return options.strict();
  }

  private BoardScheme readScheme() throws IOException {
    BoardScheme.Counter counter = new BoardScheme.Counter();
    try (RecordReader reader = format.read(source, options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        counter.add(next.get().board());
      }
    }
    return counter.scheme();
  }

  private boolean readHabit() throws IOException {
    int fitting = 0;
    try (RecordReader reader = format.read(source, options)) {
      for (Optional<HandRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
        HandRecord record = next.get();
        Optional<Auction> auction = record.board().auction();
        if (auction.isEmpty()) {
          continue;
        }
        if (beginsWithWrittenPass(auction.get(), record.origins())) {
          return false;
        }
        if (Replay.of(record.board(), false, Habits.UNKNOWN).missingLeadingPasses().isPresent()) {
          fitting++;
        }
      }
    }
    return fitting >= ENOUGH;
  }

  /** The passes of {@code AP} all stand at one place; they are no passes that somebody wrote. */
  private static boolean beginsWithWrittenPass(Auction auction, Origins origins) {
    for (int i = 0; i < auction.items().size(); i++) {
      AuctionItem item = auction.items().get(i);
      if (item == AuctionItem.DASH) {
        continue;
      }
      return item instanceof AuctionItem.Made made
          && made.call() == Call.PASS
          && !(i + 1 < auction.items().size()
              && origins.auctionItem(i).equals(origins.auctionItem(i + 1)));
    }
    return false;
  }
}
