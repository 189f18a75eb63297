package org.handrec.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.handrec.core.check.CoreRules;
import org.handrec.core.diagnose.RuleInfo;
import org.junit.jupiter.api.Test;

class PbnRulesTest {
  private static final Pattern CODE = Pattern.compile("\"(PBN[0-9]{3}|[A-Z][0-9]{3})\"");

  @Test
  void everyRuleSaysWhatItIsAndWhereItComesFrom() {
    for (RuleInfo rule : PbnRules.catalog().rules()) {
      assertThat(rule.code()).matches("PBN[0-9]{3}");
      assertThat(rule.name()).as(rule.code()).matches("[a-z0-9]+(-[a-z0-9]+)*");
      assertThat(rule.trigger()).as(rule.code()).isNotBlank();
      assertThat(rule.message()).as(rule.code()).isNotBlank();
      assertThat(rule.example()).as(rule.code()).isNotBlank();
      assertThat(rule.reference()).as(rule.code()).matches("(PBN [0-9]|practice).*");
    }
  }

  @Test
  void namesAreUniqueTogetherWithThoseOfCore() {
    assertThat(all().map(RuleInfo::name)).doesNotHaveDuplicates();
  }

  @Test
  void everyCodeInTheSourcesIsInACatalogue() throws IOException {
    assertThat(codes()).containsAll(usedCodes());
  }

  @Test
  void everyRuleOfACatalogueIsInTheSources() throws IOException {
    assertThat(usedCodes()).containsAll(codes());
  }

  private static Stream<RuleInfo> all() {
    return Stream.of(CoreRules.catalog(), PbnRules.catalog())
        .flatMap(catalog -> catalog.rules().stream());
  }

  private static Set<String> codes() {
    return all().map(RuleInfo::code).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> usedCodes() throws IOException {
    Set<String> codes = new TreeSet<>();
    for (String module : new String[] {"core", "pbn", "lin"}) {
      Path root = Path.of("..", module, "src/main/java");
      try (Stream<Path> files = Files.walk(root)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
          CODE.matcher(Files.readString(file)).results().forEach(m -> codes.add(m.group(1)));
        }
      }
    }
    return codes;
  }
}
