/** Rules of the auction, group A. */
package org.handrec.core.check.auction;
