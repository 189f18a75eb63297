/** The command line tool handrec. */
@SuppressWarnings("requires-automatic") // tomlj and Commons CSV have no descriptors here
module org.handrec.cli {
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires java.xml;
  requires org.apache.commons.csv;
  requires org.handrec.lin;
  requires org.handrec.pbn;
  requires org.tomlj;

  // picocli fills the fields of the commands.
  opens org.handrec.cli to
      info.picocli;
}
