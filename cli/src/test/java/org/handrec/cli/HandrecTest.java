package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.handrec.cli.Golden.assertGolden;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.handrec.cli.Desk.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line as a whole: help, mistakes, failures. */
class HandrecTest {
  private final Desk desk = Desk.unix();

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void version(String option) {
    Result result = desk.run(option);
    assertThat(result.out()).matches("handrec \\S+\nJVM \\S+ \\(.*\\)\n");
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "help"})
  void help(String option) {
    Result result = desk.run(option);
    assertGolden("help.text", result.out());
    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check", "fix", "convert", "format", "show", "rules", "explain", "formats", "config"
      })
  void helpOnACommand(String command) {
    Result result = desk.run("help", command);
    assertGolden("help-" + command + ".text", result.out());
    assertThat(result.code()).isZero();
    assertThat(desk.run(command, "--help").out()).isEqualTo(result.out());
  }

  @Test
  void completion() {
    Result result = desk.run("generate-completion");
    assertThat(result.out())
        .startsWith("#!/usr/bin/env bash")
        .contains("complete -F _complete_handrec -o default handrec")
        .contains("--report-file", "tournament");
    assertThat(result.code()).isZero();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "chek a | no command 'chek'; is check meant? | handrec",
        "qqq | no command 'qqq' | handrec",
        "validate | no command 'validate' | handrec",
        "version | no command 'version' | handrec",
        "--frob | no option '--frob' | handrec",
        "check --qqq a | no option '--qqq' | handrec check",
        "check --strickt a | no option '--strickt'; is --strict meant? | handrec check",
        "check --hlep a | no option '--hlep'; is --help meant? | handrec check",
        "check --fial-on=info a | no option '--fial-on'; is --fail-on meant? | handrec check",
        "convert --to=pbn -j x a | invalid value for option '--jobs': 'x' is no whole number |"
            + " handrec convert",
        "check -f xml a | invalid value for option '--format': 'xml' is none of text, short, json,"
            + " jsonl, csv, sarif, junit, github, html | handrec check",
        "check --format | missing required parameter for option '--format' (FORMAT) | handrec check",
        "explain | missing required parameter: 'CODE' | handrec explain",
        "formats x | no argument 'x' | handrec formats",
        "help qqq | no command 'qqq' | handrec",
        "help chek | no command 'chek'; is check meant? | handrec"
      })
  void aWrongCommandLineIsTwoLines(String line, String message, String command) {
    Result result = desk.run(line.split(" "));
    assertThat(result.err()).isEqualTo("handrec: " + message + "\nSee '" + command + " --help'.\n");
    assertThat(result.out()).isEmpty();
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void aCommandIsNeeded() {
    Result result = desk.run();
    assertThat(result.err()).isEqualTo("handrec: no command given\nSee 'handrec --help'.\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "short", "json", "jsonl"})
  void aClosedPipeEndsQuietly(String format) {
    desk.put("club.pbn", (Boards.INSUFFICIENT + "\n").repeat(2000));

    Result result = desk.run(broken("Broken pipe"), "check", "-f", format, "club.pbn");

    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"convert --to=json", "convert --to=jsonl", "convert --to=pbn", "format", "show"})
  void aClosedPipeEndsEveryCommand(String command) {
    desk.put("club.pbn", (Boards.CLEAN + "\n").repeat(2000));

    Result result = desk.run(broken("Broken pipe"), (command + " club.pbn").split(" "));

    assertThat(result.err()).isEmpty();
    assertThat(result.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"rules", "explain A001", "formats", "--version", "help", "convert --to=json"})
  void aFullDiskIsOneLine(String command) {
    desk.put("club.pbn", Boards.CLEAN);

    String inputs = command.startsWith("convert") ? " club.pbn" : "";
    Result result = desk.run(broken("No space left on device"), (command + inputs).split(" "));

    assertThat(result.err())
        .isEqualTo("handrec: standard output cannot be written: No space left on device\n");
    assertThat(result.code()).isEqualTo(2);
  }

  @Test
  void anInternalErrorIsOneLine() {
    InputStream in =
        failing(
            () -> {
              throw new IllegalStateException("loose screw");
            });
    Result result = run(in, Map.of());

    assertThat(result.err())
        .isEqualTo(
            "handrec: internal error: java.lang.IllegalStateException: loose screw"
                + " (HANDREC_DEBUG=1 shows where)\n");
    assertThat(result.code()).isEqualTo(2);
    assertThat(run(in, Map.of("HANDREC_DEBUG", "1")).err()).contains("\tat org.handrec.cli.");
  }

  @Test
  void standardInputThatFails() {
    InputStream in =
        failing(
            () -> {
              throw new IOException("Input/output error");
            });
    assertThat(run(in, Map.of()).err())
        .startsWith("handrec: <stdin>: Input/output error\n0 files, ");
  }

  private interface Reading {
    int read() throws IOException;
  }

  private static InputStream failing(Reading reading) {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        return reading.read();
      }

      @Override
      public int read(byte[] bytes, int from, int length) throws IOException {
        return reading.read();
      }
    };
  }

  private Result run(InputStream in, Map<String, String> environment) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        new Handrec(
                desk.files,
                desk.directory,
                in,
                OutputStream.nullOutputStream(),
                err,
                environment,
                false)
            .run("check", "-");
    return new Result(code, "", err.toString(StandardCharsets.UTF_8));
  }

  /** A standard output that takes a little and then no more. */
  private static OutputStream broken(String reason) {
    return new OutputStream() {
      private int left = 10;

      @Override
      public void write(int b) throws IOException {
        if (left-- <= 0) {
          throw new IOException(reason);
        }
      }
    };
  }
}
