package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Location;
import org.handrec.core.diagnose.Span;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.format.Origins;

/** Collects what a written record does not hold as its source did. */
final class LossList {
  /** The kind of a remark that is written with other characters. */
  static final String COMMENT = "characters of a comment";

  /** The deal has letters of another language, or other marks than its format wants. */
  private static final Set<String> SPELLINGS = Set.of("LIN027", "PBN071");

  private final HandRecord record;
  private final List<Loss> losses = new ArrayList<>();

  LossList(HandRecord record) {
    this.record = record;
  }

  /** The losses so far. */
  List<Loss> losses() {
    return losses;
  }

  /** What was read of the deal otherwise than it is written, and is written as it was read. */
  void spellingOfDeal() {
    for (Diagnostic finding : record.diagnostics()) {
      if (SPELLINGS.contains(finding.code())) {
        Optional<Location> place = Optional.of(finding.location());
        String datum = record.text().slice(finding.span()).strip();
        losses.add(new Loss("spelling of the deal", datum, record.index(), place, Fate.REPLACED));
      }
    }
  }

  /** A tag, at its place; one that other records gave stands at the begin of this one. */
  void tag(String name, String kind, String datum, Fate fate) {
    at(record.origins().tag(name).orElseGet(() -> record.origins().record()), kind, datum, fate);
  }

  /** Something that belongs to an item of the auction, from 0. */
  void auction(int item, String kind, String datum, Fate fate) {
    at(record.origins().auctionItem(item), kind, datum, fate);
  }

  /** Something that belongs to an item of the play, from 0. */
  void play(int item, String kind, String datum, Fate fate) {
    at(record.origins().playItem(item), kind, datum, fate);
  }

  /** Something of the record as a whole. */
  void record(String kind, String datum, Fate fate) {
    at(record.origins().record(), kind, datum, fate);
  }

  /** A piece of text that is not written. */
  void remnant(Origins.Remnant remnant) {
    losses.add(loss(remnant, record.index()));
  }

  /** A piece of text that is not written, of a record or, with 0, of the file. */
  static Loss loss(Origins.Remnant remnant, int record) {
    Location place = remnant.text().locate(remnant.span());
    return new Loss(remnant.kind(), remnant.datum(), record, Optional.of(place), Fate.DROPPED);
  }

  /** Something at a place. */
  void at(Span span, String kind, String datum, Fate fate) {
    Location place = record.text().locate(span);
    losses.add(new Loss(kind, datum, record.index(), Optional.of(place), fate));
  }
}
