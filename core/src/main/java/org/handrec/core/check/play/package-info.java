/** Rules of the play, group P. */
package org.handrec.core.check.play;
