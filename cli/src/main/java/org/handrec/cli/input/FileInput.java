package org.handrec.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
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

  /** Unknown for a packed file, whose own size says nothing of what is in it. */
  @Override
  public OptionalLong size() {
    try {
      return changeable().isPresent() ? OptionalLong.of(Files.size(path)) : OptionalLong.empty();
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  @Override
  public Optional<Path> changeable() throws IOException {
    return source() instanceof Compressed ? Optional.empty() : Optional.of(path);
  }

  @Override
  public void close() {}
}
