package org.handrec.core.doubledummy;

/**
 * What counts for and against a card when cards are brought into the order in which they are tried.
 * Found by changing them at random and keeping what made the search look at fewer positions; the
 * deals of the tests were not among those used for that.
 */
final class Weights {
  static final Weights NOTRUMP = new Weights(false);
  static final Weights TRUMP = new Weights(true);

  final int opponentsCard;
  final int opponentRuffs;
  final int partnerRuffs;
  final int singletonToAce;
  final int trumpLead;
  final int drawTrumps;
  final int throughHonour;
  final int fromTenace;
  final int twoOfTopThree;
  final int longerLength;
  final int top;
  final int topIsAce;
  final int aceWithKing;
  final int lowest;
  final int lowestToAce;
  final int middle;
  final int beats;
  final int unbeatable;
  final int beatsPerRank;
  final int discardPerCard;
  final int discardNotLowest;
  final int discardFromAce;
  final int ruff;
  final int uselessRuff;
  final int partnersAce;
  final int ownAce;
  final int leftVoid;
  final int partnerLonger;
  final int ownLength;
  final int partnersLength;
  final int rank;
  final int trumpAlone;
  final int followRank;
  final int discardRank;
  final int discardPartnersAce;
  final int discardTheyAreOut;
  final int discardPerPartners;

  private Weights(boolean trumps) {
    opponentsCard = trumps ? 16 : 12;
    opponentRuffs = trumps ? 292 : 288;
    partnerRuffs = 172;
    singletonToAce = trumps ? 104 : 52;
    trumpLead = 96;
    drawTrumps = 36;
    throughHonour = trumps ? 127 : 158;
    fromTenace = trumps ? 63 : 19;
    twoOfTopThree = trumps ? 72 : 100;
    longerLength = 8;
    top = 72;
    topIsAce = 24;
    aceWithKing = trumps ? 20 : 11;
    lowest = 44;
    lowestToAce = trumps ? 27 : 31;
    middle = trumps ? 150 : 84;
    beats = 400;
    unbeatable = trumps ? 109 : 169;
    beatsPerRank = 8;
    discardPerCard = trumps ? -2 : -4;
    discardNotLowest = trumps ? 36 : 84;
    discardFromAce = trumps ? 4 : 5;
    ruff = 240;
    uselessRuff = trumps ? 190 : 156;
    partnersAce = trumps ? -9 : 2;
    ownAce = trumps ? -2 : 3;
    leftVoid = trumps ? 0 : -6;
    partnerLonger = trumps ? -2 : 4;
    ownLength = trumps ? 4 : 3;
    partnersLength = trumps ? 6 : 4;
    rank = 4;
    trumpAlone = -5;
    followRank = trumps ? 3 : 4;
    discardRank = trumps ? 4 : 5;
    discardPartnersAce = trumps ? -3 : 0;
    discardTheyAreOut = trumps ? 1 : -4;
    discardPerPartners = trumps ? -3 : 0;
  }
}
