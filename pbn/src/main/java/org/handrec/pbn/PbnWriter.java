package org.handrec.pbn;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/**
 * Writes records as PBN 2.1 in export format (PBN 2.1, 3.1 to 3.11, 5.1), one after the other; no
 * record is kept.
 *
 * <p><b>Form.</b> Two lines for version and format, an empty line between games, each line ended by
 * CR LF and, with that, at most 255 characters long; the 15 mandatory tags of every game in their
 * order, {@code "?"} for what is absent; the other tags by name; auction from the dealer, four
 * calls a line, passes written out, {@code *} where it stops; notes by number; play from the
 * opening leader, four cards a line, the last trick filled with {@code -}, {@code *} where cards
 * are missing; supplemental sections by name, their elements padded. Suffixes are written as
 * glyphs, inherited values in full. A game of nothing but {@code ##} values stays such a game where
 * it reads as one: at the begin of the file, or with a tag that identifies a game. Writing what was
 * read from this form gives the same bytes.
 *
 * <p><b>Facts.</b> Contract, declarer and result are those stated. Auction and play are written as
 * the replay reads them: with the leading passes that it added and with rows in the order in which
 * it put them. Nothing else is repaired: calls that are not allowed, calls and cards behind the
 * end, texts that are no call or card, contradicting values stay as they are.
 *
 * <p><b>What has no place</b> in this form goes into comments that begin with {@code handrec:}:
 * repeated tags with what follows them, tag pairs that cannot be read, text and notes that belong
 * to nothing. Control characters become {@code _}, tabs blanks. All this is returned as {@link
 * Loss}es. Escape lines follow the tag that they followed, or the section of that tag; those of the
 * file on version, format and charset give way to the writer's own.
 *
 * <p><b>Lines</b> are broken between calls, between cards and at the blanks of comments. A tag pair
 * or a row of a table is never broken, however long; {@link #longLines} counts what became too
 * long.
 *
 * <p><b>Charset.</b> Without a charset in the options the file is written as Latin-1 where that
 * suffices for the whole, else as UTF-8 with a {@code %Content-type} line. Since this is not known
 * before the end, the text is kept until {@link #finish}, up to 1 MB in memory, then in a temporary
 * file. With a charset, records are written at once, and a character that the charset lacks becomes
 * {@code ?} and a {@link Loss}.
 */
public final class PbnWriter implements Closeable {
  private final OutputStream out;
  private final Options options;
  private final ExportText text;
  private final Optional<CharsetSpool> spool;
  private final Optional<CharsetOutput> direct;
  private int games;
  private int longLines;
  private boolean finished;

  /**
   * How records are written.
   *
   * @param charset the charset, UTF-8 or ASCII with further characters of one byte; empty for
   *     Latin-1 or UTF-8 as needed
   * @param lineEnd the line ends; the file claims to be in export format only with {@link
   *     LineEnd#CR_LF}
   * @param temporaryDirectory where temporary files go; empty for the directory of the system
   */
  public record Options(
      Optional<Charset> charset, LineEnd lineEnd, Optional<Path> temporaryDirectory) {
    /** Export format in the charset that it needs. */
    public static final Options DEFAULT =
        new Options(Optional.empty(), LineEnd.CR_LF, Optional.empty());
  }

  /** Line ends. */
  public enum LineEnd {
    /** CR LF, the line end of export format (PBN 2.3). */
    CR_LF("\r\n"),
    /** LF. */
    LF("\n");

    private final String characters;

    LineEnd(String characters) {
      this.characters = characters;
    }
  }

  /**
   * A writer.
   *
   * @param out where the bytes go; it is neither buffered nor closed here
   * @throws IllegalArgumentException when the charset is neither UTF-8 nor ASCII with further
   *     characters of one byte
   */
  public PbnWriter(OutputStream out, Options options) throws IOException {
    this.out = out;
    this.options = options;
    this.text = new ExportText(options.lineEnd().characters);
    if (options.charset().isPresent()) {
      this.spool = Optional.empty();
      this.direct = Optional.of(new CharsetOutput(out, options.charset().get()));
      out.write(head(contentType(options.charset().get())));
    } else {
      this.spool = Optional.of(new CharsetSpool(options.temporaryDirectory()));
      this.direct = Optional.empty();
    }
  }

  /**
   * Writes a record. One of another format that is nothing but text of no board has no place.
   *
   * @param replay the reading of its auction and play
   * @return what the written game does not hold as the record did
   * @throws IOException when it cannot be written
   */
  public List<Loss> write(HandRecord record, Replay replay) throws IOException {
    if (isMereText(record)) {
      return List.of();
    }
    text.clear();
    if (games++ > 0) {
      text.emptyLine();
    }
    ExportRemainder remainder = new ExportRemainder(record);
    new ExportGame(text, remainder, record, replay, games == 1).write();
    return put(remainder);
  }

  /** Whether a record of another format holds no board, and no values for later ones. */
  private static boolean isMereText(HandRecord record) {
    return record.kind() == HandRecord.Kind.HEADER
        && record.board().tags().isEmpty()
        && !(record.origins() instanceof GameOrigins);
  }

  /**
   * Writes what stands behind the last record of a source: remarks and escape lines. Records of
   * another source may follow.
   *
   * @param source the reader from which the records came, read to its end
   * @return what the file does not hold
   * @throws IOException when it cannot be written
   */
  public List<Loss> writeTrailer(RecordReader source) throws IOException {
    if (!(source instanceof PbnReader reader)) {
      return List.of();
    }
    text.clear();
    ExportRemainder remainder = new ExportRemainder(reader.rest(), games == 0);
    if (games > 0 && remainder.hasTrailer()) {
      text.emptyLine();
    }
    remainder.writeTrailer(text);
    return put(remainder);
  }

  /**
   * Ends the file with what stands behind the last record of its source: remarks and escape lines.
   *
   * @param source the reader from which the records came, read to its end
   * @return what the file does not hold
   * @throws IOException when it cannot be written
   */
  public List<Loss> finish(RecordReader source) throws IOException {
    List<Loss> losses = writeTrailer(source);
    finish();
    return losses;
  }

  /**
   * Ends the file.
   *
   * @throws IOException when it cannot be written
   */
  public void finish() throws IOException {
    if (finished) {
      throw new IllegalStateException("the file is finished");
    }
    finished = true;
    if (spool.isPresent()) {
      out.write(
          head(spool.get().needsUtf8() ? contentType(StandardCharsets.UTF_8) : Optional.empty()));
      spool.get().copyTo(out);
    }
    out.flush();
  }

  /** How many lines written so far are longer than PBN allows (PBN 2.3), being unbreakable. */
  public int longLines() {
    return longLines;
  }

  private List<Loss> put(ExportRemainder remainder) throws IOException {
    longLines += text.longLines();
    remainder.addControlCharacters(text.replaced(), text.tabs(), text.halves());
    if (spool.isPresent()) {
      spool.get().write(text.content(), text.highest());
    } else {
      direct.get().write(text.content(), text.highest(), remainder);
    }
    return List.copyOf(remainder.losses());
  }

  /** The charset that the file states: none for ASCII. */
  private static Optional<String> contentType(Charset charset) {
    return charset.equals(StandardCharsets.US_ASCII)
        ? Optional.empty()
        : Optional.of(charset.name());
  }

  private byte[] head(Optional<String> charset) {
    String end = options.lineEnd().characters;
    StringBuilder head = new StringBuilder("% PBN 2.1").append(end);
    if (options.lineEnd() == LineEnd.CR_LF) {
      head.append("% EXPORT").append(end);
    }
    charset.ifPresent(
        name -> head.append("%Content-type: text/x-pbn; charset=").append(name).append(end));
    return head.toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** Gives up the temporary file. A file that is not finished is not written. */
  @Override
  public void close() throws IOException {
    if (spool.isPresent()) {
      spool.get().close();
    }
  }
}
