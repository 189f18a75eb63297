package org.handrec.core.diagnose;

/**
 * The replacement of a part of a source.
 *
 * @param span the part that goes
 * @param replacement the text that comes, in the charset of the source
 */
public record Edit(Span span, String replacement) {}
