package org.handrec.pbn;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.handrec.core.diagnose.EightBytes;

/**
 * The tags of PBN 2.1, with the form of their values. The constants stand in the order of export.
 */
enum StandardTag {
  EVENT("Event", ValueForm.TEXT),
  SITE("Site", ValueForm.TEXT),
  DATE("Date", ValueForm.DATE),
  BOARD("Board", ValueForm.BOARD),
  WEST("West", ValueForm.TEXT),
  NORTH("North", ValueForm.TEXT),
  EAST("East", ValueForm.TEXT),
  SOUTH("South", ValueForm.TEXT),
  DEALER("Dealer", ValueForm.SEAT),
  VULNERABLE("Vulnerable", ValueForm.VULNERABLE),
  DEAL("Deal", ValueForm.DEAL),
  SCORING("Scoring", ValueForm.SCORING),
  DECLARER("Declarer", ValueForm.DECLARER),
  CONTRACT("Contract", ValueForm.CONTRACT),
  RESULT("Result", ValueForm.RESULT),
  ACTION_TABLE("ActionTable", ValueForm.TABLE),
  ANNOTATOR("Annotator", ValueForm.TEXT),
  ANNOTATOR_NA("AnnotatorNA", ValueForm.TEXT),
  APPLICATION("Application", ValueForm.TEXT),
  AUCTION("Auction", ValueForm.SEAT),
  AUCTION_TIME_TABLE("AuctionTimeTable", ValueForm.TABLE),
  BID_SYSTEM_EW("BidSystemEW", ValueForm.TEXT),
  BID_SYSTEM_NS("BidSystemNS", ValueForm.TEXT),
  COMPETITION("Competition", ValueForm.TEXT),
  DEAL_ID("DealId", ValueForm.TEXT),
  DESCRIPTION("Description", ValueForm.TEXT),
  EAST_NA("EastNA", ValueForm.TEXT),
  EAST_TYPE("EastType", ValueForm.PLAYER_TYPE),
  EVENT_DATE("EventDate", ValueForm.DATE),
  EVENT_SPONSOR("EventSponsor", ValueForm.TEXT),
  FRENCH_MP("FrenchMP", ValueForm.YES_NO),
  GENERATOR("Generator", ValueForm.TEXT),
  HIDDEN("Hidden", ValueForm.HIDDEN),
  HOME_TEAM("HomeTeam", ValueForm.TEXT),
  INSTANT_SCORE_TABLE("InstantScoreTable", ValueForm.TABLE),
  MODE("Mode", ValueForm.TEXT),
  NORTH_NA("NorthNA", ValueForm.TEXT),
  NORTH_TYPE("NorthType", ValueForm.PLAYER_TYPE),
  NOTE("Note", ValueForm.NOTE),
  OPTIMUM_PLAY_TABLE("OptimumPlayTable", ValueForm.TABLE),
  OPTIMUM_RESULT_TABLE("OptimumResultTable", ValueForm.TABLE),
  OPTIMUM_SCORE("OptimumScore", ValueForm.OPTIMUM_SCORE),
  PAIR_EW("PairEW", ValueForm.TEXT),
  PAIR_NS("PairNS", ValueForm.TEXT),
  PLAY("Play", ValueForm.SEAT),
  PLAY_TIME_TABLE("PlayTimeTable", ValueForm.TABLE),
  ROOM("Room", ValueForm.ROOM),
  ROUND("Round", ValueForm.ROUND),
  SCORE("Score", ValueForm.SCORE),
  SCORE_IMP("ScoreIMP", ValueForm.DECIMAL_SCORE),
  SCORE_MP("ScoreMP", ValueForm.DECIMAL_SCORE),
  SCORE_PERCENTAGE("ScorePercentage", ValueForm.PERCENTAGE),
  SCORE_RUBBER("ScoreRubber", ValueForm.RUBBER_SCORE),
  SCORE_RUBBER_HISTORY("ScoreRubberHistory", ValueForm.RUBBER_HISTORY),
  SCORE_TABLE("ScoreTable", ValueForm.TABLE),
  SECTION("Section", ValueForm.TEXT),
  SOUTH_NA("SouthNA", ValueForm.TEXT),
  SOUTH_TYPE("SouthType", ValueForm.PLAYER_TYPE),
  STAGE("Stage", ValueForm.TEXT),
  TABLE("Table", ValueForm.TEXT),
  TERMINATION("Termination", ValueForm.TEXT),
  TIME("Time", ValueForm.TIME),
  TIME_CALL("TimeCall", ValueForm.SECONDS),
  TIME_CARD("TimeCard", ValueForm.SECONDS),
  TIME_CONTROL("TimeControl", ValueForm.TIME_CONTROL),
  TOTAL_SCORE_TABLE("TotalScoreTable", ValueForm.TABLE),
  UTC_DATE("UTCDate", ValueForm.DATE),
  UTC_TIME("UTCTime", ValueForm.TIME),
  VISIT_TEAM("VisitTeam", ValueForm.TEXT),
  WEST_NA("WestNA", ValueForm.TEXT),
  WEST_TYPE("WestType", ValueForm.PLAYER_TYPE);

  /** Number of tags. */
  static final int COUNT = values().length;

  private static final StandardTag[] ALL = values();
  private static final int MASK = 511;
  private static final byte[] SLOTS = new byte[MASK + 1];
  private static final byte[][] NAMES = new byte[COUNT][];

  /** For each tag the first sixteen bytes of its name as two numbers, and what counts of them. */
  private static final long[] HEADS = new long[2 * COUNT];

  private static final long[] MASKS = new long[2 * COUNT];
  private static final Map<String, Integer> ORDINALS = new HashMap<>(2 * COUNT);

  static {
    for (StandardTag tag : ALL) {
      byte[] name = tag.tagName.getBytes(StandardCharsets.US_ASCII);
      NAMES[tag.ordinal()] = name;
      byte[] padded = Arrays.copyOf(name, Math.max(name.length, 2 * Long.BYTES));
      for (int i = 0; i < 2; i++) {
        int used = Math.max(0, Math.min(name.length - i * Long.BYTES, Long.BYTES));
        HEADS[2 * tag.ordinal() + i] = EightBytes.at(padded, i * Long.BYTES);
        MASKS[2 * tag.ordinal() + i] = EightBytes.first(used);
      }
      ORDINALS.put(tag.tagName, tag.ordinal());
      int slot = hash(name, 0, name.length);
      while (SLOTS[slot] != 0) {
        slot = (slot + 1) & MASK;
      }
      SLOTS[slot] = (byte) (tag.ordinal() + 1);
    }
  }

  private final String tagName;
  private final ValueForm form;
  private final boolean inheritable;

  StandardTag(String tagName, ValueForm form) {
    this.tagName = tagName;
    this.form = form;
    this.inheritable =
        switch (tagName) {
          case "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play", "Note" ->
              false;
          default -> true;
        };
  }

  /** The tag with an ordinal. */
  static StandardTag of(int ordinal) {
    return ALL[ordinal];
  }

  /** The ordinal of the tag whose name stands between two offsets; -1 when there is none. */
  static int find(byte[] bytes, int from, int to) {
    int slot = hash(bytes, from, to);
    while (SLOTS[slot] != 0) {
      byte[] name = NAMES[SLOTS[slot] - 1];
      if (Arrays.equals(name, 0, name.length, bytes, from, to)) {
        return SLOTS[slot] - 1;
      }
      slot = (slot + 1) & MASK;
    }
    return -1;
  }

  /** Behind the name of a tag, if it is seen at an index, not too near to the end; else -1. */
  static int endOf(int tag, byte[] bytes, int from) {
    byte[] name = NAMES[tag];
    int end = from + name.length;
    if (from + 2 * Long.BYTES >= bytes.length || end >= bytes.length) {
      return -1;
    }
    long difference =
        ((EightBytes.at(bytes, from) ^ HEADS[2 * tag]) & MASKS[2 * tag])
            | ((EightBytes.at(bytes, from + Long.BYTES) ^ HEADS[2 * tag + 1]) & MASKS[2 * tag + 1]);
    boolean equal =
        difference == 0
            && (name.length <= 2 * Long.BYTES
                || Arrays.equals(name, 0, name.length, bytes, from, end));
    return equal ? end : -1;
  }

  /** As {@link #find}, but letters of either case are equal. */
  static int findIgnoringCase(byte[] bytes, int from, int to) {
    for (int tag = 0; tag < COUNT; tag++) {
      byte[] name = NAMES[tag];
      if (name.length == to - from && equalIgnoringCase(name, bytes, from)) {
        return tag;
      }
    }
    return -1;
  }

  private static boolean equalIgnoringCase(byte[] name, byte[] bytes, int from) {
    for (int i = 0; i < name.length; i++) {
      if (Character.toLowerCase((char) name[i]) != Character.toLowerCase((char) bytes[from + i])) {
        return false;
      }
    }
    return true;
  }

  /** The ordinal of the tag of a name; -1 when there is none. */
  static int find(String name) {
    return ORDINALS.getOrDefault(name, -1);
  }

  private static int hash(byte[] bytes, int from, int to) {
    int length = to - from;
    return hash(
        length,
        bytes[from],
        bytes[from + (length >> 2)],
        bytes[from + (length >> 1)],
        bytes[to - 1]);
  }

  /** Length and four characters tell the tags apart well enough. */
  private static int hash(int length, int first, int early, int middle, int last) {
    int hash = 31 * (31 * (31 * (37 * length + first) + early) + middle) + last;
    return (hash ^ (hash >>> 9)) & MASK;
  }

  /** The name as the standard spells it. */
  String tagName() {
    return tagName;
  }

  /** The form of the value. */
  ValueForm form() {
    return form;
  }

  /** Whether {@code #} and {@code ##} may stand in it (PBN 4.8). */
  boolean isInheritable() {
    return inheritable;
  }

  /** Whether section elements may follow it (PBN 5.2). */
  boolean isTable() {
    return form == ValueForm.TABLE;
  }
}
