import type { BUILDINGS } from '../../rules/index.ts';
import { count, type TextShape } from '@tavola/web/text/language.ts';

/** What Redentore pays is an option of the table. */
type BenefitTexts = { readonly [B in Exclude<(typeof BUILDINGS)[number]['id'], 'redentore'>]: string } & {
  readonly redentore: (small: number, large: number) => string;
};

const allies = (n: number): string => count('en', n, ['ally', 'allies']);

export const en = {
  plan: 'Town plan of Verona',
  keys: 'Arrow keys move to the neighbouring street, Enter picks it, Backspace takes back.',
  planKeys:
    'Arrow keys move to the neighbouring street, 1 to 4 choose a token, Enter lays it, Backspace takes it back; with Shift, an arrow carries it along.',
  yourAllies: (n: number) => (n === 1 ? 'your ally' : `your ${allies(n)}`),
  alliesOf: (n: number, house: string) => `${n} of ${house}`,
  nobody: 'nobody there',
  tokenOf: (house: string) => `token of ${house}`,
  yourToken: (action: string) => `your token: ${action}`,
  resolved: 'being resolved',
  frightened: (n: number) => `${n} to come here`,

  buildings: 'Buildings',
  onOffer: 'on offer',
  next: 'next',
  ownedBy: (name: string) => `owned by ${name}`,
  points: (n: number) => count('en', n, ['point', 'points']),
  claims: (where: string) => `goes to whoever has the most allies: ${where}`,
  byAuction: 'goes to the highest bid of at least 25 florins; a tie sells nothing',
  benefits: {
    'casa-delle-corporazione': '1 florin more for each of your streets and buildings with an ally',
    convento: 'others may bid at most 4 mercenaries',
    postribolo: '5 florins more profit',
    'porta-gabella': '1 mercenary after your successful violence, 2 in a Guild street',
    roccaforte: '1 mercenary with every profit',
    redentore: (small: number, large: number) =>
      `${small} florins when your corruption fails, ${large} in a Church street`,
    'santa-susanna': 'if your intrigue is guessed, you may try once more',
    sinagoga: '2 florins after your successful corruption, 4 in a street with no authority',
    municipio: 'no benefit, but many points',
  } satisfies BenefitTexts,

  players: 'Players',
  firstPlayer: 'first player',
  house: (name: string) => `House of ${name}`,
  florins: (n: number) => count('en', n, ['florin', 'florins']),
  mercenaries: (n: number) => count('en', n, ['mercenary', 'mercenaries']),
  supply: (n: number) => `${allies(n)} in the supply`,
  unshown: (n: number) => count('en', n, ['unshown mission', 'unshown missions']),
  shownMissions: 'Shown missions',
  onlyYou: 'only you see this',
  yourMissions: 'Your missions',
  done: 'accomplished',
  alliesMissing: (streets: string) => `ally missing: ${streets}`,
  rivalsIn: (streets: string) => `others stand in: ${streets}`,
  rivalsInOf: (n: number, streets: string) => `drive the others out of ${n} of: ${streets}`,

  tokens: 'Your tokens',
  left: (n: number) => `${n} left`,
  usedUp: (action: string) =>
    `All your tokens of this kind are laid: ${action}. Take one back or choose another kind.`,
  hidesAccomplished:
    'You have accomplished a mission and would not show it. Confirm once more if you mean it.',
  emptyPlan: 'Your plan is empty: you would do nothing in this round. Confirm once more if you mean it.',
  ready: 'Finish planning',
  amount: 'Amount',
  less: 'Less',
  more: 'More',
  nothing: 'Nothing',
  unset: 'nothing chosen yet',
  everything: 'All',
  strength: (n: number) => `strength ${n}`,
  strengthWithDice: (n: number) => `strength ${n} and two dice`,
  costs: (n: number, left: number) => `${count('en', n, ['florin', 'florins'])}, ${left} left`,
  toPlace: (n: number) => (n === 0 ? 'all are placed' : `${allies(n)} still to place`),
  showNothing: 'Show none',
  noStep: 'No more steps',
  pickAlly: 'First pick the street of one of your allies.',
  pickTarget: 'Now pick a neighbouring street.',
  nobodyPicked: 'Nobody',
  yes: 'Yes',
  no: 'No',
  yourCard: 'The card you play',
  yourGuess: 'Your guess',
  you: 'you',

  /** What happens, before its result is shown. */
  leads: {
    street: (name: string, street: string) => `${name} picks ${street}.`,
    cards: 'The cards are turned over.',
    bids: 'The bids are opened.',
    strength: 'The strength of the attack is added up.',
    defence: (name: string, n: number) => `${name} attacks with strength ${n}; the defenders roll.`,
    undefended: (name: string, n: number) => `${name} attacks with strength ${n}.`,
    settled: (building: string) => `The allies for ${building} are counted.`,
    auction: (building: string) => `The bids for ${building} are opened.`,
  },
  against: (n: number) => `against ${n}`,
  dice: 'dice',
  rolling: 'dice are rolling',
  rolledAgain: (faces: string) => `${faces}, rolled again`,
};

export type VeronaBoardText = TextShape<typeof en>;
