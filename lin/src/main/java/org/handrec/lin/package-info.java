/**
 * LIN, the format of Bridge Base Online.
 *
 * <p>This package is empty as yet: the LIN reader and writer come with the project's second issue.
 * The module exists so that the build and the module graph are those of the finished toolkit.
 */
package org.handrec.lin;
