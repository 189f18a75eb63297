package org.handrec.cli;

import java.util.Locale;
import org.handrec.core.diagnose.Profile;

/** The profiles as the command line names them. */
enum Purpose {
  DEFAULT,
  TOURNAMENT,
  LESSON,
  ARCHIVE;

  /** The profile. */
  Profile profile() {
    return Profile.valueOf(name());
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
