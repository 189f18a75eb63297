package org.handrec.core.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.Wording;
import org.handrec.core.model.Deal;

/**
 * X013: of two sources in one folder, one has the deals and the other one the results, but they do
 * not belong together, or only when the numbers of one are moved. Each source is compared with the
 * 64 before it.
 */
public final class SetCheck {
  private static final int MOST = 64;

  /** So many deals under other numbers are no chance. */
  private static final int FEWEST_MOVED = 3;

  private final Deque<Member> members = new ArrayDeque<>();
  private String folder = "";

  private record Member(String name, SourceDeals source) {}

  /** A check of a set of sources. */
  public SetCheck() {}

  /**
   * Compares the next source with those before it.
   *
   * @param name by which messages call it; what stands before the last slash is its folder
   */
  public List<Diagnostic> add(String name, SourceDeals source) {
    String place = name.substring(0, Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    if (!place.equals(folder)) {
      folder = place;
      members.clear();
    }
    List<Diagnostic> found = new ArrayList<>(0);
    if (source.isComparable()) {
      for (Member other : members) {
        if (other.source.hasResults() != source.hasResults()) {
          compare(other, source).ifPresent(what -> found.add(diagnostic(source, other, what)));
        }
      }
      members.add(new Member(name, source));
      if (members.size() > MOST) {
        members.remove();
      }
    }
    return found;
  }

  private static Diagnostic diagnostic(SourceDeals source, Member other, String what) {
    return Diagnostic.builder(
            CoreRules.catalog().get("X013"),
            source.start().text(),
            source.start().span(),
            (source.hasResults() ? "does not fit the deals of " : "does not fit the results of ")
                + other.name
                + ": "
                + what)
        .found(other.name)
        .build();
  }

  /** What is wrong with two sources; empty when nothing is, or when they are of different sets. */
  private static Optional<String> compare(Member other, SourceDeals source) {
    Map<Integer, Deal> deals = source.deals();
    Map<Integer, Deal> others = other.source.deals();
    List<String> different = new ArrayList<>();
    int same = 0;
    for (Map.Entry<Integer, Deal> one : deals.entrySet()) {
      Deal its = others.get(one.getKey());
      if (its != null && its.equals(one.getValue())) {
        same++;
      } else if (its != null) {
        different.add(one.getKey().toString());
      }
    }
    if (different.isEmpty()) {
      return same > 0 ? Optional.empty() : offset(deals, others);
    }
    Optional<String> offset = same > different.size() ? Optional.empty() : offset(deals, others);
    if (offset.isPresent() || !source.isOfEvent(other.source)) {
      return offset;
    }
    return Optional.of(
        same == 0
            ? "no deal is the same"
            : "other "
                + (different.size() == 1 ? "deal of board " : "deals of boards ")
                + Wording.list(different));
  }

  /** Whether most of the deals stand under numbers moved by one number. */
  private static Optional<String> offset(Map<Integer, Deal> deals, Map<Integer, Deal> others) {
    Map<Deal, Integer> numbers = new HashMap<>();
    others.forEach((number, deal) -> numbers.put(deal, number));
    Map<Integer, Integer> votes = new HashMap<>();
    deals.forEach(
        (number, deal) -> {
          if (numbers.containsKey(deal)) {
            votes.merge(numbers.get(deal) - number, 1, Integer::sum);
          }
        });
    return votes.entrySet().stream()
        .filter(vote -> vote.getKey() != 0 && vote.getValue() >= FEWEST_MOVED)
        .filter(vote -> 2 * vote.getValue() > Math.min(deals.size(), others.size()))
        .findFirst()
        .map(vote -> "the same deals have numbers " + moved(vote.getKey()) + " there");
  }

  private static String moved(int offset) {
    return Math.abs(offset) + (offset > 0 ? " higher" : " lower");
  }
}
