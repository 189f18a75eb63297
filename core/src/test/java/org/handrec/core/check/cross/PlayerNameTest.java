package org.handrec.core.check.cross;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNameTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "?",
        "1234",
        "North",
        "SOUTH",
        "W",
        "Nord",
        "S\u00FCd",
        "Opener",
        "Responder",
        "partner",
        "Declarer",
        "dummy",
        "LHO",
        "RHO",
        "Opponent 1",
        "Player 2",
        "East:",
        "The Opener",
        "your partner",
        "Student #3",
        "Robot",
        "You"
      })
  void seatsAndRolesAreNobody(String name) {
    assertThat(PlayerName.persons(name)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Northcote", "Ann West", "West, Ann", "Dummy Smith", "Nn", "the12", "Li"})
  void namesArePersons(String name) {
    assertThat(PlayerName.persons(name)).containsExactly(name);
  }

  @Test
  void severalArePartedBySemicolons() {
    assertThat(PlayerName.persons("Ann; Opener; Bob")).containsExactly("Ann", "Bob");
    assertThat(PlayerName.names("Ann; Opener; Bob", "Bob")).isTrue();
  }
}
