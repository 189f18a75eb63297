package org.handrec.cli.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.FixSafety;
import org.handrec.core.model.Card;

/** What a machine reads of a finding: the fields of its JSON object and the columns of its row. */
@SuppressWarnings("ImmutableEnumChecker") // its fields are functions without state
enum FindingField {
  CODE("code", f -> Optional.of(f.diagnostic().code())),
  NAME("name", f -> Optional.of(f.diagnostic().rule().name())),
  SEVERITY("severity", f -> Optional.of(f.diagnostic().severity().symbol())),
  MESSAGE("message", f -> Optional.of(f.diagnostic().message())),
  FILE("file", f -> Optional.of(f.file())),
  LINE("line", f -> Optional.of(f.diagnostic().location().line())),
  COLUMN("column", f -> Optional.of(f.diagnostic().location().column())),
  END_LINE("endLine", f -> Optional.of(f.diagnostic().location().endLine())),
  END_COLUMN("endColumn", f -> Optional.of(f.diagnostic().location().endColumn())),
  RECORD("record", f -> f.record().map(record -> record.index())),
  EVENT("event", f -> f.tag("Event")),
  SESSION("session", f -> f.tag("Session")),
  ROOM("room", f -> f.tag("Room")),
  BOARD("board", f -> f.tag("Board")),
  SEAT("seat", f -> f.diagnostic().seat().map(seat -> String.valueOf(seat.letter()))),
  PLAYER("player", Finding::player),
  TAG("tag", f -> f.diagnostic().tag()),
  CALL("call", f -> boxed(f.diagnostic().call())),
  TRICK("trick", f -> boxed(f.diagnostic().trick())),
  CARD("card", f -> f.diagnostic().card().map(Card::toString)),
  EXPECTED("expected", f -> f.diagnostic().expected()),
  FOUND("found", f -> f.diagnostic().found()),
  HYPOTHESIS("hypothesis", f -> f.diagnostic().hypothesis()),
  FIX_CLASS("fixClass", f -> Optional.of(safety(f).name().toLowerCase(Locale.ROOT))),
  FIX("fix", f -> Optional.of(f.hint()).filter(hint -> !hint.isEmpty())),
  REFERENCE(
      "reference",
      f -> Optional.of(f.diagnostic().rule().reference()).filter(text -> !text.isEmpty()));

  /** The columns of a row: the place first, the message last, since it is the longest. */
  static final List<FindingField> COLUMNS =
      List.of(
          FILE,
          LINE,
          COLUMN,
          CODE,
          NAME,
          SEVERITY,
          RECORD,
          EVENT,
          SESSION,
          ROOM,
          BOARD,
          SEAT,
          PLAYER,
          TAG,
          CALL,
          TRICK,
          CARD,
          EXPECTED,
          FOUND,
          HYPOTHESIS,
          FIX_CLASS,
          FIX,
          REFERENCE,
          MESSAGE);

  private final String title;
  private final Function<Finding, Optional<?>> value;

  FindingField(String title, Function<Finding, Optional<?>> value) {
    this.title = title;
    this.value = value;
  }

  /** The name of the field. */
  String title() {
    return title;
  }

  /** A text or a whole number; empty when the field does not apply. */
  Optional<?> of(Finding finding) {
    return value.apply(finding);
  }

  private static Optional<Integer> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private static FixSafety safety(Finding finding) {
    return finding
        .diagnostic()
        .fix()
        .map(Fix::safety)
        .orElse(finding.diagnostic().rule().fixSafety());
  }
}
