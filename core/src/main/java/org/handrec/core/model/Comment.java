package org.handrec.core.model;

/**
 * A remark in a record.
 *
 * @param text the text between the marks, as written, line ends included
 * @param toLineEnd whether it runs to the end of its line (PBN {@code ;}) instead of standing in
 *     braces
 */
public record Comment(String text, boolean toLineEnd) {}
