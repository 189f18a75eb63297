package org.handrec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The library works from the module path, where a module sees no resource of another. */
class ModulePathTest {
  private static final Set<String> FORMATS = Set.of("org.handrec.pbn", "org.handrec.lin");

  @ParameterizedTest
  @CsvSource({"org.handrec.pbn.PbnFormat", "org.handrec.lin.LinFormat"})
  void aFormatReadsAndHasItsRules(String name) throws Exception {
    Class<?> format = library().findLoader("org.handrec.pbn").loadClass(name);
    assertThat(format.getModule().isNamed()).isTrue();
    ClassLoader loader = format.getClassLoader();
    Class<?> sources = loader.loadClass("org.handrec.core.diagnose.Source");
    Class<?> options = loader.loadClass("org.handrec.core.format.ReadOptions");
    Class<?> rules = loader.loadClass("org.handrec.core.check.CoreRules");
    Object source =
        sources.getMethod("of", String.class, byte[].class).invoke(null, "none", new byte[0]);
    Object made = format.getConstructor().newInstance();

    format
        .getMethod("read", sources, options)
        .invoke(made, source, options.getField("DEFAULT").get(null));
    assertThat(format.getMethod("rules").invoke(made)).isNotNull();
    assertThat(rules.getMethod("catalog").invoke(null)).isNotNull();
  }

  private static ModuleLayer library() {
    ModuleFinder modules =
        ModuleFinder.of(
            Path.of("../core/target/classes"),
            Path.of("../pbn/target/classes"),
            Path.of("../lin/target/classes"));
    Configuration wanted =
        ModuleLayer.boot().configuration().resolve(modules, ModuleFinder.of(), FORMATS);
    return ModuleLayer.boot()
        .defineModulesWithOneLoader(wanted, ClassLoader.getPlatformClassLoader());
  }
}
