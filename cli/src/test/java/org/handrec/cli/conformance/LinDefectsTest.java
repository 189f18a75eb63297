package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.handrec.lin.LinFormat;
import org.handrec.lin.LinWriter;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.api.Test;

/**
 * Generated boards of LIN with one planted defect each, in three styles: a board a line, a line a
 * trick, and a match. Each defect is found, by one message, and nothing else is.
 */
class LinDefectsTest {
  private static final int BOARDS = Integer.getInteger("handrec.test.linDefects", 300);
  private static final Pattern SOUTH = Pattern.compile("md\\|[1-4]S([2-9TJQKA])");
  private static final Pattern CLAIM = Pattern.compile("mc\\|\\d+\\|");

  /** A defect and the codes that may name it. */
  private enum Defect {
    DUPLICATE_CARD("D001 D002"),
    MISSING_CARD("D003"),
    UNREADABLE_CARD("D005"),
    CALL_AFTER_END("A004"),
    SURPLUS_PASS("A005"),
    UNREADABLE_CALL("A006"),
    CLAIM_TOO_HIGH("R008"),
    CLAIM_TWICE("LIN021"),
    CLAIM_NO_NUMBER("LIN020"),
    NO_CARD("P025"),
    VULNERABILITY("LIN015");

    private final String codes;

    Defect(String codes) {
      this.codes = codes;
    }

    /** The board with the defect; empty when it has no place for it. */
    Optional<String> plant(String board) {
      Matcher south = SOUTH.matcher(board);
      Matcher claim = CLAIM.matcher(board);
      boolean claimed = claim.find();
      boolean played = board.contains("pg||pc|");
      if (this == DUPLICATE_CARD || this == MISSING_CARD || this == UNREADABLE_CARD) {
        return south.find() ? Optional.of(deal(board, south.start(1))) : Optional.empty();
      }
      return switch (this) {
        case CALL_AFTER_END -> Optional.of(board.replaceFirst("pg\\|\\|", "mb|7N|pg||"));
        case SURPLUS_PASS -> Optional.of(board.replaceFirst("pg\\|\\|", "mb|p|pg||"));
        case UNREADABLE_CALL -> Optional.of(board.replaceFirst("mb\\|[^|]*\\|", "mb|8C|"));
        case CLAIM_TOO_HIGH -> replaced(claimed, claim, "mc|14|");
        case CLAIM_TWICE -> replaced(claimed, claim, "$0$0");
        case CLAIM_NO_NUMBER -> replaced(claimed, claim, "mc|some|");
        case NO_CARD ->
            played ? Optional.of(board.replaceFirst("pc\\|..\\|", "pc|S1|")) : Optional.empty();
        default -> Optional.of(board.replaceFirst("sv\\|.\\|", "sv|q|"));
      };
    }

    private static Optional<String> replaced(boolean found, Matcher claim, String replacement) {
      return found ? Optional.of(claim.replaceFirst(replacement)) : Optional.empty();
    }

    private String deal(String board, int at) {
      String card = board.substring(at, at + 1);
      String other =
          switch (this) {
            case DUPLICATE_CARD -> card + card;
            case MISSING_CARD -> "";
            default -> card + "1";
          };
      return board.substring(0, at) + other + board.substring(at + 1);
    }
  }

  @Test
  void aBoardALine() {
    plantAll(21, text -> text);
  }

  @Test
  void aLineATrick() {
    plantAll(22, text -> text.replace("pg||", "pg||\r\n"));
  }

  @Test
  void aMatch() {
    plantAll(23, text -> "vg|Cup,Final,I,1,1,Foxes,,Owls,|\npn|a,b,c,d,e,f,g,h|\nqx|c1|" + text);
  }

  private interface Style {
    String of(String board);
  }

  private static void plantAll(long seed, Style style) {
    RandomRecords records = new RandomRecords(seed);
    Random random = new Random(seed);
    Set<Defect> planted = new TreeSet<>();
    for (int i = 0; i < BOARDS; i++) {
      byte[] pbn = records.next().pbn().getBytes(StandardCharsets.UTF_8);
      byte[] lin = Converted.toLin(Converted.pbn(), pbn, LinWriter.Options.DEFAULT).bytes();
      String board =
          new String(lin, StandardCharsets.UTF_8)
              .replaceFirst("^pn\\|[^|]*\\|", "")
              .replaceFirst("ah\\|[^|]*\\|", "");
      assertThat(found(style.of(board))).as("%s", board).isEmpty();
      Defect defect = Defect.values()[random.nextInt(Defect.values().length)];
      Optional<String> damaged = defect.plant(board);
      if (damaged.isPresent()) {
        planted.add(defect);
        assertThat(found(style.of(damaged.get())))
            .as("%s in %s", defect, damaged.get())
            .hasSize(1)
            .isSubsetOf(defect.codes.split(" ", -1));
      }
    }
    assertThat(planted).containsExactly(Defect.values());
  }

  /** The codes of all errors and warnings. */
  private static List<String> found(String text) {
    Source source = Source.of("text.lin", text.getBytes(StandardCharsets.UTF_8));
    List<String> codes = new ArrayList<>();
    for (Diagnostic finding :
        Pipeline.run(new LinFormat(), source, ReadOptions.DEFAULT).diagnostics()) {
      if (finding.severity().compareTo(Severity.WARNING) >= 0) {
        codes.add(finding.code());
      }
    }
    return codes;
  }
}
