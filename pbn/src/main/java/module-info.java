/** Portable Bridge Notation (PBN). */
module org.handrec.pbn {
  requires transitive org.handrec.core;

  exports org.handrec.pbn;

  provides org.handrec.core.format.Format with
      org.handrec.pbn.PbnFormat;
}
