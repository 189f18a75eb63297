/** Repairs: passes of edits over a text until nothing is left to do. */
package org.handrec.core.fix;
