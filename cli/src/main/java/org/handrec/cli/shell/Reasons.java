package org.handrec.cli.shell;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.zip.ZipException;

/** Says in words why an operation on a file failed. */
public final class Reasons {
  private Reasons() {}

  /** The reason without the name of the file, such as {@code permission denied}. */
  public static String of(IOException problem) {
    if (problem instanceof FileSystemException e) {
      return ofFileSystem(e);
    }
    if (problem instanceof EOFException) {
      return "damaged archive: it ends too early";
    }
    String text = oneLine(problem.getMessage(), problem);
    return problem instanceof ZipException ? "damaged archive: " + text : text;
  }

  private static String ofFileSystem(FileSystemException e) {
    if (e instanceof NoSuchFileException) {
      return "no such file";
    } else if (e instanceof AccessDeniedException) {
      return "permission denied";
    } else if (e instanceof FileAlreadyExistsException) {
      return "exists already";
    } else if (e instanceof NotDirectoryException) {
      return "not a directory";
    } else if (e instanceof DirectoryNotEmptyException) {
      return "a directory that is not empty";
    } else if (e instanceof FileSystemLoopException) {
      return "a link to a directory that holds it";
    }
    return oneLine(e.getReason() == null ? e.getMessage() : e.getReason(), e);
  }

  private static String oneLine(String message, IOException problem) {
    return message == null || message.isBlank()
        ? problem.getClass().getSimpleName()
        : message.strip().replaceAll("\\s*\\R\\s*", " ");
  }
}
