/**
 * The scores of an event: results of boards at tables, what they earn by comparison with each
 * other, and the totals and ranks of the contestants.
 */
package org.handrec.core.scoring.event;
