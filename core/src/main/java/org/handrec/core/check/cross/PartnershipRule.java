package org.handrec.core.check.cross;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.handrec.core.check.BoardContext;
import org.handrec.core.check.Findings;
import org.handrec.core.model.Board;
import org.handrec.core.model.Seat;

/**
 * N005: a player sits opposite another partner than before in the session; once a player. In an
 * individual that is the rule, and a player who is not named cannot be told from another one. At
 * most 1024 players are remembered; then it begins anew.
 */
final class PartnershipRule implements IdentityRule {
  private static final int MOST = 1024;

  /** Their partners; no character when the change was reported. */
  private final Map<String, String> partners = new HashMap<>();

  private final String[] before = {"", "", "", ""};
  private SessionKey session = SessionKey.NONE;

  @Override
  public void check(BoardContext context, Identity identity, Findings findings) {
    if (!identity.isOf(session) || partners.size() > MOST) {
      session = identity.session();
      partners.clear();
    }
    for (int i = 0; i < 2; i++) {
      String player = identity.player(i);
      String partner = identity.player(i + 2);
      if (!player.equals(before[i]) || !partner.equals(before[i + 2])) {
        before[i] = player;
        before[i + 2] = partner;
        if (!isSettled(player, partner) && isPair(player, partner)) {
          boolean first = isChanged(player, partner);
          boolean changed = isChanged(partner, player) || first;
          if (changed && !isIndividual(identity)) {
            report(context, Seat.NORTH.plus(i), player, partner, findings);
            report(context, Seat.NORTH.plus(i + 2), partner, player, findings);
          }
        }
      }
    }
  }

  /** Whether there is nothing to say: both are known as partners, or their changes were told. */
  private boolean isSettled(String player, String partner) {
    String ofPlayer = partners.get(player);
    String ofPartner = partners.get(partner);
    return ofPlayer != null
        && ofPartner != null
        && (ofPlayer.isEmpty() || ofPlayer.equals(partner))
        && (ofPartner.isEmpty() || ofPartner.equals(player));
  }

  private static boolean isPair(String player, String partner) {
    return !player.equals(partner)
        && PlayerName.persons(player).size() == 1
        && PlayerName.persons(partner).size() == 1;
  }

  private static boolean isIndividual(Identity identity) {
    return (identity.event() + identity.scoring()).toLowerCase(Locale.ROOT).contains("indiv");
  }

  /** Notes the partner of a player who had none; whether he had another one. */
  private boolean isChanged(String player, String partner) {
    String known = partners.putIfAbsent(player, partner);
    return known != null && !known.isEmpty() && !known.equals(partner);
  }

  private void report(
      BoardContext context, Seat seat, String player, String partner, Findings findings) {
    String known = partners.get(player);
    if (known.isEmpty() || known.equals(partner)) {
      return;
    }
    partners.put(player, "");
    findings.add(
        findings
            .at(
                "N005",
                context.value(Board.playerTag(seat)),
                "\"%s\" plays with \"%s\" and with \"%s\"".formatted(player, known, partner))
            .tag(Board.playerTag(seat))
            .seat(seat)
            .found(player));
  }
}
