import type { RuleId, Seat } from '@tavola/kernel';

/** What everybody hears, in the order in which it happens. */
export type NewgameEvent =
  | { readonly t: 'rolled'; readonly round: number; readonly die: number }
  | { readonly t: 'bids'; readonly bids: readonly number[] }
  | { readonly t: 'sold'; readonly by: Seat; readonly die: number; readonly price: number }
  | { readonly t: 'lost'; readonly die: number }
  | { readonly t: 'lucky'; readonly numbers: readonly number[] };

const RULES: { readonly [T in NewgameEvent['t']]: RuleId } = {
  rolled: 'Q-R02',
  bids: 'Q-R03',
  sold: 'Q-R04',
  lost: 'Q-R04',
  lucky: 'Q-E01',
};

/** The rule behind an event, which the log links to. */
export const ruleOf = ({ t }: NewgameEvent): RuleId => RULES[t];
