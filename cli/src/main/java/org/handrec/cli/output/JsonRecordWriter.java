package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import org.handrec.core.format.HandRecord;
import org.handrec.core.rules.Replay;

/** Writes boards as JSON objects, one a line, bare or as the elements of an array. */
public final class JsonRecordWriter implements RecordWriter {
  private final OutputStream out;
  private final Charset charset;
  private final String newline;
  private final boolean array;
  private final JsonGenerator json;
  private final BoardJson boards;
  private boolean any;

  private JsonRecordWriter(OutputStream out, Charset charset, String newline, boolean array)
      throws IOException {
    this.out = out;
    this.charset = charset;
    this.newline = newline;
    this.array = array;
    this.json = JsonOutput.lines(out, charset, (array ? "," : "") + newline);
    this.boards = new BoardJson(json);
    if (array) {
      print("[" + newline);
    }
  }

  /** JSON lines. */
  public static JsonRecordWriter ofLines(OutputStream out, Charset charset, String newline)
      throws IOException {
    return new JsonRecordWriter(out, charset, newline, false);
  }

  /** One JSON array. */
  public static JsonRecordWriter ofArray(OutputStream out, Charset charset, String newline)
      throws IOException {
    return new JsonRecordWriter(out, charset, newline, true);
  }

  @Override
  public void write(String file, HandRecord record, Replay replay) throws IOException {
    if (record.kind() == HandRecord.Kind.BOARD) {
      boards.write(file, record, replay);
      any = true;
    }
  }

  @Override
  public void finish() throws IOException {
    json.close();
    print((any ? newline : "") + (array ? "]" + newline : ""));
    out.flush();
  }

  private void print(String text) throws IOException {
    out.write(text.getBytes(charset));
  }
}
