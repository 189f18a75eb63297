/** Portable Bridge Notation: reading its games, and editing its text without touching the rest. */
package org.handrec.pbn;
