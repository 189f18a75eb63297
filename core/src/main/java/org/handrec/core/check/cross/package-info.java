/**
 * Rules on records that belong together: the records of one board, its two rooms, the numbers of a
 * session. What is kept of the records before is bounded, see {@link
 * org.handrec.core.check.cross.KnownBoards} and {@link org.handrec.core.check.cross.KnownDeals}.
 */
package org.handrec.core.check.cross;
