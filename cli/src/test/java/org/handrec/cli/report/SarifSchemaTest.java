package org.handrec.cli.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** SARIF as the published schema has it. */
public final class SarifSchemaTest {
  private static final String SCHEMA = "schema/sarif-2.1.0-rtm.5.json";

  /** Reads a report; fails when the schema does not allow it. */
  public static JsonNode read(String report) throws IOException {
    JsonNode log = new ObjectMapper().readTree(report);
    try (InputStream in = SarifSchemaTest.class.getResourceAsStream(SCHEMA)) {
      JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V4).getSchema(in);
      assertThat(schema.validate(log)).isEmpty();
    }
    return log;
  }

  @Test
  void theGoldenReportsAreValid() throws IOException {
    Path golden = Path.of("src/test/resources/org/handrec/cli/golden");
    assertThat(read(Files.readString(golden.resolve("report.sarif"))).at("/runs/0/results"))
        .hasSize(3);
    assertThat(read(Files.readString(golden.resolve("report-empty.sarif"))).at("/runs/0/results"))
        .isEmpty();
  }

  @Test
  void theSchemaDoesRefuse() {
    assertThatThrownBy(() -> read("{\"version\":\"2.1.0\",\"runs\":[{\"results\":[]}]}"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("tool");
  }
}
