package org.handrec.cli;

import java.util.Optional;
import org.handrec.cli.score.Settings;
import org.handrec.cli.shell.Failure;
import org.handrec.core.scoring.StandardScale;
import org.handrec.core.scoring.VictoryPointScale;
import org.handrec.core.scoring.event.MatchScore;
import org.handrec.core.scoring.event.Method;
import picocli.CommandLine.Option;

/** The victory points of matches: those of a federation, or those that the settings give. */
final class VictoryPointOptions {
  @Option(
      names = "--vp",
      paramLabel = "SCALE",
      description =
          "Victory points of matches: ${COMPLETION-CANDIDATES}; other scales are settings.")
  private Optional<Scale> scale = Optional.empty();

  /**
   * The scale; empty where matches have no victory points.
   *
   * @param players whether players are ranked one by one
   * @throws Failure when it does not fit the method
   */
  Optional<VictoryPointScale> scale(Settings settings, Method.Kind kind, boolean players) {
    if (scale.isPresent() && settings.scale().isPresent()) {
      throw new Failure("--vp and the setting vp exclude each other");
    }
    Optional<VictoryPointScale> chosen =
        scale.isPresent() ? Optional.of(scale.get().scale()) : settings.scale();
    if (chosen.isPresent()) {
      checkMethod(chosen.get(), kind);
      if (players) {
        throw new Failure("victory points are for pairs and teams, not for players");
      }
      if (settings.hasSitOut() && !kind.isTeams()) {
        throw new Failure("sit-out counts boards; with victory points give a bye as carry-over");
      }
    }
    return chosen;
  }

  private static void checkMethod(VictoryPointScale scale, Method.Kind kind) {
    boolean imps =
        kind == Method.Kind.IMP || kind == Method.Kind.BUTLER || kind == Method.Kind.CROSS_IMP;
    if (!imps && kind != Method.Kind.MP) {
      throw new Failure("victory points are for IMPs and matchpoints, not for " + kind.symbol());
    }
    if (imps && scale.isOfPercentages()) {
      throw new Failure("victory points by percentages are for mp, not for " + kind.symbol());
    }
    if (!imps && !scale.isOfPercentages()) {
      throw new Failure("victory points by IMPs are not for mp; the setting vp gives percentages");
    }
  }

  /** Refuses a match for whose number of boards the scale is not made. */
  void check(MatchScore match) {
    if (scale.isPresent() && match.homePoints().isEmpty()) {
      throw new Failure(
          "--vp "
              + scale.get()
              + ": no scale for "
              + match.boards()
              + " boards ("
              + match.match().home()
              + " - "
              + match.match().visit()
              + ")");
    }
  }

  /** Scales of federations, as words of the option. */
  enum Scale {
    WBF,
    WBF_DISCRETE,
    ACBL_20,
    ACBL_30;

    StandardScale scale() {
      return StandardScale.valueOf(name());
    }

    @Override
    public String toString() {
      return scale().symbol();
    }
  }
}
