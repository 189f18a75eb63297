/** The rules of the game: numbering of boards, auction, play and their outcome. */
package org.handrec.core.rules;
