package org.handrec.core.scoring.event;

import java.util.List;
import java.util.Optional;
import org.handrec.core.model.Side;

/**
 * The ranking of an event.
 *
 * @param event its name
 * @param line the side that is ranked; empty when all are ranked together
 * @param standings the contestants, the best first
 */
public record Ranking(String event, Optional<Side> line, List<Standing> standings) {
  /** Copies the list. */
  public Ranking {
    standings = List.copyOf(standings);
  }
}
