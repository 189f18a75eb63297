/** Lists of results, as scoring programs and spreadsheets write them, against hands. */
package org.handrec.cli.results;
