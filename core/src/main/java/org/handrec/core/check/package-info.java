/** Checks of hand records against the rules of the game and the practice of good files. */
package org.handrec.core.check;
