package org.handrec.pbn;

import org.handrec.core.diagnose.Span;

/**
 * A token of a PBN text.
 *
 * @param kind what it is
 * @param span where it stands
 */
public record PbnToken(TokenKind kind, Span span) {}
