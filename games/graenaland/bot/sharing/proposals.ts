import type { Dice, Seat } from '@tavola/kernel';
import type { GraenalandReason, RatedGraenalandAnswer } from '../reasons.ts';
import { drawNoise, drawSoftmax } from '@tavola/bots/search/sampling.ts';
import { Deal, weighGoodwill } from './deal.ts';
import type { IslandEvaluation } from '../evaluation/evaluation.ts';

/** A proposal with its gain over leaving the cards where they are. */
interface Offer extends RatedGraenalandAnswer {
  readonly gain: number;
}

/** The minimal groups of others that make a majority with us. */
const partnerGroups = (votes: readonly number[], seat: Seat): Seat[][] => {
  const all = votes.reduce((sum, n) => sum + n, 0);
  const others = votes.flatMap((n, other) => (other !== seat && n > 0 ? [other] : []));
  const groups: Seat[][] = [];
  for (let set = 0; set < 1 << others.length; set++) {
    const group = others.filter((_, i) => set & (1 << i));
    const ours = votes[seat]! + group.reduce((sum, other) => sum + votes[other]!, 0);
    if (2 * ours > all && group.every(other => 2 * (ours - votes[other]!) <= all)) groups.push(group);
  }
  return groups;
};

/** Gives card after card to the least inclined partner, by their worth to it for their cost to us. */
const offersTo = (
  deal: Deal,
  seat: Seat,
  group: readonly Seat[],
): { readonly to: Seat[]; readonly gain: number }[] => {
  const to = deal.pile.map(() => seat);
  const found: { readonly to: Seat[]; readonly gain: number }[] = [];
  for (;;) {
    const values = deal.values(to);
    const gain = deal.carried(seat, values) * (values[seat]! - deal.later[seat]!);
    found.push({ to: to.slice(), gain });
    if (group.length === 0) return found;
    let poorest = group[0]!;
    for (const other of group)
      if (deal.inclination(other, seat, values) < deal.inclination(poorest, seat, values)) poorest = other;
    let best = -1;
    let ratio = 0;
    for (let card = 0; card < to.length; card++) {
      if (to[card] !== seat) continue;
      const fit = deal.worth(poorest, card) / (0.1 + deal.worth(seat, card));
      if (fit > ratio) [best, ratio] = [card, fit];
    }
    if (best < 0) return found;
    to[best] = poorest;
  }
};

/** G-D01 Where this seat may make a proposal, in the order of the branches of its choice. */
const territoriesOf = ({ table, seat, votes }: IslandEvaluation): number[] => {
  const territories: number[] = [];
  for (let t = 0; t < votes.length; t++)
    if (votes[t]![seat]! > 0 && table.beside[t]!.length + table.down[t]! > 0) territories.push(t);
  return territories;
};

/** Good memories that are worth a word. */
const FRIENDLY = 0.04;

const reasonOf = (eye: IslandEvaluation, territory: number, group: readonly Seat[]): GraenalandReason => {
  const [first] = group;
  if (first === undefined) return { code: 'takes-all', about: { territory } };
  const friend = group.find(other => weighGoodwill(eye.table, other, eye.seat) > FRIENDLY);
  return friend === undefined
    ? { code: 'cheapest-majority', about: { territory, seat: first } }
    : { code: 'old-friends', about: { territory, seat: friend } };
};

/** G-D01 The offers for each territory and each possible majority; passing gains nothing. */
export const listProposals = (eye: IslandEvaluation, each: number): Offer[] => {
  const { seat } = eye;
  const offers: Offer[] = [{ answer: { branch: 0, answer: 0 }, gain: 0, reason: { code: 'passes' } }];
  for (const [i, territory] of territoriesOf(eye).entries()) {
    // The first branch is to pass.
    const branch = i + 1;
    const deal = new Deal(eye, territory);
    for (const group of partnerGroups(deal.votes, seat)) {
      const reason = reasonOf(eye, territory, group);
      const best = offersTo(deal, seat, group).toSorted((a, b) => b.gain - a.gain);
      for (const { to, gain } of best.slice(0, each))
        offers.push({ answer: { branch, answer: [territory, to] }, gain, reason });
    }
  }
  return offers;
};

/** A proposal that is better by this much is made e times as often. */
const HEAT = 0.08;

export const proposal = (eye: IslandEvaluation, dice: Dice): RatedGraenalandAnswer => {
  const offers = listProposals(eye, 1);
  return offers[
    drawSoftmax(
      offers.map(({ gain }) => gain),
      HEAT,
      dice,
    )
  ]!;
};

const [NO, YES] = [0, 1];

/** This seat's inclination to agree with the current proposal. */
const inclinationNow = (eye: IslandEvaluation): number => {
  const { by, territory, to } = eye.table.proposal!;
  const deal = new Deal(eye, territory);
  return deal.inclination(eye.seat, by, deal.values(to));
};

/** G-D04 Agrees if the proposal is better than waiting, more easily with clans that have agreed with us. */
export const vote = (eye: IslandEvaluation, dice: Dice): RatedGraenalandAnswer => {
  const { by, territory, to } = eye.table.proposal!;
  if (by === eye.seat) return { answer: YES, reason: { code: 'own-proposal' } };
  const interest = inclinationNow(eye);
  const owed = weighGoodwill(eye.table, eye.seat, by);
  const isYes = interest + drawNoise(0.25, dice) > 0;
  const about = { seat: by, territory };
  if (isYes) return { answer: YES, reason: { code: interest > owed ? 'good-share' : 'owes-it', about } };
  if (!to.includes(eye.seat)) return { answer: NO, reason: { code: 'gets-nothing', about } };
  const isLeader = eye.chances[by] === Math.max(...eye.chances);
  return { answer: NO, reason: { code: isLeader ? 'feeds-a-leader' : 'too-little', about } };
};

/** Both votes, because the search itself finds the better one. */
export const votes = ({ table, seat }: IslandEvaluation): RatedGraenalandAnswer[] => {
  const { by, territory } = table.proposal!;
  const about = { seat: by, territory };
  return [
    { answer: YES, reason: by === seat ? { code: 'own-proposal' } : { code: 'good-share', about } },
    { answer: NO, reason: { code: 'too-little', about } },
  ];
};
