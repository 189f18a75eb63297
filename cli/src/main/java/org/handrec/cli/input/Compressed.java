package org.handrec.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import org.handrec.core.diagnose.Source;

/** A source that is packed with gzip. */
final class Compressed implements Source {
  private static final int BUFFER = 1 << 15;

  private final Source packed;

  private Compressed(Source packed) {
    this.packed = packed;
  }

  /** The source itself, or what is packed in it when its first bytes are those of gzip. */
  static Source unpack(Source source) throws IOException {
    try (InputStream in = source.open()) {
      byte[] magic = in.readNBytes(2);
      boolean gzip = magic.length == 2 && magic[0] == 0x1F && magic[1] == (byte) 0x8B;
      return gzip ? new Compressed(source) : source;
    }
  }

  @Override
  public String name() {
    return packed.name();
  }

  @Override
  public InputStream open() throws IOException {
    InputStream in = packed.open();
    try {
      return new GZIPInputStream(in, BUFFER);
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }
}
