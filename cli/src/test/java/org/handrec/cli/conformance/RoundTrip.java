package org.handrec.cli.conformance;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.handrec.core.format.Format;
import org.handrec.core.format.Loss;
import org.handrec.lin.LinWriter;

/**
 * A text converted to the other format and back. The losses of both ways are those of the records
 * of the source.
 *
 * @param format the format of the source
 * @param before the records of the source
 * @param there the text in the other format
 * @param back the text that came back
 * @param after the records that came back
 * @param order for each of these the record of the source, from 0
 * @param losses the losses of both ways, by records of the source from 1; of the file: 0
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record RoundTrip(
    Format format,
    List<Converted.Read> before,
    byte[] there,
    byte[] back,
    List<Converted.Read> after,
    List<Integer> order,
    List<Loss> losses) {

  /** What is lost with a record as a whole. */
  private static final Set<String> WHOLE =
      Set.of(LinWriter.NO_DEAL, "header of values for later records");

  static RoundTrip ofPbn(byte[] pbn, LinWriter.Options options) {
    List<Converted.Read> before = Converted.read(Converted.pbn(), pbn);
    Converted lin = Converted.toLin(Converted.pbn(), pbn, options);
    List<Integer> order = inLin(before, all(before), lin.losses(), lin.bytes());
    Converted back = Converted.toPbn(lin.bytes(), Optional.empty(), keepsOthers(options));
    List<Loss> losses = new ArrayList<>(lin.losses());
    losses.addAll(ofSource(back.losses(), order));
    List<Converted.Read> after = Converted.read(Converted.pbn(), back.bytes());
    return new RoundTrip(Converted.pbn(), before, lin.bytes(), back.bytes(), after, order, losses);
  }

  static RoundTrip ofLin(byte[] lin, LinWriter.Options options) {
    return ofLin(lin, options, Optional.empty());
  }

  /** With PBN in a charset. */
  static RoundTrip ofLin(byte[] lin, LinWriter.Options options, Optional<Charset> charset) {
    List<Converted.Read> before = Converted.read(Converted.lin(), lin);
    Converted pbn = Converted.toPbn(lin, charset, keepsOthers(options));
    List<Converted.Read> middle = Converted.read(Converted.pbn(), pbn.bytes());
    Converted back = Converted.toLin(Converted.pbn(), pbn.bytes(), options);
    List<Integer> order = inLin(middle, all(before), back.losses(), back.bytes());
    List<Loss> losses = new ArrayList<>(pbn.losses());
    losses.addAll(back.losses());
    List<Converted.Read> after = Converted.read(Converted.lin(), back.bytes());
    return new RoundTrip(Converted.lin(), before, pbn.bytes(), back.bytes(), after, order, losses);
  }

  private static boolean keepsOthers(LinWriter.Options options) {
    return options.extras().contains(LinWriter.Extra.UNKNOWN_COMMANDS);
  }

  private static List<Integer> all(List<Converted.Read> records) {
    return IntStream.range(0, records.size()).boxed().toList();
  }

  /** The records that stand in a LIN text, in its order: a match is sorted. */
  private static List<Integer> inLin(
      List<Converted.Read> records, List<Integer> sources, List<Loss> losses, byte[] lin) {
    Set<Integer> gone =
        losses.stream()
            .filter(loss -> WHOLE.contains(loss.kind()))
            .map(Loss::record)
            .collect(Collectors.toCollection(HashSet::new));
    List<Integer> order = new ArrayList<>(sources);
    order.removeIf(i -> gone.contains(i + 1));
    if (new String(lin, StandardCharsets.UTF_8).startsWith("vg|")) {
      order.sort(Comparator.comparingInt(i -> place(records.get(i))));
    }
    return order;
  }

  private static int place(Converted.Read read) {
    boolean closed = read.record().board().text("Room").value().orElse("").equals("Closed");
    return 2 * read.record().board().number().value().orElse(0) + (closed ? 1 : 0);
  }

  private static List<Loss> ofSource(List<Loss> losses, List<Integer> order) {
    return losses.stream()
        .map(
            loss ->
                loss.record() == 0
                    ? loss
                    : new Loss(
                        loss.kind(),
                        loss.datum(),
                        order.get(loss.record() - 1) + 1,
                        loss.place(),
                        loss.fate()))
        .toList();
  }

  boolean isLin() {
    return format.id().equals("lin");
  }

  /** A record: what did not come back of it, and what the losses say that did not. */
  record Outcome(Map<String, Integer> missing, Map<String, Integer> told, Data source, Data copy) {}

  /** The outcome of each record that came back. */
  List<Outcome> outcomes() {
    List<Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      int index = order.get(i) + 1;
      outcomes.add(
          outcome(
              before.get(index - 1),
              after.get(i),
              losses.stream().filter(loss -> loss.record() == index).toList()));
    }
    return outcomes;
  }

  private Outcome outcome(Converted.Read one, Converted.Read two, List<Loss> own) {
    Data source = Data.of(one, isLin());
    Data copy = Data.of(two, isLin());
    Map<String, Integer> missing = source.missingIn(copy);
    Map<String, Integer> told = Data.count(own);
    if (isLin() && missing.containsKey("tag LinClaim")) {
      // Both tags are the one claim of the source.
      missing.remove("tag Result");
      told.remove("tag Result");
    }
    boolean outOfTurn = told.remove("lead out of turn") != null;
    boolean otherOrder = told.remove("order of a trick") != null;
    if (outOfTurn || otherOrder) {
      // The order of the cards behind it is another one.
      told.remove("card");
      missing.remove("card");
    }
    return new Outcome(missing, told, source, copy);
  }
}
