package org.handrec.lin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Edit;
import org.handrec.core.diagnose.Fix;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;

/** A finding in a LIN text, and the edits with which its repair is put together. */
final class LinEdits {
  private final RecordText text;
  private final Diagnostic finding;
  private final byte[] bytes;
  private final Commands commands;

  /** Reads the commands of the text again; a repair is rare enough for that. */
  LinEdits(RecordText text, Diagnostic finding) {
    this.text = text;
    this.finding = finding;
    this.bytes = text.bytes();
    CommandLexer lexer =
        new CommandLexer(new ByteWindow(new ByteArrayInputStream(bytes), text.offset()));
    try {
      while (lexer.read()) {
        lexer.slips().clear();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.commands = lexer.commands();
  }

  Diagnostic finding() {
    return finding;
  }

  Commands commands() {
    return commands;
  }

  /** Where the finding begins in the text. */
  int from() {
    return offset(finding.span().start());
  }

  int to() {
    return offset(finding.span().end());
  }

  int offset(long position) {
    return (int) (position - text.offset());
  }

  /** The command in which an offset lies; -1 when none does. */
  int commandAt(int offset) {
    for (int i = 0; i < commands.count(); i++) {
      if (offset >= commands.start(i) && offset < commands.end(i)) {
        return i;
      }
    }
    return -1;
  }

  /** The command of the finding; -1 when it lies in none. */
  int command() {
    return commandAt(from());
  }

  /** The last command of a name from one on, before the board ends; -1 when there is none. */
  int last(int name) {
    int found = -1;
    for (int i = 0; i < commands.count(); i++) {
      found = commands.name(i) == name ? i : found;
    }
    return found;
  }

  /** Number of commands of a name. */
  int count(int name) {
    int count = 0;
    for (int i = 0; i < commands.count(); i++) {
      count += commands.name(i) == name ? 1 : 0;
    }
    return count;
  }

  /** The value of a command as written. */
  String value(int command) {
    return slice(commands.value(command), commands.valueEnd(command));
  }

  String slice(int from, int to) {
    return text.slice(new Span(text.offset() + from, text.offset() + to));
  }

  byte byteAt(int offset) {
    return bytes[offset];
  }

  int length() {
    return bytes.length;
  }

  /** The line end that the text uses. */
  String lineEnd() {
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        return i > 0 && bytes[i - 1] == '\r' ? "\r\n" : "\n";
      }
    }
    return "\n";
  }

  boolean isLineStart(int offset) {
    return text.locate(Span.at(text.offset() + offset)).column() == 1;
  }

  Edit replace(int from, int to, String replacement) {
    return new Edit(new Span(text.offset() + from, text.offset() + to), replacement);
  }

  Edit insert(int at, String replacement) {
    return replace(at, at, replacement);
  }

  Edit value(int command, String value) {
    return replace(commands.value(command), commands.valueEnd(command), value);
  }

  /** The removal of a command with its value and bar. */
  Edit remove(int command) {
    return replace(commands.start(command), commands.end(command), "");
  }

  /** A text that stands, in either case, in the value of the finding's command, replaced. */
  Optional<Fix> inValue(String old, String fresh) {
    int command = command();
    int at =
        command < 0
            ? -1
            : value(command).toUpperCase(Locale.ROOT).indexOf(old.toUpperCase(Locale.ROOT));
    return at < 0 || old.isEmpty()
        ? Optional.empty()
        : fix(
            value(
                command,
                value(command).substring(0, at)
                    + fresh
                    + value(command).substring(at + old.length())));
  }

  Optional<Fix> fix(Edit... edits) {
    return fix(List.of(edits));
  }

  /** The repair that makes these edits; empty without any. */
  Optional<Fix> fix(List<Edit> edits) {
    if (edits.isEmpty()) {
      return Optional.empty();
    }
    List<Edit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparingLong(edit -> edit.span().start()));
    return Optional.of(new Fix(finding.rule().fix(), finding.rule().fixSafety(), sorted));
  }
}
