package org.handrec.core.model;

/** The score tags of PBN 4.2, each with the tag that states it. */
public enum ScoreType {
  POINTS("Score"),
  IMP("ScoreIMP"),
  MATCHPOINTS("ScoreMP"),
  PERCENTAGE("ScorePercentage"),
  RUBBER("ScoreRubber"),
  OPTIMUM("OptimumScore");

  private final String tag;

  ScoreType(String tag) {
    this.tag = tag;
  }

  /** The name of the PBN tag. */
  public String tag() {
    return tag;
  }
}
