package org.handrec.core.check.cross;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Seat;

/**
 * E004: names of players hold membership numbers or mail addresses, which somebody who publishes
 * the source may want to take out; once a source. A name by itself is what a record is made for. Up
 * to 4096 of them are counted.
 */
final class PersonalDataRule implements NameRule {
  private static final int MOST = 4096;
  private static final Pattern PERSONAL =
      Pattern.compile(
          "#\\s*\\d{3}|(?<![\\p{L}\\d])\\d{5,}(?![\\p{L}\\d])|[\\p{L}\\d]@[\\p{L}\\d-]+\\.\\p{L}");

  private final Set<String> found = new HashSet<>();

  @Override
  public void check(BoardContext context, Seat seat, String name, Findings findings) {
    if (found.size() < MOST && isPersonal(name)) {
      found.add(name);
    }
  }

  /** Most names have letters only, which are looked at sooner than by a pattern. */
  private static boolean isPersonal(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c == '@' || Character.isDigit(c)) {
        return PERSONAL.matcher(name).find();
      }
    }
    return false;
  }

  @Override
  public void finish(Span end, Findings findings) {
    if (!found.isEmpty()) {
      findings.add(
          findings.at(
              "E004",
              end,
              Wording.counted(found.size(), "name")
                  + " with a membership number or a mail address"));
    }
  }
}
