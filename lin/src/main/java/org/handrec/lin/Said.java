package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Comment;

/** Adds to what is said about a call or a card. */
final class Said {
  private Said() {}

  static Annotations alerted(Annotations said) {
    return new Annotations(true, said.explanations(), said.notes(), said.nags(), said.comments());
  }

  static Annotations explained(Annotations said, String text) {
    return new Annotations(
        said.alerted(),
        with(said.explanations(), text),
        said.notes(),
        said.nags(),
        said.comments());
  }

  static Annotations commented(Annotations said, Comment comment) {
    return new Annotations(
        said.alerted(),
        said.explanations(),
        said.notes(),
        said.nags(),
        with(said.comments(), comment));
  }

  private static <T> List<T> with(List<T> list, T item) {
    List<T> longer = new ArrayList<>(list);
    longer.add(item);
    return longer;
  }
}
