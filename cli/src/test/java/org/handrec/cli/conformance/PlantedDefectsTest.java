package org.handrec.cli.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Profile;
import org.handrec.core.diagnose.Severity;
import org.handrec.core.diagnose.Source;
import org.handrec.core.format.ReadOptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generated records, half of them with one planted defect each: every defect is found, by exactly
 * one message, and nothing is found where nothing is planted.
 *
 * <p>Runs when {@code -Dhandrec.defects=N} names a number of boards and the environment variable
 * {@code HANDREC_TOOLS} the folder of the generator ({@code gen_pbn.py} and {@code defects.tsv}).
 */
class PlantedDefectsTest {
  private static final Pattern PLANTED =
      Pattern.compile("\"game\": (\\d+), .*\"kind\": \"([a-z-]+)\"");

  /** Scores are not checked yet. */
  private static final Set<String> LATER = Set.of("wrong-score");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--seed 101",
        "--seed 202 --teams",
        "--seed 303 --claims 0.5 --notes 0.2 --comments 0.2"
      })
  void eachDefectIsFoundOnceAndNothingElse(String variant) throws Exception {
    int boards = Integer.getInteger("handrec.defects", 0);
    assumeTrue(boards > 0, "-Dhandrec.defects=N is not given");
    String tools = System.getenv("HANDREC_TOOLS");
    assumeTrue(tools != null, "HANDREC_TOOLS is not set");
    generate(Path.of(tools), boards, variant);
    Map<Integer, String> planted = planted();
    Map<String, Set<String>> codes = codes(Path.of(tools));
    Map<String, int[]> counts = new TreeMap<>();
    planted.values().forEach(kind -> counts.computeIfAbsent(kind, k -> new int[3])[0]++);
    List<String> wrong = new ArrayList<>();
    Pipeline.each(
        Source.of(folder.resolve("boards.pbn")),
        ReadOptions.DEFAULT,
        checked -> {
          int record = checked.record().index();
          Optional<String> kind = Optional.ofNullable(planted.get(record));
          List<Diagnostic> found = checked.diagnostics().stream().filter(this::isGrave).toList();
          int right = 0;
          for (Diagnostic diagnostic : found) {
            if (kind.isPresent() && codes.get(kind.get()).contains(diagnostic.code())) {
              right++;
            } else {
              wrong.add(record + " " + kind.orElse("clean") + ": surplus " + diagnostic);
              kind.ifPresent(k -> counts.get(k)[2]++);
            }
          }
          if (right == 1) {
            counts.get(kind.orElseThrow())[1]++;
          } else if (kind.isPresent() && !LATER.contains(kind.get())) {
            wrong.add(record + " " + kind.get() + ": found " + right + " times: " + found);
          }
        });
    counts.forEach(
        (kind, n) ->
            System.out.printf("%-24s planted %5d found %5d surplus %d%n", kind, n[0], n[1], n[2]));
    assertThat(wrong).isEmpty();
  }

  private boolean isGrave(Diagnostic diagnostic) {
    return diagnostic.rule().severity(Profile.TOURNAMENT).compareTo(Severity.WARNING) >= 0;
  }

  private void generate(Path tools, int boards, String variant) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("python3", tools.resolve("gen_pbn.py").toString()));
    command.addAll(List.of("-n", "" + boards, "--defects", "0.5"));
    command.addAll(List.of(variant.split(" ", -1)));
    command.addAll(List.of("--manifest", folder.resolve("planted.jsonl").toString()));
    command.addAll(List.of("-o", folder.resolve("boards.pbn").toString()));
    File log = folder.resolve("log").toFile();
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log).start();
    assertThat(process.waitFor()).as("exit code of %s", command).isZero();
  }

  private Map<Integer, String> planted() throws IOException {
    Map<Integer, String> planted = new HashMap<>();
    for (String line :
        Files.readAllLines(folder.resolve("planted.jsonl"), StandardCharsets.UTF_8)) {
      Matcher matcher = PLANTED.matcher(line);
      assertThat(matcher.find()).as(line).isTrue();
      planted.put(Integer.parseInt(matcher.group(1)), matcher.group(2));
    }
    return planted;
  }

  /** The codes that name each kind of defect. */
  private static Map<String, Set<String>> codes(Path tools) throws IOException {
    Map<String, Set<String>> codes = new HashMap<>();
    for (String line : Files.readAllLines(tools.resolve("defects.tsv"), StandardCharsets.UTF_8)) {
      String[] cells = line.split("\t", -1);
      codes.put(cells[0], Set.of(cells[1].split(" ", -1)));
    }
    return codes;
  }
}
