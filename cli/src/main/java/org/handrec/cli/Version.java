package org.handrec.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Name, version and JVM. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version =
        Optional.ofNullable(Handrec.class.getPackage().getImplementationVersion())
            .orElse("(development)");
    return new String[] {
      "handrec " + version,
      "JVM " + Runtime.version() + " (" + System.getProperty("java.vm.name") + ")"
    };
  }
}
