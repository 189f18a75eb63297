package org.handrec.core.check.identity;

import java.util.List;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.check.RecordRule;
import org.handrec.core.model.Tag;

/** I006: a date names a day behind the end of its month. */
final class DateRule implements RecordRule {
  private static final List<String> DATES = List.of("Date", "EventDate", "UTCDate");

  @Override
  public void check(BoardContext context, Findings findings) {
    for (String name : DATES) {
      Tag tag = context.board().tag(name).orElse(null);
      if (tag == null || tag.origin() != Tag.Origin.WRITTEN) {
        continue;
      }
      int last = CalendarDate.lastDayBefore(tag.value());
      if (last > 0 && !findings.isUnusable(name)) {
        findings.add(
            findings
                .at(
                    "I006",
                    context.value(tag.name()),
                    "%s \"%s\" does not exist; the month has %d days"
                        .formatted(tag.name(), tag.value(), last))
                .tag(tag.name())
                .found(tag.value()));
      }
    }
  }
}
