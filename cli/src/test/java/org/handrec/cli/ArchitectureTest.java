package org.handrec.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Holds the arrows of docs/design.md: which module and which package may know which. */
class ArchitectureTest {
  private static JavaClasses handrec;

  @BeforeAll
  static void readClasses() {
    handrec =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("org.handrec");
  }

  @Test
  void theClassesOfAllModulesAreSeen() {
    assertThat(handrec)
        .extracting(type -> type.getPackageName())
        .contains("org.handrec.core.model", "org.handrec.pbn", "org.handrec.cli")
        .doesNotContain("org.handrec.testkit");
  }

  /** The libraries of the command line (picocli, Jackson, Commons CSV) thus stay in cli. */
  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource({"core, ''", "pbn, core", "lin, core"})
  void aModuleKnowsOnlyTheJdkAnd(String module, String known) {
    onlyDependsOn("org.handrec." + module + "..", known, "org.handrec.");
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource({
    "model, ''",
    "rules, model",
    "diagnose, model",
    "scoring, model rules",
    "doubledummy, model rules scoring",
    "format, model rules diagnose",
    "check, model rules diagnose scoring doubledummy format",
    "fix, model rules diagnose format check"
  })
  void aPackageOfCoreKnowsOnlyTheJdkAnd(String name, String known) {
    onlyDependsOn("org.handrec.core." + name + "..", known, "org.handrec.core.");
  }

  @Test
  void onlyTheMainClassTouchesTheStandardStreams() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("org.handrec.cli.Handrec")
        .should(ACCESS_STANDARD_STREAMS)
        .check(handrec);
  }

  @ParameterizedTest
  @CsvSource({"org.handrec.(*)..", "org.handrec.core.(*)..", "org.handrec.core.check.(*).."})
  void noCycles(String packages) {
    slices().matching(packages).should().beFreeOfCycles().allowEmptyShould(true).check(handrec);
  }

  private static void onlyDependsOn(String packages, String known, String prefix) {
    String[] allowed =
        Stream.concat(
                Stream.of("java..", packages),
                Stream.of(known.split(" "))
                    .filter(name -> !name.isEmpty())
                    .map(name -> prefix + name + ".."))
            .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(packages)
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(allowed))
        .allowEmptyShould(true)
        .check(handrec);
  }
}
