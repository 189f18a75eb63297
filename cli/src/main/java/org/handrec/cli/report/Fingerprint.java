package org.handrec.cli.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.model.Card;

/**
 * By what a finding is known again when its file has changed elsewhere: the rule, the board with
 * its table, and what it is about (seat, tag, call, trick, card, the text concerned). Lines and the
 * number of the record do not matter, so it may be that of several findings.
 */
public final class Fingerprint {
  private static final List<String> BOARD =
      List.of("Event", "Date", "Session", "Section", "Round", "Room", "Table", "Board");
  private static final int BYTES = 8;

  private final Finding finding;

  /** The fingerprint of a finding. */
  public Fingerprint(Finding finding) {
    this.finding = finding;
  }

  /** As 16 hexadecimal digits. */
  public String hex() {
    return HexFormat.of().formatHex(digest(), 0, BYTES);
  }

  private byte[] digest() {
    List<String> facts = new ArrayList<>();
    Diagnostic diagnostic = finding.diagnostic();
    facts.add(diagnostic.code());
    facts.addAll(board());
    facts.add(diagnostic.seat().map(seat -> String.valueOf(seat.letter())).orElse(""));
    facts.add(diagnostic.tag().orElse(""));
    facts.add(number(diagnostic.call()));
    facts.add(number(diagnostic.trick()));
    facts.add(diagnostic.card().map(Card::toString).orElse(""));
    facts.add(subject(diagnostic));
    try {
      return MessageDigest.getInstance("SHA-256")
          .digest(String.join("\u0000", facts).getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** What tells the record from others: a deal where no number does. */
  private List<String> board() {
    List<String> tags = new ArrayList<>();
    BOARD.forEach(tag -> tags.add(finding.tag(tag).orElse("")));
    if (finding.tag("Board").isEmpty()) {
      tags.add(finding.tag("Deal").orElse(""));
    }
    return tags;
  }

  /** The text concerned; what is said where there is none, as of boards that are missing. */
  private static String subject(Diagnostic diagnostic) {
    String text = diagnostic.text().slice(diagnostic.span()).strip();
    Optional<String> shown = Optional.of(text).filter(t -> !t.isEmpty());
    return shown.orElseGet(diagnostic::message).replaceAll("\\s+", " ");
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }
}
