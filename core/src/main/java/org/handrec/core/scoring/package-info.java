/**
 * Scores of a deal and of a session: duplicate, rubber and Chicago scores, IMPs, matchpoints, and
 * victory points (Laws of Duplicate Bridge 2017, Laws 77 and 78; Laws of Contract Bridge 72 to 81).
 */
package org.handrec.core.scoring;
