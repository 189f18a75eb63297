/** Portable Bridge Notation (PBN). */
module org.handrec.pbn {
  requires transitive org.handrec.core;
}
