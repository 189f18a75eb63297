package org.handrec.cli.report;

import java.nio.charset.StandardCharsets;

/** The name of a file as the reference of RFC 3986 that a report holds. */
final class FileUri {
  private static final String PLAIN = "-._~!$&'()*+,;=@/";

  private FileUri() {}

  /**
   * A reference: {@code club%20a.pbn} for a relative name, {@code file:///club.pbn} for an absolute
   * one; slashes stand for backslashes.
   */
  static String of(String name) {
    String path = name.replace('\\', '/');
    boolean hasDrive = path.matches("[A-Za-z]:/.*");
    if (hasDrive) {
      return "file:///" + path.charAt(0) + ":" + encoded(path.substring(2));
    }
    return (path.startsWith("/") ? "file://" : "") + encoded(path);
  }

  private static String encoded(String path) {
    StringBuilder uri = new StringBuilder();
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      boolean alphanumeric = c < 0x80 && Character.isLetterOrDigit(c);
      if (alphanumeric || PLAIN.indexOf(c) >= 0) {
        uri.append(c);
      } else {
        uri.append(String.format("%%%02X", (int) c));
      }
    }
    return uri.toString();
  }
}
