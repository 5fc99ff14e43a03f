import { at, isNear, rivalsIn, type TownEvaluation } from '../evaluation/evaluation.ts';
import { bestRemoval } from './bids.ts';
import { gainOf, type AllyChange, type Judge } from '../evaluation/gain.ts';
import { diceBelow, violenceBeats } from '../evaluation/dice-odds.ts';
import { florinWorth, MERCENARY_WORTH } from '../evaluation/worth.ts';

/** The expected result of an action in a street, without knowing the rivals' plans. */
export interface Prospect {
  readonly net: number;
  /** The florins that it will probably cost. */
  readonly cost: number;
}

const NOTHING: Prospect = { net: 0, cost: 0 };
const MOST = 16;
/** Rivals may interfere, so only this share of the expected result counts. */
const KEPT = 0.8;

/** Tries all bids of a corruption against the present defenders and returns the best. */
export const rateCorruption = (judge: Judge, street: number, purse: number): Prospect => {
  const { eye, seat } = judge;
  if (eye.table.supply[seat] === 0) return NOTHING;
  const gain = gainOf(judge, [[seat, street, 1]]);
  const defenders = rivalsIn(eye, seat, street);
  const price = florinWorth(eye);
  let best = NOTHING;
  for (let bid = 1; bid <= Math.min(MOST, purse); bid++) {
    let wins = 1;
    for (const s of defenders) wins *= diceBelow(at(eye, s, street), bid);
    const net = KEPT * wins * gain - price * bid;
    if (net > best.net) best = { net, cost: bid };
    if (wins > 0.97) break;
  }
  return best;
};

/** Violence needs an own ally there and a rival to remove. */
export const violence = (judge: Judge, street: number): Prospect => {
  const { eye, seat } = judge;
  const mercenaries = Math.min(3, eye.mercenaries[seat]!);
  const rivals = rivalsIn(eye, seat, street);
  if (mercenaries === 0 || at(eye, seat, street) === 0 || rivals.length === 0) return NOTHING;
  const { gain } = bestRemoval(judge, street);
  let net = 0;
  for (let m = 1; m <= mercenaries; m++)
    net = Math.max(net, KEPT * violenceBeats(m, rivals.length) * gain - MERCENARY_WORTH * m);
  return { net, cost: 0 };
};

/** Another street with allies of the seat, where its scared allies may go. */
const refuge = (eye: TownEvaluation, seat: number, not: number): number =>
  eye.table.board.all.find(street => street !== not && at(eye, seat, street) > 0) ?? -1;

/** The gain of each card if it succeeds, murder, accusation and intimidation, with the colour it hits. */
export const cardGains = (
  judge: Judge,
  street: number,
  from: number,
): readonly { readonly gain: number; readonly of: number }[] => {
  const { eye, seat } = judge;
  const moved: AllyChange[] = [
    [seat, from, -1],
    [seat, street, 1],
  ];
  const rivals = rivalsIn(eye, seat, street);
  if (rivals.length === 0) {
    const gain = gainOf(judge, moved);
    return [0, 1, 2].map(() => ({ gain, of: -1 }));
  }
  const bestOf = (changes: (of: number) => readonly AllyChange[]): { gain: number; of: number } => {
    let best = { gain: -Infinity, of: -1 };
    for (const of of rivals) {
      const gain = gainOf(judge, [...moved, ...changes(of)]);
      if (gain > best.gain) best = { gain, of };
    }
    return best;
  };
  const accused = rivals.flatMap((of): AllyChange[] => [
    [of, street, -at(eye, of, street)],
    [of, from, at(eye, of, street)],
  ]);
  return [
    bestOf(of => [[of, street, -1]]),
    { gain: gainOf(judge, [...moved, ...accused]), of: -1 },
    bestOf(of => {
      const to = refuge(eye, of, street);
      const gone: AllyChange = [of, street, -at(eye, of, street)];
      return to < 0 ? [gone] : [gone, [of, to, at(eye, of, street)]];
    }),
  ];
};

/** V-C12 The chance that all of k guessers miss one of three cards. */
export const missesAll = (guessers: number): number => (2 / 3) ** guessers;

/** The best street to send an ally from, and the expected result of the intrigue. */
export const rateIntrigue = (judge: Judge, street: number): Prospect & { readonly from: number } => {
  const { eye, seat } = judge;
  let best = { ...NOTHING, from: -1 };
  if (at(eye, seat, street) > 0 || !isNear(eye, seat, street)) return best;
  const succeeds = missesAll(rivalsIn(eye, seat, street).length);
  for (const from of eye.table.board.neighbours[street]!) {
    if (at(eye, seat, from) === 0) continue;
    const gain = Math.max(...cardGains(judge, street, from).map(card => card.gain));
    const net = KEPT * (succeeds * gain + (1 - succeeds) * gainOf(judge, [[seat, from, -1]]));
    if (best.from < 0 || net > best.net) best = { net, cost: 0, from };
  }
  return best;
};
