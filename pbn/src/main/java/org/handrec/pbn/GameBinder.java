package org.handrec.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.handrec.core.check.CoreRules;
import org.handrec.core.diagnose.Diagnostic;
import org.handrec.core.diagnose.RuleCatalog;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.ReadOptions;
import org.handrec.core.format.RecordReader;
import org.handrec.core.model.Board;
import org.handrec.core.model.Comment;
import org.handrec.core.model.Contract;
import org.handrec.core.model.Table;
import org.handrec.core.model.Tag;
import org.handrec.core.rules.AuctionReplay;

/**
 * Reads the meaning of games: from tokens and tag pairs to the facts of a board, with what there is
 * to say about them. One binder reads the games of one source in order, since games inherit from
 * earlier ones (PBN 4.8).
 */
final class GameBinder {
  /** Bracket, name, blank, value, bracket. */
  private static final int TOKENS_OF_A_PAIR = 5;

  /** Tags that may not be inherited, and whose value can be written out where they are. */
  private static final List<StandardTag> NOTED =
      List.of(
          StandardTag.DEALER,
          StandardTag.VULNERABLE,
          StandardTag.DEAL,
          StandardTag.DECLARER,
          StandardTag.CONTRACT);

  private final GameFindings findings;
  private final Remarks remarks;
  private final GameTags tags;
  private final FactReader facts;
  private final AuctionSection auction;
  private final PlaySection play;
  private final NoteReader notes;
  private final TableReader tables;
  private final SectionOrder order;
  private final Inheritance inheritance = new Inheritance();
  private final FurtherRecords further;
  private final boolean strict;
  private final List<Tag> inherited = new ArrayList<>();
  private final Inheritance.Taker taker = this::take;
  private Board.Builder board = Board.builder();
  private RawGame game;
  private boolean header;

  /**
   * A binder for one source.
   *
   * @param options how to read; only the mode matters here
   * @param rules the rules of this format
   */
  GameBinder(ReadOptions options, RuleCatalog rules) {
    strict = options.strict();
    findings = new GameFindings(rules, CoreRules.catalog());
    remarks = new Remarks(findings);
    tags = new GameTags(findings);
    facts = new FactReader(findings, strict);
    auction = new AuctionSection(findings, remarks, strict);
    play = new PlaySection(findings, remarks, strict);
    notes = new NoteReader(findings, auction, play);
    tables = new TableReader(findings, remarks);
    order = new SectionOrder(findings);
    further = new FurtherRecords(findings);
  }

  /**
   * Reads a game.
   *
   * @param index its number in the source, from 1
   * @param raw its tokens and at least one tag pair
   */
  HandRecord bind(int index, RawGame raw) {
    open(raw);
    readHead();
    for (int i = 0; i < tags.count(); i++) {
      readPair(game.openToken(i), tags.get(i));
      read(tags.get(i));
    }
    notes.read(tags);
    auction.finish();
    play.finish();
    inheritance.serve(tags, taker);
    if (!strict) {
      further.share(tags, inherited, facts, board);
    }
    readOutcome();
    order.check(tags, facts.isEndPosition());
    Board complete = complete();
    further.remember(complete, facts.hasDeal(), index);
    return new HandRecord(
        index,
        header ? HandRecord.Kind.HEADER : HandRecord.Kind.BOARD,
        complete,
        origins(complete),
        raw.text,
        findings.all());
  }

  /** Looks at the text behind the last game, which has no tag pair. */
  RecordReader.Trailer bindRest(RawGame rest) {
    findings.open(rest);
    remarks.open(rest);
    remarks.reportStray(0, rest.tokens.count());
    return new RecordReader.Trailer(rest.text, findings.all());
  }

  private void open(RawGame raw) {
    game = raw;
    header = raw.tagCount() > 0;
    board = Board.builder();
    inherited.clear();
    findings.open(raw);
    remarks.open(raw);
    tags.open(raw);
    facts.open(board);
    auction.reset();
    play.reset();
  }

  /** Reads what stands before the first tag. */
  private void readHead() {
    int end = tags.count() == 0 ? game.tokens.count() : game.openToken(0);
    List<Comment> comments = new ArrayList<>(0);
    boolean stray = false;
    for (int token = 0; token < end; token++) {
      TokenKind kind = game.tokens.kind(token);
      if (kind.isComment()) {
        comments.add(remarks.comment(token));
      } else {
        stray |= !kind.isBlank();
      }
    }
    if (stray) {
      remarks.reportStray(0, end);
    }
    if (!comments.isEmpty()) {
      board.comments(comments);
    }
  }

  /** Takes the comments inside a tag pair as comments behind it (PBN024). */
  private void readPair(int open, TagSlot tag) {
    if (tag.firstBehind - open <= TOKENS_OF_A_PAIR) {
      return;
    }
    for (int token = open; token < tag.firstBehind; token++) {
      if (game.tokens.kind(token).isComment()) {
        tag.add(remarks.comment(token));
      }
    }
  }

  private void read(TagSlot tag) {
    boolean hash = !tag.value.isEmpty() && tag.value.charAt(0) == '#';
    tag.spreads = hash && tag.value.startsWith("##");
    header &= tag.spreads;
    if (tag.isRepeated()) {
      readRemarks(tag, false);
      return;
    }
    if (hash) {
      inherit(tag);
    }
    if (tag.standard < 0) {
      inheritance.remember(tag);
      tables.section(game, tag).ifPresent(board::add);
      return;
    }
    readStandard(tag, StandardTag.of(tag.standard));
  }

  private void readStandard(TagSlot tag, StandardTag standard) {
    facts.read(game, tag);
    if (standard.isInheritable()) {
      inheritance.remember(tag);
    }
    if (standard.isTable()) {
      board.add(tables.table(game, tag));
    } else if (standard == StandardTag.AUCTION) {
      auction.read(game, tag);
    } else if (standard == StandardTag.PLAY) {
      play.read(game, tag);
    } else {
      readRemarks(tag, true);
    }
  }

  /** Resolves {@code #} and {@code ##} (PBN 4.8). */
  private void inherit(TagSlot tag) {
    boolean takes = tag.value.equals("#");
    if (!tag.spreads && !takes) {
      return;
    }
    if (tag.standard >= 0 && !StandardTag.of(tag.standard).isInheritable()) {
      tag.unusable = true;
      Diagnostic.Builder finding =
          findings.atValue("PBN034", tag, tag.name + " cannot be inherited");
      String meant = takes ? inheritance.earlier(tag) : tag.value.substring(2);
      findings.add(meant.isEmpty() || meant.equals("?") ? finding : finding.expected(meant));
    } else if (tag.spreads) {
      tag.value = tag.value.substring(2);
    } else {
      if (!inheritance.has(tag)) {
        findings.add(findings.atValue("PBN035", tag, tag.name + " \"#\" has nothing to inherit"));
      }
      tag.value = inheritance.earlier(tag);
      tag.origin = Tag.Origin.INHERITED;
    }
  }

  /** Reads the remarks behind a tag; other text belongs to nothing, unless the tag is not used. */
  private void readRemarks(TagSlot tag, boolean used) {
    boolean stray = false;
    for (int token = tag.firstBehind; token < tag.lastBehind; token++) {
      TokenKind kind = game.tokens.kind(token);
      if (kind == TokenKind.LINE_END) {
        continue;
      }
      if (kind.isComment()) {
        tag.add(remarks.comment(token));
      } else {
        stray |= !kind.isBlank();
      }
    }
    if (stray && used) {
      remarks.reportStray(tag.firstBehind, tag.lastBehind);
    }
  }

  /** Takes a value that an earlier game gives to all later ones. */
  private void take(int standard, String name, String value) {
    TagSlot tag = new TagSlot();
    tag.standard = standard;
    tag.name = name;
    tag.value = value;
    tag.origin = Tag.Origin.INHERITED;
    if (standard >= 0) {
      facts.read(game, tag);
      if (StandardTag.of(standard).isTable()) {
        Table table = tables.inherited(tag);
        board.add(table);
      }
    }
    inherited.add(tag.toTag());
  }

  /** Reads Contract and Result, which other facts explain. */
  private void readOutcome() {
    int contract = tags.place(StandardTag.CONTRACT);
    if (contract >= 0) {
      facts.readContract(tags.get(contract));
    }
    int result = tags.place(StandardTag.RESULT);
    if (result >= 0) {
      TagSlot tag = tags.get(result);
      facts.readResult(tag, this::level);
      inheritance.remember(tag);
    }
    for (StandardTag name : NOTED) {
      int place = tags.place(name);
      if (place >= 0 && !tags.get(place).unusable) {
        inheritance.note(tags.get(place));
      }
    }
  }

  /** The level of the contract: the stated one, else that of the auction. */
  private OptionalInt level() {
    Optional<Contract> contract = facts.statedContract();
    if (contract.isEmpty() && auction.isPresent()) {
      contract =
          AuctionReplay.of(auction.auction(facts.auctionSeat()), facts.dealer(), 0).contract();
    }
    return contract.isPresent() && contract.get() instanceof Contract.Played played
        ? OptionalInt.of(played.bid().level())
        : OptionalInt.empty();
  }

  private Board complete() {
    for (int i = 0; i < tags.count(); i++) {
      board.add(tags.get(i).toTag());
    }
    for (Tag tag : inherited) {
      board.add(tag);
    }
    if (auction.isPresent()) {
      board.auction(auction.auction(facts.auctionSeat()));
    }
    if (play.isPresent()) {
      board.play(play.play(facts.playSeat()));
    }
    return board.build();
  }

  private GameOrigins origins(Board complete) {
    return new GameOrigins(game, complete, auction.tokens(), play.tokens(), facts.dealPlaces());
  }
}
