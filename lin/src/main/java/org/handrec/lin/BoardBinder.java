package org.handrec.lin;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Origins.Remnant;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Deal;
import org.handrec.core.model.Fact;
import org.handrec.core.model.Play;
import org.handrec.core.model.RecordedResult;
import org.handrec.core.model.StatedResult;
import org.handrec.core.model.Vulnerability;

/**
 * Turns the commands of a board into its facts. Names go on from board to board, in a presentation
 * the vulnerability does too.
 */
final class BoardBinder {
  /** So many pieces that no board took are told one by one, about. */
  private static final int MOST_UNTAKEN = 1000;

  private final List<Header> headers;
  private final boolean movie;
  private final LineUp lineUp = new LineUp();
  private Fact<Vulnerability> vulnerability = Fact.absent();
  private boolean lineUpInForce;

  /** The header in force. */
  private int current;

  private Header header;
  private final List<Remnant> untaken = new ArrayList<>(0);

  // The board that is bound.
  private Segment segment;
  private Findings findings;
  private int room;
  private Label label;

  BoardBinder(List<Header> headers, boolean movie) {
    this.headers = headers;
    this.movie = movie;
    this.header = headers.get(0);
    this.lineUpInForce = header.isPresent();
  }

  /** Takes note of commands that belong to no board. */
  void passOver(Segment commands, Findings target) {
    segment = commands;
    findings = target;
    room = -1;
    prelude();
    checkCommands();
    // The text as a whole is told as what belongs to no board.
    for (Remnant remnant : lineUp.untaken()) {
      if (remnant.text() != commands.text()) {
        untaken.add(remnant);
      }
    }
  }

  /** What of headers and line-ups no board took, after the last one. */
  List<Remnant> rest() {
    lineUp.next(-1);
    endHeader();
    return untaken;
  }

  private void endHeader() {
    lineUp.clear();
    untaken.addAll(lineUp.untaken());
    untaken.addAll(header.untaken(untaken.size() < MOST_UNTAKEN ? MOST_UNTAKEN : 0));
  }

  /** Turns to the header in force at an offset; its match has a line-up of its own. */
  private void turnTo(long offset) {
    while (current + 1 < headers.size() && headers.get(current + 1).begin() <= offset) {
      endHeader();
      header = headers.get(++current);
    }
  }

  /** Whether a command is one of the header in force, or of one that begins in the board. */
  private boolean isUsed(long offset) {
    int of = current;
    while (of + 1 < headers.size() && headers.get(of + 1).begin() <= offset) {
      of++;
    }
    return header.uses(offset) || headers.get(of).uses(offset);
  }

  /** The record of a board. */
  HandRecord bind(int index, Segment board, Findings target) {
    segment = board;
    findings = target;
    turnTo(board.text().offset() + board.commands().start(board.first()));
    label = label();
    room = header.isTeams() ? label.room() : -1;
    lineUp.next(room);
    prelude();
    BoardState state = new BoardState(board, target, movie, movie ? vulnerability : Fact.absent());
    int names = applyAll(state);
    vulnerability = state.vulnerability;
    state.finish();
    checkCommands();
    Board facts = facts(state);
    check(state);
    Remnants.add(board, this::isUsed, movie, target);
    lineUp.untaken().forEach(target::add);
    return new HandRecord(
        index, HandRecord.Kind.BOARD, facts, places(state, names), board.text(), target.all());
  }

  /** The first label; in a presentation there may be more. */
  private Label label() {
    Label found = Label.NONE;
    Commands commands = segment.commands();
    for (int k = commands.specialsBefore(segment.first()); k < commands.specialCount(); k++) {
      int i = commands.special(k);
      if (commands.name(i) == CommandName.QX) {
        String value = segment.value(i);
        if (!found.equals(Label.NONE) && !value.isEmpty()) {
          findings.addRemnant("command qx", commands, i);
        }
        found = found.equals(Label.NONE) ? Label.of(value) : found;
      }
    }
    return found;
  }

  private void prelude() {
    for (int i = 0; i < segment.first(); i++) {
      switch (segment.commands().name(i)) {
        case CommandName.PN -> {
          Fields names = names(i);
          if (!movie) {
            lineUpInForce = true;
            lineUp.take(names, room);
          }
        }
        case CommandName.SV -> vulnerability = movie ? vulnerabilityOf(i) : vulnerability;
        default -> {}
      }
    }
  }

  private Fact<Vulnerability> vulnerabilityOf(int command) {
    BoardState state = new BoardState(segment, findings, true, Fact.absent());
    state.apply(command);
    return state.vulnerability;
  }

  /** Applies the commands of the board; returns the one with its names, -1 for none. */
  private int applyAll(BoardState state) {
    int found = -1;
    for (int i = segment.first(); i < segment.commands().count(); i++) {
      if (segment.commands().name(i) != CommandName.PN) {
        state.apply(i);
        continue;
      }
      Fields names = names(i);
      boolean begun = state.calls.count() > 0 || state.cards.count() > 0;
      if (lineUpInForce && begun) {
        lineUp.takeLater(names);
      } else {
        if (!lineUpInForce && found < 0) {
          lineUp.clear();
        }
        lineUp.take(names, room);
        found = i;
      }
    }
    if (!lineUpInForce && found < 0) {
      lineUp.clear();
    }
    return found;
  }

  private Fields names(int command) {
    Fields fields = segment.fields(command);
    boolean empty = fields.size() == 1 && fields.get(0).isEmpty();
    if (!empty && fields.size() != 4 && fields.size() != 8) {
      String message = "pn has " + fields.size() + (fields.size() == 1 ? " name" : " names");
      findings.add(findings.atCommand("LIN016", segment.commands(), command, message));
    }
    return fields;
  }

  private void checkCommands() {
    BitSet reported = new BitSet(0);
    Commands commands = segment.commands();
    for (int k = 0; k < commands.specialCount(); k++) {
      int i = commands.special(k);
      int name = commands.name(i);
      if (name != CommandName.NONE && !CommandName.isKnown(name) && !reported.get(name)) {
        reported.set(name);
        findings.add(
            findings.atCommand(
                "LIN004", commands, i, "unknown command " + CommandName.text(name) + " kept"));
      }
      if (name != CommandName.NONE && isLeftOpen(i)) {
        findings.add(
            findings.atCommand("LIN002", commands, i, "last value is not closed by a bar"));
      }
    }
  }

  /** Whether the source ends in a value; one that is cut for its length is no such value. */
  private boolean isLeftOpen(int command) {
    Commands commands = segment.commands();
    return !commands.isClosed(command)
        && commands.valueEnd(command) - commands.value(command) < CommandLexer.MAX_PIECE;
  }

  private Board facts(BoardState state) {
    Board.Builder board = Board.builder();
    OptionalInt number = number(state);
    Optional<Deal> deal = state.deal();
    board.number(number.isPresent() ? Fact.given(number.getAsInt()) : Fact.absent());
    board.dealer(state.dealer()).vulnerability(state.vulnerability);
    if (deal.isPresent()) {
      board.deal(Fact.given(deal.get()));
    } else if (state.isDealFaulty()) {
      board.faultyDeal(state.deal.written());
    }
    state.auction().ifPresent(board::auction);
    if (state.cards.size() > 0) {
      board.play(
          new Play(Play.Layout.CHRONOLOGICAL, Fact.absent(), state.cards.items(), List.of()));
    }
    board.result(result(state));
    recorded().ifPresent(board::recordedResult);
    board.comments(remarks(state));
    List<String> seats = seats();
    if (label.number().isPresent()) {
      header.take(label.number().getAsInt(), number);
      header.takeNames(label.number().getAsInt(), room, seats);
    }
    new BoardTags(header, state, label, room, number, seats).addTo(board);
    return board.build();
  }

  private static Fact<StatedResult> result(BoardState state) {
    if (state.cards.isContradicted()) {
      return Fact.unknown();
    }
    return state
        .cards
        .claim()
        .map(claim -> Fact.given(StatedResult.ofDeclarer(claim.tricks())))
        .orElse(Fact.absent());
  }

  /** Texts before the board, then those that its commands leave. */
  private List<Comment> remarks(BoardState state) {
    List<Comment> remarks = new ArrayList<>(0);
    for (int i = 0; i < segment.first(); i++) {
      if (!movie && segment.commands().name(i) == CommandName.NT && !segment.value(i).isEmpty()) {
        remarks.add(new Comment(segment.raw(i).strip(), false));
      }
    }
    remarks.addAll(state.remarks());
    return remarks;
  }

  private Optional<RecordedResult> recorded() {
    return label.number().isPresent()
        ? header.result(label.number().getAsInt(), room)
        : Optional.empty();
  }

  private List<String> seats() {
    return lineUp.isEmpty() && label.number().isPresent()
        ? header.names(label.number().getAsInt(), room)
        : lineUp.seats(room);
  }

  /** The number in the title, else that of the entry, else that of the label. */
  private OptionalInt number(BoardState state) {
    for (BoardTitle title : state.titles) {
      if (title.number().isPresent()) {
        return title.number();
      }
    }
    OptionalInt entry = label.number();
    if (entry.isPresent() && header.number(entry.getAsInt()).isPresent()) {
      return header.number(entry.getAsInt());
    }
    return entry.isPresent() && entry.getAsInt() > 0 ? entry : OptionalInt.empty();
  }

  private void check(BoardState state) {
    Commands commands = segment.commands();
    int first = segment.first();
    if (!state.deal.isSeen()) {
      String name = label.text().isEmpty() ? "" : label.text() + " ";
      findings.add(
          findings.atCommand("LIN013", commands, first, "board " + name + "has no md").tag("Deal"));
    }
    if (!state.isVulnerabilitySeen()) {
      findings.add(
          findings.atCommand("I007", commands, first, "no vulnerability given").tag("Vulnerable"));
    }
    OptionalInt entry = label.number();
    OptionalInt number = number(state);
    boolean differs =
        header.isTeams()
            && entry.isPresent()
            && number.isPresent()
            && entry.getAsInt() != number.getAsInt()
            && header.number(entry.getAsInt()).isEmpty();
    if (differs) {
      findings.add(
          findings
              .atCommand(
                  "I008",
                  commands,
                  first,
                  "board %d in the title, %d in the label"
                      .formatted(number.getAsInt(), entry.getAsInt()))
              .tag("Board")
              .found(String.valueOf(number.getAsInt()))
              .expected(String.valueOf(entry.getAsInt())));
    }
  }

  private Places places(BoardState state, int names) {
    Places places = new Places(segment.text().offset(), place(segment.first()));
    if (state.deal.isSeen()) {
      places.deal(place(state.deal.command()));
    }
    if (names >= 0) {
      places.names(place(names));
    }
    state.cards.claim().ifPresent(claim -> places.claim(place(claim.command())));
    places.auction(state.calls.places());
    places.play(state.cards.places());
    if (state.isDealFaulty()) {
      places.dealtCards(state.deal.writtenPlaces());
      state.deal.locateHands(places);
    }
    places.remnants(findings.remnants());
    header.resultsPlace().ifPresent(places::results);
    return places;
  }

  /** Begin and end of a command. */
  private Places.Place place(int command) {
    return new Places.Place(segment.commands().start(command), segment.commands().end(command));
  }
}
