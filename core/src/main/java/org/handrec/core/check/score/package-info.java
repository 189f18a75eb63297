/** Checks of the scores that a record states against the result that it tells of. */
package org.handrec.core.check.score;
