/** Sources, positions in them, and what there is to say about them. */
package org.handrec.core.diagnose;
