package org.handrec.cli.output;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Makes generators of JSON text whose bytes do not depend on the machine. */
public final class JsonOutput {
  private static final JsonFactory PLAIN =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private JsonOutput() {}

  /** Values one a line (JSON lines). */
  public static JsonGenerator lines(OutputStream out, Charset charset, String newline)
      throws IOException {
    return generator(out, charset).setPrettyPrinter(new MinimalPrettyPrinter(newline));
  }

  /** Indented text for people as well as programs. */
  public static JsonGenerator indented(OutputStream out) throws IOException {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    PrettyPrinter printer =
        new DefaultPrettyPrinter()
            .withSeparators(
                Separators.createDefaultInstance()
                    .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
            .withArrayIndenter(indenter)
            .withObjectIndenter(indenter);
    return generator(out, StandardCharsets.UTF_8).setPrettyPrinter(printer);
  }

  /** Text without white space; all beyond ASCII is escaped unless the charset is UTF-8. */
  public static JsonGenerator generator(OutputStream out, Charset charset) throws IOException {
    // By way of a writer, since a text cut within a character must not make this fail.
    return PLAIN
        .createGenerator(new OutputStreamWriter(out, charset))
        .configure(
            JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature(),
            !charset.equals(StandardCharsets.UTF_8));
  }

  /** A field that is a text or null. */
  public static void text(JsonGenerator json, String name, Optional<String> value)
      throws IOException {
    json.writeFieldName(name);
    if (value.isPresent()) {
      json.writeString(value.get());
    } else {
      json.writeNull();
    }
  }
}
