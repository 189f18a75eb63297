package org.handrec.core.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The record of one deal at one table: all that the source says, in neutral terms. Each fact may be
 * absent, unknown, empty or given; nothing is derived.
 *
 * <p>Facts that the rules of the game use have accessors of their own. All tags, those among them,
 * are also texts under their PBN names ({@link #tags()}, {@link #text(String)}).
 */
public final class Board {
  /** From so many tags on, they are looked up by name. */
  private static final int MANY_TAGS = 64;

  private final List<Tag> tags;
  private final Map<String, Tag> tagsByName;
  private final Fact<Integer> number;
  private final Fact<Seat> dealer;
  private final Fact<Vulnerability> vulnerability;
  private final Fact<Deal> deal;
  private final List<DealtCard> faultyDeal;
  private final Fact<StatedDeclarer> declarer;
  private final Fact<Contract> contract;
  private final Fact<StatedResult> result;
  private final Optional<RecordedResult> recordedResult;
  private final Map<ScoreType, SideScore> scores;
  private final Optional<Auction> auction;
  private final Optional<Play> play;
  private final List<Table> tables;
  private final List<Comment> comments;

  /**
   * A bit for the hash of each name, so that most tags that are not there are not looked for; 0
   * until a tag is looked up. Threads that work it out at once come to the same value.
   */
  private long hashes;

  private Board(Builder builder) {
    this.tags = List.copyOf(builder.tags);
    this.tagsByName = tags.size() < MANY_TAGS ? Map.of() : byName(tags);
    this.number = builder.number;
    this.dealer = builder.dealer;
    this.vulnerability = builder.vulnerability;
    this.deal = builder.deal;
    this.faultyDeal = List.copyOf(builder.faultyDeal);
    this.declarer = builder.declarer;
    this.contract = builder.contract;
    this.result = builder.result;
    this.recordedResult = builder.recordedResult;
    this.scores =
        builder.scores.size() < 2 ? builder.scores : Collections.unmodifiableMap(builder.scores);
    this.auction = builder.auction;
    this.play = builder.play;
    this.tables = List.copyOf(builder.tables);
    this.comments = List.copyOf(builder.comments);
  }

  private static Map<String, Tag> byName(List<Tag> tags) {
    Map<String, Tag> byName = new HashMap<>();
    for (Tag tag : tags) {
      if (tag.origin() != Tag.Origin.REPEATED) {
        byName.putIfAbsent(tag.name(), tag);
      }
    }
    return byName;
  }

  /** A builder of a board about which nothing is known. */
  public static Builder builder() {
    return new Builder();
  }

  /** A builder that begins with all that is known of this board. */
  public Builder toBuilder() {
    Builder copy = new Builder();
    copy.tags.addAll(tags);
    scores.forEach(copy::score);
    copy.tables.addAll(tables);
    copy.number = number;
    copy.dealer = dealer;
    copy.vulnerability = vulnerability;
    copy.deal = deal;
    copy.faultyDeal = faultyDeal;
    copy.declarer = declarer;
    copy.contract = contract;
    copy.result = result;
    copy.recordedResult = recordedResult;
    copy.auction = auction;
    copy.play = play;
    copy.comments = comments;
    return copy;
  }

  /** All tags in the order of the record; tags taken from other records come last. */
  public List<Tag> tags() {
    return tags;
  }

  /** The tag of a name that is in force; empty when there is none. */
  public Optional<Tag> tag(String name) {
    if (tags.size() >= MANY_TAGS) {
      return Optional.ofNullable(tagsByName.get(name));
    }
    int hash = name.hashCode();
    if ((hashes() >>> hash & 1) != 0) {
      for (int i = 0; i < tags.size(); i++) {
        Tag tag = tags.get(i);
        if (tag.name().hashCode() == hash
            && tag.name().equals(name)
            && tag.origin() != Tag.Origin.REPEATED) {
          return Optional.of(tag);
        }
      }
    }
    return Optional.empty();
  }

  private long hashes() {
    long known = hashes;
    if (known == 0) {
      for (int i = 0; i < tags.size(); i++) {
        known |= 1L << tags.get(i).name().hashCode();
      }
      hashes = known;
    }
    return known;
  }

  /** The text of a tag: {@code ?} is unknown, no character is empty. */
  public Fact<String> text(String name) {
    return tag(name).map(Tag::text).orElse(Fact.absent());
  }

  /** The name of a player. */
  public Fact<String> player(Seat seat) {
    return text(playerTag(seat));
  }

  /** The tag that names a player: {@code North East South West} (PBN 3.4.5 to 3.4.8). */
  public static String playerTag(Seat seat) {
    return switch (seat) {
      case NORTH -> "North";
      case EAST -> "East";
      case SOUTH -> "South";
      case WEST -> "West";
    };
  }

  /** The board number, 1 or more; the text of the label is {@code text("Board")}. */
  public Fact<Integer> number() {
    return number;
  }

  /** The dealer. */
  public Fact<Seat> dealer() {
    return dealer;
  }

  /** The vulnerability. */
  public Fact<Vulnerability> vulnerability() {
    return vulnerability;
  }

  /** The deal; unknown when it is faulty, see {@link #faultyDeal()}. */
  public Fact<Deal> deal() {
    return deal;
  }

  /** The cards of a deal that breaks the rules of a deal, as written; empty for a usable one. */
  public List<DealtCard> faultyDeal() {
    return faultyDeal;
  }

  /** The declarer as stated. */
  public Fact<StatedDeclarer> declarer() {
    return declarer;
  }

  /** The contract as stated. */
  public Fact<Contract> contract() {
    return contract;
  }

  /** The result as stated. */
  public Fact<StatedResult> result() {
    return result;
  }

  /** What a list of results beside the boards says of this one. */
  public Optional<RecordedResult> recordedResult() {
    return recordedResult;
  }

  /** The readable score tags. */
  public Map<ScoreType, SideScore> scores() {
    return scores;
  }

  /** The auction. */
  public Optional<Auction> auction() {
    return auction;
  }

  /** The play section. */
  public Optional<Play> play() {
    return play;
  }

  /** Tables and user-defined sections in the order of the record. */
  public List<Table> tables() {
    return tables;
  }

  /** Remarks before the first tag. */
  public List<Comment> comments() {
    return comments;
  }

  /** Collects the facts of a board; a builder may be used once. */
  public static final class Builder {
    private final List<Tag> tags = new ArrayList<>(24);
    private Map<ScoreType, SideScore> scores = Map.of();
    private final List<Table> tables = new ArrayList<>(0);
    private Fact<Integer> number = Fact.absent();
    private Fact<Seat> dealer = Fact.absent();
    private Fact<Vulnerability> vulnerability = Fact.absent();
    private Fact<Deal> deal = Fact.absent();
    private List<DealtCard> faultyDeal = List.of();
    private Fact<StatedDeclarer> declarer = Fact.absent();
    private Fact<Contract> contract = Fact.absent();
    private Fact<StatedResult> result = Fact.absent();
    private Optional<RecordedResult> recordedResult = Optional.empty();
    private Optional<Auction> auction = Optional.empty();
    private Optional<Play> play = Optional.empty();
    private List<Comment> comments = List.of();

    private Builder() {}

    /** Adds a tag behind those added before. */
    public Builder add(Tag tag) {
      tags.add(tag);
      return this;
    }

    /** Sets the board number. */
    public Builder number(Fact<Integer> value) {
      number = value;
      return this;
    }

    /** Sets the dealer. */
    public Builder dealer(Fact<Seat> value) {
      dealer = value;
      return this;
    }

    /** Sets the vulnerability. */
    public Builder vulnerability(Fact<Vulnerability> value) {
      vulnerability = value;
      return this;
    }

    /** Sets the deal. */
    public Builder deal(Fact<Deal> value) {
      deal = value;
      return this;
    }

    /** Sets an unusable deal: the deal is unknown, its cards are kept as written. */
    public Builder faultyDeal(List<DealtCard> cards) {
      deal = Fact.unknown();
      faultyDeal = cards;
      return this;
    }

    /** Sets the stated declarer. */
    public Builder declarer(Fact<StatedDeclarer> value) {
      declarer = value;
      return this;
    }

    /** Sets the stated contract. */
    public Builder contract(Fact<Contract> value) {
      contract = value;
      return this;
    }

    /** Sets the stated result. */
    public Builder result(Fact<StatedResult> value) {
      result = value;
      return this;
    }

    /** Sets the entry of a list of results. */
    public Builder recordedResult(RecordedResult value) {
      recordedResult = Optional.of(value);
      return this;
    }

    /** Sets one score. */
    public Builder score(ScoreType type, SideScore value) {
      if (scores.isEmpty()) {
        scores = Map.of(type, value);
        return this;
      }
      if (scores.size() == 1) {
        scores = new EnumMap<>(scores);
      }
      scores.put(type, value);
      return this;
    }

    /** Sets the auction. */
    public Builder auction(Auction value) {
      auction = Optional.of(value);
      return this;
    }

    /** Sets the play section. */
    public Builder play(Play value) {
      play = Optional.of(value);
      return this;
    }

    /** Adds a table or user-defined section. */
    public Builder add(Table table) {
      tables.add(table);
      return this;
    }

    /** Sets the remarks before the first tag. */
    public Builder comments(List<Comment> value) {
      comments = value;
      return this;
    }

    /** The board. */
    public Board build() {
      return new Board(this);
    }
  }
}
