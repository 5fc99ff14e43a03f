import {
  FIRST_SUPPLY,
  hasHouse,
  IMPROVEMENT_WORK,
  isSupply,
  KINDS,
  MARKET_WORK,
  nameOf,
  offerOf,
  pairOf,
  priceFor,
  resourceOf,
  RESOURCES,
  ROAD,
  ROAD_WORK,
  thriftyPayment,
  whereOf,
  type Graenaland,
  type IslandTable,
} from '../../rules/index.ts';
import type { Choice, Seat, View } from '@tavola/kernel';
import type { Remark } from '@tavola/bots/bot.ts';
import type { RatedGraenalandAnswer } from '../reasons.ts';
import { IslandEvaluation } from '../evaluation/evaluation.ts';
import { lossesOf } from '../evaluation/need.ts';
import { improvementChance, marketsOf, waitOf } from '../evaluation/standing.ts';

/** An extra card beside a territory is only partly useful. */
const USEFUL = 0.8;
const LONGEST = 8;
/** The worth of a market to its users, and of a palisade to the clans behind it. */
const SAVED = 0.8;
const SHELTER = 0.25;
/** The smallest benefit worth a call. */
const LEAST = 0.5;
/** The share of the expected benefit that a clan offers, because others gain as well. */
const GENEROUS = 0.8;

/** Useful units that a clan gets in a round. */
const PACE = 1.3;

/** The estimated rounds until the first clan has what it needs. */
const roundsLeft = (eye: IslandEvaluation): number => {
  const { table } = eye;
  const rounds = table.seats.map(seat => {
    return Math.max(waitOf(table, seat, true), eye.outlook(seat).need / PACE);
  });
  return Math.min(LONGEST, ...rounds);
};

/** The benefit of a public work to a clan for the rest of the game, in units. */
const benefitOf = (eye: IslandEvaluation, seat: Seat, code: number): number => {
  const { table } = eye;
  const t = whereOf(code);
  const votes = eye.votes[t]!;
  const share = votes[seat]! / votes.reduce((sum, n) => sum + n, 0);
  switch (nameOf(code) - ROAD) {
    case ROAD_WORK:
      return USEFUL * share * roundsLeft(eye);
    case IMPROVEMENT_WORK:
      return improvementChance(table, t) * USEFUL * share * roundsLeft(eye);
    case MARKET_WORK:
      return hasHouse(table, t, seat) ? (SAVED * roundsLeft(eye)) / table.seats.length : 0;
    default:
      return hasHouse(table, t, seat) ? SHELTER * share : 0;
  }
};

/** Whether our spare cards and the others' likely ones would pay for this work. */
const isLikely = (eye: IslandEvaluation, code: number, losses: readonly number[]): boolean => {
  const { table, seat, hand } = eye;
  let purse = benefitOf(eye, seat, code);
  const helpers = table.seats.filter(other => other !== seat && benefitOf(eye, other, code) > LEAST);
  return priceFor(table, code).every((price, r) => {
    let left = price;
    for (let kind = r; kind < FIRST_SUPPLY && left > 0; kind += RESOURCES.length)
      for (let n = hand[kind]!; n > 0 && left > 0 && losses[kind]! <= purse; n--) {
        left--;
        purse -= losses[kind]!;
      }
    for (const other of helpers) left -= Math.floor(eye.outlook(other).means[r]! / 2);
    return left <= 0;
  });
};

/** G-B31 The joint work with the greatest benefit to us, if others are likely to help. */
export const callForHelp = (eye: IslandEvaluation, choice: Choice): RatedGraenalandAnswer | undefined => {
  const branch = choice.kind === 'either' ? choice.branches.findIndex(({ what }) => what === 'joint') : -1;
  const item = choice.kind === 'either' ? choice.branches[branch] : undefined;
  if (item?.kind !== 'one') return undefined;
  const losses = lossesOf(eye.table, eye.aims(eye.seat), eye.hand, marketsOf(eye.table, eye.seat));
  let best: { readonly code: number; readonly benefit: number } | undefined;
  for (const code of item.of) {
    const benefit = benefitOf(eye, eye.seat, code);
    if (benefit > Math.max(LEAST, best?.benefit ?? 0) && isLikely(eye, code, losses))
      best = { code, benefit };
  }
  return (
    best && {
      answer: { branch, answer: best.code },
      reason: { code: 'calls-for-help', about: { build: best.code } },
    }
  );
};

/** By resource: the part of the price that the offers leave. */
const unpaidPrice = (table: IslandTable): number[] => {
  const left = priceFor(table, table.joint).slice();
  for (let at = 0; at < table.offers.length; at++) {
    const kind = at % KINDS;
    for (const r of isSupply(kind) ? pairOf(kind) : [resourceOf(kind)])
      if (left[r] !== undefined) left[r] = Math.max(0, left[r] - table.offers[at]!);
  }
  return left;
};

/** G-B32 The least missed cards for another clan's joint work, while the benefit covers them, by the kinds in hand. */
const cardsToOffer = (eye: IslandEvaluation, over: readonly number[]): number[] => {
  const { table, seat } = eye;
  const losses = lossesOf(table, eye.aims(seat), eye.hand, marketsOf(table, seat));
  const left = unpaidPrice(table);
  let purse = GENEROUS * benefitOf(eye, seat, table.joint);
  const given = over.map(() => 0);
  const order = over.map((_, i) => i).toSorted((a, b) => losses[over[a]!]! - losses[over[b]!]!);
  for (const i of order) {
    const kind = over[i]!;
    const r = resourceOf(kind);
    while (!isSupply(kind) && (left[r] ?? 0) > 0 && given[i]! < eye.hand[kind]! && losses[kind]! <= purse) {
      given[i]!++;
      left[r]!--;
      purse -= losses[kind]!;
    }
  }
  return given;
};

/** G-B32 Says at once what to offer. */
export const help = (eye: IslandEvaluation, choice: Choice): RatedGraenalandAnswer => {
  const answer = choice.kind === 'spread' ? cardsToOffer(eye, choice.over) : [];
  const about = { build: eye.table.joint };
  return { answer, reason: { code: answer.some(n => n > 0) ? 'helps' : 'keeps-cards', about } };
};

/** G-B32 Offers cards while a joint work is open, once. */
export const offerFor = (view: View<Graenaland>): Remark | undefined => {
  const { table, seat, hand } = view;
  const aside = view.asides.find(({ name }) => name === 'offer');
  if (seat === null || !hand || aside?.choice?.kind !== 'spread') return undefined;
  if (offerOf(table, seat).some(n => n > 0)) return undefined;
  const answer = cardsToOffer(new IslandEvaluation(table, seat, hand), aside.choice.over);
  return answer.some(n => n > 0) ? { aside: 'offer', answer } : undefined;
};

const GIVE_UP: RatedGraenalandAnswer = { answer: { branch: 0, answer: 0 }, reason: { code: 'gives-up' } };
/** Cards that others offer cost us nothing. */
const FREE = 0.01;

/** G-B31 Builds the joint work if the missing cards cost us less than its benefit. */
export const jointWork = (eye: IslandEvaluation, choice: Choice): RatedGraenalandAnswer => {
  const { table, seat, hand } = eye;
  const branch = choice.kind === 'either' ? choice.branches.findIndex(({ kind }) => kind === 'all') : -1;
  const parts = choice.kind === 'either' && choice.branches[branch];
  if (!parts || parts.kind !== 'all') return GIVE_UP;
  const [own, theirs] = parts.parts;
  if (own?.kind !== 'spread' || theirs?.kind !== 'spread') return GIVE_UP;
  const losses = lossesOf(table, eye.aims(seat), hand, marketsOf(table, seat));
  const together = hand.slice();
  for (const at of theirs.over) together[at % KINDS]! += table.offers[at]!;
  const costs = losses.map((loss, kind) => (together[kind]! > hand[kind]! ? FREE : loss));
  const payment = thriftyPayment(priceFor(table, table.joint), together, marketsOf(table, seat), costs);
  if (!payment) return GIVE_UP;
  const left = payment.cards.slice();
  const take = (kind: number, most: number): number => {
    const n = Math.min(left[kind]!, most);
    left[kind]! -= n;
    return n;
  };
  const offered = theirs.over.map(at => take(at % KINDS, table.offers[at]!));
  const paid = own.over.map(kind => take(kind, hand[kind]!));
  const cost = own.over.reduce((sum, kind, i) => sum + paid[i]! * losses[kind]!, 0);
  if (cost > benefitOf(eye, seat, table.joint)) return GIVE_UP;
  const about = { build: table.joint };
  return {
    answer: { branch, answer: [paid, offered, payment.markets] },
    reason: { code: 'builds-together', about },
  };
};
