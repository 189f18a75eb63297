package org.handrec.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/**
 * A zip archive, read as a stream. Members that are opened in the order of the archive cost one
 * pass together.
 */
final class Archive {
  private final Path path;
  private Optional<ZipInputStream> stream = Optional.empty();
  private int position;
  private int last;

  Archive(Path path) {
    this.path = path;
  }

  /** Whether a file begins like a zip archive. */
  static boolean isArchive(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return begins(in.readNBytes(4));
    }
  }

  /** Whether bytes are the begin of a zip archive. */
  static boolean begins(byte[] head) {
    return head.length >= 4
        && head[0] == 'P'
        && head[1] == 'K'
        && ((head[2] == 3 && head[3] == 4) || (head[2] == 5 && head[3] == 6));
  }

  /**
   * The members that are files, in the order of the archive; of a damaged one those up to the place
   * of the damage, if any.
   */
  Contents contents() throws IOException {
    List<Member> members = new ArrayList<>();
    Optional<IOException> problem = Optional.empty();
    try (ZipInputStream zip = openStream()) {
      int index = 0;
      for (ZipEntry e = next(zip); e != null; e = next(zip)) {
        last = index;
        if (!e.isDirectory()) {
          members.add(new Member(e.getName(), index));
        }
        index++;
      }
    } catch (IOException e) {
      if (members.isEmpty()) {
        throw e;
      }
      problem = Optional.of(e);
    }
    return new Contents(members, problem);
  }

  /**
   * What an archive holds.
   *
   * @param members as far as they can be found
   * @param problem why there may be more
   */
  record Contents(List<Member> members, Optional<IOException> problem) {}

  /** The bytes of a member; behind the last one the archive is closed. */
  SpooledInput.Once reading(Member member) {
    return new SpooledInput.Once() {
      @Override
      public InputStream open() throws IOException {
        return Archive.this.open(member);
      }

      @Override
      public void close() throws IOException {
        if (member.index() == last) {
          Archive.this.close();
        }
      }
    };
  }

  private InputStream open(Member member) throws IOException {
    if (stream.isEmpty() || position > member.index()) {
      close();
      stream = Optional.of(openStream());
      position = 0;
    }
    ZipInputStream zip = stream.get();
    while (position <= member.index()) {
      if (next(zip) == null) {
        throw new IOException("changed while it was read");
      }
      position++;
    }
    return zip;
  }

  private void close() throws IOException {
    if (stream.isPresent()) {
      stream.get().close();
      stream = Optional.empty();
    }
  }

  private static ZipEntry next(ZipInputStream zip) throws IOException {
    try {
      return zip.getNextEntry();
    } catch (IllegalArgumentException e) {
      throw new ZipException("a name that claims to be UTF-8 is not");
    }
  }

  /** Names that are not marked as UTF-8 may be in any charset; this one never fails. */
  private ZipInputStream openStream() throws IOException {
    return new ZipInputStream(Files.newInputStream(path), StandardCharsets.ISO_8859_1);
  }

  /**
   * A member.
   *
   * @param name its name, parted by {@code /}
   * @param index its number in the archive, from 0
   */
  record Member(String name, int index) {}
}
