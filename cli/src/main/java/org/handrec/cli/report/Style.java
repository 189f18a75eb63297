package org.handrec.cli.report;

import org.handrec.core.diagnose.Severity;

/** Colours of a terminal, or none. */
public enum Style {
  /** No colours. */
  PLAIN,
  /** The colours of an ANSI terminal. */
  COLOURED;

  private static final String RESET = "\u001b[0m";
  private static final String BOLD = "\u001b[1m";
  private static final String RED = "\u001b[1;31m";
  private static final String YELLOW = "\u001b[1;33m";
  private static final String CYAN = "\u001b[1;36m";

  /** A place in a file. */
  String place(String text) {
    return paint(BOLD, text);
  }

  /** A word that belongs to a severity. */
  public String severity(Severity severity, String text) {
    return paint(
        switch (severity) {
          case ERROR -> RED;
          case WARNING -> YELLOW;
          case INFO, OFF -> CYAN;
        },
        text);
  }

  private String paint(String colour, String text) {
    return this == PLAIN ? text : colour + text + RESET;
  }
}
