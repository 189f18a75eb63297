/** The command line tool handrec. */
module org.handrec.cli {
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires org.handrec.lin;
  requires org.handrec.pbn;

  // picocli fills the fields of the commands.
  opens org.handrec.cli to
      info.picocli;
}
