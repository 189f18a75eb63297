/** Model, rules of the game, diagnostics and checks of bridge hand records. */
module org.handrec.core {
  exports org.handrec.core.model;
}
