package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.handrec.core.format.Loss;

/** Collects what a written file does not hold, by kind: how often, and where first. */
public final class Losses implements LossSink {
  private static final int SHOWN = 40;

  private final Map<Kind, Entry> entries = new LinkedHashMap<>();

  @Override
  public void add(String file, List<Loss> losses) {
    for (Loss loss : losses) {
      entries.computeIfAbsent(
              new Kind(loss.kind(), loss.fate()), k -> new Entry(place(file, loss), datum(loss)))
          .count++;
    }
  }

  /** Adds all that others have collected. */
  void addAll(Losses others) {
    others.entries.forEach(
        (kind, entry) ->
            entries.computeIfAbsent(kind, k -> new Entry(entry.first, entry.datum)).count +=
                entry.count);
  }

  /** Whether there are some of a kind. */
  public boolean has(String kind) {
    return entries.keySet().stream().anyMatch(entry -> entry.name().equals(kind));
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return entries.isEmpty();
  }

  private static String place(String file, Loss loss) {
    return loss.place().map(at -> file + ":" + at.line() + ":" + at.column()).orElse(file);
  }

  private static String datum(Loss loss) {
    String text = loss.datum();
    int length = text.codePointCount(0, text.length());
    return length <= SHOWN ? text : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
  }

  /** A line for each kind: how often, and where first. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    entries.forEach(
        (kind, entry) ->
            lines.add(
                entry.first
                    + ": "
                    + kind.name()
                    + ", "
                    + kind.fate().title()
                    + (entry.datum.isEmpty() ? "" : ": " + entry.datum)
                    + (entry.count > 1 ? " and " + (entry.count - 1) + " more" : "")));
    return lines;
  }

  /** Writes an array with an object for each kind. */
  void writeTo(JsonGenerator json) throws IOException {
    json.writeStartArray();
    for (Map.Entry<Kind, Entry> entry : entries.entrySet()) {
      json.writeStartObject();
      json.writeStringField("kind", entry.getKey().name());
      json.writeStringField("fate", entry.getKey().fate().name().toLowerCase(Locale.ROOT));
      json.writeNumberField("count", entry.getValue().count);
      json.writeStringField("first", entry.getValue().first);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private record Kind(String name, Loss.Fate fate) {}

  private static final class Entry {
    private final String first;
    private final String datum;
    private int count;

    Entry(String first, String datum) {
      this.first = first;
      this.datum = datum;
    }
  }
}
