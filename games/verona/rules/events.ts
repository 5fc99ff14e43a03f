import type { RuleId, Seat } from '@tavola/kernel';
import type { Action, IntrigueCard, Role } from './names.ts';

/** The faces of one die with its re-rolls: [8, 8, 3] makes 19. */
export type DieRoll = readonly number[];

/** V-F01 The sources of one seat's points. */
export interface Score {
  readonly alone: number;
  readonly shared: number;
  readonly buildings: number;
  readonly missions: number;
  readonly total: number;
}

/** V-E20 The sources of one seat's florins in a round. */
export interface Profit {
  readonly seat: Seat;
  readonly streets: number;
  readonly buildings: number;
  readonly centre: number;
  /** V-E21 The florins that raise the profit to 20. */
  readonly minimum: number;
  readonly casa: number;
  readonly postribolo: number;
  readonly total: number;
  /** V-G05 */
  readonly mercenaries: number;
}

/**
 * Every event is public. Streets, buildings and missions are numbers of the board; `why` names the cause where an
 * event can have several.
 */
export type VeronaEvent =
  | { readonly t: 'first'; readonly seat: Seat }
  | { readonly t: 'placed'; readonly by: Seat; readonly street: number }
  | { readonly t: 'deck'; readonly next: number }
  | { readonly t: 'round'; readonly round: number; readonly first: Seat }
  | { readonly t: 'offered'; readonly building: number; readonly next: number }
  | { readonly t: 'planned'; readonly streets: readonly (readonly number[])[] }
  | { readonly t: 'laid'; readonly by: Seat; readonly street: number }
  | { readonly t: 'ready'; readonly by: Seat }
  | {
      readonly t: 'street';
      readonly by: Seat;
      readonly street: number;
      readonly tokens: readonly (Action | null)[];
      readonly roles: readonly Role[];
    }
  | { readonly t: 'cancelled'; readonly schemers: readonly Seat[] }
  | { readonly t: 'acts'; readonly schemer: Seat; readonly from: number; readonly street: number }
  | {
      readonly t: 'cards';
      readonly schemer: Seat;
      readonly card: IntrigueCard;
      readonly guesses: readonly { readonly seat: Seat; readonly card: IntrigueCard }[];
      readonly guessed: boolean;
    }
  | { readonly t: 'again'; readonly schemer: Seat; readonly tries: boolean }
  | { readonly t: 'caught'; readonly schemer: Seat; readonly from: number }
  | {
      readonly t: 'bids';
      readonly bids: readonly { readonly seat: Seat; readonly action: Action; readonly bid: number }[];
    }
  | {
      readonly t: 'strength';
      readonly of: readonly {
        readonly seat: Seat;
        readonly dice: readonly DieRoll[];
        readonly strength: number;
      }[];
      readonly strongest: Seat;
    }
  | {
      readonly t: 'defence';
      readonly against: Seat;
      readonly strength: number;
      readonly of: readonly {
        readonly seat: Seat;
        readonly dice: readonly DieRoll[];
        readonly total: number;
      }[];
      readonly stopped: boolean;
    }
  | { readonly t: 'succeeded'; readonly by: Seat; readonly action: Action; readonly street: number }
  | { readonly t: 'nothing'; readonly street: number }
  | {
      readonly t: 'added';
      readonly by: Seat;
      readonly street: number;
      readonly why: 'corruption' | 'mission';
    }
  | { readonly t: 'supply-empty'; readonly by: Seat; readonly why: 'corruption' | 'mission' | 'building' }
  | {
      readonly t: 'removed';
      readonly by: Seat;
      readonly of: Seat;
      readonly street: number;
      readonly why: 'violence' | 'murder' | 'mission';
    }
  | { readonly t: 'spared'; readonly by: Seat; readonly card: IntrigueCard }
  | {
      readonly t: 'moved';
      readonly of: Seat;
      readonly from: number;
      readonly to: number;
      readonly allies: number;
      readonly why: 'intrigue' | 'accusation' | 'mission';
    }
  | {
      readonly t: 'scared';
      readonly by: Seat;
      readonly of: Seat;
      readonly street: number;
      readonly allies: number;
    }
  | {
      readonly t: 'scattered';
      readonly of: Seat;
      readonly to: readonly { readonly street: number; readonly allies: number }[];
    }
  | { readonly t: 'driven-out'; readonly of: Seat; readonly allies: number }
  | {
      readonly t: 'benefit';
      readonly seat: Seat;
      readonly building: number;
      readonly florins: number;
      readonly mercenaries: number;
    }
  | { readonly t: 'mission'; readonly seat: Seat; readonly mission: number }
  | { readonly t: 'reward'; readonly seat: Seat; readonly florins: number; readonly mercenaries: number }
  | { readonly t: 'reward-lost'; readonly seat: Seat; readonly reward: 'remove' }
  | {
      readonly t: 'settled';
      readonly building: number;
      readonly allies: readonly number[];
      readonly to: Seat;
    }
  | { readonly t: 'auction'; readonly building: number; readonly bids: readonly number[]; readonly to: Seat }
  | { readonly t: 'taken'; readonly building: number; readonly by: Seat; readonly manned: boolean }
  | { readonly t: 'profit'; readonly profits: readonly Profit[] }
  | { readonly t: 'hired'; readonly hired: readonly number[] }
  | { readonly t: 'rearming'; readonly callers: readonly Seat[] }
  | { readonly t: 'first-passes'; readonly to: Seat }
  | { readonly t: 'end'; readonly why: 'fifth-building' | 'barren' }
  | { readonly t: 'score'; readonly scores: readonly Score[] }
  | { readonly t: 'unshown'; readonly missions: readonly (readonly number[])[] };

const REMOVED = { violence: 'V-C41', murder: 'V-C43', mission: 'V-C52' } as const;
const MOVED = { intrigue: 'V-C42', accusation: 'V-C44', mission: 'V-C52' } as const;
const ADDED = { corruption: 'V-C40', mission: 'V-C52', building: 'V-E12' } as const;

type SeveralRules = 'removed' | 'moved' | 'added' | 'supply-empty' | 'end';

const RULE_OF: { readonly [T in Exclude<VeronaEvent['t'], SeveralRules>]: RuleId } = {
  first: 'V-S10',
  placed: 'V-S11',
  deck: 'V-S07',
  round: 'V-S12',
  offered: 'V-A01',
  planned: 'V-B02',
  laid: 'V-B03',
  ready: 'V-B03',
  street: 'V-C01',
  cancelled: 'V-C10',
  acts: 'V-C11',
  cards: 'V-C12',
  again: 'V-G07',
  caught: 'V-C13',
  bids: 'V-C21',
  strength: 'V-C23',
  defence: 'V-C30',
  succeeded: 'V-C02',
  nothing: 'V-C02',
  spared: 'V-C43',
  scared: 'V-C45',
  scattered: 'V-C45',
  'driven-out': 'V-C45',
  benefit: 'V-G11',
  mission: 'V-C50',
  reward: 'V-C52',
  'reward-lost': 'V-C52',
  settled: 'V-E10',
  auction: 'V-E13',
  taken: 'V-E12',
  profit: 'V-E20',
  hired: 'V-E30',
  rearming: 'V-E31',
  'first-passes': 'V-E40',
  score: 'V-F01',
  unshown: 'V-F03',
};

/** Each line of the log links to this rule. */
export const ruleOf = (event: VeronaEvent): RuleId => {
  switch (event.t) {
    case 'removed':
      return REMOVED[event.why];
    case 'moved':
      return MOVED[event.why];
    case 'added':
    case 'supply-empty':
      return ADDED[event.why];
    case 'end':
      return event.why === 'barren' ? 'V-E15' : 'V-E14';
    default:
      return RULE_OF[event.t];
  }
};
