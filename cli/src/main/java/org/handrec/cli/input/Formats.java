package org.handrec.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Failure;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.Format;

/** The formats that this version reads. */
public final class Formats {
  private static final int HEAD = 1 << 14;
  private static final int LONG_HEAD = 1 << 20;
  private static final int SURE = 50;
  private static final String MARKED =
      "; PBN text between <PBN> and </PBN> is read with --from pbn --embedded";
  private static final String GZIP = ".gz";

  private final List<Format> formats;

  /** The formats in order of preference. */
  public Formats(List<Format> formats) {
    this.formats = List.copyOf(formats);
  }

  /** All formats. */
  public List<Format> all() {
    return formats;
  }

  /**
   * The format of an id.
   *
   * @throws Failure when there is none
   */
  public Format byId(String id) {
    return formats.stream()
        .filter(format -> format.id().equalsIgnoreCase(id))
        .findFirst()
        .orElseThrow(() -> new Failure("no format '" + id + "'; known: " + ids()));
  }

  /** Whether a file name has the extension of a format, in any case. */
  public boolean isNamed(String fileName) {
    return byExtension(fileName).isPresent();
  }

  /**
   * The format of a source: by its first bytes, else by the extension of its name.
   *
   * @throws Failure when it is of no known format
   * @throws IOException when it cannot be read
   */
  public Format detect(Source source) throws IOException {
    ReadableSource readable = new ReadableSource(source);
    byte[] head;
    try (InputStream in = readable.open()) {
      head = in.readNBytes(HEAD);
    }
    if (head.length == 0 && readable.problem().isPresent()) {
      throw readable.problem().get();
    }
    if (Archive.begins(head)) {
      throw new Failure("a zip archive; its members are read only from a file");
    }
    Optional<Format> named = byExtension(source.name());
    Optional<Format> found =
        byContent(head, named, hasExtension(source.name()))
            .or(() -> isBinary(head) ? Optional.empty() : named);
    boolean isMarked = found.isEmpty() && isMarked(readable);
    return found.orElseThrow(() -> new Failure(unknown(head) + (isMarked ? MARKED : "")));
  }

  /** Whether PBN text is embedded (PBN 6.2) in another document, as far as its beginning tells. */
  private static boolean isMarked(Source source) throws IOException {
    try (InputStream in = source.open()) {
      String begin = new String(in.readNBytes(LONG_HEAD), StandardCharsets.ISO_8859_1);
      return begin.toUpperCase(Locale.ROOT).contains("<PBN>");
    }
  }

  /** Whether a text without a name is a hand record, as far as its beginning tells. */
  boolean isRecognised(byte[] text) {
    return byContent(text, Optional.empty(), false).isPresent();
  }

  /** The format of the content; a weak sign counts only where the name does not contradict. */
  private Optional<Format> byContent(byte[] head, Optional<Format> named, boolean hasExtension) {
    Format best = null;
    int most = 0;
    for (Format format : formats) {
      int sure = format.recognise(head);
      boolean fits = named.filter(format::equals).isPresent() || !hasExtension;
      if (sure > most && (sure >= SURE || (fits && !isBinary(head)))) {
        most = sure;
        best = format;
      }
    }
    return Optional.ofNullable(best);
  }

  private static boolean hasExtension(String name) {
    return name.lastIndexOf('.') > Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1;
  }

  private Optional<Format> byExtension(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    String plain =
        lower.endsWith(GZIP) ? lower.substring(0, lower.length() - GZIP.length()) : lower;
    return formats.stream()
        .filter(f -> f.extensions().stream().anyMatch(e -> plain.endsWith("." + e)))
        .findFirst();
  }

  private String unknown(byte[] head) {
    String what = head.length == 0 ? "empty" : isBinary(head) ? "a binary file" : "no known format";
    return what + ", not a hand record (known: " + ids() + ")";
  }

  private String ids() {
    return formats.stream().map(Format::id).collect(Collectors.joining(", "));
  }

  /** Text holds no NUL, save UTF-16, which says so in its first two bytes. */
  private static boolean isBinary(byte[] head) {
    if (head.length > 1 && (head[0] & head[1] & 0xFF) >= 0xFE) {
      return false;
    }
    for (byte b : head) {
      if (b == 0) {
        return true;
      }
    }
    return false;
  }
}
