package org.handrec.core.check.cross;

import org.handrec.core.check.table.Figure;
import org.handrec.core.check.table.PointKind;
import org.handrec.core.format.Origins;
import org.handrec.core.model.Side;
import org.handrec.core.scoring.Scoring;

/**
 * Points that a record states.
 *
 * @param record its number
 * @param tag the tag that states them
 * @param side to which they are given
 * @param scoring what the record declares
 * @param place where they stand; it outlives the record
 */
record StatedPoints(
    int record,
    PointKind kind,
    String tag,
    Side side,
    Figure figure,
    Scoring scoring,
    Origins.Passage place) {}
