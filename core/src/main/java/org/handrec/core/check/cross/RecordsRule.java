package org.handrec.core.check.cross;

import java.util.List;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.FileRule;
import org.handrec.core.check.Findings;
import org.handrec.core.diagnose.Span;

/** All rules that tell records by their tags, which are looked up once. */
final class RecordsRule implements FileRule {
  private final List<IdentityRule> rules =
      List.of(
          new BoardHistory(),
          new VaryingDataRule(),
          new NamesRule(),
          new PartnershipRule(),
          new TotalsRule(),
          new MovementRule());

  @Override
  public void check(BoardContext context, Findings findings) {
    Identity identity = new Identity(context.board());
    for (IdentityRule rule : rules) {
      rule.check(context, identity, findings);
    }
  }

  @Override
  public void finish(Span end, Findings findings) {
    for (IdentityRule rule : rules) {
      rule.finish(end, findings);
    }
  }
}
