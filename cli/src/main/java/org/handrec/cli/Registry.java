package org.handrec.cli;

import java.util.List;
import java.util.stream.Stream;
import org.handrec.cli.input.Formats;
import org.handrec.cli.results.ListRules;
import org.handrec.core.check.CoreRules;
import org.handrec.core.diagnose.RuleBook;
import org.handrec.core.format.Format;
import org.handrec.lin.LinFormat;
import org.handrec.pbn.PbnFormat;

/** What this version knows. Formats are named here, not looked up, since that costs start-up. */
final class Registry {
  private Registry() {}

  /** The formats that are read. */
  static Formats formats() {
    return new Formats(List.of(new PbnFormat(), new LinFormat()));
  }

  /** The rules of reading, then those of the records and of lists of results. */
  static RuleBook rules() {
    return new RuleBook(
        Stream.concat(
                formats().all().stream().map(Format::rules),
                Stream.of(CoreRules.catalog(), ListRules.catalog()))
            .toList());
  }
}
