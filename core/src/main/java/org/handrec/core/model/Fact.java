package org.handrec.core.model;

import java.util.Optional;
import java.util.function.Function;

/**
 * A fact of a record in one of four states: absent (nothing is written), unknown (written as
 * unknown, or not readable), empty (written as not applicable), or given (PBN 3.4).
 *
 * @param <T> the type of the value
 */
public sealed interface Fact<T> {
  /** The fact is not in the record. */
  @SuppressWarnings("unchecked")
  static <T> Fact<T> absent() {
    return (Fact<T>) Missing.ABSENT;
  }

  /** The record says that the fact is unknown, or says it in a form that cannot be read. */
  @SuppressWarnings("unchecked")
  static <T> Fact<T> unknown() {
    return (Fact<T>) Missing.UNKNOWN;
  }

  /** The record says that the fact does not apply. */
  @SuppressWarnings("unchecked")
  static <T> Fact<T> empty() {
    return (Fact<T>) Missing.EMPTY;
  }

  /** The record gives a value. */
  static <T> Fact<T> given(T value) {
    return new Given<>(value);
  }

  /** The value; empty in the three other states. */
  Optional<T> value();

  /** The state. */
  State state();

  /** Whether there is a value. */
  default boolean isGiven() {
    return state() == State.GIVEN;
  }

  /** Whether the record holds nothing about the fact. */
  default boolean isAbsent() {
    return state() == State.ABSENT;
  }

  /** The same state with another value. */
  @SuppressWarnings("unchecked")
  default <R> Fact<R> map(Function<? super T, ? extends R> function) {
    return value().<Fact<R>>map(v -> given(function.apply(v))).orElse((Fact<R>) this);
  }

  /** The four states. */
  enum State {
    ABSENT,
    UNKNOWN,
    EMPTY,
    GIVEN
  }

  /** A fact without a value. */
  record Missing<T>(State state) implements Fact<T> {
    private static final Missing<?> ABSENT = new Missing<>(State.ABSENT);
    private static final Missing<?> UNKNOWN = new Missing<>(State.UNKNOWN);
    private static final Missing<?> EMPTY = new Missing<>(State.EMPTY);

    @Override
    public Optional<T> value() {
      return Optional.empty();
    }
  }

  /** A fact with a value. */
  record Given<T>(T given) implements Fact<T> {
    @Override
    public Optional<T> value() {
      return Optional.of(given);
    }

    @Override
    public State state() {
      return State.GIVEN;
    }
  }
}
