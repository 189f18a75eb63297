package org.handrec.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandLexerTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "pn|a,b|st||        # pn=a,b st=",
        "PN|a|Mb|P|         # pn=a mb=P",
        "' pn |a|\tst ||'   # pn=a st=",
        "mb|1N|xy|1|        # mb=1N xy=1",
        "at|3d text|3d|x|   # at=3d text 3d=x",
        "n^|1|n<|2|n>|3|    # n^=1 n<=2 n>=3",
        "mc|9               # mc=9",
        "mb|p|0             # mb=p",
        "plain text         # ''"
      })
  void commandsAndValues(String text, String expected) {
    assertThat(read(text).commands).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "mb|p||mb|1C|       # mb=p mb=1C  # LIN005@5",
        "mb|p|||mb|1C|      # mb=p mb=1C  # LIN005@5",
        "mb|pmb|p|mb|1H|    # mb=pmb mb=1H # LIN005@8",
        "a|mb|p|            # mb=p        # LIN005@1",
        "Part two mb|p|     # mb=p        # LIN003@0",
        "one mb|p|two mb|d| # mb=p mb=d   # LIN003@0",
        "it is|p|mb|d|      # mb=d        # LIN005@5",
        "% note mb|p|       # mb=p        # ''"
      })
  void outOfStep(String text, String expected, String slips) {
    Read read = read(text);

    assertThat(read.commands).isEqualTo(expected);
    assertThat(read.slips).isEqualTo(slips);
  }

  @Test
  void commentLinesAndMarkAreSkipped() {
    Read read = read("\uFEFF% one|two\n%% three\n\npn|a|\n% four\r\nst||");

    assertThat(read.commands).isEqualTo("pn=a st=");
    assertThat(read.slips).as("a bar ends a comment").isEqualTo("LIN005@8 LIN003@9");
  }

  @Test
  void textWithoutEndIsCut() throws IOException {
    String text = "x".repeat(3 * CommandLexer.MAX_PIECE) + "mb|p|";
    CommandLexer lexer = lexer(text);

    assertThat(lexer.read()).isTrue();
    assertThat(lexer.commands().name(0)).isEqualTo(CommandName.NONE);
    assertThat(lexer.commands().end()).isEqualTo(CommandLexer.MAX_PIECE);
  }

  @Test
  void valueWithoutEndIsCut() throws IOException {
    CommandLexer lexer = lexer("nt|" + "x".repeat(3 * CommandLexer.MAX_PIECE));

    assertThat(lexer.read()).isTrue();
    assertThat(lexer.commands().isClosed(0)).isFalse();
    assertThat(lexer.commands().end()).isEqualTo(3 + CommandLexer.MAX_PIECE);
  }

  @Test
  void textBetweenCommandsEndsWithItsLine() {
    assertThat(LinText.of("lesson.lin \n%% edited\n%%\nsv|o|" + LinText.DEAL).messages())
        .containsExactly("text between commands ignored: \"lesson.lin\"");
    assertThat(LinText.of("Part two  sv|o|" + LinText.DEAL).messages())
        .containsExactly("text between commands ignored: \"Part two\"");
  }

  private record Read(String commands, String slips) {}

  private static Read read(String text) {
    List<String> commands = new ArrayList<>();
    List<String> slips = new ArrayList<>();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try (CommandLexer lexer = lexer(text)) {
      int base = 0;
      while (lexer.read()) {
        Commands read = lexer.commands();
        String value =
            new String(
                bytes,
                base + read.value(0),
                read.valueEnd(0) - read.value(0),
                StandardCharsets.UTF_8);
        commands.add(CommandName.text(read.name(0)) + "=" + value);
        base += read.end();
        lexer.drop(1);
      }
      lexer.slips().forEach(slip -> slips.add(slip.code() + "@" + slip.start()));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return new Read(String.join(" ", commands), String.join(" ", slips));
  }

  private static CommandLexer lexer(String text) {
    return new CommandLexer(
        new ByteWindow(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), 0));
  }
}
