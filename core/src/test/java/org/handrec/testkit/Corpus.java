package org.handrec.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Real files that lie beside the project, for tests only: their licences and the names in them do
 * not allow to keep them in it. A test that needs them is skipped, visibly, where they are not.
 *
 * <p>The folder is that of the system property {@code handrec.corpus}, else of the environment
 * variable {@code HANDREC_CORPUS}, else {@code ../shared/corpus} seen from the root of the project.
 */
public record Corpus(Path folder) {

  /** The corpus; empty where there is none. */
  public static Optional<Corpus> find() {
    List<String> places = new ArrayList<>();
    Optional.ofNullable(System.getProperty("handrec.corpus")).ifPresent(places::add);
    Optional.ofNullable(System.getenv("HANDREC_CORPUS")).ifPresent(places::add);
    places.addAll(List.of("../shared/corpus", "../../shared/corpus"));
    return places.stream()
        .map(Path::of)
        .filter(place -> Files.isRegularFile(place.resolve("index.tsv")))
        .findFirst()
        .map(Corpus::new);
  }

  /** All files with an extension (in either case), sorted by {@link #name}. */
  public List<Path> files(String extension) {
    String end = "." + extension;
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(path -> path.toString().toLowerCase(Locale.ROOT).endsWith(end))
          .filter(Files::isRegularFile)
          .sorted(Comparator.comparing(this::name))
          .toList();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The path of a file inside the corpus, with slashes. */
  public String name(Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }
}
