package org.handrec.pbn;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.core.diagnose.Source;

/**
 * What must be known of a source before it is read: its charset, and what there is to say of its
 * bytes as a whole.
 */
final class Survey {
  private static final int BLOCK = 1 << 16;
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final String ANNOUNCEMENT = "%content-type:";
  private static final String CHARSET = "charset=";

  private final Optional<Charset> wanted;
  private final ByteCensus census = new ByteCensus();
  private final List<Finding> findings = new ArrayList<>();
  private byte[] head = {};
  private TextEncoding encoding = new TextEncoding(StandardCharsets.ISO_8859_1);
  private boolean contradicted;

  private Survey(Optional<Charset> wanted) {
    this.wanted = wanted;
  }

  /**
   * Goes over a source.
   *
   * @param wanted the charset, whatever the source says of it
   * @throws IOException when the source cannot be read
   * @throws IllegalArgumentException when the wanted charset is neither UTF-8 nor UTF-16 nor one in
   *     which each byte is a character and bytes below 128 are ASCII
   */
  static Survey of(Source source, Optional<Charset> wanted) throws IOException {
    Survey survey = new Survey(wanted);
    Optional<Charset> utf16;
    try (InputStream in = source.open()) {
      utf16 = survey.utf16(in.readNBytes(2));
    }
    utf16.ifPresent(charset -> survey.encoding = new TextEncoding(charset));
    try (InputStream in = survey.encoding.text(source.open())) {
      survey.count(in);
    }
    if (utf16.isEmpty()) {
      survey.encoding = new TextEncoding(survey.decide());
    } else if (wanted.isEmpty()) {
      survey.checkUtf16();
    }
    survey.checkMark(utf16.isPresent());
    survey.checkLineEnds();
    survey.findings.sort(Comparator.comparingLong(Finding::start));
    return survey;
  }

  /** The charset of the source. */
  TextEncoding encoding() {
    return encoding;
  }

  /** What was found, in ascending order. */
  List<Finding> findings() {
    return findings;
  }

  /**
   * The check that the characters and lines of the source need; empty when all are in order.
   *
   * @param asExport whether lines are measured as those of export format
   */
  Optional<CharacterCheck> characterCheck(boolean asExport) {
    return asExport || census.hasSpecial() || census.hasLongLine()
        ? Optional.of(new CharacterCheck(encoding.text(), asExport))
        : Optional.empty();
  }

  private void count(InputStream in) throws IOException {
    byte[] block = new byte[BLOCK];
    int length = in.readNBytes(block, 0, BLOCK);
    head = Arrays.copyOf(block, length);
    while (length > 0) {
      census.add(block, length);
      length = in.readNBytes(block, 0, BLOCK);
    }
    census.end();
  }

  private Optional<Charset> utf16(byte[] start) {
    int mark = start.length < 2 ? 0 : (start[0] & 0xFF) << 8 | (start[1] & 0xFF);
    Charset marked =
        mark == 0xFFFE
            ? StandardCharsets.UTF_16LE
            : mark == 0xFEFF ? StandardCharsets.UTF_16BE : null;
    if (wanted.isEmpty()) {
      return Optional.ofNullable(marked);
    }
    Charset charset = wanted.get();
    if (charset.equals(StandardCharsets.UTF_16)) {
      return Optional.of(marked == null ? StandardCharsets.UTF_16BE : marked);
    }
    boolean utf16 =
        charset.equals(StandardCharsets.UTF_16LE) || charset.equals(StandardCharsets.UTF_16BE);
    if (!utf16 && !TextEncoding.isUsable(charset)) {
      throw new IllegalArgumentException("PBN text cannot be read as " + charset.name());
    }
    return utf16 ? wanted : Optional.empty();
  }

  // ---- the steps of decoding

  private Charset decide() {
    if (wanted.isPresent()) {
      return latin(wanted.get());
    }
    if (startsWithMark() && agrees(StandardCharsets.UTF_8, "UTF-8")) {
      return StandardCharsets.UTF_8;
    }
    Optional<String> announced = announcedCharset();
    if (announced.isPresent()) {
      Optional<Charset> charset = charsetOf(announced.get());
      if (charset.isEmpty() ? isAscii() : agrees(charset.get(), announced.get())) {
        announceUtf8(charset);
        return latin(charset.orElse(StandardCharsets.ISO_8859_1));
      }
      if (charset.isEmpty()) {
        contradict(firstAboveAscii(), announced.get());
      }
    }
    return guess();
  }

  private Charset guess() {
    if (census.firstInvalid() >= 0 || census.firstMultiByte() < 0) {
      return latin(StandardCharsets.ISO_8859_1);
    }
    if (!contradicted) {
      long at = census.firstMultiByte();
      String message = "file read as UTF-8 although nothing announces it";
      findings.add(new Finding("PBN003", at, at + census.multiByteLength(), "", message));
    }
    return StandardCharsets.UTF_8;
  }

  /** ISO 8859-1 has no bytes 80 to 9F; a source that has some is windows-1252. */
  private Charset latin(Charset charset) {
    boolean windows = false;
    for (int i = 0x80; i < 0xA0; i++) {
      windows |= census.firstOf(i) >= 0;
    }
    return windows && charset.equals(StandardCharsets.ISO_8859_1) ? WINDOWS : charset;
  }

  private void announceUtf8(Optional<Charset> charset) {
    if (charset.equals(Optional.of(StandardCharsets.UTF_8)) && census.firstMultiByte() >= 0) {
      String message = "file is UTF-8 as announced; the standard knows ISO 8859-1 only";
      findings.add(new Finding("PBN002", 0, 0, "", message));
    }
  }

  /** Whether the bytes are valid in a charset. If not, that is a finding. */
  private boolean agrees(Charset charset, String name) {
    long at = firstNotIn(charset);
    if (at >= 0) {
      contradict(at, name);
    }
    return at < 0;
  }

  private long firstNotIn(Charset charset) {
    if (charset.equals(StandardCharsets.UTF_8)) {
      return census.firstInvalid();
    }
    boolean latin1 = charset.equals(StandardCharsets.ISO_8859_1);
    boolean utf8 = census.firstInvalid() < 0 && census.firstMultiByte() >= 0;
    long first = -1;
    for (int i = 0x80; i < 0x100; i++) {
      long at = census.firstOf(i);
      boolean wrong =
          latin1 ? utf8 && i < 0xA0 : new String(new byte[] {(byte) i}, charset).equals("\uFFFD");
      if (at >= 0 && wrong && (first < 0 || at < first)) {
        first = at;
      }
    }
    return first;
  }

  private void contradict(long at, String name) {
    contradicted = true;
    boolean utf8 = census.firstInvalid() < 0;
    int value = utf8 ? byteAt(at) : valueAt(at);
    long start = utf8 ? census.characterOf(value) : at;
    String fallback = utf8 ? "UTF-8" : latin(StandardCharsets.ISO_8859_1).name();
    String message =
        String.format(
            Locale.ROOT, "byte 0x%02X is not valid %s; file read as %s", value, name, fallback);
    findings.add(new Finding("PBN001", start, at + 1, "", message));
  }

  private int valueAt(long at) {
    return census.firstInvalid() == at ? census.invalidByte() : byteAt(at);
  }

  private int byteAt(long at) {
    for (int i = 0x80; i < 0x100; i++) {
      if (census.firstOf(i) == at) {
        return i;
      }
    }
    throw new IllegalStateException("no first byte at " + at);
  }

  /** Whether there is nothing but ASCII characters. */
  boolean isAscii() {
    return firstAboveAscii() < 0;
  }

  private long firstAboveAscii() {
    long first = -1;
    for (int i = 0x80; i < 0x100; i++) {
      long at = census.firstOf(i);
      if (at >= 0 && (first < 0 || at < first)) {
        first = at;
      }
    }
    return first;
  }

  // ---- what the source says of itself

  private boolean startsWithMark() {
    return head.length >= 3
        && head[0] == (byte) 0xEF
        && head[1] == (byte) 0xBB
        && head[2] == (byte) 0xBF;
  }

  private void checkMark(boolean utf16) {
    if (startsWithMark()) {
      String message = "file starts with a " + (utf16 ? "UTF-16" : "UTF-8") + " byte order mark";
      findings.add(new Finding("PBN004", 0, 3, "", message));
    }
  }

  private void checkUtf16() {
    long at = census.firstInvalid();
    if (at >= 0) {
      String message = "a code unit is not valid UTF-16; file read as UTF-16 all the same";
      findings.add(new Finding("PBN001", at, at + 1, "", message));
    }
  }

  private void checkLineEnds() {
    long at = census.differingLineEnd();
    if (at >= 0) {
      String kinds = census.lineEnds().stream().map(Enum::name).collect(Collectors.joining(", "));
      String message = "mixed line ends (" + kinds + ")";
      findings.add(new Finding("PBN007", at, at + census.differingLength(), "", message));
    }
  }

  /** The charset that a line {@code %Content-type} before the first tag names. */
  private Optional<String> announcedCharset() {
    String text = new String(head, StandardCharsets.ISO_8859_1);
    if (startsWithMark()) {
      text = text.substring(3);
    }
    for (String line : (Iterable<String>) text.lines()::iterator) {
      if (line.stripLeading().startsWith("[")) {
        return Optional.empty();
      }
      String lower = line.toLowerCase(Locale.ROOT);
      int at = lower.indexOf(CHARSET);
      if (lower.startsWith(ANNOUNCEMENT) && at >= 0) {
        String name = line.substring(at + CHARSET.length()).split(";", 2)[0].strip();
        return Optional.of(name.replace("\"", "")).filter(value -> !value.isEmpty());
      }
    }
    return Optional.empty();
  }

  private static Optional<Charset> charsetOf(String name) {
    try {
      return Optional.of(Charset.forName(name)).filter(TextEncoding::isUsable);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
