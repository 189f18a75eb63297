package org.handrec.pbn;

import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RecordText;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.diagnose.Span;

/**
 * What was found before the record to which it belongs is complete.
 *
 * @param code the code of the rule
 * @param start offset of the first byte in the source
 * @param end offset behind the last byte
 * @param tag the tag concerned; empty when there is none
 * @param message the message
 */
record Finding(String code, long start, long end, String tag, String message) {
  /** The finding as a diagnostic of its record. */
  Diagnostic in(RecordText text, RuleCatalog rules) {
    Diagnostic.Builder builder =
        Diagnostic.builder(rules.get(code), text, new Span(start, end), message);
    return (tag.isEmpty() ? builder : builder.tag(tag)).build();
  }
}
