import type { Refusal, Seat } from '@tavola/kernel';
import { leftOf } from '../building/houses.ts';
import type { GraenalandContext, IslandTable } from '../types.ts';
import { NONE } from '../names.ts';
import { PLEDGES, type Pledge } from './pledge.ts';
import { votesAt } from '../sharing/votes.ts';
import { aside } from '../rulebook.ts';

/** G-H01 The most open promises of one player. */
const MOST_OPEN = 6;
/** G-H01 The furthest round of a promise. */
const FURTHEST = 9;
const MOST_CARDS = 9;
const MOST_LETTERS = 120;

/** G-H01 A promise is about a deal: a vote, a joint work or a favour is open. */
export const isDealOpen = ({ proposal, joint, favoured }: IslandTable): boolean =>
  proposal !== null || joint !== NONE || favoured !== NONE;

const openOf = (table: IslandTable, seat: Seat): number =>
  table.promises.filter(({ by, state }) => by === seat && state === 'open').length;

const [ALWAYS, IF_AGREED] = [0, 1];

const parts = (table: IslandTable, seat: Seat) => {
  const last = Math.min(table.round + FURTHEST, table.rounds ?? Infinity);
  return [
    { kind: 'one', what: 'seat', of: table.seats.filter(other => other !== seat) },
    { kind: 'amount', what: 'round', min: table.round, max: last },
    { kind: 'one', what: 'condition', of: [ALWAYS, IF_AGREED] },
  ] as const;
};
const cards = { kind: 'amount', what: 'cards', min: 1, max: MOST_CARDS } as const;
const words = { kind: 'text', what: 'words', min: 1, max: MOST_LETTERS, oneLine: true } as const;

const promiseChoice = (table: IslandTable, seat: Seat) => {
  const all = parts(table, seat);
  const territory = { kind: 'one', what: 'territory', of: table.down.map((_, t) => t) } as const;
  return {
    kind: 'either',
    what: 'promise',
    branches: [
      { kind: 'all', what: 'promise-vote', parts: all },
      { kind: 'all', what: 'promise-cards', parts: [...all, cards] },
      { kind: 'all', what: 'promise-away', parts: [...all, territory] },
      { kind: 'all', what: 'promise-work', parts: [...all, cards] },
      { kind: 'all', what: 'promise-words', parts: [...all, words] },
    ],
  } as const;
};

type Said =
  | readonly [number, number, number]
  | readonly [number, number, number, number]
  | readonly [number, number, number, string];

const readPledge = (by: Seat, branch: number, said: Said): Pledge => {
  const kind = PLEDGES[branch]!;
  const [to, round, condition] = said;
  const detail = said.length === 4 ? said[3] : undefined;
  const number = typeof detail === 'number' ? detail : undefined;
  return {
    by,
    to,
    round,
    kind,
    cards: kind === 'away' ? 0 : (number ?? 0),
    territory: kind === 'away' ? (number ?? NONE) : NONE,
    text: typeof detail === 'string' ? detail : '',
    condition: condition === IF_AGREED ? 'open' : 'none',
    state: 'open',
  };
};

/** G-H01 A promise to one player for one round. It is not binding. */
export const promise = aside({
  name: 'promise',
  rule: 'G-H01',
  who: table =>
    table.promising && isDealOpen(table) ? table.seats.filter(seat => openOf(table, seat) < MOST_OPEN) : [],
  choice: me => promiseChoice(me.table, me.seat),
  refuse: (me, { branch, answer }) => whyNoPledge(me.table, readPledge(me.seat, branch, answer)),
  settle: (g, seat, { branch, answer }) => {
    const pledge = readPledge(seat, branch, answer);
    g.table.promises = [...g.table.promises, pledge];
    g.emit?.({ t: 'promised', promise: pledge });
  },
});

/** G-S09 The seat that will have the ship in that round. */
const mainIn = (table: IslandTable, round: number): Seat =>
  (table.ship + round - table.round) % table.seats.length;

/** G-D01 Whether this player's proposal is still to come in this round, or is under vote. */
const proposesYet = (table: IslandTable, seat: Seat, orNow: boolean): boolean => {
  if (table.proposal === null) return false;
  const order = leftOf(table, table.ship);
  const [turn, now] = [order.indexOf(seat), order.indexOf(table.proposal.by)];
  return turn > now || (orNow && turn === now);
};

/** G-H02, G-H04 A promise must be one that can come true. */
export const whyNoPledge = (table: IslandTable, pledge: Pledge): Refusal | undefined => {
  const { by, to, round, kind } = pledge;
  const now = round === table.round;
  const main = mainIn(table, round);
  const late: Refusal = { code: 'too-late', rule: 'G-H02', about: { round } };
  if (kind === 'away' && now) return late;
  if (kind === 'cards' || kind === 'vote') {
    const proposer = kind === 'cards' ? by : to;
    if (main === proposer) return { code: 'main-player-then', rule: 'G-H02', about: { seat: main, round } };
    if (now && !proposesYet(table, proposer, kind === 'vote')) return late;
  }
  if (kind === 'work') {
    if (main !== to) return { code: 'not-main-player-then', rule: 'G-H02', about: { seat: to, round } };
    if (now && table.called && table.joint === NONE) return late;
  }
  if (pledge.condition === 'open' && !mayAgree(table, to))
    return { code: 'nothing-to-agree', rule: 'G-H04', about: { seat: to } };
  return table.promises.some(other => isSame(other, pledge))
    ? { code: 'same-promise', rule: 'G-H01' }
    : undefined;
};

const isSame = (a: Pledge, b: Pledge): boolean =>
  a.state === 'open' &&
  a.by === b.by &&
  a.to === b.to &&
  a.round === b.round &&
  a.kind === b.kind &&
  a.cards === b.cards &&
  a.territory === b.territory &&
  a.text === b.text;

/** G-H04 Whether this player can agree to what is open: by a vote, by cards or by building. */
const mayAgree = (table: IslandTable, seat: Seat): boolean => {
  if (table.proposal !== null) return votesAt(table, table.proposal.territory, seat).total > 0;
  return table.joint !== NONE || table.favoured === seat;
};

const [BROKEN, KEPT] = [0, 1];

/** G-H03 The promises in words to this seat whose round has come. */
const toJudge = (table: IslandTable, seat: Seat): number[] =>
  table.promises.flatMap(({ kind, to, round, state, condition }, i) =>
    kind === 'words' && state === 'open' && condition !== 'open' && to === seat && round <= table.round
      ? [i]
      : [],
  );

/** G-H03 The receiver of a promise in words judges whether it was kept. */
export const judge = aside({
  name: 'judge',
  rule: 'G-H03',
  who: table =>
    table.promises.length === 0 ? [] : table.seats.filter(seat => toJudge(table, seat).length > 0),
  choice: me => ({
    kind: 'all',
    what: 'judge',
    parts: [
      { kind: 'one', what: 'promise', of: toJudge(me.table, me.seat) },
      { kind: 'one', what: 'verdict', of: [BROKEN, KEPT] },
    ],
  }),
  settle: (g, _, [which, verdict]) => {
    settlePledges(g, (_pledge, i) => (i === which ? (verdict === KEPT ? 'kept' : 'broken') : undefined));
  },
});

export type PledgeVerdict = 'kept' | 'broken' | 'void';

/** Settles open promises by these verdicts and emits the events. */
export const settlePledges = (
  g: GraenalandContext,
  verdictOn: (pledge: Pledge, i: number) => PledgeVerdict | undefined,
): void => {
  const { table } = g;
  for (const [i, pledge] of table.promises.entries()) {
    const state = pledge.state === 'open' ? verdictOn(pledge, i) : undefined;
    if (state === undefined) continue;
    const settled = { ...pledge, state };
    table.promises = table.promises.with(i, settled);
    g.emit?.({ t: 'promise', promise: settled });
  }
};
