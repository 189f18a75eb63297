package org.handrec.core.scoring.event;

/**
 * What a result earns: matchpoints, IMPs or points. Of a side without a score both are 0.
 *
 * @param ns for North-South
 * @param ew for East-West
 * @param nsTop the most that North-South could have; 0 where there is no most
 * @param ewTop the same for East-West
 */
public record Points(double ns, double ew, double nsTop, double ewTop) {
  static final Points NONE = new Points(0, 0, 0, 0);
}
