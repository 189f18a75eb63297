/** Checks of the tables of a record: their rows, and the points in them against the scores. */
package org.handrec.core.check.table;
