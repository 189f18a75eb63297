/** Double dummy results of boards, in several shapes. */
package org.handrec.cli.solve;
