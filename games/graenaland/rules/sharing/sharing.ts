import type { Dice, Refusal, Seat } from '@tavola/kernel';
import { faceDown } from '../components/cards.ts';
import { receiveHidden, receiveOpen } from '../components/decks.ts';
import { leftOf } from '../building/houses.ts';
import type { GraenalandContext, IslandTable } from '../types.ts';
import { afterProposal, afterVote } from '../promises/judge-pledges.ts';
import { countVotes, votesAt } from './votes.ts';
import { NONE } from '../names.ts';
import { openQuestion, order } from '../rulebook.ts';

/** G-D01 All players but the main one, clockwise from the main player's left. */
export const listProposers = (table: IslandTable): Seat[] => leftOf(table, table.ship);

const cardsBeside = (table: IslandTable, territory: number): number =>
  table.beside[territory]!.length + table.down[territory]!;

/** The cards beside a territory as a proposal names them: the open ones first, face-down ones by their back. */
export const pileAt = (table: IslandTable, territory: number): number[] => {
  const pile = table.beside[territory]!.slice();
  for (let n = table.down[territory]!; n > 0; n--) pile.push(faceDown(table.land.terrain[territory]!));
  return pile;
};

/** G-D01 The reason why a clan cannot make a proposal for this territory, or undefined. */
export const whyNoProposal = (table: IslandTable, seat: Seat, territory: number): Refusal | undefined => {
  if (cardsBeside(table, territory) === 0)
    return { code: 'no-cards-there', rule: 'G-D01', about: { territory } };
  if (votesAt(table, territory, seat).total === 0)
    return { code: 'no-votes-there', rule: 'G-D01', about: { territory } };
  return undefined;
};

const territoriesFor = (table: IslandTable, seat: Seat): number[] => {
  const territories: number[] = [];
  for (let t = 0; t < table.down.length; t++)
    if (cardsBeside(table, t) > 0 && votesAt(table, t, seat).total > 0) territories.push(t);
  return territories;
};

/** G-D02 The clans that may get cards. */
const voters = (table: IslandTable, territory: number): Seat[] => {
  const votes = countVotes(table, territory);
  return table.seats.filter(seat => votes[seat]! > 0);
};

type Pass = { readonly kind: 'one'; readonly what: 'pass'; readonly of: readonly number[] };
const PASS: Pass = { kind: 'one', what: 'pass', of: [0] };

const PASSED = { branch: 0, answer: 0 } as const;

const split = (table: IslandTable, territory: number) =>
  ({
    kind: 'all',
    what: 'proposal',
    parts: [
      { kind: 'one', what: 'territory', of: [territory] },
      { kind: 'split', what: 'card', pile: pileAt(table, territory), among: voters(table, territory) },
    ],
  }) as const;

/**
 * G-D01, G-D02, G-D06 One proposal or a pass; a clan without a possible territory is skipped. G-D03 Talk is closed
 * before the proposal. G-D05 A refused territory may be named again, because its cards are still there.
 */
export const proposal = openQuestion({
  name: 'proposal',
  talk: 'closed',
  who: (_, seat) => [seat],
  choice: me => {
    const branches: (Pass | ReturnType<typeof split>)[] = [PASS];
    for (const territory of territoriesFor(me.table, me.seat)) branches.push(split(me.table, territory));
    return { kind: 'either', what: 'proposal', branches };
  },
  absent: () => PASSED,
  orders: {
    // The main player of the round makes no proposal, and when building has begun it is too late for one.
    mayLeave: (table, seat) => table.round > 0 && seat !== table.ship && table.builder === NONE,
    period: table => table.round,
    list: [order({ name: 'no-proposal', rule: 'G-D01', answer: () => PASSED })],
  },
  sample: (me, dice) => drawProposal(me.table, me.seat, dice),
  settle: (g, answers) => {
    const { answer } = answers[g.current]!;
    if (typeof answer === 'number') {
      g.table.proposal = null;
      g.emit?.({ t: 'passed', seat: g.current });
      afterProposal(g, g.current, [], territoriesFor(g.table, g.current).length > 0);
      return;
    }
    const [territory, to] = answer;
    g.table.proposal = { by: g.current, territory, to };
    g.emit?.({ t: 'proposed', seat: g.current, territory, cards: pileAt(g.table, territory), to });
    afterProposal(g, g.current, to, true);
  },
});

/** Draws a random territory or a pass, and a random entitled clan for each card. */
const drawProposal = (table: IslandTable, seat: Seat, dice: Dice) => {
  const territories = territoriesFor(table, seat);
  const branch = dice.below(territories.length + 1);
  const territory = territories[branch - 1];
  if (territory === undefined) return PASSED;
  const among = voters(table, territory);
  const to: Seat[] = [];
  for (let n = cardsBeside(table, territory); n > 0; n--) to.push(among[dice.below(among.length)]!);
  return { branch, answer: [territory, to] as const };
};

const [NO, YES] = [0, 1];

/**
 * G-D04, G-D06, G-X02, G-X08 All clans with votes there answer at once; without any but the proposer's there is no
 * question. G-D03 Talk is open now.
 */
export const vote = openQuestion({
  name: 'vote',
  talk: 'open',
  who: table => {
    const who = voters(table, table.proposal!.territory);
    return who.length > 1 ? who : [];
  },
  choice: () => ({ kind: 'one', what: 'vote', of: [NO, YES] }),
  absent: () => NO,
  orders: {
    // Who gets a card is asked: whether it is enough is a decision.
    covers: ({ proposal: open }, seat) => open!.by === seat || !open!.to.includes(seat),
    list: [
      order({
        name: 'no-without-card',
        rule: 'G-D04',
        answer: ({ table, seat }) => (table.proposal!.by === seat ? YES : NO),
      }),
    ],
  },
  settle: (g, answers, who) => {
    const { by, territory, to } = g.table.proposal!;
    const votes = countVotes(g.table, territory);
    const yes = who.length === 0 ? [by] : who.filter(seat => answers[seat] === YES);
    const no = who.filter(seat => answers[seat] === NO);
    const sum = (seats: readonly Seat[]): number => seats.reduce((n, seat) => n + votes[seat]!, 0);
    const carried = sum(yes) > sum(no);
    g.table.proposal = null;
    g.table.agreed = addToTally(g.table, g.table.agreed, yes, by);
    g.table.refused = addToTally(
      g.table,
      g.table.refused,
      no.filter(seat => to.includes(seat)),
      by,
    );
    g.emit?.({ t: 'vote', territory, yes, no, votes, carried });
    if (carried) handOut(g, territory, to);
    afterVote(g, by, yes, no);
  },
});

/** Counts one more answer of each seat to `by`; answers to own proposals do not count. */
const addToTally = (
  table: IslandTable,
  tally: readonly number[],
  seats: readonly Seat[],
  by: Seat,
): number[] => {
  const after = tally.slice();
  for (const seat of seats) if (seat !== by) after[seat * table.seats.length + by]!++;
  return after;
};

/** G-D04, G-P02 Hands out every card as proposed; only its new owner sees a face-down one. */
const handOut = (g: GraenalandContext, territory: number, to: readonly Seat[]): void => {
  const open = g.table.beside[territory]!;
  const down = g.box.down[territory]!;
  if (open.length > 0) receiveOpen(g, to, open);
  for (const [i, card] of down.entries()) receiveHidden(g, to[open.length + i]!, card);
  if (g.emit)
    for (const seat of g.table.seats) {
      const cards = open.filter((_, i) => to[i] === seat);
      const hidden = down.filter((_, i) => to[open.length + i] === seat).length;
      if (cards.length + hidden > 0) g.emit({ t: 'got', seat, territory, cards, down: hidden });
    }
  g.table.beside[territory] = [];
  g.table.down[territory] = 0;
  g.box.down[territory] = [];
};
