package org.handrec.core.diagnose;

import java.util.Map;

/**
 * What is known of a rule apart from its logic: a row of the catalogue.
 *
 * @param code the code, such as {@code A001}; never reused
 * @param name the name, such as {@code insufficient-bid}
 * @param severity the severity in the default profile
 * @param profiles the severities of other profiles where they differ
 * @param group the family it belongs to
 * @param trigger when it is reported
 * @param message the form of the message
 * @param fixSafety the class of the repair
 * @param fix what the repair does; without one why there is none and what can be done by hand,
 *     perhaps empty
 * @param reference section of the standard or number of the law
 * @param example a short example; may be empty
 */
public record RuleInfo(
    String code,
    String name,
    Severity severity,
    Map<Profile, Severity> profiles,
    String group,
    String trigger,
    String message,
    FixSafety fixSafety,
    String fix,
    String reference,
    String example) {

  /** Copies the map. */
  public RuleInfo {
    profiles = Map.copyOf(profiles);
  }

  /** The severity in a profile. */
  public Severity severity(Profile profile) {
    return profiles.getOrDefault(profile, severity);
  }
}
