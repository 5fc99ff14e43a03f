import type { Votes } from '../rules/sharing/votes.ts';

/** What island, trays and panels say themselves; events, refusals and names come from the game's text. */
export interface GraenalandBoardText {
  readonly island: string;
  readonly keys: string;
  price(n: number): string;
  your(thing: string): string;
  of(thing: string, name: string): string;
  yourHouses(n: number): string;
  housesOf(n: number, name: string): string;
  waits(hero: string): string;
  readonly nobody: string;
  cards(n: number): string;
  cardsOf(n: number, limit: number): string;
  faceDown(n: number): string;

  /** What a vote comes from, after its number. */
  readonly summands: { readonly [P in Exclude<keyof Votes, 'total'>]: (n: number) => string };
  readonly noVotes: string;
  votes(n: number): string;
  votesOf(own: number, all: number): string;
  votesNeeded(n: number, all: number): string;
  votesThen(n: number, all: number): string;
  readonly asPlanned: string;

  readonly choose: string;
  readonly stayHere: string;
  readonly yourHeroes: string;
  readonly compass: string;
  readonly stays: string;
  staysThere(territory: string): string;

  readonly whichTerritory: string;
  readonly noProposal: string;
  readonly dealHint: string;
  readonly cardsThere: string;
  readonly notGiven: string;
  readonly clans: string;
  readonly restToMe: string;
  ifGettersAgree(yes: number, isEnough: boolean): string;
  proposes(name: string, territory: string): string;
  /** The votes of the proposer, and of the viewer too if they agree. */
  soFar(yes: number, isEnough: boolean, withMe: boolean): string;
  readonly nothing: string;
  readonly yourVote: string;
  readonly agree: string;
  readonly refuse: string;

  readonly takeSupply: string;
  readonly whereToBuild: string;
  readonly whatToBuild: string;
  builds(n: number): string;
  readonly costs: string;
  readonly paid: string;
  readonly payWith: string;
  payLess(card: string): string;
  payMore(card: string): string;
  paysOf(paid: number, have: number, card: string): string;
  markets(n: number, most: number): string;
  readonly fewerMarkets: string;
  readonly moreMarkets: string;
  readonly suggest: string;
  palisadeCard(name: string): string;
  readonly heroComes: string;
  readonly deeds: { readonly [D in 'end' | 'decline' | 'undo']: string };
  readonly callJoint: string;
  letBuild(name: string): string;
  jointWork(work: string): string;
  readonly payJoint: string;
  readonly jointLacks: string;
  readonly giveUp: string;

  readonly noDeclaration: string;
  readonly canI: string;
  readonly declareList: string;
  readonly looking: string;
  canReach(points: number): string;
  cannotReach(points: number, missing: number): string;
  readonly notSure: string;
  pointsOf(points: number, needed: number): string;
  readonly takeOut: string;
  readonly addBuild: string;

  readonly you: string;
  readonly onlyYou: string;
  readonly yourHand: string;
  times(n: number, thing: string): string;
  readonly victoryCard: string;
  points(n: number): string;
  readonly easier: string;
  readonly harder: string;
  has(n: number): string;
  missing(n: number): string;
  goalsReached(n: number, needed: number): string;
  readonly secretAims: string;
  rank(n: number): string;
  readonly mainPlayer: string;
  housesLeft(n: number, most: number): string;
  inHand(n: number, deck: string): string;
  readonly suppliesOpen: string;
  readonly box: string;
  deckLeft(n: number, deck: string): string;

  readonly nothingPayable: string;
  readonly notTwice: string;
  readonly coastOnly: string;
  readonly noHaven: string;
  readonly tooFar: string;
  noVotesFor(name: string): string;
  readonly calledAlready: string;
  readonly supplyFirst: string;
}
