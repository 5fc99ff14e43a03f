import { type CityTable, NONE } from '../../rules/index.ts';
import type { Choice, Seat } from '@tavola/kernel';
import { branchOf } from '../fill-branch.ts';
import { ledgerAfter, expectedWorth, boutOf, type Bout } from './bout.ts';
import { rateAdvantage, copyOf, ledgerOf, pricesOf, type StandingLedger, type Prices } from '../standing.ts';
import type { WeighedAnswer } from '../weighed-answer.ts';

type Either = Extract<Choice, { kind: 'either' }>;

/** N-C06 The largest boost considered: beyond it the dice hardly matter. */
const MOST_BOOST = 8;

/** What a position is worth once the difference of the totals, caller's side first, is known; a coin decides at 0. */
const worthOfDifference = (
  l: StandingLedger,
  p: Prices,
  seat: Seat,
  bout: Bout,
  difference: number,
): number => {
  const worth = (d: number): number => rateAdvantage(ledgerAfter(l, bout, d), p, seat);
  return difference === 0 ? (worth(1) + worth(-1)) / 2 : worth(difference);
};

/** A prop that could be brought in: its branch with the parts that name it, its power, and what it costs now. */
interface Help {
  readonly branch: string;
  readonly parts: { readonly [part: string]: number };
  readonly power: number;
  readonly price: number;
}

const possibleHelp = (t: CityTable, { branches }: Either): Help[] =>
  branches.flatMap(branch => {
    const first = branch.kind === 'all' ? branch.parts[0] : undefined;
    if (branch.what === 'own-prop' && first?.kind === 'one')
      return first.of.map(prop => ({
        branch: branch.what,
        parts: { prop },
        power: t.power[prop]!,
        price: 0,
      }));
    if (branch.what !== 'new-prop' || first?.kind !== 'amount')
      return [{ branch: branch.what, parts: {}, power: 0, price: 0 }];
    const powers = Array.from({ length: first.max }, (_, i) => i + 1);
    return powers.map(power => ({ branch: branch.what, parts: { power }, power, price: power }));
  });

/** N-V03 A small prop that is at hand or laid out now, a boost, both or neither. */
export const reactions = (t: CityTable, seat: Seat, choice: Either): WeighedAnswer[] => {
  const before = ledgerOf(t);
  const prices = pricesOf(t);
  const now = rateAdvantage(before, prices, seat);
  const bout = boutOf(t);
  const [caller, defender] = t.scene!.totals;
  return possibleHelp(t, choice).flatMap(({ branch, parts, power, price }) => {
    const most = Math.min(MOST_BOOST, t.reserve[seat]! - price);
    return Array.from({ length: most + 1 }, (_, boost) => {
      const ledger = copyOf(before);
      ledger.reserve[seat]! -= price + boost;
      ledger.props[seat]! += price;
      const reacted = { ...bout, reaction: power };
      const lead = caller - defender - power - boost;
      return {
        weight: expectedWorth(ledger, prices, seat, reacted, lead) - now,
        thought: () => ({
          answer: branchOf(choice, branch, { ...parts, boost })!,
          reason:
            power + boost === 0 ? { code: 'lets-be' } : { code: 'reacts', about: { points: power + boost } },
        }),
      };
    });
  });
};

/** N-V05 After the dice, floors may turn the scene if the stakes are worth more than the floors. */
export const listInterruptions = (t: CityTable, seat: Seat, max: number): WeighedAnswer[] => {
  const prices = pricesOf(t);
  const before = ledgerOf(t);
  const now = rateAdvantage(before, prices, seat);
  const [caller, defender] = t.scene!.totals;
  const most = Math.min(max, t.floors[seat]! - 1);
  const bout = boutOf(t);
  return Array.from({ length: 1 + Math.max(0, most) }, (_, floors) => {
    const ledger = copyOf(before);
    ledger.floors[seat]! -= floors;
    return {
      weight: worthOfDifference(ledger, prices, seat, bout, caller - defender - floors) - now,
      thought: () => ({
        answer: floors,
        reason: floors === 0 ? { code: 'lets-be' } : { code: 'interrupts', about: { floors } },
      }),
    };
  });
};

/** N-R03 Better a side character than the head: the weakest is missed least, and nobody can reach it meanwhile. */
export const lockUps = (t: CityTable, of: readonly number[]): WeighedAnswer[] =>
  of.map(piece => ({
    weight: piece <= NONE ? -4 : -t.power[piece]! / 2,
    thought: () => ({ answer: piece, reason: { code: 'locks-up', about: { piece } } }),
  }));
