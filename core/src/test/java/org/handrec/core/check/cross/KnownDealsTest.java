package org.handrec.core.check.cross;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.Deal;
import org.handrec.testkit.RandomRecords;
import org.junit.jupiter.api.Test;

class KnownDealsTest {
  private static final int LAST = 390_000;

  private final KnownDeals deals = new KnownDeals();

  @Test
  void knowsEachDealByItsFirstNumber() {
    RandomRecords random = new RandomRecords(7);
    List<Deal> added = new ArrayList<>();
    for (int i = 1; i <= 2000; i++) {
      added.add(random.deal());
      assertThat(deals.add(added.get(i - 1), 0, i)).isZero();
    }

    for (int i = 1; i <= 2000; i++) {
      assertThat(deals.find(added.get(i - 1), 0)).isEqualTo(i);
      assertThat(deals.add(added.get(i - 1), 0, 5000)).isEqualTo(i);
    }
  }

  @Test
  void aTurnedDealOrAnotherEventIsAnotherDeal() {
    Deal deal = new RandomRecords(7).deal();
    deals.add(deal, 0, 9);

    assertThat(deals.find(deal.turned(1), 0)).isZero();
    assertThat(deals.find(deal, 1)).isZero();
  }

  /** The salt stands for another deal each time, which saves a million deals. */
  @Test
  void forgetsWhatIsLongAgoOnly() {
    Deal deal = new RandomRecords(7).deal();
    int last = 3 * LAST;
    for (int i = 1; i <= last; i++) {
      deals.add(deal, i, i);
    }

    assertThat(deals.find(deal, 1)).isZero();
    for (int i = last - LAST; i <= last; i++) {
      assertThat(deals.find(deal, i)).isEqualTo(i);
    }
  }
}
