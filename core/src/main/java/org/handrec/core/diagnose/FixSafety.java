package org.handrec.core.diagnose;

/** How far the repair of a finding can be trusted. */
public enum FixSafety {
  /** There is no repair. */
  NONE,
  /** No information is lost. */
  SAFE,
  /** Text is dropped; it stays in a comment. */
  LOSSY,
  /** A guess that somebody must confirm. */
  SUGGEST
}
