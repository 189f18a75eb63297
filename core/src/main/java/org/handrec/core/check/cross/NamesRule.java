package org.handrec.core.check.cross;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;
import org.handrec.core.model.Seat;

/**
 * The rules about names, each of which is looked at once. At most 4096 are remembered; then it
 * begins anew.
 */
final class NamesRule implements IdentityRule {
  private static final int MOST = 4096;

  private final List<NameRule> rules = List.of(new SimilarNamesRule(), new PersonalDataRule());
  private final Set<String> known = new HashSet<>();

  /** The last two names at each seat: the records of a match change between two rooms. */
  private final String[] before = {"", "", "", ""};

  private final String[] beforeThat = {"", "", "", ""};

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    for (int i = 0; i < before.length; i++) {
      String name = identity.player(i);
      if (name.equals(before[i])) {
        continue;
      }
      if (!name.equals(beforeThat[i]) && !name.isEmpty() && known.add(name)) {
        for (NameRule rule : rules) {
          rule.check(context, Seat.NORTH.plus(i), name, findings);
        }
      }
      beforeThat[i] = before[i];
      before[i] = name;
    }
    if (known.size() >= MOST) {
      Arrays.fill(before, "");
      Arrays.fill(beforeThat, "");
      known.clear();
      rules.forEach(NameRule::forget);
    }
  }

  @Override
  public void finish(Span end, Findings findings) {
    rules.forEach(rule -> rule.finish(end, findings));
  }
}
