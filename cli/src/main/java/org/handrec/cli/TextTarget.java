package org.handrec.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.handrec.cli.output.OutputFile;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.Shell;

/**
 * Where the text of an input goes when something was put into it.
 *
 * @param write whether it takes the place of the input
 * @param output the name of a file; {@code -} or nothing for standard output
 * @param force whether a file of that name may be there
 */
record TextTarget(boolean write, Optional<String> output, boolean force) {
  /** Writes text. */
  interface Work {
    void to(OutputStream out) throws IOException;
  }

  /** Gives the text of an input to where it belongs: a file whole or not at all. */
  void deliver(Shell shell, OpenInput in, Work work) throws IOException {
    if (write) {
      Path path =
          in.input().changeable().orElseThrow(() -> new Failure("cannot be changed in place"));
      deliver(in.name(), path, true, work);
    } else if (output.filter(name -> !name.equals("-")).isPresent()) {
      deliver(output.get(), shell.path(output.get()), force, work);
    } else {
      work.to(shell.out());
    }
  }

  /** The regular file into which the text of an input goes, where it does. */
  Optional<Path> file(Shell shell, OpenInput in) throws IOException {
    Optional<Path> path =
        write ? in.input().changeable() : output.filter(name -> !name.equals("-")).map(shell::path);
    return path.filter(p -> Files.isRegularFile(p) || Files.notExists(p));
  }

  private static void deliver(String name, Path path, boolean replace, Work work)
      throws IOException {
    try (OutputFile file = OutputFile.create(name, path, replace)) {
      work.to(file);
      file.commit();
    }
  }
}
