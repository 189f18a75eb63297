package org.handrec.core.format;

import java.nio.charset.Charset;
import java.util.Optional;

/**
 * How a source is read.
 *
 * @param strict whether to obey the letter of the standard instead of repairing what real files do
 * @param embedded whether to read only what stands between {@code <PBN>} and {@code </PBN>} marks
 *     (PBN 6.2)
 * @param checkExport whether to check that a PBN file is in export format
 * @param charset the charset, whatever the source says of it; empty to find it
 * @param movies whether to import the deals of LIN teaching files
 */
public record ReadOptions(
    boolean strict,
    boolean embedded,
    boolean checkExport,
    Optional<Charset> charset,
    boolean movies) {

  /** The default mode: tolerant, whole files, no export check. */
  public static final ReadOptions DEFAULT = new ReadOptions(false, false, false, Optional.empty());

  /** The strict mode. */
  public static final ReadOptions STRICT = new ReadOptions(true, false, false, Optional.empty());

  /** Without the deals of teaching files. */
  public ReadOptions(
      boolean strict, boolean embedded, boolean checkExport, Optional<Charset> charset) {
    this(strict, embedded, checkExport, charset, false);
  }
}
