/**
 * What the tests of all modules share: generators of records, and oracles that answer by the letter
 * of the Laws. The oracles know the model alone; they share no code with the rules they judge.
 */
package org.handrec.testkit;
