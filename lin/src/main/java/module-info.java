/** LIN, the format of Bridge Base Online. */
module org.handrec.lin {
  requires transitive org.handrec.core;

  exports org.handrec.lin;

  provides org.handrec.core.format.Format with
      org.handrec.lin.LinFormat;
}
