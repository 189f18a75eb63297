/** Rules on the cards that were dealt. */
package org.handrec.core.check.deal;
