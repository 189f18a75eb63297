package org.handrec.cli.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.handrec.core.diagnose.Source;

/** A file. */
final class FileInput implements Input {
  private final String name;
  private final String place;
  private final Path path;

  FileInput(String name, String place, Path path) {
    this.name = name;
    this.place = place;
    this.path = path;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String place() {
    return place;
  }

  @Override
  public Source source() throws IOException {
    return Compressed.unpack(Source.of(name, path));
  }

  @Override
  public Optional<Path> changeable() throws IOException {
    return source() instanceof Compressed ? Optional.empty() : Optional.of(path);
  }

  @Override
  public void close() {}
}
