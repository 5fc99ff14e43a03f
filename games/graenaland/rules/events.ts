import type { RuleId, Sealed, Seat } from '@tavola/kernel';
import type { BuildName } from './building/builds.ts';
import type { Goal, Hero } from './names.ts';
import type { Pledge } from './promises/pledge.ts';

/** Cards by their kind, see cards.ts; `deck` is the back of a card. */
type Cards = readonly number[];

/** The public events. */
export type GraenalandEvent =
  | { readonly t: 'first'; readonly seat: Seat }
  | { readonly t: 'agreed'; readonly yes: readonly Seat[]; readonly no: readonly Seat[] }
  | { readonly t: 'island'; readonly tiles: readonly string[]; readonly custom: boolean }
  | { readonly t: 'supplies'; readonly cards: Cards }
  | {
      readonly t: 'settled';
      readonly seat: Seat;
      readonly territory: number;
      readonly warrior: boolean;
      /** G-O01 Placed by choice, not by G-S07. */
      readonly drafted: boolean;
    }
  | { readonly t: 'drew'; readonly seat: Seat; readonly deck: number; readonly drafted: boolean }
  | { readonly t: 'laid'; readonly territory: number; readonly cards: number }
  | { readonly t: 'crowded'; readonly territory: number; readonly by: Seat }
  | {
      readonly t: 'anchor';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly warrior: boolean;
    }
  | { readonly t: 'stayed'; readonly seat: Seat; readonly territory: number }
  | { readonly t: 'left-over'; readonly territory: number; readonly cards: number }
  | { readonly t: 'victory-cards'; readonly each: number }
  | { readonly t: 'kept' }
  | { readonly t: 'round'; readonly round: number; readonly main: Seat }
  | { readonly t: 'reshuffled'; readonly deck: number; readonly cards: number }
  | { readonly t: 'produced'; readonly territory: number; readonly card: number }
  | { readonly t: 'road'; readonly territory: number }
  | {
      readonly t: 'improvement';
      readonly territory: number;
      readonly card: number;
      readonly stays: boolean;
    }
  | { readonly t: 'full'; readonly territory: number; readonly lost: number }
  | { readonly t: 'barren'; readonly territory: number; readonly deck: number }
  | {
      readonly t: 'moved';
      readonly seat: Seat;
      readonly hero: Hero;
      readonly direction: number;
      readonly from: number;
      readonly to: number;
      /** G-M04 The own hero that goes the other way. */
      readonly swapped: Hero | null;
    }
  | { readonly t: 'entered'; readonly seat: Seat; readonly hero: Hero; readonly territory: number }
  | { readonly t: 'passed'; readonly seat: Seat }
  | {
      readonly t: 'proposed';
      readonly seat: Seat;
      readonly territory: number;
      readonly cards: Cards;
      readonly to: readonly Seat[];
    }
  | {
      readonly t: 'vote';
      readonly territory: number;
      readonly yes: readonly Seat[];
      readonly no: readonly Seat[];
      /** By seat: how many votes. */
      readonly votes: readonly number[];
      readonly carried: boolean;
    }
  | {
      readonly t: 'got';
      readonly seat: Seat;
      readonly territory: number;
      readonly cards: Cards;
      /** How many of them came face down; they are not among `cards`. */
      readonly down: number;
    }
  | { readonly t: 'building'; readonly seat: Seat }
  | { readonly t: 'took'; readonly seat: Seat; readonly card: number }
  | {
      readonly t: 'built';
      readonly seat: Seat;
      readonly build: BuildName;
      /** NONE for the army. */
      readonly territory: number;
      readonly paid: readonly { readonly by: Seat; readonly cards: Cards }[];
      readonly markets: number;
      /** G-B43 Palisade cards: their backs. */
      readonly gifts: readonly { readonly to: Seat; readonly deck: number }[];
      /** The army's new strength; null for anything else. */
      readonly strength: number | null;
    }
  | {
      readonly t: 'took-back';
      readonly seat: Seat;
      readonly build: BuildName;
      /** NONE for the army. */
      readonly territory: number;
      readonly cards: Cards;
    }
  | {
      readonly t: 'hero';
      readonly seat: Seat;
      readonly hero: Hero;
      readonly territory: number;
      readonly how: 'enters' | 'waits' | 'moves';
    }
  | { readonly t: 'called'; readonly seat: Seat; readonly build: BuildName; readonly territory: number }
  | { readonly t: 'offered'; readonly seat: Seat; readonly cards: Cards }
  | { readonly t: 'gave-up'; readonly seat: Seat }
  | { readonly t: 'favour'; readonly seat: Seat; readonly to: Seat }
  | { readonly t: 'declined'; readonly seat: Seat }
  | { readonly t: 'built-enough'; readonly seat: Seat }
  | { readonly t: 'promised'; readonly promise: Pledge }
  | { readonly t: 'promise'; readonly promise: Pledge }
  | { readonly t: 'ship'; readonly to: Seat }
  | { readonly t: 'victory'; readonly seat: Seat; readonly goals: readonly Goal[] }
  | { readonly t: 'no-victory'; readonly seat: Seat }
  | { readonly t: 'declared'; readonly seats: readonly Seat[]; readonly points: readonly number[] }
  | { readonly t: 'closing'; readonly seat: Seat }
  | { readonly t: 'shown'; readonly seat: Seat; readonly card: number; readonly points: number }
  | { readonly t: 'last-round'; readonly round: number }
  | { readonly t: 'ranked'; readonly points: readonly number[]; readonly ranks: readonly number[] };

/** The whispers to one seat. */
export type GraenalandWhisper =
  | { readonly t: 'drew'; readonly card: Sealed<number> }
  | { readonly t: 'gift'; readonly from: Seat; readonly to: Seat; readonly card: Sealed<number> }
  | { readonly t: 'dealt'; readonly cards: readonly Sealed<number>[] };

const RULE_OF: {
  readonly [T in Exclude<GraenalandEvent['t'], 'hero' | 'settled' | 'built' | 'drew' | 'promise'>]: RuleId;
} = {
  first: 'G-S10',
  agreed: 'G-O04',
  island: 'G-S02',
  supplies: 'G-E01',
  laid: 'G-O01',
  crowded: 'G-O02',
  anchor: 'G-O02',
  stayed: 'G-O05',
  'left-over': 'G-O03',
  'victory-cards': 'G-O10',
  kept: 'G-O10',
  round: 'G-S09',
  reshuffled: 'G-S04',
  produced: 'G-P01',
  road: 'G-P02',
  improvement: 'G-P03',
  full: 'G-P04',
  barren: 'G-S04',
  moved: 'G-M01',
  entered: 'G-M05',
  passed: 'G-D06',
  proposed: 'G-D02',
  vote: 'G-D04',
  got: 'G-D04',
  building: 'G-B01',
  took: 'G-B01',
  'took-back': 'G-H05',
  called: 'G-B31',
  offered: 'G-B32',
  'gave-up': 'G-B31',
  favour: 'G-O20',
  declined: 'G-O20',
  'built-enough': 'G-B01',
  promised: 'G-H01',
  ship: 'G-E01',
  victory: 'G-W02',
  'no-victory': 'G-W02',
  declared: 'G-O16',
  closing: 'G-W03',
  shown: 'G-O13',
  'last-round': 'G-X05',
  ranked: 'G-W04',
};

const BUILT: { readonly [B in BuildName]: RuleId } = {
  settlement: 'G-B11',
  fort: 'G-B12',
  church: 'G-B12',
  hall: 'G-B12',
  road: 'G-B30',
  improvement: 'G-B30',
  market: 'G-B30',
  palisade: 'G-B30',
  army: 'G-B20',
};

/** The rule behind an event; each line of the log links to it. */
export const ruleOf = (event: GraenalandEvent): RuleId => {
  switch (event.t) {
    case 'built':
      return BUILT[event.build];
    case 'hero':
      return 'G-B24';
    case 'promise':
      return event.promise.kind === 'words' ? 'G-H03' : 'G-H02';
    case 'settled':
    case 'drew':
      return event.drafted ? 'G-O01' : 'G-S07';
    default:
      return RULE_OF[event.t];
  }
};
