import type { GameDef } from '../src/define-game.ts';
import { defineGame, type Game } from '../src/game.ts';
import { ok } from '../src/result.ts';
import { rulebook } from '../src/script/script.ts';
import type { Seat } from '../src/state/seat.ts';
import { peek, seal, type Sealed } from '../src/state/secret.ts';
import { shuffle, shuffleAcross } from '../src/dice.ts';

/**
 * Fair is the smallest game that uses everything the kernel offers. Each of three market days has a weather die,
 * sealed bids for a card from the deck, and a round in which each seat may lay tokens. It exists for tests.
 */
export interface Fair {
  table: { day: number; seats: Seat[]; florins: number[]; cards: number[]; laid: number[]; notes: string[] };
  hand: { cards: Sealed<number>[] };
  box: { deck: Sealed<number>[] };
  event:
    | { t: 'weather'; roll: number }
    | { t: 'bids'; bids: readonly number[]; winner: Seat }
    | { t: 'laid'; by: Seat; on: readonly number[] }
    | { t: 'note'; by: Seat };
  whisper: { t: 'drew'; card: Sealed<number> };
}

const { step, ask, each, repeat, call, secretQuestion, openQuestion, aside, order } = rulebook<Fair>();
const DAYS = 3;

/** T-6 Bids this much on every later day, less if the seat has less, and a florin more if it holds a card. */
const bidUpTo = order({
  name: 'bid-up-to',
  rule: 'T-6',
  choice: () => ({ kind: 'amount', what: 'florins', min: 1, max: 9 }),
  refuse: (_, most) => (most === 8 ? { code: 'unlucky' } : undefined),
  answer: (me, most) => Math.min(most + me.hand.cards.length, me.table.florins[me.seat]!),
});

/** T-6 Bids nothing on later days. */
const neverBid = order({ name: 'never-bid', rule: 'T-6', answer: () => 0 });

export const bid = secretQuestion({
  name: 'bid',
  talk: 'closed',
  who: table => table.seats,
  choice: me => ({ kind: 'amount', what: 'florins', min: 0, max: me.table.florins[me.seat]! }),
  absent: () => 0,
  orders: {
    covers: table => table.day > 1,
    list: [bidUpTo, neverBid],
  },
  settle: (g, bids) => {
    const winner = g.table.seats.reduce((best, seat) => (bids[seat]! > bids[best]! ? seat : best));
    g.table.florins[winner]! -= bids[winner]!;
    g.emit?.({ t: 'bids', bids, winner });
    const card = g.box.deck.pop();
    if (card === undefined) return;
    g.hands[winner]!.cards.push(card);
    g.table.cards[winner]!++;
    g.whisper?.(winner, { t: 'drew', card });
  },
});

export const lay = openQuestion({
  name: 'lay',
  talk: 'open',
  who: (_, seat) => [seat],
  choice: me => ({ kind: 'spread', what: 'stall', over: [0, 1, 2], min: 0, max: me.table.florins[me.seat]! }),
  refuse: (_, on) =>
    on[0]! > 0 && on[1]! > 0 ? { code: 'neighbours', rule: 'T-3a', about: { stall: 0 } } : undefined,
  absent: () => [0, 0, 0],
  settle: (g, answers) => {
    const on = answers[g.current]!;
    for (const [stall, n] of on.entries()) g.table.laid[stall]! += n;
    g.table.florins[g.current]! -= on.reduce((sum, n) => sum + n, 0);
    g.emit?.({ t: 'laid', by: g.current, on });
  },
});

export const note = aside({
  name: 'note',
  rule: 'T-5',
  who: table => table.seats,
  choice: () => ({ kind: 'text', what: 'note', min: 1, max: 20 }),
  refuse: (me, text) => (me.table.notes.includes(text) ? { code: 'said-before' } : undefined),
  settle: (g, by, text) => {
    g.table.notes.push(text);
    // A note costs a florin, so that an aside can make a given answer impossible.
    g.table.florins[by] = Math.max(0, g.table.florins[by]! - 1);
    g.emit?.({ t: 'note', by });
    return 'answer anew';
  },
});

/** The definition as a value, so that tests of the suite can break it in one place. */
export const definition: GameDef<Fair> = {
  name: 'fair',
  rules: 2,
  seats: { min: 2, max: 4 },
  options: [{ name: 'florins', rule: 'T-0', kind: 'number', min: 0, max: 9, default: 3 }],
  setup: (seats, options, dice) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const deck = shuffle(
      dice,
      Array.from({ length: 8 }, (_, card) => seal(card)),
    );
    const zeros = (): number[] => all.map(() => 0);
    const florins = all.map(() => options['florins'] as number);
    return ok({
      table: { day: 0, seats: all, florins, cards: zeros(), laid: [0, 0, 0], notes: [] },
      hands: all.map(() => ({ cards: [] })),
      box: { deck },
    });
  },
  scripts: {
    main: [repeat('T-1', table => table.day < DAYS, [call('T-1', 'day')])],
    day: [
      step('T-1', g => {
        g.table.day++;
        g.emit?.({ t: 'weather', roll: 1 + g.dice.below(6) });
      }),
      ask('T-2', bid),
      each('T-3', table => table.seats, [ask('T-3', lay)]),
    ],
  },
  asides: [note],
  whyHalted: table => (table.notes.includes('halt') ? { code: 'halted', rule: 'T-5' } : undefined),
  outcome: table => ({
    points: table.cards,
    ranks: table.cards.map(n => 1 + table.cards.filter(m => m > n).length),
  }),
  clone: {
    table: t => ({
      ...t,
      florins: t.florins.slice(),
      cards: t.cards.slice(),
      laid: t.laid.slice(),
      notes: t.notes.slice(),
    }),
    hand: h => ({ cards: h.cards.slice() }),
    box: b => ({ deck: b.deck.slice() }),
  },
  resample: (s, seat, dice) =>
    shuffleAcross(dice, [s.box.deck, ...s.hands.filter((_, other) => other !== seat).map(h => h.cards)]),
  invariants: {
    'eight cards': s =>
      new Set([...s.box.deck, ...s.hands.flatMap(h => h.cards)].map(card => peek(card))).size === 8,
    'hand sizes': s => s.hands.every((h, seat) => h.cards.length === s.table.cards[seat]),
  },
  migrations: {
    1: state => {
      const old = state as { table: { money: number[] } };
      const { money, ...table } = old.table;
      return { ...old, table: { ...table, florins: money } };
    },
  },
};

export const fair: Game<Fair> = defineGame<Fair>(definition);
