package org.handrec.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.Map;
import org.handrec.cli.shell.Shell;

/**
 * The command line tool handrec. This class alone touches the process: its streams, its environment
 * and its end. A run in process needs nothing but the constructor, so tests run whole command
 * lines.
 */
public final class Handrec {
  private final Shell shell;

  /**
   * The tool in a world of its own.
   *
   * @param fileSystem where paths live
   * @param directory the directory to which relative paths refer
   * @param in standard input
   * @param out standard output
   * @param err standard error
   * @param environment the environment variables
   * @param terminal whether somebody watches standard output
   */
  public Handrec(
      FileSystem fileSystem,
      Path directory,
      InputStream in,
      OutputStream out,
      OutputStream err,
      Map<String, String> environment,
      boolean terminal) {
    this.shell = new Shell(fileSystem, directory, in, out, err, environment, terminal);
  }

  /** Runs the tool and ends the process with its exit code. */
  public static void main(String[] args) {
    Handrec handrec =
        new Handrec(
            FileSystems.getDefault(),
            FileSystems.getDefault().getPath(System.getProperty("user.dir", "")),
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            System.getenv(),
            isTerminal(System.console()));
    System.exit(handrec.run(args));
  }

  /**
   * Runs one command line.
   *
   * @return 0 done; 1 done, and findings or changes remain; 2 not done
   */
  public int run(String... args) {
    return new CommandRunner(shell).run(args).number();
  }

  /** From JDK 22 on there may be a console without a terminal, which tells of itself. */
  private static boolean isTerminal(Console console) {
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
