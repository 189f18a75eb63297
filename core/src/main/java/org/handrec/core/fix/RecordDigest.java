package org.handrec.core.fix;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What must be known of a record to see whether its repair added a finding.
 *
 * @param record its number from 1; 0 for the text behind the last one
 * @param end where its text ends in the repaired source
 * @param applied number of repairs
 * @param oneCode whether they are all of one rule
 * @param firstKey the first of them
 * @param findings number of findings by code
 */
record RecordDigest(
    int record,
    long end,
    int applied,
    boolean oneCode,
    String firstKey,
    Map<String, Integer> findings) {

  void write(DataOutputStream out) throws IOException {
    out.writeInt(record);
    out.writeLong(end);
    out.writeInt(applied);
    out.writeBoolean(oneCode);
    out.writeUTF(firstKey);
    out.writeInt(findings.size());
    for (Map.Entry<String, Integer> finding : findings.entrySet()) {
      out.writeUTF(finding.getKey());
      out.writeInt(finding.getValue());
    }
  }

  static RecordDigest read(DataInputStream in) throws IOException {
    int record = in.readInt();
    long end = in.readLong();
    int applied = in.readInt();
    boolean oneCode = in.readBoolean();
    String firstKey = in.readUTF();
    Map<String, Integer> findings = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      findings.put(in.readUTF(), in.readInt());
    }
    return new RecordDigest(record, end, applied, oneCode, firstKey, findings);
  }

  /** The codes of which there are more findings than before. */
  Set<String> exceededBy(Map<String, Integer> now) {
    Set<String> more = new TreeSet<>();
    now.forEach(
        (code, count) -> {
          if (count > findings.getOrDefault(code, 0)) {
            more.add(code);
          }
        });
    return more;
  }
}
