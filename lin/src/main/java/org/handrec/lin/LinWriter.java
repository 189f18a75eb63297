package org.handrec.lin;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.handrec.core.format.HandRecord;
import org.handrec.core.format.Loss;
import org.handrec.core.format.Loss.Fate;
import org.handrec.core.format.RecordReader;
import org.handrec.core.rules.Replay;

/**
 * Writes records as LIN, one after the other, in UTF-8. LIN has no standard; this is the form that
 * most programs read.
 *
 * <p><b>Form.</b> A board is a line: {@code pn} with four names, {@code md} with the digit of the
 * dealer, South, West and North, East's hand being the rest, ranks descending, all suit letters;
 * {@code ah} with the number; {@code sv}; a command for each call, with {@code !} for an alert and
 * {@code an} for its explanation; {@code pg} behind the auction and every fourth card; a command
 * for each card in the order of play; {@code mc} with the tricks of the declarer's side where fewer
 * than 52 cards are written and the tricks are known. Boards of a file with more than one begin
 * with {@code qx}: their numbers where no two are the same, else 1, 2, 3.
 *
 * <p>Boards of one match, each at most once in each room, are written under one header: {@code vg},
 * {@code rs}, {@code pn} for both rooms, in the order of their numbers, the open room first; a new
 * {@code pn} stands where a line-up changes. A match is kept in memory until it ends; one of more
 * than 1,000 numbers or about 16 MiB is written as boards.
 *
 * <p><b>Facts.</b> Calls and cards are those of the record, with the passes and the order of rows
 * that the replay settled; calls that are not allowed stay. Contract and declarer follow from the
 * calls. The calls end where a player was skipped or a text is no call; the cards end at the first
 * one that is not known.
 *
 * <p>Whatever does not come back when the file is read is returned as a {@link Loss}. What became
 * of the tags of a match is known only when it is known whether the file is one, so their losses
 * may be returned with those of a later record, or at the end.
 */
public final class LinWriter implements Closeable {
  private static final String ADDRESS = "https://www.bridgebase.com/tools/handviewer.html?lin=";

  /** The kind of loss of a record without a deal, which has no form in LIN. */
  public static final String NO_DEAL = "record without a deal";

  /** Browsers and servers take addresses up to this length without fail. */
  public static final int SAFE_ADDRESS = 2000;

  private static final String HEX = "0123456789ABCDEF";

  private final OutputStream out;
  private final Options options;
  private final byte[] lineEnd;
  private final BoardSpool spool;
  private final StringBuilder text = new StringBuilder(1 << 10);
  private Optional<TeamMatch> match;
  private Optional<HandRecord> nameless = Optional.empty();
  private boolean finished;
  private int longAddresses;
  private int longestAddress;

  /**
   * How records are written.
   *
   * @param form the form of the file
   * @param extras what is written besides
   * @param crLf whether lines end with CR LF instead of LF
   * @param temporaryDirectory where temporary files go; empty for the directory of the system
   */
  public record Options(
      Form form, Set<Extra> extras, boolean crLf, Optional<Path> temporaryDirectory) {
    /** Boards or a match, as the records are; three hands, no remarks, LF. */
    public static final Options DEFAULT = new Options(Form.AUTO, Set.of(), false, Optional.empty());

    /** Copies the set. */
    public Options {
      extras = Set.copyOf(extras);
    }

    boolean has(Extra extra) {
      return extras.contains(extra);
    }
  }

  /** What is written only on request. */
  public enum Extra {
    /**
     * Remarks, as {@code nt} at their places, and what else can only be told as one: suffixes and
     * glyphs, notes on cards. Some programs mistake them for explanations.
     */
    COMMENTS,
    /** East's hand in full deals, too. */
    FOUR_HANDS,
    /**
     * The shortest auction to the contract of a record that has none: passes up to the declarer,
     * the bid, doubles by the next players, three passes.
     */
    SHORTEST_AUCTION,
    /**
     * Commands of other programs: those of a LIN source at their places, those of the tag {@code
     * LinExtra} before the calls, and the hands to show ({@code sk}) by the tag {@code Hidden}.
     */
    UNKNOWN_COMMANDS
  }

  /** Forms of a file. */
  public enum Form {
    /** A match where the records are one, else boards. */
    AUTO,
    /** Boards, whatever the records are. */
    PLAIN,
    /**
     * An address of the hand viewer for each board, one a line. All characters but letters, digits
     * and {@code -_.~} are percent-encoded.
     */
    ADDRESS
  }

  /**
   * A writer.
   *
   * @param out where the bytes go; it is neither buffered nor closed here
   */
  public LinWriter(OutputStream out, Options options) {
    this.out = out;
    this.options = options;
    this.lineEnd = (options.crLf() ? "\r\n" : "\n").getBytes(StandardCharsets.US_ASCII);
    this.spool = new BoardSpool(options.temporaryDirectory());
    this.match = options.form() == Form.AUTO ? Optional.of(new TeamMatch()) : Optional.empty();
  }

  /**
   * Writes a record. One without a deal, and one that holds only values for others, has no form in
   * LIN and is a loss as a whole.
   *
   * @param replay the reading of its auction and play
   * @return what is known by now not to be in the file as it is in the records
   * @throws IOException when it cannot be written
   */
  public List<Loss> write(HandRecord record, Replay replay) throws IOException {
    Optional<HandRecord> bid =
        options.has(Extra.SHORTEST_AUCTION) ? ShortestAuction.addedTo(record) : Optional.empty();
    if (bid.isEmpty()) {
      return write(record, replay, new LossList(record));
    }
    LossList losses = new LossList(bid.get());
    losses.tag(
        "Contract",
        "auction that is not given",
        record.board().text("Contract").value().orElse(""),
        Fate.REPLACED);
    return write(bid.get(), Replay.of(bid.get().board(), false, () -> false), losses);
  }

  private List<Loss> write(HandRecord record, Replay replay, LossList losses) throws IOException {
    if (record.kind() == HandRecord.Kind.HEADER || !DealValue.isKnown(record.board())) {
      boolean header = record.kind() == HandRecord.Kind.HEADER;
      if (header && LinTags.isLin(record)) {
        record.origins().remnants().forEach(losses::remnant);
        return losses.losses();
      }
      String board = record.board().text("Board").value().map(b -> "board " + b).orElse("");
      losses.record(header ? "header of values for later records" : NO_DEAL, board, Fate.DROPPED);
      return losses.losses();
    }
    text.setLength(0);
    LinTags.report(record, options, losses);
    LinLine line = new LinLine(text, record, replay, options, losses);
    String names = line.names();
    line.write();
    line.remnants();
    WrittenBoard board = WrittenBoard.of(record, names, text.toString());
    if (options.form() == Form.ADDRESS) {
      LinTags.reportOfMatch(record, losses);
      LinTags.reportLabel(record, losses);
      address(board);
    } else if (match.isPresent() && !match.get().isFull() && match.get().accepts(record)) {
      match.get().add(board, record, replay);
    } else {
      if (match.filter(TeamMatch::isFull).isPresent()) {
        losses.record("match that is too large for one header", "", Fate.REPLACED);
      }
      losses.losses().addAll(0, giveUpMatch());
      LinTags.reportOfMatch(record, losses);
      spool(record, board, losses);
    }
    return losses.losses();
  }

  /** A label gives a number to a board that has none, which is known from the second board on. */
  private void spool(HandRecord record, WrittenBoard board, LossList losses) throws IOException {
    spool.add(board);
    LinTags.reportLabelText(record, losses);
    if (spool.boards() == 1) {
      nameless = Optional.of(record).filter(first -> board.isNameless());
      return;
    }
    if (nameless.isPresent()) {
      LossList first = new LossList(nameless.get());
      number(first, 1);
      losses.losses().addAll(0, first.losses());
      nameless = Optional.empty();
    }
    if (board.isNameless()) {
      number(losses, spool.boards());
    }
  }

  private static void number(LossList losses, int number) {
    losses.record("board number that is not given", Integer.toString(number), Fate.REPLACED);
  }

  private void address(WrittenBoard board) throws IOException {
    byte[] bytes = board.unlabelled().getBytes(StandardCharsets.UTF_8);
    StringBuilder encoded = new StringBuilder(3 * bytes.length).append(ADDRESS);
    for (byte b : bytes) {
      if ((b >= '0' && b <= '9')
          || (b >= 'A' && b <= 'Z')
          || (b >= 'a' && b <= 'z')
          || "-_.~".indexOf(b) >= 0) {
        encoded.append((char) b);
      } else {
        encoded.append('%').append(HEX.charAt(b >> 4 & 15)).append(HEX.charAt(b & 15));
      }
    }
    if (encoded.length() > SAFE_ADDRESS) {
      longAddresses++;
      longestAddress = Math.max(longestAddress, encoded.length());
    }
    out.write(encoded.toString().getBytes(StandardCharsets.US_ASCII));
    out.write(lineEnd);
  }

  /** Number of addresses of more than {@value #SAFE_ADDRESS} characters. */
  public int longAddresses() {
    return longAddresses;
  }

  /** Number of characters of the longest of these; 0 when there is none. */
  public int longestAddress() {
    return longestAddress;
  }

  /** The boards so far are no match; what only its header would hold is lost. */
  private List<Loss> giveUpMatch() throws IOException {
    List<Loss> losses = new ArrayList<>();
    if (match.isPresent()) {
      for (TeamMatch.Entry entry : match.get().entries()) {
        LossList list = new LossList(entry.record());
        LinTags.reportOfMatch(entry.record(), list);
        spool(entry.record(), entry.board(), list);
        losses.addAll(list.losses());
      }
      match = Optional.empty();
    }
    return losses;
  }

  /**
   * Says what is lost of the text behind the last record of a source. Records of another source may
   * follow.
   *
   * @param source the reader from which the records came, read to its end
   */
  public List<Loss> writeTrailer(RecordReader source) {
    return LinConversion.ofTrailer(source);
  }

  /**
   * Ends the file.
   *
   * @return losses that could not be told before
   * @throws IOException when it cannot be written
   */
  public List<Loss> finish() throws IOException {
    if (finished) {
      throw new IllegalStateException("the file is finished");
    }
    finished = true;
    List<Loss> losses;
    if (match.filter(m -> !m.entries().isEmpty() && m.isMatch()).isPresent()) {
      for (String line : match.get().lines()) {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        out.write(lineEnd);
      }
      losses = match.get().losses();
    } else {
      losses = giveUpMatch();
      spool.copyTo(out, lineEnd);
    }
    out.flush();
    return losses;
  }

  /** Gives up the temporary file. A file that is not finished is not written. */
  @Override
  public void close() throws IOException {
    spool.close();
  }
}
