package org.handrec.lin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Comment;

/**
 * What is said about the items of an auction or a play, by their places. It is collected here and
 * added to the items at the end: a new item for each remark would take quadratic time.
 */
final class Said {
  private final Map<Integer, Remarks> byItem = new HashMap<>(0);

  /** What is said about one item. */
  private static final class Remarks {
    private boolean alerted;
    private final List<String> explanations = new ArrayList<>(1);
    private final List<Comment> comments = new ArrayList<>(0);
  }

  private Remarks of(int item) {
    return byItem.computeIfAbsent(item, i -> new Remarks());
  }

  /** A call is alerted. */
  void alert(int item) {
    of(item).alerted = true;
  }

  /** A call is explained. */
  void explain(int item, String text) {
    of(item).explanations.add(text);
  }

  /** There is a remark behind an item. */
  void comment(int item, Comment comment) {
    of(item).comments.add(comment);
  }

  /** Whether a call has an explanation. */
  boolean isExplained(int item) {
    return byItem.containsKey(item) && !byItem.get(item).explanations.isEmpty();
  }

  /** Forgets what is said about an item. */
  void forget(int item) {
    byItem.remove(item);
  }

  /** Hands out what is said about each item. */
  void forEach(BiConsumer<Integer, Annotations> target) {
    byItem.forEach(
        (item, said) ->
            target.accept(
                item,
                new Annotations(
                    said.alerted, said.explanations, List.of(), List.of(), said.comments)));
  }
}
