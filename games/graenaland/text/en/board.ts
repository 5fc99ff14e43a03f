import type { Votes } from '../../rules/sharing/votes.ts';
import { count, plural, type TextShape } from '@tavola/web/text/language.ts';

const cards = (n: number): string => count('en', n, ['card', 'cards']);
const votes = (n: number): string => count('en', n, ['vote', 'votes']);
const houses = (n: number): string => count('en', n, ['house', 'houses']);
const points = (n: number): string => count('en', n, ['point', 'points']);
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };

export const en = {
  island: 'The island',
  keys: 'Arrow keys move to the neighbouring territory, Enter picks it, Backspace takes back, Escape closes the details.',
  price: (n: number) => `price ${n}`,
  your: (thing: string) => `your ${thing}`,
  of: (thing: string, name: string) => `${thing} of ${name}`,
  yourHouses: (n: number) => `your ${houses(n)}`,
  housesOf: (n: number, name: string) => `${houses(n)} of ${name}`,
  waits: (hero: string) => `${hero} waits to enter`,
  nobody: 'no houses there',
  cards,
  cardsOf: (n: number, limit: number) => (limit > 0 ? `${cards(n)} of at most ${limit}` : cards(n)),
  faceDown: (n: number) => `${n} face down`,

  /** Where votes come from, after their number. */
  summands: {
    house: (n: number) => plural('en', n, ['house', 'houses']),
    warrior: () => 'warrior',
    priest: () => 'priest',
    skald: () => 'skald',
    three: () => 'hero (three players)',
    palisade: () => 'palisade',
  } satisfies { readonly [P in Exclude<keyof Votes, 'total'>]: (n: number) => string },
  noVotes: 'Nobody has a vote there.',
  votes,
  votesOf: (own: number, all: number) => `${own} of ${votes(all)}`,
  votesNeeded: (n: number, all: number) => `${n} of ${votes(all)} needed`,
  votesThen: (n: number, all: number) => `As planned, ${n} of ${votes(all)} would be needed.`,
  asPlanned: 'as planned',

  choose: 'Choose',
  stayHere: 'Stay',
  yourHeroes: 'Your heroes on the island',
  compass: 'Compass',
  stays: 'stays',
  staysThere: (territory: string) => `leads nowhere, stays in ${territory}`,

  whichTerritory: 'For which territory?',
  noProposal: 'No proposal',
  dealHint: 'Click a card and then a clan, drag it there, or press the letter of the clan.',
  cardsThere: 'The cards there',
  notGiven: 'not dealt out yet',
  clans: 'Clans',
  restToMe: 'The rest to me',
  ifGettersAgree: (yes: number, isEnough: boolean) =>
    `If all who get something agree: ${yes}, ${isEnough ? 'enough' : 'not enough'}.`,
  proposes: (name: string, territory: string) => `${name} proposes for ${territory}:`,
  /** The votes of the proposer, and of the viewer too if they agree. */
  soFar: (yes: number, isEnough: boolean, withMe: boolean) =>
    `Counting the proposer${withMe ? ' and you' : ''}: ${yes}, ${isEnough ? 'enough' : 'not enough yet'}.`,
  nothing: 'nothing',
  yourVote: 'Your vote',
  agree: 'I agree',
  refuse: 'I refuse',

  /** G-B07 The overview card. */
  overview: {
    open: 'Prices',
    title: 'Overview card: what things cost',
    settlements: 'Settlement, by territory',
    improvement: (resource: string) => `improvement: ${resource}`,
    buildings: 'Buildings',
    works: 'Public works',
    army: 'Army, each step',
    fullPrice: 'full price',
    withFort: (terrain: string) => `with a fort: ${terrain}`,
  },
  takeSupply: 'Take a supply card',
  whereToBuild: 'Where?',
  whatToBuild: 'What?',
  builds: (n: number) => count('en', n, ['build', 'builds']),
  costs: 'Costs',
  paid: 'Paid exactly.',
  payWith: 'Pay with',
  payLess: (card: string) => `one fewer: ${card}`,
  payMore: (card: string) => `one more: ${card}`,
  paysOf: (paid: number, have: number, card: string) => `${paid} of ${have}: ${card}`,
  markets: (n: number, most: number) => `${n} of ${count('en', most, ['market', 'markets'])} used`,
  fewerMarkets: 'one market fewer',
  moreMarkets: 'one market more',
  suggest: 'Suggest a payment',
  palisadeCard: (name: string) => `For the palisade, a card to ${name}:`,
  heroComes: 'The priest or skald in play comes to this building',
  deeds: { end: 'Finish building', decline: 'Build nothing', undo: 'Undo the last build' },
  callJoint: 'Call a joint work',
  letBuild: (name: string) => `Let ${name} build`,
  jointWork: (work: string) => `Joint work: ${work}`,
  payJoint: 'Put the payment together',
  offerNothing: 'Offer nothing',
  jointLacks: 'Your cards and those offered do not pay for it yet.',
  giveUp: 'Give it up',

  noDeclaration: 'I declare nothing',
  canI: 'Can I declare victory now?',
  declareList: 'Declare with these builds',
  looking: 'Looking for a way …',
  canReach: (n: number) => `Yes: by building now you reach ${points(n)}.`,
  cannotReach: (n: number, missing: number) => `Not now: ${points(n)} at most, ${missing} missing.`,
  notSure: 'There are very many ways to build; a better one may have been missed.',
  pointsOf: (n: number, needed: number) => `${n} of ${points(needed)}`,
  takeOut: 'Take out',
  addBuild: 'Add this build',

  you: 'you',
  onlyYou: 'only you see this',
  yourHand: 'Your cards',
  times: (n: number, thing: string) => `${n} × ${thing}`,
  victoryCard: 'Your victory card',
  points,
  easier: 'easier',
  harder: 'harder',
  has: (n: number) => `${n} now`,
  missing: (n: number) => `${n} more for the next point`,
  goalsReached: (n: number, needed: number) => `${n} of ${count('en', needed, ['goal', 'goals'])} to win`,
  secretAims: 'The steps that count are on a secret card.',
  rank: (n: number) => `${n}${ENDINGS[ORDINALS.select(n)] ?? 'th'}`,
  mainPlayer: 'main player',
  housesLeft: (n: number, most: number) => `${houses(n)} of ${most}`,
  inHand: (n: number, deck: string) => `${cards(n)} in hand: ${deck}`,
  suppliesOpen: 'Open supplies',
  box: 'In the box',
  deckLeft: (n: number, deck: string) => `${cards(n)} in the deck: ${deck}`,

  nothingPayable: 'You cannot pay for anything there.',
  notTwice: 'Not where you already have a settlement, and not so that no card is left for the last player.',
  coastOnly: 'The first settlements stand on the coast.',
  noHaven: 'Only to a coast territory that still has a card and none of your settlements.',
  tooFar: 'That hero cannot get there in one move.',
  noVotesFor: (name: string) => `${name} has no vote there and can get nothing.`,
  calledAlready: 'A joint work can be called once a turn.',
  supplyFirst: 'Take a supply card first; the phase cannot end before that.',
};

export type GraenalandBoardText = TextShape<typeof en>;
