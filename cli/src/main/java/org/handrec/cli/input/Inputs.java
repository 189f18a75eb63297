package org.handrec.cli.input;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Reasons;
import org.handrec.cli.shell.Shell;

/**
 * Finds the inputs that arguments name: files, directories, patterns, archives and their members,
 * addresses of the hand viewer, {@code -} for standard input. What cannot be found is reported, and
 * the rest goes on.
 */
public final class Inputs {
  /** The argument that stands for standard input. */
  public static final String STANDARD_INPUT = "-";

  private static final Pattern ADDRESS = Pattern.compile("https?://", Pattern.CASE_INSENSITIVE);
  private static final int SHOWN_ADDRESS = 60;

  private final Shell shell;
  private final Formats formats;
  private final FileFinder finder;
  private final List<Input> inputs = new ArrayList<>();
  private boolean standardInputTaken;
  private int addresses;

  /** A search. */
  public Inputs(Shell shell, Formats formats) {
    this.shell = shell;
    this.formats = formats;
    this.finder = new FileFinder((path, e) -> fail(shown(path), e));
  }

  /** Adds what an argument names. */
  public void add(String argument) {
    if (argument.isEmpty()) {
      // As a path it would be the whole directory: not what an unset variable means.
      shell.fail("an empty name is no input");
      return;
    }
    try {
      if (argument.equals(STANDARD_INPUT)) {
        takeStandardInput();
        inputs.add(new SpooledInput("<stdin>", "stdin", shell::in, shell));
      } else if (ADDRESS.matcher(argument).lookingAt()) {
        addAddress(argument);
      } else {
        addPath(argument);
      }
    } catch (IOException e) {
      fail(argument, e);
    }
  }

  /**
   * Adds the inputs that a file lists, one a line; {@code -} reads the list from standard input.
   *
   * @throws Failure when the list cannot be read
   */
  public void addListed(String list) {
    if (list.equals(STANDARD_INPUT)) {
      takeStandardInput();
    }
    try (InputStream in =
            list.equals(STANDARD_INPUT) ? shell.in() : Files.newInputStream(shell.path(list));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank()) {
          add(line.strip());
        }
      }
    } catch (IOException e) {
      throw new Failure(list + ": " + Reasons.of(e));
    }
  }

  /** The inputs found, in the order of the arguments. */
  public List<Input> found() {
    return List.copyOf(inputs);
  }

  private void takeStandardInput() {
    if (standardInputTaken) {
      throw new Failure("standard input can be read only once");
    }
    standardInputTaken = true;
  }

  /** An address holds its record; it is too long for a name, and nothing is fetched from it. */
  private void addAddress(String address) {
    byte[] text = address.getBytes(StandardCharsets.UTF_8);
    addresses++;
    String name = addresses == 1 ? "address" : "address " + addresses;
    if (formats.isRecognised(text)) {
      String shown = "<" + name + ">";
      inputs.add(new SpooledInput(shown, name, () -> new ByteArrayInputStream(text), shell));
    } else {
      String begin =
          address.length() > SHOWN_ADDRESS ? address.substring(0, SHOWN_ADDRESS) + "…" : address;
      shell.fail(begin + ": holds no hand record, and handrec fetches nothing");
    }
  }

  private void addPath(String argument) throws IOException {
    Optional<Path> path = existing(argument);
    if (path.isPresent()) {
      addExisting(argument, path.get());
    } else if (isPattern(argument)) {
      addMatches(argument);
    } else if (!addMember(argument)) {
      throw new NoSuchFileException(argument);
    }
  }

  /** The path of an argument, unless nothing is there or it is no path, as a pattern may be. */
  private Optional<Path> existing(String argument) {
    try {
      return Optional.of(shell.directory().resolve(argument)).filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private void addExisting(String argument, Path path) throws IOException {
    if (Files.isDirectory(path)) {
      addDirectory(argument, path);
    } else if (mayBeArchive(path) && Archive.isArchive(path)) {
      addArchive(argument, path);
    } else {
      inputs.add(new FileInput(argument, fileName(path), path));
    }
  }

  private boolean mayBeArchive(Path path) {
    return Files.isRegularFile(path) && !formats.isNamed(fileName(path));
  }

  private void addDirectory(String argument, Path directory) throws IOException {
    List<Path> files = finder.files(directory, formats::isNamed);
    if (files.isEmpty()) {
      shell.fail(argument + ": no " + extensions() + " files in this directory");
    }
    Path shown = directory.getFileSystem().getPath(argument);
    for (Path file : files) {
      Path below = directory.relativize(file);
      inputs.add(new FileInput(shown.resolve(below).toString(), FileFinder.slashed(below), file));
    }
  }

  private void addArchive(String argument, Path path) throws IOException {
    Archive archive = new Archive(path);
    int before = inputs.size();
    Archive.Contents contents = archive.contents();
    for (Archive.Member member : contents.members()) {
      if (formats.isNamed(member.name())) {
        addMember(argument, archive, member);
      }
    }
    if (contents.problem().isPresent()) {
      shell.fail(argument + ": " + Reasons.of(contents.problem().get()));
    } else if (inputs.size() == before) {
      shell.fail(argument + ": no " + extensions() + " files in this archive");
    }
  }

  private void addMember(String argument, Archive archive, Archive.Member member) {
    String name = argument + "/" + member.name();
    inputs.add(new SpooledInput(name, member.name(), archive.reading(member), shell));
  }

  /** Adds {@code club.zip/may.pbn} when {@code club.zip} is an archive with that member. */
  private boolean addMember(String argument) throws IOException {
    String slashed = argument.replace('\\', '/');
    for (int cut = slashed.lastIndexOf('/'); cut > 0; cut = slashed.lastIndexOf('/', cut - 1)) {
      String container = argument.substring(0, cut);
      Optional<Path> path = existing(container).filter(Files::isRegularFile);
      if (path.isPresent() && Archive.isArchive(path.get())) {
        Archive archive = new Archive(path.get());
        String wanted = slashed.substring(cut + 1);
        Optional<Archive.Member> member =
            archive.contents().members().stream().filter(m -> m.name().equals(wanted)).findFirst();
        member.ifPresent(m -> addMember(container, archive, m));
        return member.isPresent();
      }
    }
    return false;
  }

  private static boolean isPattern(String argument) {
    return argument.chars().anyMatch(c -> c == '*' || c == '?' || c == '[' || c == '{');
  }

  private void addMatches(String argument) throws IOException {
    String pattern = argument.replace(shell.fileSystem().getSeparator(), "/");
    int fixed = pattern.lastIndexOf('/', firstWildcard(pattern)) + 1;
    String prefix = argument.substring(0, fixed);
    String rest = pattern.substring(fixed);
    Path base = prefix.isEmpty() ? shell.directory() : shell.path(prefix);
    if (!Files.isDirectory(base)) {
      throw new NoSuchFileException(argument);
    }
    int depth = rest.contains("**") ? Integer.MAX_VALUE : rest.split("/", -1).length;
    List<Path> matches = finder.matches(base, matcher(rest), depth);
    if (matches.isEmpty()) {
      shell.fail(argument + ": no file matches this pattern");
    }
    for (Path match : matches) {
      addExisting(prefix + base.relativize(match), match);
    }
  }

  /** A name that merely looks like a pattern is that of a file, which is not there. */
  private PathMatcher matcher(String pattern) throws NoSuchFileException {
    try {
      return shell.fileSystem().getPathMatcher("glob:" + pattern);
    } catch (PatternSyntaxException e) {
      throw new NoSuchFileException(pattern);
    }
  }

  private static int firstWildcard(String pattern) {
    int at = 0;
    while ("*?[{".indexOf(pattern.charAt(at)) < 0) {
      at++;
    }
    return at;
  }

  private String extensions() {
    return formats.all().stream()
        .flatMap(format -> format.extensions().stream())
        .map(extension -> "." + extension.toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" or "));
  }

  private String shown(Path path) {
    return path.startsWith(shell.directory())
        ? shell.directory().relativize(path).toString()
        : path.toString();
  }

  private void fail(String name, IOException e) {
    shell.fail(name + ": " + Reasons.of(e));
  }

  private static String fileName(Path path) {
    Path name = path.getFileName();
    return name == null ? path.toString() : name.toString();
  }
}
