package org.handrec.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Name, version and JVM. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "handrec " + number(),
      "JVM " + Runtime.version() + " (" + System.getProperty("java.vm.name") + ")"
    };
  }

  /** The number of the version, as the jar tells it. */
  static String number() {
    return Optional.ofNullable(Handrec.class.getPackage().getImplementationVersion())
        .orElse("(development)");
  }
}
