package org.handrec.cli.input;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Finds files below a directory, in an order that does not depend on the file system. */
final class FileFinder {
  private final BiConsumer<Path, IOException> failures;

  /** A finder that tells which files and directories it could not look at. */
  FileFinder(BiConsumer<Path, IOException> failures) {
    this.failures = failures;
  }

  /** The files below a directory whose names are wanted, as paths that begin with it. */
  List<Path> files(Path directory, Predicate<String> wanted) throws IOException {
    List<Path> found = new ArrayList<>();
    walk(directory, Integer.MAX_VALUE, file -> wanted.test(nameOf(file)), found);
    return found;
  }

  /** The files and directories that match a pattern for their path relative to the directory. */
  List<Path> matches(Path directory, PathMatcher pattern, int depth) throws IOException {
    List<Path> found = new ArrayList<>();
    walk(directory, depth, path -> pattern.matches(directory.relativize(path)), found);
    return found;
  }

  private void walk(Path start, int depth, Predicate<Path> wanted, List<Path> found)
      throws IOException {
    Files.walkFileTree(
        start,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        depth,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (wanted.test(file)) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException e) {
            failures.accept(file, e);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path directory, IOException e) {
            if (e != null) {
              failures.accept(directory, e);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    found.sort(Comparator.comparing(path -> slashed(start.relativize(path))));
  }

  private static String nameOf(Path file) {
    Path name = file.getFileName();
    return name == null ? "" : name.toString();
  }

  /** A path with its names parted by slashes, whatever the file system uses. */
  static String slashed(Path path) {
    return path.toString().replace(path.getFileSystem().getSeparator(), "/");
  }
}
