package org.handrec.lin;

import org.handrec.core.diagnose.Span;

/**
 * A token of a LIN text.
 *
 * @param kind what it is
 * @param span where it stands
 */
public record LinToken(TokenKind kind, Span span) {}
