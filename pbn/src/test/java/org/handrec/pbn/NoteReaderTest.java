package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.pbn.PbnText.board;
import static org.handrec.pbn.PbnText.findings;

import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Note;
import org.handrec.core.model.Tag;
import org.junit.jupiter.api.Test;

class NoteReaderTest {
  @Test
  void numbersOfAuctionAndPlayAreApart() {
    String[] game = {
      "[Auction \"N\"]", "1C =1=", "[Note \"1:a:b\"]", "[Play \"E\"]", "S2 =1=", "[Note \"1:c\"]"
    };
    Board board = board(game);

    assertThat(board.auction().orElseThrow().notes()).containsExactly(new Note(1, "a:b"));
    assertThat(board.play().orElseThrow().notes()).containsExactly(new Note(1, "c"));
    assertThat(findings(game)).isEmpty();
  }

  @Test
  void aNoteBeforeAnySectionBelongsToNothing() {
    assertThat(findings("[Note \"1:x\"]", "[Auction \"N\"]", "1C")).containsExactly("PBN047@1:1");
    assertThat(board("[Note \"1:x\"]").text("Note").value()).contains("1:x");
  }

  @Test
  void aNoteOfTheAuctionBehindThePlayIsFound() {
    String[] game = {
      "[Auction \"N\"]", "1C =1=", "[Play \"E\"]", "S2", "[Note \"1:x\"]", "[Note \"2:y\"]"
    };

    assertThat(findings(game)).containsExactly("PBN048@5:1", "PBN045@6:1");
    assertThat(board(game).auction().orElseThrow().notes()).containsExactly(new Note(1, "x"));
    assertThat(board(game).play().orElseThrow().notes()).containsExactly(new Note(2, "y"));
  }

  @Test
  void aNotePartedFromItsSectionIsFound() {
    assertThat(findings("[Auction \"N\"]", "1C =1=", "[Score \"0\"]", "[Note \"1:x\"]"))
        .containsExactly("PBN048@4:1");
  }

  @Test
  void theFirstNoteOfANumberCounts() {
    String[] game = {"[Auction \"N\"]", "1C =1=", "[Note \"1:x\"]", "[Note \"1:y\"]"};

    assertThat(findings(game)).containsExactly("PBN046@4:1");
    assertThat(board(game).auction().orElseThrow().notes()).containsExactly(new Note(1, "x"));
    assertThat(board(game).tags().get(2).origin()).isEqualTo(Tag.Origin.REPEATED);
  }

  @Test
  void aNoteWithoutANumberBecomesAComment() {
    String[] game = {"[Auction \"N\"]", "1C", "[Note \"0:x\"]", "[Note \"33:y\"]", "[Note \"z\"]"};

    assertThat(findings(game)).containsExactly("PBN042@3:1", "PBN042@4:1", "PBN042@5:1");
    assertThat(board(game).tag("Auction").orElseThrow().comments())
        .containsExactly(
            new Comment("0:x", false), new Comment("33:y", false), new Comment("z", false));
  }

  @Test
  void aNoteCannotBeInherited() {
    assertThat(findings("[Auction \"N\"]", "1C", "[Note \"#\"]", "[Note \"##1:x\"]"))
        .containsExactly("PBN034@3:7", "PBN034@4:7");
  }

  @Test
  void notesOfAnUnusedSectionAreSilent() {
    String[] game = {
      "[Auction \"N\"]", "1C =1=", "[Note \"1:x\"]", "[Auction \"N\"]", "1C =1=", "[Note \"1:x\"]"
    };

    assertThat(PbnText.strictRecord(game).diagnostics()).hasSize(1);
    assertThat(findings(PbnText.strictRecord(game))).containsExactly("PBN027@4:1");
  }

  @Test
  void notesOfAnUnusableSectionAreSilent() {
    assertThat(findings("[Auction \"Q\"]", "1C =1=", "[Note \"2:x\"]", "[Note \"2:x\"]"))
        .containsExactly("PBN061@1:10");
  }
}
