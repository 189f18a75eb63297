/**
 * What the tests of all modules share: generators of records, oracles that answer by the letter of
 * the Laws, and contracts, the tests of every format. The oracles know the model alone; they share
 * no code with the rules they judge.
 */
package org.handrec.testkit;
