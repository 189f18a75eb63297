package org.handrec.cli;

import java.util.Locale;
import org.handrec.cli.report.Style;
import org.handrec.cli.shell.Shell;

/** When text for people is coloured. */
enum ColourChoice {
  AUTO,
  ALWAYS,
  NEVER;

  /**
   * The style of an output.
   *
   * @param watched whether it goes where the terminal may be
   */
  Style style(Shell shell, boolean watched) {
    boolean coloured =
        switch (this) {
          case ALWAYS -> true;
          case NEVER -> false;
          case AUTO ->
              watched
                  && shell.isTerminal()
                  && shell.variable("NO_COLOR").isEmpty()
                  && shell.variable("TERM").filter("dumb"::equals).isEmpty();
        };
    return coloured ? Style.COLOURED : Style.PLAIN;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
