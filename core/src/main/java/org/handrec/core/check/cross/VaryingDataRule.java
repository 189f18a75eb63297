package org.handrec.core.check.cross;

import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;

/** E001: a record names another event, site, date or scoring than those before it; once a tag. */
final class VaryingDataRule implements IdentityRule {
  private final Varying event = new Varying("Event");
  private final Varying site = new Varying("Site");
  private final Varying date = new Varying("Date");
  private final Varying scoring = new Varying("Scoring");

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    event.check(identity.event(), context, findings);
    site.check(identity.site(), context, findings);
    date.check(identity.date(), context, findings);
    scoring.check(identity.scoring(), context, findings);
  }

  /** A tag. */
  private static final class Varying {
    private final String tag;
    private String first = "";
    private boolean reported;

    Varying(String tag) {
      this.tag = tag;
    }

    void check(String value, BoardContext context, Findings findings) {
      if (reported || value.isEmpty() || value.equals(first)) {
        return;
      }
      if (first.isEmpty()) {
        first = value;
        return;
      }
      reported = true;
      String message = "%s: \"%s\" and \"%s\"".formatted(tag, first, value);
      findings.add(findings.at("E001", context.value(tag), message).tag(tag).found(value));
    }
  }
}
