package org.handrec.core.diagnose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.model.Card;
import org.handrec.core.model.Seat;

/**
 * A finding: a rule, a place, a message, and the facts that the message names.
 *
 * <p>Calls and tricks count from 1. What does not apply is empty.
 */
public final class Diagnostic {
  private final RuleInfo rule;
  private final Severity severity;
  private final RecordText text;
  private final Span span;
  private final Location location;
  private final String message;
  private final Optional<Seat> seat;
  private final Optional<String> tag;
  private final OptionalInt call;
  private final OptionalInt trick;
  private final Optional<Card> card;
  private final Optional<String> expected;
  private final Optional<String> found;
  private final Optional<String> hypothesis;
  private final Optional<Fix> fix;
  private final List<Related> related;

  private Diagnostic(Builder builder, Severity severity) {
    this.rule = builder.rule;
    this.severity = severity;
    this.text = builder.text;
    this.span = builder.span;
    this.location = builder.text.locate(builder.span);
    this.message = builder.message;
    this.seat = builder.seat;
    this.tag = builder.tag;
    this.call = builder.call;
    this.trick = builder.trick;
    this.card = builder.card;
    this.expected = builder.expected;
    this.found = builder.found;
    this.hypothesis = builder.hypothesis;
    this.fix = builder.fix;
    this.related = List.copyOf(builder.related);
  }

  private Diagnostic(Diagnostic other, Severity severity) {
    this.rule = other.rule;
    this.severity = severity;
    this.text = other.text;
    this.span = other.span;
    this.location = other.location;
    this.message = other.message;
    this.seat = other.seat;
    this.tag = other.tag;
    this.call = other.call;
    this.trick = other.trick;
    this.card = other.card;
    this.expected = other.expected;
    this.found = other.found;
    this.hypothesis = other.hypothesis;
    this.fix = other.fix;
    this.related = other.related;
  }

  /**
   * A builder.
   *
   * @param text the record in which the place lies
   * @param span the place
   */
  public static Builder builder(RuleInfo rule, RecordText text, Span span, String message) {
    return new Builder(rule, text, span, message);
  }

  /** The same finding with another severity. */
  public Diagnostic withSeverity(Severity other) {
    return other == severity ? this : new Diagnostic(this, other);
  }

  /** The rule. */
  public RuleInfo rule() {
    return rule;
  }

  /** The code of the rule. */
  public String code() {
    return rule.code();
  }

  /** The severity, by default that of the rule. */
  public Severity severity() {
    return severity;
  }

  /** The text in which the place lies: that of the record, or one that it refers to. */
  public RecordText text() {
    return text;
  }

  /** The place as offsets into the source. */
  public Span span() {
    return span;
  }

  /** The place in lines and columns. */
  public Location location() {
    return location;
  }

  /** What is wrong, in one sentence without a full stop. */
  public String message() {
    return message;
  }

  /** The player concerned. */
  public Optional<Seat> seat() {
    return seat;
  }

  /** The tag concerned. */
  public Optional<String> tag() {
    return tag;
  }

  /** The number of the call. */
  public OptionalInt call() {
    return call;
  }

  /** The number of the trick. */
  public OptionalInt trick() {
    return trick;
  }

  /** The card concerned. */
  public Optional<Card> card() {
    return card;
  }

  /** What would be right. */
  public Optional<String> expected() {
    return expected;
  }

  /** What stands there. */
  public Optional<String> found() {
    return found;
  }

  /** The one change that would explain the finding. */
  public Optional<String> hypothesis() {
    return hypothesis;
  }

  /** A repair. */
  public Optional<Fix> fix() {
    return fix;
  }

  /** Other places of the source that the finding is about. */
  public List<Related> related() {
    return related;
  }

  /**
   * Another place of the source.
   *
   * @param location the place, in the source of the finding
   * @param title what is there, in a few words
   */
  public record Related(Location location, String title) {}

  @Override
  public String toString() {
    return rule.code() + "@" + location.line() + ":" + location.column() + " " + message;
  }

  /** Collects the facts of a finding. */
  public static final class Builder {
    private final RuleInfo rule;
    private final RecordText text;
    private final Span span;
    private final String message;
    private Optional<Seat> seat = Optional.empty();
    private Optional<String> tag = Optional.empty();
    private OptionalInt call = OptionalInt.empty();
    private OptionalInt trick = OptionalInt.empty();
    private Optional<Card> card = Optional.empty();
    private Optional<String> expected = Optional.empty();
    private Optional<String> found = Optional.empty();
    private Optional<String> hypothesis = Optional.empty();
    private Optional<Fix> fix = Optional.empty();
    private final List<Related> related = new ArrayList<>(0);
    private Severity severity;

    private Builder(RuleInfo rule, RecordText text, Span span, String message) {
      this.rule = rule;
      this.text = text;
      this.span = span;
      this.message = Wording.bounded(message);
      this.severity = rule.severity();
    }

    /** Sets the severity, where it is not that of the rule. */
    public Builder severity(Severity value) {
      severity = value;
      return this;
    }

    /** Names the player. */
    public Builder seat(Seat value) {
      seat = Optional.of(value);
      return this;
    }

    /** Names the tag. */
    public Builder tag(String value) {
      tag = Optional.of(value);
      return this;
    }

    /** Names the call, from 1. */
    public Builder call(int value) {
      call = OptionalInt.of(value);
      return this;
    }

    /** Names the trick, from 1. */
    public Builder trick(int value) {
      trick = OptionalInt.of(value);
      return this;
    }

    /** Names the card. */
    public Builder card(Card value) {
      card = Optional.of(value);
      return this;
    }

    /** Says what would be right. */
    public Builder expected(String value) {
      expected = Optional.of(value);
      return this;
    }

    /** Says what stands there. */
    public Builder found(String value) {
      found = Optional.of(value);
      return this;
    }

    /** Names the change that would explain the finding. */
    public Builder hypothesis(String value) {
      hypothesis = Optional.of(value);
      return this;
    }

    /** Adds a repair. */
    public Builder fix(Fix value) {
      fix = Optional.of(value);
      return this;
    }

    /** Adds another place that it is about. */
    public Builder related(Related value) {
      related.add(value);
      return this;
    }

    /** The finding. */
    public Diagnostic build() {
      return new Diagnostic(this, severity);
    }
  }
}
