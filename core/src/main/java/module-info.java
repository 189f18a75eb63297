/** Model, rules of the game, diagnostics and checks of bridge hand records. */
module org.handrec.core {
  exports org.handrec.core.model;
  exports org.handrec.core.rules;
  exports org.handrec.core.scoring;
  exports org.handrec.core.scoring.event;
  exports org.handrec.core.diagnose;
  exports org.handrec.core.check;
  exports org.handrec.core.doubledummy;
  exports org.handrec.core.format;
  exports org.handrec.core.fix;
}
