package org.handrec.cli.output;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.concurrent.ThreadLocalRandom;
import org.handrec.cli.shell.Failure;
import org.handrec.cli.shell.OutputFailure;

/**
 * A file that appears whole or not at all. The bytes go to a temporary file beside it, which takes
 * its place on {@link #commit}; closing without that leaves everything as it was. Permissions of a
 * file that is replaced, and a symbolic link to it, stay; a file that would not change is not
 * touched. What is no regular file (a device, a named pipe) is written directly.
 */
public final class OutputFile extends OutputStream {
  private static final int BUFFER = 1 << 16;

  private final String name;
  private final Path target;
  private final Path temporary;
  private final WritableByteChannel channel;
  private final OutputStream out;
  private boolean open = true;
  private boolean empty = true;

  private OutputFile(String name, Path target, Path temporary) throws IOException {
    this.name = name;
    this.target = target;
    this.temporary = temporary;
    this.channel =
        target.equals(temporary)
            ? Files.newByteChannel(target, StandardOpenOption.WRITE)
            : Files.newByteChannel(
                temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    this.out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
  }

  /**
   * Says whether a file may be written, before any work is done.
   *
   * @throws Failure when it exists and may not be replaced, or is a directory
   */
  public static void check(String name, Path path, boolean replace) {
    if (Files.isDirectory(path)) {
      throw new Failure(name + ": is a directory");
    }
    if (!replace && Files.isRegularFile(path)) {
      throw new Failure(name + ": exists already; --force replaces it");
    }
    if (Files.exists(path) && !Files.isWritable(path)) {
      throw new Failure(name + ": permission denied");
    }
  }

  /**
   * Begins a file.
   *
   * @param name the name by which messages call it
   * @param replace whether an existing file may be replaced
   * @throws OutputFailure when it cannot be written
   */
  public static OutputFile create(String name, Path path, boolean replace) throws OutputFailure {
    check(name, path, replace);
    try {
      boolean exists = Files.exists(path);
      Path target = exists ? path.toRealPath() : path;
      Path temporary = exists && !Files.isRegularFile(target) ? target : beside(target);
      return new OutputFile(name, target, temporary);
    } catch (NoSuchFileException e) {
      throw OutputFailure.of(name, new IOException("no such directory", e));
    } catch (IOException e) {
      throw OutputFailure.of(name, e);
    }
  }

  /**
   * Begins a file, and makes the directories in which it lies.
   *
   * @see #create
   */
  public static OutputFile createWithDirectories(String name, Path path, boolean replace)
      throws OutputFailure {
    try {
      Files.createDirectories(path.getParent());
    } catch (FileAlreadyExistsException e) {
      throw OutputFailure.of(name, new NotDirectoryException(e.getFile()));
    } catch (IOException e) {
      throw OutputFailure.of(name, e);
    }
    return create(name, path, replace);
  }

  private static Path beside(Path target) {
    String suffix = Integer.toHexString(ThreadLocalRandom.current().nextInt());
    return target.resolveSibling("." + target.getFileName() + "." + suffix + ".tmp");
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    empty &= length == 0;
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      throw OutputFailure.of(name, e);
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      throw OutputFailure.of(name, e);
    }
  }

  /** Whether nothing was written. */
  public boolean isEmpty() {
    return empty;
  }

  /**
   * Puts the file in its place.
   *
   * @return whether anything changed
   * @throws OutputFailure when that is not possible; everything is as it was
   */
  public boolean commit() throws OutputFailure {
    try {
      out.flush();
      if (target.equals(temporary)) {
        return true;
      }
      if (channel instanceof FileChannel file) {
        file.force(true);
      }
      out.close();
      return replaceTarget();
    } catch (IOException e) {
      throw OutputFailure.of(name, e);
    }
  }

  private boolean replaceTarget() throws IOException {
    if (Files.exists(target)) {
      if (Files.mismatch(temporary, target) < 0) {
        return false;
      }
      keepPermissions();
    }
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException | FileAlreadyExistsException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
    open = false;
    return true;
  }

  private void keepPermissions() throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    PosixFileAttributeView fresh =
        Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
    if (old != null && fresh != null) {
      fresh.setPermissions(old.readAttributes().permissions());
    }
  }

  /** Gives up what was not committed. */
  @Override
  public void close() throws IOException {
    if (open) {
      open = false;
      try {
        channel.close();
      } finally {
        if (!target.equals(temporary)) {
          Files.deleteIfExists(temporary);
        }
      }
    }
  }
}
