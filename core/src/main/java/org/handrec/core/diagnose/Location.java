package org.handrec.core.diagnose;

/**
 * A part of a source in lines and columns, both from 1. A column is one code point; a byte order
 * mark does not count. The end is the place behind the last character.
 */
public record Location(int line, int column, int endLine, int endColumn) {}
