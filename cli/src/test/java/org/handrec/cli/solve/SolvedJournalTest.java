package org.handrec.cli.solve;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.model.Deal;
import org.junit.jupiter.api.Test;

class SolvedJournalTest {
  private static final Deal ONE =
      Deal.parse("N:J7.AJ7.AQ.J97642 AT943..JT873.AQ8 865.QT8542.654.5 KQ2.K963.K92.KT3");
  private static final Deal OTHER = ONE.turned(1);
  private static final DoubleDummyTable TABLE =
      DoubleDummyTable.fromDoubleDummyTricks("42835428359b4a79b4a8").orElseThrow();

  private final Path path =
      SolvedJournal.beside(Jimfs.newFileSystem(Configuration.unix()).getPath("club.pbn"));

  @Test
  void nothingIsWrittenBeforeSomethingIsSolved() throws IOException {
    try (SolvedJournal journal = new SolvedJournal(path)) {
      assertThat(journal.next(ONE)).isEmpty();
    }
    assertThat(path.toString()).isEqualTo(".club.pbn.solved");
    assertThat(Files.exists(path)).isFalse();
  }

  @Test
  void whatWasSolvedIsFoundAgainInOrder() throws IOException {
    write(ONE, OTHER);

    try (SolvedJournal journal = new SolvedJournal(path)) {
      assertThat(journal.next(ONE)).contains(TABLE);
      assertThat(journal.next(OTHER)).contains(TABLE);
      assertThat(journal.next(ONE)).isEmpty();
      journal.add(ONE, TABLE);
    }
    assertThat(Files.readAllLines(path)).hasSize(3).allMatch(line -> line.endsWith("9b4a79b4a8"));
  }

  @Test
  void aDealThatIsNotTheNextOneIsSolvedAgainAndTheRestStays() throws IOException {
    write(ONE, OTHER);

    try (SolvedJournal journal = new SolvedJournal(path)) {
      assertThat(journal.next(OTHER)).isEmpty();
      journal.add(OTHER, TABLE);
      assertThat(journal.next(ONE)).contains(TABLE);
      assertThat(journal.next(OTHER)).contains(TABLE);
    }
    assertThat(Files.readAllLines(path)).hasSize(2);
  }

  @Test
  void aLineThatWasCutOffIsWrittenAnew() throws IOException {
    write(ONE, OTHER);
    String whole = Files.readString(path);
    Files.writeString(path, whole.substring(0, whole.length() - 3));

    try (SolvedJournal journal = new SolvedJournal(path)) {
      assertThat(journal.next(ONE)).contains(TABLE);
      assertThat(journal.next(OTHER)).isEmpty();
      journal.add(OTHER, TABLE);
    }
    assertThat(Files.readString(path)).isEqualTo(whole);
  }

  @Test
  void whatIsNoJournalIsReplaced() throws IOException {
    Files.write(path, new byte[5000]);

    try (SolvedJournal journal = new SolvedJournal(path)) {
      assertThat(journal.next(ONE)).isEmpty();
      journal.add(ONE, TABLE);
      journal.delete();
    }
    assertThat(Files.exists(path)).isFalse();
  }

  private void write(Deal... deals) throws IOException {
    try (SolvedJournal journal = new SolvedJournal(path)) {
      for (Deal deal : deals) {
        journal.add(deal, TABLE);
      }
    }
  }
}
