import type { VeronaEvent } from '../../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { journeysOf } from '../show/flights.ts';
import { durationOf, isDrama, partsOf } from '../show/scenes.ts';
import { sceneOf, type Row } from '../show/cast.ts';
import { advance } from '../show/stage.ts';
import type { TownTable } from '../table.ts';
import { goldenNames, goldenTurns } from './goldens.ts';

/** Reduces a table to what people see. */
const reduceToVisible = (table: TownTable) => {
  const { allies, supply, mercenaries, tokens, offer, next, deck, owner, manned, shownBy, unshown } = table;
  const { round, first, out, score, ended } = table;
  const { street, action, role, schemer, from, card, strongest, success } = table.fight;
  const fight = street < 0 ? undefined : { street, action, role, schemer, from, card, strongest, success };
  return {
    allies,
    supply,
    mercenaries,
    tokens,
    offer,
    next,
    deck,
    owner,
    manned,
    shownBy,
    unshown,
    round,
    first,
    score,
    ended,
    out,
    fight,
  };
};

describe.each(goldenNames)('%s', name => {
  const turns = goldenTurns(name);
  const eventsOf = (turn: (typeof turns)[number]): readonly VeronaEvent[] =>
    turn.line.events as VeronaEvent[];

  test('the shown events lead to the table of the next position', () => {
    for (const turn of turns) {
      const shown = reduceToVisible(eventsOf(turn).reduce(advance, turn.before.table));
      const after = reduceToVisible(turn.after.table);
      // No event reports that the players leave a street, so the scene stays until the next event. Each round plans
      // again.
      const { fight } = after.fight ? shown : after;
      const out = after.round === turn.before.table.round ? shown.out : after.out;
      expect({ ...shown, fight, out }).toEqual(after);
    }
  });
  test('every moving ally has a journey', () => {
    for (const turn of turns) {
      let table: TownTable = turn.before.table;
      for (const event of eventsOf(turn)) {
        const next = advance(table, event);
        const moved = next.allies.reduce((sum, n, i) => sum + Math.abs(n - table.allies[i]!), 0);
        const flown = journeysOf(event, table.fight.street).reduce(
          (sum, { allies, from, to }) => sum + (from < 0 || to < 0 ? allies : 2 * allies),
          0,
        );
        expect(flown).toBe(moved);
        table = next;
      }
    }
  });
  test('the cast of a street are the players with a role or a token there', () => {
    for (const turn of turns) {
      let table: TownTable = turn.before.table;
      const past: VeronaEvent[] = [];
      for (const event of eventsOf(turn)) {
        table = advance(table, event);
        past.push(event);
        expect(durationOf(event)).toBeGreaterThan(0);
        if (event.t !== 'street') continue;
        const rows = sceneOf(table, past).rows.map(row => row.seat);
        expect(rows).toEqual(
          table.seats.filter(seat => event.roles[seat] !== 'bystander' || event.tokens[seat] !== null),
        );
      }
    }
  });
  test('bids, cards and dice stand with their players', () => {
    for (const turn of turns)
      for (const [i, event] of eventsOf(turn).entries()) {
        const past = eventsOf(turn).slice(0, i + 1);
        const { rows } = sceneOf(past.reduce(advance, turn.before.table), past);
        for (const { seat, ...part } of shownOf(event))
          expect(rows.find(row => row.seat === seat)).toMatchObject(part);
      }
  });
  test('dice land before their sum appears, and a sum appears before the outcome', () => {
    for (const turn of turns)
      for (const [i, event] of eventsOf(turn).entries()) {
        const past = eventsOf(turn).slice(0, i + 1);
        const table = past.reduce(advance, turn.before.table);
        const rows = partsOf(event).flatMap((_, toCome) =>
          sceneOf(table, past, toCome).rows.map(row => ({ row, toCome })),
        );
        for (const { row, toCome } of rows.filter(one => one.toCome > 0))
          expect(row).toMatchObject(withheldOf(event, row.seat, toCome));
      }
  });
});

/** Returns what a scene must not show of a player while this many parts of an event are left. */
const withheldOf = (event: VeronaEvent, seat: number, toCome: number): Partial<Row> => {
  switch (event.t) {
    case 'street':
      return { role: undefined, action: undefined, wins: false };
    case 'cards':
      return { right: false, ...(toCome > 1 && { card: undefined }) };
    case 'bids':
      return { bid: undefined };
    case 'strength':
    case 'defence': {
      const rolls = event.of.some(one => one.seat === seat && one.dice.length > 0);
      if (!event.of.some(one => one.seat === seat)) return {};
      return {
        wins: false,
        rolling: rolls && toCome === 2,
        ...(toCome > 1 && { total: undefined }),
        ...(toCome > 2 && { dice: undefined }),
      };
    }
    default:
      return { wins: false, ...(toCome > 1 && { bid: undefined, allies: undefined }) };
  }
};

/** Returns what a scene must show of each player after this event. */
const shownOf = (
  event: VeronaEvent,
): readonly { readonly seat: number; readonly [part: string]: unknown }[] => {
  switch (event.t) {
    case 'bids':
      return event.bids.map(({ seat, bid }) => ({ seat, bid }));
    case 'cards':
      return [
        { seat: event.schemer, card: event.card },
        ...event.guesses.map(({ seat, card }) => ({ seat, card, right: card === event.card })),
      ];
    case 'defence':
      return event.of.map(({ seat, dice, total }) => ({
        seat,
        dice,
        total,
        rolling: false,
        against: event.strength,
      }));
    default:
      return [];
  }
};

test('a street is a drama, and planning and passing are not', () => {
  expect(isDrama([{ t: 'ready', by: 0 }])).toBe(false);
  expect(isDrama([{ t: 'nothing', street: 3 }])).toBe(true);
});
test('a reroll takes longer', () => {
  const roll = (dice: readonly (readonly number[])[]): VeronaEvent => ({
    t: 'defence',
    against: 0,
    strength: 5,
    stopped: true,
    of: [{ seat: 1, dice, total: 9 }],
  });
  expect(durationOf(roll([[8, 8, 1]]))).toBeGreaterThan(durationOf(roll([[7]])));
});
