package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.handrec.core.model.Annotations;
import org.handrec.core.model.Comment;

/**
 * What is said about the items of an auction or a play, by their places. It is collected here and
 * added to the items at the end: a new item for each remark would take quadratic time. Nothing is
 * said about an item once something is said about a later one.
 */
final class Said {
  private final List<Remarks> remarks = new ArrayList<>(0);

  /** What is said about one item. */
  private static final class Remarks {
    private final int item;
    private boolean alerted;
    private final List<String> explanations = new ArrayList<>(1);
    private final List<Comment> comments = new ArrayList<>(0);

    Remarks(int item) {
      this.item = item;
    }
  }

  private Remarks of(int item) {
    if (!isLast(item)) {
      remarks.add(new Remarks(item));
    }
    return last();
  }

  private boolean isLast(int item) {
    return !remarks.isEmpty() && last().item == item;
  }

  private Remarks last() {
    return remarks.get(remarks.size() - 1);
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
    return isLast(item) && !last().explanations.isEmpty();
  }

  /** Forgets what is said about the last item. */
  void forget(int item) {
    if (isLast(item)) {
      remarks.remove(remarks.size() - 1);
    }
  }

  /** Hands out what is said about each item. */
  void forEach(BiConsumer<Integer, Annotations> target) {
    for (Remarks said : remarks) {
      target.accept(
          said.item,
          new Annotations(said.alerted, said.explanations, List.of(), List.of(), said.comments));
    }
  }
}
