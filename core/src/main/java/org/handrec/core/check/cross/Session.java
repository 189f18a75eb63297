package org.handrec.core.check.cross;

import java.util.BitSet;

/**
 * What is known of a session. When its numbers start anew, it begins anew, and what follows is not
 * compared with what was before.
 */
final class Session {
  /** Higher numbers are not looked at when numbers are missing. */
  private static final int HIGHEST = 4096;

  private final Lap[] laps = {new Lap(), new Lap(), new Lap()};
  private final int event;
  private final Teams teams = new Teams();
  private int id;
  private int part;
  private int last;
  private int highest;
  private BitSet numbers = new BitSet();

  /**
   * A session.
   *
   * @param id tells it from all others of the source
   * @param event a hash of the name of the event
   */
  Session(int id, int event) {
    this.id = id;
    this.event = event;
  }

  /** Tells it, or the part of it that is under way, from all others. */
  int id() {
    return id;
  }

  /** The same for all boards among which no deal should come twice: those of an event. */
  int salt() {
    return 31 * event + part;
  }

  /** The number of the record before; 0 without one. */
  int last() {
    return last;
  }

  /** The highest number so far. */
  int highest() {
    return highest;
  }

  /** The number of the record before in the same room and at the same table; 0 without one. */
  int lastAt(Place place) {
    Lap lap = laps[place.which().ordinal()];
    return lap.place.equals(place) ? lap.number : 0;
  }

  /** Begins anew. */
  void restart(int newId) {
    id = newId;
    part++;
    last = 0;
    highest = 0;
    numbers = new BitSet();
    for (Lap lap : laps) {
      lap.number = 0;
    }
  }

  /** Adds a record. */
  void add(int number, Place place) {
    last = number;
    highest = Math.max(highest, number);
    if (number <= HIGHEST) {
      numbers.set(number);
    }
    Lap lap = laps[place.which().ordinal()];
    lap.place = place;
    lap.number = number;
  }

  /** A record without a number stands where the next one is due, which is then not missing. */
  void addNext() {
    if (last > 0 && last < HIGHEST) {
      numbers.set(last + 1);
    }
  }

  /** The teams of a match. */
  Teams teams() {
    return teams;
  }

  /** The numbers up to 4096. */
  BitSet numbers() {
    return numbers;
  }

  /** The way through the boards in a room, or outside of the two rooms. */
  private static final class Lap {
    private Place place = Place.NONE;
    private int number;
  }
}
