package org.handrec.lin;

import java.util.Locale;

/**
 * The names of LIN commands as numbers: two ASCII characters, letters in lower case, the first one
 * in the high byte.
 */
final class CommandName {
  /** Text that belongs to no command. */
  static final int NONE = 0;

  static final int QX = 'q' << 8 | 'x';
  static final int PN = 'p' << 8 | 'n';
  static final int ST = 's' << 8 | 't';
  static final int RH = 'r' << 8 | 'h';
  static final int AH = 'a' << 8 | 'h';
  static final int MD = 'm' << 8 | 'd';
  static final int SV = 's' << 8 | 'v';
  static final int MB = 'm' << 8 | 'b';
  static final int AN = 'a' << 8 | 'n';
  static final int NT = 'n' << 8 | 't';
  static final int PG = 'p' << 8 | 'g';
  static final int PC = 'p' << 8 | 'c';
  static final int MC = 'm' << 8 | 'c';
  static final int SK = 's' << 8 | 'k';
  static final int VG = 'v' << 8 | 'g';
  static final int RS = 'r' << 8 | 's';
  static final int PW = 'p' << 8 | 'w';
  static final int MP = 'm' << 8 | 'p';
  static final int BN = 'b' << 8 | 'n';
  static final int UP = 'u' << 8 | 'p';
  static final int UB = 'u' << 8 | 'b';
  static final int JP = 'j' << 8 | 'p';
  static final int WT = 'w' << 8 | 't';
  static final int RC = 'r' << 8 | 'c';
  static final int BT = 'b' << 8 | 't';
  static final int AT = 'a' << 8 | 't';
  static final int LB = 'l' << 8 | 'b';
  static final int BV = 'b' << 8 | 'v';
  static final int IA = 'i' << 8 | 'a';
  static final int IH = 'i' << 8 | 'h';

  /** The commands of records and headers, and those of presentation that are described. */
  private static final boolean[] DESCRIBED =
      table(
          "qx pn st bt rh ah md sv mb an nt pg pa pc mc sk ha cm zz ob sa vg rs pw mp bn"
              + " up jp ub wt rc aa bs xl kc eb mx tt tc pf at mn tu ht va bg bd 3d fg lg"
              + " n# n^ n< n> fh ff fb fi fu fm fp fd cr cg cb cp cq cs lb hf ia ih sb"
              + " hc lc hs ls bm wb hb ip se lf do pi bv bh bi rq ss vv uu pd sj vx vi vj vp vh vr"
              + " rt os hz zm zs zv zd zg xf xe xx ae ts");

  /** Those that the viewers of presentations know besides. */
  private static final boolean[] LISTED =
      table(
          "kt db hq fa cd ne aq yw em ag ar sl bf ac ai cc bn sr it bo bc tw ep as p1 nl lm pv"
              + " bk rf sc sd tb");

  /** A command that one program made up; it is in no list. */
  private static final int MADE_UP = 'z' << 8 | 'z';

  /** For letters and digits themselves, letters in lower case; 0 for all other bytes. */
  private static final byte[] LETTERS_AND_DIGITS = lettersAndDigits();

  private CommandName() {}

  private static byte[] lettersAndDigits() {
    byte[] table = new byte[256];
    for (int i = '0'; i <= '9'; i++) {
      table[i] = (byte) i;
    }
    for (int i = 'a'; i <= 'z'; i++) {
      table[i] = (byte) i;
      table[i + 'A' - 'a'] = (byte) i;
    }
    return table;
  }

  private static boolean[] table(String names) {
    boolean[] known = new boolean[1 << 15];
    for (String name : names.split(" ", -1)) {
      known[of((byte) name.charAt(0), (byte) name.charAt(1))] = true;
    }
    return known;
  }

  /** The number of a name. */
  static int of(byte first, byte second) {
    return lower(first) << 8 | lower(second);
  }

  /** Whether two characters can be a name: a letter or digit, then one of those or a sign. */
  static boolean isPlausible(byte first, byte second) {
    return isLetterOrDigit(first)
        && (isLetterOrDigit(second)
            || second == '#'
            || second == '^'
            || second == '<'
            || second == '>');
  }

  /** Whether a name may be recognised at the end of other text. */
  static boolean isDescribed(int name) {
    return name > 0 && name < DESCRIBED.length && DESCRIBED[name];
  }

  /** Whether a name is in one of the lists of commands. */
  static boolean isKnown(int name) {
    return name != MADE_UP && (isDescribed(name) || (name < LISTED.length && LISTED[name]));
  }

  /** Whether a command stands before the deal to which it belongs. */
  static boolean leadsToDeal(int name) {
    return switch (name) {
      case PN, ST, RH, AH, SV, SK -> true;
      default -> false;
    };
  }

  /** Whether a command makes a file without a header a presentation. */
  static boolean isPresentation(int name) {
    return switch (name) {
      case BT, AT, LB, BV, IA, IH -> true;
      default -> false;
    };
  }

  /** The name as text, in lower case. */
  static String text(int name) {
    return String.valueOf(new char[] {(char) (name >> 8), (char) (name & 0xFF)})
        .toLowerCase(Locale.ROOT);
  }

  private static boolean isLetterOrDigit(byte b) {
    return LETTERS_AND_DIGITS[b & 0xFF] != 0;
  }

  private static int lower(byte b) {
    return b >= 'A' && b <= 'Z' ? b + 'a' - 'A' : b & 0x7F;
  }
}
