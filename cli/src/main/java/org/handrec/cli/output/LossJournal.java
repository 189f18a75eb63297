package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.handrec.cli.shell.TemporaryData;
import org.handrec.core.diagnose.Location;
import org.handrec.core.format.Loss;

/**
 * Notes the losses of one output: by kind, and each as a JSON object where somebody wants a report.
 * Outputs that are written side by side have a journal each.
 */
public final class LossJournal implements LossSink, Closeable {
  private final Losses kinds = new Losses();
  private final Optional<TemporaryData> objects;
  private final Optional<JsonGenerator> json;

  /**
   * A journal.
   *
   * @param objects where the objects are kept; empty when nobody wants them
   */
  public LossJournal(Optional<TemporaryData> objects) throws IOException {
    this.objects = objects;
    this.json =
        objects.isPresent()
            ? Optional.of(JsonOutput.lines(objects.get(), StandardCharsets.UTF_8, ",\n"))
            : Optional.empty();
  }

  @Override
  public void add(String file, List<Loss> losses) throws IOException {
    kinds.add(file, losses);
    if (json.isPresent()) {
      for (Loss loss : losses) {
        write(file, loss, json.get());
      }
    }
  }

  private static void write(String file, Loss loss, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("kind", loss.kind());
    json.writeStringField("datum", loss.datum());
    json.writeStringField("fate", loss.fate().name().toLowerCase(Locale.ROOT));
    json.writeStringField("file", file);
    json.writeFieldName("record");
    if (loss.record() > 0) {
      json.writeNumber(loss.record());
    } else {
      json.writeNull();
    }
    Optional<Location> place = loss.place();
    number(json, "line", place.map(Location::line));
    number(json, "column", place.map(Location::column));
    number(json, "endLine", place.map(Location::endLine));
    number(json, "endColumn", place.map(Location::endColumn));
    json.writeEndObject();
  }

  private static void number(JsonGenerator json, String name, Optional<Integer> value)
      throws IOException {
    json.writeFieldName(name);
    if (value.isPresent()) {
      json.writeNumber(value.get());
    } else {
      json.writeNull();
    }
  }

  /** The losses by kind. */
  Losses kinds() {
    return kinds;
  }

  /** Writes the objects, parted by commas; nothing may be noted after that. */
  void copyTo(OutputStream out) throws IOException {
    if (objects.isPresent()) {
      json.get().close();
      try (InputStream in = objects.get().open()) {
        in.transferTo(out);
      }
    }
  }

  @Override
  public void close() throws IOException {
    if (objects.isPresent()) {
      objects.get().close();
    }
  }
}
