package org.handrec.pbn;

import java.util.Optional;

/**
 * What the escape lines of a source say (PBN 2.4).
 *
 * @param version the version that the source names before its first tag, such as {@code 2.1}
 * @param exportFlag whether the source claims, before its first tag, to be in export format
 * @param directives number of escape lines so far
 */
public record PbnHeader(Optional<String> version, boolean exportFlag, int directives) {}
