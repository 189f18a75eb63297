package org.handrec.core.check;

import java.util.List;
import java.util.stream.Stream;
import org.handrec.core.check.auction.AlertRule;
import org.handrec.core.check.auction.AuctionRule;
import org.handrec.core.check.auction.ExplanationRule;
import org.handrec.core.check.deal.DealRules;
import org.handrec.core.check.doubledummy.ParRule;
import org.handrec.core.check.doubledummy.StatedPlayRule;
import org.handrec.core.check.doubledummy.StatedTableRule;
import org.handrec.core.check.identity.IdentityRules;
import org.handrec.core.check.play.PlayPresenceRule;
import org.handrec.core.check.play.PlayRule;
import org.handrec.core.check.result.ContractRule;
import org.handrec.core.check.result.DeclarerRule;
import org.handrec.core.check.result.PassedOutRule;
import org.handrec.core.check.result.RecordedResultRule;
import org.handrec.core.check.result.ResultPresenceRule;
import org.handrec.core.check.result.ResultRule;
import org.handrec.core.check.result.ZeroClaimRule;
import org.handrec.core.check.score.RubberHistoryRule;
import org.handrec.core.check.score.ScoreRule;
import org.handrec.core.check.table.EmptyTableRule;
import org.handrec.core.check.table.PairTwiceRule;
import org.handrec.core.check.table.PointsRule;
import org.handrec.core.check.table.RankRule;
import org.handrec.core.check.table.RowOrderRule;
import org.handrec.core.check.table.RowScoreRule;
import org.handrec.core.check.table.VictoryPointRule;

/** The rules that look at one record, in the order in which they are applied. */
public final class RecordRules {
  private static final List<RecordRule> ALL =
      Stream.of(
              DealRules.all(),
              IdentityRules.all(),
              List.of(
                  new AuctionRule(),
                  new AlertRule(),
                  new ExplanationRule(),
                  new ContractRule(),
                  new DeclarerRule(),
                  new PassedOutRule(),
                  new PlayPresenceRule(),
                  new PlayRule(),
                  new ResultRule(),
                  new ZeroClaimRule(),
                  new RecordedResultRule(),
                  new ResultPresenceRule(),
                  new ScoreRule(),
                  new RubberHistoryRule(),
                  new EmptyTableRule(),
                  new RowOrderRule(),
                  new PairTwiceRule(),
                  new RowScoreRule(),
                  new PointsRule(),
                  new RankRule(),
                  new VictoryPointRule(),
                  new StatedTableRule(),
                  new ParRule(),
                  new StatedPlayRule()))
          .flatMap(List::stream)
          .toList();

  private RecordRules() {}

  /**
   * All of them: deal, identification, auction, contract and declarer, play, result, score, tables,
   * par.
   */
  public static List<RecordRule> all() {
    return ALL;
  }

  /**
   * Those that compare a stated score with contract, declarer, vulnerability and result, for
   * records that hold little else, such as the row of a list of results.
   */
  public static List<RecordRule> ofScore() {
    return List.of(new ScoreRule());
  }
}
