package org.handrec.core.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.List;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.diagnose.Source;

/** A file format for hand records. */
public interface Format {
  /** The short name, such as {@code pbn}. */
  String id();

  /** What it is called in full. */
  String title();

  /** The file name extensions, lower case, without the dot. */
  List<String> extensions();

  /**
   * How sure it is that a source has this format, by its first bytes: 0 (it is something else) to
   * 100 (it says so itself).
   */
  int recognise(byte[] head);

  /** The rules whose findings are made while reading this format. */
  RuleCatalog rules();

  /**
   * Opens a source.
   *
   * @throws IOException when it cannot be read
   */
  RecordReader read(Source source, ReadOptions options) throws IOException;

  /**
   * The repairs for findings in a source.
   *
   * @param options how the source is read
   * @throws IOException when the source cannot be read
   */
  default Fixer fixer(Source source, ReadOptions options) throws IOException {
    return Fixer.NONE;
  }

  /**
   * Writes a source in another charset, and what it says of its charset so that it is true; all
   * else stays.
   *
   * @param options how the source is read
   * @return the charset that it had
   * @throws CharacterCodingException when it holds what is no character of its charset, or none of
   *     the target
   * @throws IllegalArgumentException when the format is not written in this charset
   * @throws IOException when something cannot be read or written
   */
  default Charset recode(Source source, ReadOptions options, Charset target, OutputStream out)
      throws IOException {
    throw new IllegalArgumentException(title() + " is not written in " + target.name());
  }
}
