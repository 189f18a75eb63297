package org.handrec.core.model;

import java.util.Optional;

/**
 * A score in one of the five forms of PBN 4.2: of the declarer, of one side, or of both.
 *
 * @param declarer the declarer's score, where no side is named
 * @param ns the score of North-South
 * @param ew the score of East-West
 */
public record SideScore(Optional<String> declarer, Optional<String> ns, Optional<String> ew) {}
