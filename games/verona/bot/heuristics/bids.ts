import { BUILDINGS, MUNICIPIO_LEAST_BID } from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import type { RatedVeronaAnswer } from '../reasons.ts';
import { rivalsIn, type TownEvaluation } from '../evaluation/evaluation.ts';
import { corruptionOdds, violenceOdds, type Odds } from '../evaluation/fight-odds.ts';
import { gainOf, type Judge } from '../evaluation/gain.ts';
import { buildingWorth, florinWorth, MERCENARY_WORTH } from '../evaluation/worth.ts';

/** A bid with its worth in points less its cost. */
export interface Bid extends RatedVeronaAnswer {
  readonly answer: number;
  readonly net: number;
}

/** The highest bid that the heuristics consider. */
const MOST_FLORINS = 40;
/** Florins that the bot saves for each own corruption that still lies face down. */
const KEPT = 4;
/** The bot never takes a bid that is so many points worse than the best. */
const HOPELESS = 1.2;
/** The extra cost of a florin that was saved for another corruption. */
const EXTRA = 0.12;

/** The loss if the most harmful rival attacker succeeds here. */
const lossTo = (judge: Judge, street: number): number => {
  const { eye, seat } = judge;
  const { role, action } = eye.table.fight;
  let worst = 0;
  for (let s = 0; s < eye.n; s++) {
    if (s === seat || role[s] !== 'attacker') continue;
    const isViolent = action[s] === 'violence';
    worst = Math.min(worst, gainOf(judge, isViolent ? [[seat, street, -1]] : [[s, street, 1]]));
  }
  return worst;
};

/** The best removal by a successful violence here. */
export const bestRemoval = (judge: Judge, street: number): { readonly of: Seat; readonly gain: number } => {
  let best = { of: -1, gain: -Infinity };
  for (const of of rivalsIn(judge.eye, judge.seat, street)) {
    const gain = gainOf(judge, [[of, street, -1]]);
    if (gain > best.gain) best = { of, gain };
  }
  return best;
};

const netOf = ({ overRivals, wins }: Odds, gain: number, loss: number, price: number): number =>
  wins * gain + (1 - overRivals) * 0.8 * loss - price;

/** A bid is weighed by the gain of success and the loss by a rival's success. */
const stakesOf = (judge: Judge): { readonly gain: number; readonly loss: number } => {
  const { eye, seat } = judge;
  const { street, action } = eye.table.fight;
  const loss = lossTo(judge, street);
  if (action[seat] === 'violence') return { gain: bestRemoval(judge, street).gain, loss };
  return { gain: eye.table.supply[seat]! > 0 ? gainOf(judge, [[seat, street, 1]]) : 0, loss };
};

const oddsOf = ({ eye, seat }: Judge, bid: number): Odds =>
  eye.table.fight.action[seat] === 'violence' ? violenceOdds(eye, seat, bid) : corruptionOdds(eye, seat, bid);

const priceOf = ({ eye, seat }: Judge, faceDown: number, bid: number): number => {
  if (eye.table.fight.action[seat] === 'violence')
    return MERCENARY_WORTH * bid * Math.min(1, 0.2 + eye.left / 3);
  const free = Math.max(0, eye.florins[seat]! - KEPT * faceDown);
  return florinWorth(eye) * bid + EXTRA * Math.max(0, bid - free);
};

/** V-C21 By bid: its worth, from what it may win, what it denies rivals, and its cost. */
export const netsOfBids = (judge: Judge, faceDown: number, max: number): number[] => {
  const { gain, loss } = stakesOf(judge);
  const nets: number[] = [];
  let best = -Infinity;
  for (let bid = 0; bid <= Math.min(max, MOST_FLORINS); bid++) {
    const price = priceOf(judge, faceDown, bid);
    // Even a certain success would not make this bid, or any higher one, worth taking.
    if (Math.max(0, gain) - price < best - HOPELESS) break;
    const net = netOf(oddsOf(judge, bid), gain, loss, price);
    if (net > best) best = net;
    nets.push(net);
  }
  return nets;
};

/** The same with reasons. */
export const bidsFor = (judge: Judge, faceDown: number, max: number): Bid[] => {
  const { street } = judge.eye.table.fight;
  const { gain } = stakesOf(judge);
  return netsOfBids(judge, faceDown, max).map((net, bid) => ({
    answer: bid,
    net,
    reason:
      bid === 0
        ? { code: 'not-worth-a-bid', about: { street } }
        : reasonOf(oddsOf(judge, bid), street, bid, gain),
  }));
};

const reasonOf = (
  { wins }: Odds,
  street: number,
  bid: number,
  gain: number,
): RatedVeronaAnswer['reason'] => ({
  code: bid === 1 ? 'bids-the-least' : 'bids-for',
  about: { street, chance: Math.round(100 * wins), worth: Math.round(10 * gain) },
});

/** V-E13 Only a purse with 25 florins can take Municipio, so rivals' purses limit the bids to beat. */
export const municipioBids = (eye: TownEvaluation, seat: Seat, max: number): Bid[] => {
  const building = BUILDINGS.findIndex(({ id }) => id === 'municipio');
  const rich = eye.florins.filter((f, s) => s !== seat && f >= MUNICIPIO_LEAST_BID);
  const bids: Bid[] = [{ answer: 0, net: 0, reason: { code: 'too-dear', about: { building } } }];
  const top = Math.min(max, 1 + Math.max(MUNICIPIO_LEAST_BID, ...rich));
  for (let bid = MUNICIPIO_LEAST_BID; bid <= top; bid++) {
    let wins = 1;
    // About half of the rich rivals bid, and their bids lie near the minimum.
    for (const f of rich)
      if (bid <= f)
        wins *= 1 - 0.55 * Math.exp(-(bid - MUNICIPIO_LEAST_BID) / (2 + (f - MUNICIPIO_LEAST_BID) / 4));
    const net = wins * 1.2 * buildingWorth(eye, building) - florinWorth(eye) * bid;
    bids.push({
      answer: bid,
      net,
      reason: { code: 'bids-for-building', about: { building, chance: Math.round(100 * wins) } },
    });
  }
  return bids;
};
