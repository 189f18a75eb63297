package org.handrec.lin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import org.handrec.core.diagnose.Source;

/**
 * The address of a hand viewer, which holds a board in its query: as LIN ({@code lin=}), or as
 * separate parameters. Its text is the LIN that it holds or that says the same. A source may hold
 * several, each at the begin of a line; lines that do not begin with one continue it.
 */
final class HandviewerAddress {
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final Pattern LINE_END = Pattern.compile("\\R");
  private static final int HEAD = 1 << 12;

  /** An address is not longer. */
  private static final int MOST = 1 << 20;

  /** What is read; the values of all others would only fill the memory. */
  private static final Set<String> NAMES =
      Set.of(
          "lin", "linurl", "myhand", "s", "w", "n", "e", "sn", "wn", "nn", "en", "d", "v", "b", "t",
          "a", "p", "c", "i", "k");

  private final Map<String, String> parameters;

  private HandviewerAddress(Map<String, String> parameters) {
    this.parameters = parameters;
  }

  /** Whether a text begins with the address of a hand viewer. */
  static boolean begins(byte[] head) {
    return begins(new String(head, StandardCharsets.ISO_8859_1).replace("\u00EF\u00BB\u00BF", ""));
  }

  private static boolean begins(String text) {
    String start = text.strip().toLowerCase(Locale.ROOT);
    int query = start.indexOf("handviewer.html?");
    int bar = start.indexOf('|');
    return (start.startsWith("http://") || start.startsWith("https://"))
        && query > 0
        && (bar < 0 || query < bar);
  }

  /** Whether a source is an address. */
  static boolean isAddress(Source source) throws IOException {
    return !read(source).isEmpty();
  }

  /** The source as LIN: itself, unless it is an address. */
  static Source text(Source source) throws IOException {
    List<HandviewerAddress> addresses = read(source);
    if (addresses.isEmpty()) {
      return source;
    }
    StringJoiner lin = new StringJoiner("\n");
    addresses.stream()
        .map(HandviewerAddress::lin)
        .filter(text -> !text.isEmpty())
        .forEach(lin::add);
    return Source.of(source.name(), lin.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Of each address that holds no deal what it has instead; nothing for what is no address. */
  static List<String> faults(Source source) throws IOException {
    return read(source).stream()
        .filter(address -> address.lin().isEmpty())
        .map(HandviewerAddress::parameterInstead)
        .toList();
  }

  /** Whether a source is an address, and longer than one that is read in full. */
  static boolean isCut(Source source) throws IOException {
    try (InputStream in = source.open()) {
      return begins(in.readNBytes(HEAD)) && in.readNBytes(MOST - HEAD + 1).length > MOST - HEAD;
    }
  }

  private static List<HandviewerAddress> read(Source source) throws IOException {
    byte[] bytes;
    try (InputStream in = source.open()) {
      bytes = in.readNBytes(HEAD);
      if (!begins(bytes)) {
        return List.of();
      }
    }
    try (InputStream in = source.open()) {
      bytes = in.readNBytes(MOST);
    }
    List<HandviewerAddress> addresses = new ArrayList<>();
    StringBuilder address = new StringBuilder();
    for (String line : LINE_END.split(decode(bytes).replace("\uFEFF", "").strip(), -1)) {
      if (begins(line) && !address.isEmpty()) {
        addresses.add(parse(address.toString().strip()));
        address.setLength(0);
      }
      address.append(line).append('\n');
    }
    addresses.add(parse(address.toString().strip()));
    return addresses;
  }

  private static HandviewerAddress parse(String address) {
    Map<String, String> parameters = new LinkedHashMap<>();
    String query = address.substring(address.indexOf('?') + 1).replace("&amp;", "&");
    int start = 0;
    while (start < query.length()) {
      int next = query.indexOf('&', start);
      int end = next < 0 ? query.length() : next;
      String part = query.substring(start, end);
      int equals = part.indexOf('=');
      String name = equals < 0 ? "" : part.substring(0, equals).strip().toLowerCase(Locale.ROOT);
      if (NAMES.contains(name)) {
        String value = part.substring(equals + 1);
        parameters.putIfAbsent(name, decodeQuery(name.equals("lin") ? value : fragmentless(value)));
      }
      start = end + 1;
    }
    return new HandviewerAddress(parameters);
  }

  /** A value without the fragment of the address. LIN is also typed as it is, with its own #. */
  private static String fragmentless(String value) {
    int fragment = value.indexOf('#');
    return fragment < 0 ? value : value.substring(0, fragment);
  }

  /** Percent signs and plus signs of a query. */
  private static String decodeQuery(String text) {
    byte[] encoded = text.replace('+', ' ').getBytes(StandardCharsets.UTF_8);
    byte[] decoded = new byte[encoded.length];
    int length = 0;
    for (int i = 0; i < encoded.length; i++) {
      int high = i + 2 < encoded.length ? Character.digit(encoded[i + 1], 16) : -1;
      int low = i + 2 < encoded.length ? Character.digit(encoded[i + 2], 16) : -1;
      if (encoded[i] == '%' && high >= 0 && low >= 0) {
        decoded[length++] = (byte) (high << 4 | low);
        i += 2;
      } else {
        decoded[length++] = encoded[i];
      }
    }
    return decode(Arrays.copyOf(decoded, length));
  }

  private static String decode(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, WINDOWS);
    }
  }

  /** The LIN text; nothing when the address holds no deal. */
  private String lin() {
    String lin = parameters.getOrDefault("lin", "");
    if (lin.indexOf('|') < 0 && lin.toUpperCase(Locale.ROOT).contains("%7C")) {
      lin = decodeQuery(lin.replace("+", "%2B"));
    }
    return lin.isBlank() ? new HandviewerParameters(parameters).lin() : lin;
  }

  private String parameterInstead() {
    for (String name : new String[] {"myhand", "linurl", "lin"}) {
      if (parameters.containsKey(name)) {
        return name;
      }
    }
    return "no lin";
  }
}
