/**
 * Rules on the number, date, dealer and vulnerability of a board and on the names of the players.
 */
package org.handrec.core.check.identity;
