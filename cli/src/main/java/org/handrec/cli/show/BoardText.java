package org.handrec.cli.show;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Printable;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.format.HandRecord;
import org.handrec.core.model.Board;
import org.handrec.core.model.Contract;
import org.handrec.core.model.DealtCard;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Vulnerability;
import org.handrec.core.rules.Replay;

/** A board as text: heading, hand diagram, auction, outcome, play, findings. */
public final class BoardText {
  private final String file;
  private final HandRecord record;
  private final Board board;
  private final Replay replay;
  private final List<Diagnostic> diagnostics;
  private final FindingMarks marks;

  /**
   * The text of a record.
   *
   * @param file the name of the input
   * @param diagnostics the findings to show
   */
  public BoardText(String file, HandRecord record, Replay replay, List<Diagnostic> diagnostics) {
    this.file = file;
    this.record = record;
    this.board = record.board();
    this.replay = replay;
    this.diagnostics = List.copyOf(diagnostics);
    this.marks = new FindingMarks(diagnostics);
  }

  /**
   * The lines.
   *
   * @param withPlay whether all tricks are shown, or the opening lead alone
   */
  public List<String> lines(boolean withPlay) {
    List<String> lines = new ArrayList<>(heading());
    part(lines, deal());
    part(lines, auction());
    part(lines, outcome());
    part(lines, withPlay ? play() : openingLead());
    part(lines, findings());
    return lines;
  }

  private static void part(List<String> lines, List<String> part) {
    if (!part.isEmpty()) {
      lines.add("");
      lines.addAll(part);
    }
  }

  private List<String> heading() {
    String key = text("Board").map(number -> "Board " + number).orElse("Record " + record.index());
    List<String> lines = new ArrayList<>();
    lines.add(
        joined(List.of(Optional.of(key), text("Room"), text("Event"), text("Date"), text("Site")))
            + " ("
            + Printable.of(file)
            + ")");
    String conditions =
        joined(
            List.of(
                board.dealer().value().map(seat -> "Dealer " + seat.letter()),
                board.vulnerability().value().map(BoardText::vulnerable),
                text("Scoring")));
    if (!conditions.isEmpty()) {
      lines.add(conditions);
    }
    for (Seat seat : Seat.values()) {
      player(seat).ifPresent(lines::add);
    }
    return lines;
  }

  private Optional<String> player(Seat seat) {
    return board.player(seat).value().map(name -> seat.letter() + " " + Printable.of(name));
  }

  private static String vulnerable(Vulnerability vulnerability) {
    return switch (vulnerability) {
      case NONE -> "none vulnerable";
      case NS -> "NS vulnerable";
      case EW -> "EW vulnerable";
      case ALL -> "all vulnerable";
    };
  }

  private List<String> deal() {
    if (board.deal().isGiven()) {
      return new HandDiagram(board.deal().value().orElseThrow()).lines();
    }
    if (board.faultyDeal().isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of("The deal cannot be used; as written:"));
    for (Seat seat : Seat.values()) {
      String cards =
          board.faultyDeal().stream()
              .filter(dealt -> dealt.seat() == seat)
              .map(BoardText::dealt)
              .collect(Collectors.joining(" "));
      lines.add(seat.letter() + " " + Printable.of(cards));
    }
    return lines;
  }

  private static String dealt(DealtCard dealt) {
    return dealt.card().map(Object::toString).orElse(dealt.text());
  }

  private List<String> auction() {
    if (board.auction().isEmpty() || replay.auction().isEmpty()) {
      return List.of();
    }
    return new AuctionTable(board.auction().get(), replay.auction().get(), marks).lines();
  }

  private List<String> outcome() {
    if (replay.contract().isEmpty()) {
      return List.of();
    }
    if (replay.isPassedOut()) {
      return List.of("Passed out");
    }
    return List.of(
        joined(
            List.of(
                replay.contract().map(this::played),
                tricks(),
                text("Score").map(score -> "score " + score))));
  }

  private String played(Contract contract) {
    return contract.symbol() + replay.declarer().map(seat -> " by " + seat.letter()).orElse("");
  }

  private Optional<String> tricks() {
    OptionalInt tricks = replay.tricks();
    if (tricks.isEmpty() || !(replay.contract().orElseThrow() instanceof Contract.Played played)) {
      return Optional.empty();
    }
    int over = tricks.getAsInt() - 6 - played.bid().level();
    String result = over == 0 ? "=" : over > 0 ? "+" + over : Integer.toString(over);
    return Optional.of(tricks.getAsInt() + " tricks (" + result + ")");
  }

  private List<String> openingLead() {
    return replay
        .play()
        .filter(play -> !play.cards().isEmpty())
        .map(play -> play.cards().get(0))
        .map(lead -> List.of("Lead " + lead.card() + marks.ofCard(lead.card())))
        .orElse(List.of());
  }

  private List<String> play() {
    return replay
        .play()
        .filter(play -> play.tricks() > 0)
        .map(play -> new PlayTable(play, marks).lines())
        .orElse(List.of());
  }

  private List<String> findings() {
    return diagnostics.stream()
        .map(
            diagnostic ->
                diagnostic.location().line()
                    + ":"
                    + diagnostic.location().column()
                    + " "
                    + diagnostic.severity().symbol()
                    + " "
                    + diagnostic.code()
                    + " "
                    + Printable.of(diagnostic.message()))
        .toList();
  }

  private Optional<String> text(String name) {
    Fact<String> fact = board.text(name);
    return fact.value().map(Printable::of);
  }

  private static String joined(List<Optional<String>> parts) {
    return parts.stream().flatMap(Optional::stream).collect(Collectors.joining(", "));
  }
}
