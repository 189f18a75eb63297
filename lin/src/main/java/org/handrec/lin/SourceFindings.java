package org.handrec.lin;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.Origins;
import org.handrec.core.model.RecordedResult;

/** What there is to say of a source as a whole; it is said once, with the first record. */
final class SourceFindings {
  private static final Span BEGIN = new Span(0, 0);

  private final Survey survey;
  private final List<String> addressFaults;
  private final boolean addressCut;
  private final boolean movies;
  private boolean said;

  /**
   * Findings to make.
   *
   * @param addressFaults what addresses have that hold no deal
   * @param addressCut whether an address is too long to be read in full
   * @param movies whether presentations are imported
   */
  SourceFindings(Survey survey, List<String> addressFaults, boolean addressCut, boolean movies) {
    this.survey = survey;
    this.addressFaults = addressFaults;
    this.addressCut = addressCut;
    this.movies = movies;
  }

  /** Adds them when that has not been done. */
  void addAll(Findings findings) {
    if (said) {
      return;
    }
    said = true;
    RecordText begin = new RecordText(new byte[0], 0, 1, 1, StandardCharsets.UTF_8);
    if (!addressFaults.isEmpty()) {
      String message = "address holds no deal (" + addressFaults.get(0) + ")";
      findings.add("LIN007", begin, BEGIN, message);
    } else if (!survey.hasCommands()) {
      findings.add("LIN001", begin, BEGIN, "no LIN command found");
    }
    if (addressCut) {
      findings.add("LIN026", begin, BEGIN, "address is longer than 1 MiB; the rest is not read");
    }
    if (survey.isGuessed()) {
      findings.add("LIN006", begin, BEGIN, "not UTF-8; read as windows-1252");
    }
    if (survey.isMovie()) {
      findings.add("LIN008", begin, BEGIN, teachingFile());
    }
    survey.headers().forEach(header -> header(header, findings));
  }

  /** What of the source is not read at all. */
  List<Origins.Remnant> remnants() {
    List<Origins.Remnant> remnants = new ArrayList<>(0);
    for (String instead : addressFaults) {
      byte[] bytes = instead.getBytes(StandardCharsets.UTF_8);
      RecordText text = new RecordText(bytes, 0, 1, 1, StandardCharsets.UTF_8);
      remnants.add(new Origins.Remnant("address that holds no deal", text, text.span()));
    }
    if (addressCut) {
      RecordText begin = new RecordText(new byte[0], 0, 1, 1, StandardCharsets.UTF_8);
      remnants.add(new Origins.Remnant("rest of an address longer than 1 MiB", begin, BEGIN));
    }
    return remnants;
  }

  private String teachingFile() {
    String deals = survey.deals() + (survey.deals() == 1 ? " deal" : " deals");
    boolean hidden = !movies && survey.deals() > 0;
    return "teaching file with " + deals + (hidden ? "; use --movies to import" : "");
  }

  private static void header(Header header, Findings findings) {
    header
        .wrongFieldCount()
        .ifPresent(
            count ->
                add(header, findings, "LIN025", CommandName.VG, "vg has " + count + fields(count)));
    header
        .neededResults()
        .ifPresent(
            needed ->
                add(
                    header,
                    findings,
                    "LIN023",
                    CommandName.RS,
                    "rs lists %d %s, %d needed"
                        .formatted(
                            header.listedResults(),
                            header.listedResults() == 1 ? "entry" : "entries",
                            needed)));
    for (RecordedResult entry : header.unreadableResults()) {
      add(
          header,
          findings,
          "LIN024",
          CommandName.RS,
          "rs entry %d \"%s\" cannot be read".formatted(entry.entry(), entry.text()));
    }
  }

  private static String fields(int count) {
    return (count == 1 ? " field" : " fields") + " of 9";
  }

  private static void add(Header header, Findings findings, String code, int name, String message) {
    Header.Command command = header.command(name).orElseThrow();
    findings.add(code, command.text(), command.span(), message);
  }
}
