package org.handrec.cli;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A view of a file system in which files and directories whose names begin with {@code secret} are
 * there but cannot be read.
 */
final class DeniedFiles extends FileSystem {
  private final FileSystem real;
  private final Provider provider = new Provider();

  DeniedFiles(FileSystem real) {
    this.real = real;
  }

  /** A path of the real file system as one of this. */
  Path wrap(Path path) {
    return path == null
        ? null
        : (Path)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Path.class, Real.class},
                (proxy, method, arguments) -> {
                  if (method.getDeclaringClass() == Real.class) {
                    return path;
                  }
                  if (method.getName().equals("getFileSystem")) {
                    return this;
                  }
                  try {
                    return wrapResult(method.invoke(path, unwrapAll(arguments)));
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
  }

  private Object wrapResult(Object result) {
    if (result instanceof Path path) {
      return wrap(path);
    }
    if (result instanceof Iterator<?> paths) {
      List<Object> wrapped = new ArrayList<>();
      paths.forEachRemaining(path -> wrapped.add(wrapResult(path)));
      return wrapped.iterator();
    }
    return result;
  }

  private static Object[] unwrapAll(Object[] arguments) {
    Object[] unwrapped = arguments == null ? new Object[0] : arguments.clone();
    for (int i = 0; i < unwrapped.length; i++) {
      unwrapped[i] = unwrapped[i] instanceof Real wrapper ? wrapper.real() : unwrapped[i];
    }
    return unwrapped;
  }

  private static Path unwrap(Path path) {
    return path instanceof Real wrapper ? wrapper.real() : path;
  }

  @Override
  public FileSystemProvider provider() {
    return provider;
  }

  @Override
  public void close() throws IOException {
    real.close();
  }

  @Override
  public boolean isOpen() {
    return real.isOpen();
  }

  @Override
  public boolean isReadOnly() {
    return real.isReadOnly();
  }

  @Override
  public String getSeparator() {
    return real.getSeparator();
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    List<Path> roots = new ArrayList<>();
    real.getRootDirectories().forEach(root -> roots.add(wrap(root)));
    return roots;
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return real.getFileStores();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return real.supportedFileAttributeViews();
  }

  @Override
  public Path getPath(String first, String... more) {
    return wrap(real.getPath(first, more));
  }

  @Override
  public PathMatcher getPathMatcher(String pattern) {
    PathMatcher matcher = real.getPathMatcher(pattern);
    return path -> matcher.matches(unwrap(path));
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return real.getUserPrincipalLookupService();
  }

  @Override
  public WatchService newWatchService() throws IOException {
    return real.newWatchService();
  }

  private interface Real {
    Path real();
  }

  private final class Provider extends FileSystemProvider {
    private void check(Path path) throws IOException {
      Path name = path.getFileName();
      if (name != null && name.toString().startsWith("secret")) {
        throw new AccessDeniedException(path.toString());
      }
    }

    @Override
    public SeekableByteChannel newByteChannel(
        Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
        throws IOException {
      check(path);
      return real.provider().newByteChannel(unwrap(path), options, attributes);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(
        Path directory, DirectoryStream.Filter<? super Path> filter) throws IOException {
      check(directory);
      List<Path> paths = new ArrayList<>();
      try (DirectoryStream<Path> stream =
          real.provider().newDirectoryStream(unwrap(directory), path -> true)) {
        for (Path path : stream) {
          paths.add(wrap(path));
        }
      }
      return new DirectoryStream<>() {
        @Override
        public Iterator<Path> iterator() {
          return paths.iterator();
        }

        @Override
        public void close() {}
      };
    }

    @Override
    public String getScheme() {
      return "denied";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
      return DeniedFiles.this;
    }

    @Override
    public Path getPath(URI uri) {
      return wrap(real.provider().getPath(uri));
    }

    @Override
    public void createDirectory(Path directory, FileAttribute<?>... attributes) throws IOException {
      real.provider().createDirectory(unwrap(directory), attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
      real.provider().delete(unwrap(path));
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
      real.provider().copy(unwrap(source), unwrap(target), options);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
      real.provider().move(unwrap(source), unwrap(target), options);
    }

    @Override
    public boolean isSameFile(Path path, Path other) throws IOException {
      return real.provider().isSameFile(unwrap(path), unwrap(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
      return real.provider().isHidden(unwrap(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
      return real.provider().getFileStore(unwrap(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
      if (modes.length > 0) {
        check(path);
      }
      real.provider().checkAccess(unwrap(path), modes);
    }

    @Override
    public <V extends FileAttributeView> V getFileAttributeView(
        Path path, Class<V> type, LinkOption... options) {
      return real.provider().getFileAttributeView(unwrap(path), type, options);
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(
        Path path, Class<A> type, LinkOption... options) throws IOException {
      return real.provider().readAttributes(unwrap(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
        throws IOException {
      return real.provider().readAttributes(unwrap(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options)
        throws IOException {
      real.provider().setAttribute(unwrap(path), attribute, value, options);
    }
  }
}
