package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.handrec.core.model.Board;
import org.handrec.core.model.Card;
import org.handrec.core.model.Deal;
import org.handrec.core.model.PlayItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForeignDealTest {
  private static final String RANKS = "23456789TJQKA";

  /** South, West, North and East with their cards sorted by suits, highest or lowest first. */
  private static String deal(Random random, boolean ascending, String ranks, boolean three) {
    List<Integer> pack = new ArrayList<>();
    for (int card = 0; card < 52; card++) {
      pack.add(card);
    }
    Collections.shuffle(pack, random);
    List<String> hands = new ArrayList<>();
    for (int hand = 0; hand < (three ? 3 : 4); hand++) {
      StringBuilder text = new StringBuilder();
      for (int suit = 3; suit >= 0; suit--) {
        StringBuilder cards = new StringBuilder();
        for (int rank = 12; rank >= 0; rank--) {
          if (pack.subList(13 * hand, 13 * hand + 13).contains(13 * suit + rank)) {
            cards.append(ranks.charAt(rank));
          }
        }
        text.append("CDHS".charAt(suit)).append(ascending ? cards.reverse() : cards);
      }
      hands.add(text.toString());
    }
    return String.join(",", hands) + (three ? "," : "");
  }

  private static Board board(String text) {
    return LinText.of(text).board(1);
  }

  @ParameterizedTest
  @CsvSource({
    "French, VDRA",
    "Dutch, BVHA",
    "German, BDKA",
    "Polish, WDKA",
    "Italian, FDRA",
    "Spanish, JDRA",
    "Danish, BDKE"
  })
  void randomDealsAreReadRightOrNotAtAll(String language, String honours) {
    Random random = new Random(language.hashCode());
    int read = 0;
    for (int i = 0; i < 400; i++) {
      long seed = random.nextLong();
      boolean three = i % 2 == 0;
      boolean ascending = i % 4 < 2;
      String english = deal(new Random(seed), ascending, RANKS, three);
      String foreign = deal(new Random(seed), ascending, RANKS.substring(0, 9) + honours, three);
      Deal expected = board("md|3" + english + "|").deal().value().orElseThrow();
      LinText text = LinText.of("md|3" + foreign + "|");
      if (text.findings().toString().contains("LIN027")) {
        read++;
        assertThat(text.board(1).deal().value()).as(foreign).contains(expected);
      }
    }
    assertThat(read).as(language).isGreaterThan(380);
  }

  @Test
  void damagedOrUnsortedHandsAreLeftAlone() {
    String good = "md|3SAHV2HAHV2DAHV32C,SB543HB543DB54C32,ST98HT98DT98CAHVB,|";

    assertThat(board(good).deal().isGiven()).isTrue();
    assertThat(board(good.replace("B543HB", "B543HX")).deal().isGiven()).isFalse();
    assertThat(board(good.replace("SAHV2", "SA2HV")).deal().isGiven()).isFalse();
  }

  @Test
  void cardsOfThePlayAreReadSo() {
    String text =
        "md|3SAHV2HAHV2DAHV32C,SB543HB543DB54C32,ST98HT98DT98CAHVB,|mb|2Cppp|pc|DH|pc|dB|pc|CVS8|";

    assertThat(
            board(text).play().orElseThrow().items().stream()
                .map(item -> ((PlayItem.Played) item).card())
                .map(Card::toString))
        .containsExactly("DK", "DJ", "CQ", "S8");
  }
}
