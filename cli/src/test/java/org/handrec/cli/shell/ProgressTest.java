package org.handrec.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final FileSystem files = Jimfs.newFileSystem();
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private long milliseconds;
  private Progress.Part part;

  @Test
  void showsAfterHalfASecondAndErasesItself() {
    Progress progress = progress(Map.of("HANDREC_STDERR", "terminal"), OptionalLong.of(4000));
    at(100, 100);
    assertThat(err.size()).isZero();
    at(1000, 1000);
    assertThat(shown()).isEqualTo("\r2 boards, 2 boards/s, 3 s left\u001b[K");
    at(1100, 1100);
    assertThat(shown()).isEmpty();
    part = progress.begin();
    at(2000, 900);
    assertThat(shown()).isEqualTo("\r4 boards, 2 boards/s, 2 s left\u001b[K");
    progress.end();
    assertThat(shown()).isEqualTo("\r\u001b[K");
  }

  @Test
  void makesRoomForOtherOutput() throws IOException {
    Shell shell = shell(Map.of("HANDREC_STDERR", "terminal"));
    shell.showStatus("busy");
    shell.say("note");
    assertThat(shown()).isEqualTo("\rbusy\u001b[K\r\u001b[Knote\n");
    shell.showStatus("busy");
    shell.out().write('x');
    shell.out().flush();
    assertThat(shown()).isEqualTo("\rbusy\u001b[K\r\u001b[K");
    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("x");
  }

  @Test
  void doesNotGuessTheTimeLeft() {
    progress(Map.of("HANDREC_STDERR", "terminal"), OptionalLong.empty());
    at(2000, 100);
    assertThat(shown()).isEqualTo("\r1 boards, 1 boards/s\u001b[K");
  }

  @Test
  void showsNothingWithoutATerminal() {
    for (Map<String, String> environment :
        List.of(Map.<String, String>of(), Map.of("HANDREC_STDERR", "terminal", "TERM", "dumb"))) {
      Progress progress = progress(environment, OptionalLong.of(100));
      at(5000, 50);
      progress.end();
      assertThat(err.size()).isZero();
    }
  }

  private void at(long time, long position) {
    milliseconds = time;
    part.board(position);
  }

  private String shown() {
    String text = err.toString(StandardCharsets.UTF_8);
    err.reset();
    return text;
  }

  private Progress progress(Map<String, String> environment, OptionalLong total) {
    milliseconds = 0;
    Progress progress = new Progress(shell(environment), total, () -> milliseconds * 1_000_000);
    part = progress.begin();
    return progress;
  }

  private Shell shell(Map<String, String> environment) {
    return new Shell(
        files, files.getPath("/"), InputStream.nullInputStream(), out, err, environment, false);
  }
}
