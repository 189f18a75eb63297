/** Rules on double dummy results and par. */
package org.handrec.core.check.doubledummy;
