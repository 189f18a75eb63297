/** Rules of contract, declarer and result, group R. */
package org.handrec.core.check.result;
