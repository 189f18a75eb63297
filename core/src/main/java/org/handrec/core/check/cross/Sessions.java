package org.handrec.core.check.cross;

import java.util.LinkedHashMap;
import java.util.Map;

/** The sessions of a source; those begun last are known, at most 64. */
final class Sessions {
  private static final int MOST = 64;

  private final Map<SessionKey, Session> sessions = new LinkedHashMap<>();
  private SessionKey key = SessionKey.NONE;
  private Session session = new Session(0, 0);
  private int ids = 1;

  Sessions() {
    sessions.put(key, session);
  }

  /** The session of a record. */
  Session of(Identity identity) {
    if (!identity.isOf(key)) {
      key = identity.session();
      session = sessions.computeIfAbsent(key, k -> new Session(newId(), k.event().hashCode()));
      if (sessions.size() > MOST) {
        sessions.remove(sessions.keySet().iterator().next());
      }
    }
    return session;
  }

  /** A number that no session and no part of one has had. */
  int newId() {
    return ids++;
  }

  /** All that are known. */
  Iterable<Session> all() {
    return sessions.values();
  }
}
