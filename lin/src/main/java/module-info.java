/** LIN, the format of Bridge Base Online. */
module org.handrec.lin {
  requires transitive org.handrec.core;
}
