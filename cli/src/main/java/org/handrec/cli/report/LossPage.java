package org.handrec.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The table of what formats can hold of each other. */
public final class LossPage {
  private LossPage() {}

  /** The table, for people. */
  public static String text() {
    try (InputStream in = LossPage.class.getResourceAsStream("losses.txt")) {
      if (in == null) {
        throw new IllegalStateException("no resource losses.txt beside " + LossPage.class);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
