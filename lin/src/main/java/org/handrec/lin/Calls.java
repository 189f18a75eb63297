package org.handrec.lin;

import java.util.ArrayList;
import java.util.List;
import org.handrec.core.model.AuctionItem;
import org.handrec.core.model.Bid;
import org.handrec.core.model.Call;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Strain;

/** The auction of a board: calls ({@code mb}) and what is said about them ({@code an}). */
final class Calls {
  /** The kind of a question mark in place of a call. */
  static final String QUESTION = "question mark";

  /** What follows so many items counts as one piece of text, so that memory is bounded. */
  private static final int MOST = 1 << 16;

  private static final Strain[] STRAINS = Strain.values();
  private static final String[] PASS = {"pass", "p"};
  private static final String[] DOUBLE = {"double", "dbl", "d", "x", "*"};
  private static final String[] REDOUBLE = {"redouble", "redbl", "rdbl", "xx", "r"};

  private final List<AuctionItem> items = new ArrayList<>(20);
  private final ItemPlaces places = new ItemPlaces(20);
  private final Said said = new Said();

  /** The items that are calls. */
  private final Indices calls = new Indices(20);

  private int unreadable;
  private int alertNext = -1;

  // The value that is being read.
  private Segment segment;
  private Findings findings;
  private int command;
  private boolean callInValue;

  /** Reads a value: one call, or several run together. */
  void read(Segment from, int mb, Findings target) {
    segment = from;
    command = mb;
    findings = target;
    callInValue = false;
    boolean question = false;
    int end = from.commands().valueEnd(mb);
    int i = from.commands().value(mb);
    while (i < end) {
      byte b = from.bytes()[i];
      if (CommandLexer.isBlank(b) || b == ',') {
        i++;
      } else if (b == '!') {
        alert(i);
        i++;
      } else if (b == '?') {
        question = true;
        findings.addRemnant(QUESTION, i, i + 1);
        i++;
      } else if (b == '-' && items.size() < MOST) {
        add(AuctionItem.DASH);
        i++;
      } else {
        i = items.size() < MOST ? call(i, end) : unreadable(i, end);
      }
    }
    if (question) {
      findings.add(findings.atCommand("LIN018", from.commands(), mb, "? is no call"));
    }
  }

  /** Behind a call the sign belongs to it, at the begin of a value to the call that follows. */
  private void alert(int at) {
    if (callInValue) {
      said.alert(calls.last());
    } else {
      alertOfNoCall();
      alertNext = at;
    }
  }

  private void alertOfNoCall() {
    if (alertNext >= 0) {
      findings.addRemnant("alert of no call", alertNext, alertNext + 1);
    }
  }

  /** There is no further command. */
  void finish() {
    alertOfNoCall();
  }

  private int call(int from, int end) {
    byte first = segment.bytes()[from];
    if (first >= '1' && first <= '7') {
      return bid(from, end);
    }
    int length = word(PASS, from, end);
    if (length > 0) {
      make(Call.PASS);
      return from + length;
    }
    length = word(REDOUBLE, from, end);
    if (length > 0) {
      make(Call.REDOUBLE);
      return from + length;
    }
    length = word(DOUBLE, from, end);
    if (length > 0) {
      make(Call.DOUBLE);
      return from + length;
    }
    return unreadable(from, end);
  }

  private int bid(int from, int end) {
    int i = from + 1;
    while (i < end && CommandLexer.isBlank(segment.bytes()[i])) {
      i++;
    }
    boolean code = i < end && (segment.bytes()[i] == '@' || segment.bytes()[i] == '!');
    i += code ? 1 : 0;
    int strain = i < end ? "cdhsn".indexOf(segment.bytes()[i] | 0x20) : -1;
    if (strain < 0 || (code && strain == 4)) {
      return unreadable(from, end);
    }
    i++;
    i += strain == 4 && i < end && (segment.bytes()[i] | 0x20) == 't' ? 1 : 0;
    Bid bid = Bid.of(segment.bytes()[from] - '0', STRAINS[strain]);
    if (code) {
      String text = text(from, i);
      findings.add(
          findings
              .atCommand(
                  "LIN017",
                  segment.commands(),
                  command,
                  "call \"" + text + "\" read as " + bid.symbol())
              .found(text)
              .expected(bid.symbol()));
    }
    make(bid);
    return i;
  }

  /** The length of the first of some words that stands at a place; 0 for none. */
  private int word(String[] words, int from, int end) {
    for (String word : words) {
      if (from + word.length() <= end && stands(word, from)) {
        return word.length();
      }
    }
    return 0;
  }

  private boolean stands(String word, int from) {
    for (int i = 0; i < word.length(); i++) {
      int b = segment.bytes()[from + i];
      int lower = b >= 'A' && b <= 'Z' ? b | 0x20 : b;
      if (lower != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private int unreadable(int from, int end) {
    add(new AuctionItem.Unreadable(text(from, end), false));
    unreadable++;
    return end;
  }

  private String text(int from, int end) {
    return Values.withoutBreaks(
        new String(segment.bytes(), from, end - from, segment.text().charset()));
  }

  private void make(Call call) {
    if (alertNext >= 0) {
      said.alert(items.size());
    }
    calls.add(items.size());
    add(AuctionItem.of(call));
    alertNext = -1;
    callInValue = true;
  }

  private void add(AuctionItem item) {
    items.add(item);
    places.add(segment.commands().start(command), segment.commands().end(command));
  }

  /**
   * Reads an explanation of the last call. Behind text that is no call it explains nothing.
   *
   * @return false when there is no call that it could explain
   */
  boolean explain(Segment from, int an, Findings target) {
    String text = Values.onOneLine(from.raw(an));
    int last = calls.last();
    boolean broken = unreadable > 0;
    if (last < 0 && !broken) {
      target.add(target.atCommand("A020", from.commands(), an, "explanation belongs to no call"));
      return false;
    }
    if (broken) {
      target.addRemnant("explanation behind text that is no call", from.commands(), an);
      return true;
    }
    if (text.isEmpty() || text.equals("!")) {
      said.alert(last);
      return true;
    }
    if (said.isExplained(last)) {
      int number = count();
      target.add(
          target
              .atCommand("A021", from.commands(), an, "second explanation of call " + number)
              .call(number));
    }
    said.explain(last, text);
    return true;
  }

  /** Adds a remark behind the last call; false when there is none. */
  boolean comment(Comment comment) {
    if (calls.size() == 0) {
      return false;
    }
    said.comment(calls.last(), comment);
    return true;
  }

  /**
   * Takes back the last calls ({@code ub}) with what is said of them.
   *
   * @param end where the command stands that takes them back
   */
  void takeBack(int number, int end, Findings target) {
    int left = number;
    int before = items.size();
    while (left > 0 && !items.isEmpty()) {
      AuctionItem last = items.remove(items.size() - 1);
      unreadable -= last instanceof AuctionItem.Unreadable ? 1 : 0;
      if (last instanceof AuctionItem.Made) {
        said.forget(calls.removeLast());
        left--;
      }
    }
    if (items.size() < before) {
      target.addRemnant("calls taken back", places.start(items.size()), end);
    }
    places.truncate(items.size());
  }

  /** Number of calls. */
  int count() {
    return calls.size();
  }

  /** Number of items. */
  int size() {
    return items.size();
  }

  /** Calls, hyphens and text that is no call, in order. */
  List<AuctionItem> items() {
    said.forEach(
        (item, annotations) ->
            items.set(
                item,
                new AuctionItem.Made(((AuctionItem.Made) items.get(item)).call(), annotations)));
    return items;
  }

  /** Begin and end of the command of each item. */
  ItemPlaces places() {
    return places;
  }
}
