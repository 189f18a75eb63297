package org.handrec.cli.solve;

import java.util.Optional;
import org.handrec.core.doubledummy.DoubleDummyTable;
import org.handrec.core.doubledummy.Par;
import org.handrec.core.doubledummy.PlayAnalysis;
import org.handrec.core.model.Deal;

/**
 * A deal with its double dummy results.
 *
 * @param file the name of the input; empty for a deal of the command line
 * @param record its number in the input, or among the deals of the command line
 * @param board the label of the board
 * @param deal the deal
 * @param table the 20 results
 * @param par when it is wanted, and the vulnerability is known
 * @param play what the cards of the play cost, when that is wanted and there is a play
 */
public record SolvedBoard(
    String file,
    int record,
    Optional<String> board,
    Deal deal,
    DoubleDummyTable table,
    Optional<Par> par,
    Optional<PlayAnalysis> play) {}
