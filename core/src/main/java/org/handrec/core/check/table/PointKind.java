package org.handrec.core.check.table;

import java.util.List;

/** The kinds of points that results of a board get. */
public enum PointKind {
  IMP("IMP", "V006") {
    @Override
    List<Method> methods(Methods all) {
      return all.imps();
    }
  },
  MATCHPOINTS("MP", "V007") {
    @Override
    List<Method> methods(Methods all) {
      return all.matchpoints();
    }
  },
  PERCENTAGE("Percentage", "V007") {
    @Override
    List<Method> methods(Methods all) {
      return all.percentages();
    }
  };

  private final String column;
  private final String code;

  PointKind(String column, String code) {
    this.column = column;
    this.code = code;
  }

  /** The begin of the names of its columns: {@code MP_NS} and {@code MP_EW}. */
  String column() {
    return column;
  }

  /** The code of the rule about it. */
  public String code() {
    return code;
  }

  /** The methods that give such points. */
  abstract List<Method> methods(Methods all);
}
