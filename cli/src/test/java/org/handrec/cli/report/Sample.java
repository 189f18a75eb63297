package org.handrec.cli.report;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.Profile;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.RuleInfo;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.Habits;
import org.handrec.core.rules.Replay;

/** Findings of made-up rules, so that what is shown does not change with the real ones. */
final class Sample {
  static final RuleInfo BID =
      new RuleInfo(
          "A901",
          "odd-bid",
          Severity.ERROR,
          Map.of(Profile.LESSON, Severity.OFF, Profile.ARCHIVE, Severity.WARNING),
          "auction",
          "a bid is odd",
          "call {i} is odd",
          FixSafety.SUGGEST,
          "make it even",
          "Law 18",
          "1S 1H");
  static final RuleInfo NAME =
      new RuleInfo(
          "N902",
          "odd-name",
          Severity.WARNING,
          Map.of(),
          "names",
          "a name is odd | <x>",
          "odd name",
          FixSafety.NONE,
          "",
          "",
          "");
  static final RuleInfo CARD =
      new RuleInfo(
          "P903",
          "odd-card",
          Severity.INFO,
          Map.of(),
          "play",
          "a card is odd",
          "odd card",
          FixSafety.NONE,
          "look again",
          "Law 44",
          "");

  private static final String TEXT =
      "\uFEFF[Event \"Zoë's\tCup\"]\r\n[Board \"7\"]\r\n"
          + "[Auction \"N\"]\r\n1S 1H "
          + "Pass ".repeat(40)
          + "odd end\r\n";

  /** A bid has a repair. */
  private static final Background BACKGROUND =
      new Background() {
        @Override
        public Replay replay(HandRecord record) {
          return Replay.of(record.board(), false, Habits.UNKNOWN);
        }

        @Override
        public Optional<Fix> fix(Finding finding) {
          return finding.diagnostic().rule().equals(BID)
              ? Optional.of(
                  new Fix(
                      "make it {even}",
                      FixSafety.SUGGEST,
                      List.of(new Edit(finding.diagnostic().span(), "2H"))))
              : Optional.empty();
        }

        @Override
        public boolean countsBytes() {
          return true;
        }
      };

  private Sample() {}

  static RecordText text() {
    return new RecordText(TEXT.getBytes(StandardCharsets.UTF_8), 0, 1, 1, StandardCharsets.UTF_8);
  }

  static Span spanOf(String part) {
    int at = TEXT.indexOf(part);
    int from = TEXT.substring(0, at).getBytes(StandardCharsets.UTF_8).length;
    return new Span(from, from + part.getBytes(StandardCharsets.UTF_8).length);
  }

  static HandRecord record() {
    Board.Builder board = Board.builder();
    for (String tag :
        List.of("Event=Zoë's\tCup", "Session=2", "Room=Open", "Board=7", "North=Lisle, Ben")) {
      int cut = tag.indexOf('=');
      board.add(
          new Tag(tag.substring(0, cut), tag.substring(cut + 1), Tag.Origin.WRITTEN, List.of()));
    }
    return new HandRecord(
        3, HandRecord.Kind.BOARD, board.build(), new NoOrigins(), text(), List.of());
  }

  /** A bid with all facts, a name at a special character, a card at the end of a long line. */
  static List<Finding> findings() {
    Diagnostic bid =
        Diagnostic.builder(BID, text(), spanOf("1H"), "call 2 is {odd}: [1H](Law 18)")
            .seat(Seat.NORTH)
            .call(2)
            .expected("2H")
            .found("1H")
            .hypothesis("fits dealer E")
            .related(new Diagnostic.Related(new Location(2, 1, 2, 3), "record 1"))
            .build();
    Diagnostic name =
        Diagnostic.builder(NAME, text(), spanOf("ë's\tCup"), "odd name \"Zoë's\tCup\"")
            .tag("Event")
            .build();
    Diagnostic card =
        Diagnostic.builder(CARD, text(), spanOf("odd end"), "odd card")
            .seat(Seat.EAST)
            .trick(4)
            .card(Card.parse("SA").orElseThrow())
            .build();
    Optional<HandRecord> record = Optional.of(record());
    return List.of(
        new Finding("club.pbn", record, name, BACKGROUND),
        new Finding("club.pbn", record, bid, BACKGROUND),
        new Finding("dir\\b.pbn", Optional.empty(), card, BACKGROUND));
  }

  private record NoOrigins() implements Origins {
    @Override
    public Span record() {
      return Span.at(0);
    }

    @Override
    public Optional<Span> tag(String name) {
      return Optional.empty();
    }

    @Override
    public Optional<Span> value(String name) {
      return Optional.empty();
    }

    @Override
    public Span auctionItem(int index) {
      return Span.at(0);
    }

    @Override
    public Span playItem(int index) {
      return Span.at(0);
    }

    @Override
    public Span dealtCard(int index) {
      return Span.at(0);
    }
  }
}
