package org.handrec.core.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.handrec.core.model.Seat;
import org.handrec.core.model.Side;
import org.handrec.core.model.Strain;
import org.handrec.core.model.Table;
import org.junit.jupiter.api.Test;

class DoubleDummyTableTest {
  private static final String DIGITS = "6749a6749a7694376940";
  private static final DoubleDummyTable TABLE =
      DoubleDummyTable.fromDoubleDummyTricks(DIGITS).orElseThrow();

  @Test
  void readsDigitsInTheOrderOfTheTag() {
    assertThat(TABLE.tricks(Seat.NORTH, Strain.NOTRUMP)).isEqualTo(6);
    assertThat(TABLE.tricks(Seat.SOUTH, Strain.CLUBS)).isEqualTo(10);
    assertThat(TABLE.tricks(Seat.EAST, Strain.CLUBS)).isEqualTo(3);
    assertThat(TABLE.tricks(Seat.WEST, Strain.CLUBS)).isZero();
    assertThat(TABLE.tricks(Side.EW, Strain.CLUBS)).isEqualTo(3);
    assertThat(TABLE.toDoubleDummyTricks()).isEqualTo(DIGITS);
  }

  @Test
  void readsLettersOfEitherCaseAndNothingElse() {
    assertThat(DoubleDummyTable.fromDoubleDummyTricks("6749A6749A7694376940")).contains(TABLE);
    for (String bad : List.of("", "-", "6749a6749a769437694", "6749e6749a7694376940")) {
      assertThat(DoubleDummyTable.fromDoubleDummyTricks(bad)).as(bad).isEmpty();
    }
    assertThat(DoubleDummyTable.fromDoubleDummyTricks("*".repeat(20))).isEmpty();
  }

  @Test
  void turnsWithTheHands() {
    DoubleDummyTable turned = TABLE.turned(1);
    assertThat(turned.tricks(Seat.NORTH, Strain.CLUBS)).isZero();
    assertThat(turned.tricks(Seat.EAST, Strain.CLUBS)).isEqualTo(10);
    assertThat(turned.turned(3)).isEqualTo(TABLE);
  }

  @Test
  void writesTheTableOfTheStandard() {
    Table table = TABLE.toOptimumResultTable();
    assertThat(table.rowCount()).isEqualTo(20);
    assertThat(table.row(4)).extracting(Table.Cell::text).containsExactly("N", "C", "10");
    assertThat(table.row(5)).extracting(Table.Cell::text).containsExactly("S", "NT", "6");
  }

  @Test
  void refusesOtherNumbers() {
    assertThatThrownBy(() -> new DoubleDummyTable(Collections.nCopies(19, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new DoubleDummyTable(Collections.nCopies(20, 14)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
