/** Double dummy: the best play of both sides with all cards seen, and the par that follows. */
package org.handrec.core.doubledummy;
