import { graenaland } from '../../rules/index.ts';
import type { GraenalandEvent } from '../../rules/events.ts';
import { sayBuild } from '../../rules/building/order.ts';
import { peek } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { branchAbout } from '@tavola/web/board-kit/draft.ts';
import { buildCodes, eitherOf } from '../ask.ts';
import { journeysOf } from '../show/journeys.ts';
import { direction, isDrama, isOwnDeed } from '../show/scenes.ts';
import { advance } from '../show/stage.ts';
import { suggestBuild } from '../suggest.ts';
import type { IslandTable } from '../table.ts';
import { goldenNames, goldenTurns, richPosition } from './goldens.ts';

/** Reduces a table to what people see. */
const reduceToVisible = (table: IslandTable) => {
  const { settlements, buildings, works, tokens, heroes, waiting, waitingFor, army } = table;
  const { beside, down, supplies, decks, backs, ship, round, shown } = table;
  return {
    settlements,
    buildings,
    works,
    tokens,
    heroes,
    waiting,
    waitingFor,
    army,
    beside,
    down,
    // Players cannot tell which of two like cards was taken.
    supplies: supplies.toSorted((a, b) => a - b),
    decks,
    backs,
    ship,
    round,
    shown,
  };
};

describe('the shown events lead to the table of the next position', () => {
  test.each(goldenNames)('%s', name => {
    for (const { before, line, after } of goldenTurns(name)) {
      const events = line.events as readonly GraenalandEvent[];
      const shown = events.reduce<IslandTable>(advance, before.table);
      // Comparing text is faster, and there are thousands of tables.
      expect(JSON.stringify(reduceToVisible(shown))).toBe(JSON.stringify(reduceToVisible(after.table)));
    }
  });
});

test('[G-H05] taking back a build restores the table', () => {
  const { turn, seat } = richPosition();
  const { table, hands } = turn.before;
  const hand = peek(hands[seat]!.cards);
  const choiceOf = (state: typeof turn.before) => eitherOf(graenaland.view(state, seat));
  const choice = choiceOf(turn.before);
  const build = suggestBuild(table, seat, hand, buildCodes(choice)[0]!)!;
  const submit = (state: typeof turn.before, answer: unknown) => {
    const result = graenaland.submit(state, seat, state.asked!.id, answer, { below: () => 0 });
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  };
  const built = submit(turn.before, {
    branch: branchAbout(choice, 'build'),
    answer: sayBuild(table, seat, hand, build),
  });
  const undo = submit(built.state, { branch: branchAbout(choiceOf(built.state), 'undo'), answer: 0 });
  expect(undo.events.map(event => event.t)).toEqual(['took-back']);
  const shown = undo.events.reduce<IslandTable>(advance, built.state.table);
  expect(reduceToVisible(shown)).toEqual(reduceToVisible(table));
});

const moved = (seat: number, from: number, to: number, swapped: 'skald' | null = null): GraenalandEvent => ({
  t: 'moved',
  seat,
  hero: 'warrior',
  direction: 1,
  from,
  to,
  swapped,
});

describe('beats', () => {
  test('[G-M01] one beat carries out all orders', () => {
    const events: readonly GraenalandEvent[] = [
      moved(0, 0, 1),
      moved(1, 2, 2),
      { t: 'entered', seat: 1, hero: 'priest', territory: 3 },
      { t: 'passed', seat: 2 },
    ];
    expect(direction.beats(events).map(beat => beat.length)).toEqual([3, 1]);
  });
  test('each build is a beat, with the hero that it brings', () => {
    const built = {
      t: 'built',
      seat: 0,
      build: 'hall',
      territory: 1,
      paid: [],
      markets: 0,
      gifts: [],
      strength: null,
    } as const;
    const hero = { t: 'hero', seat: 0, hero: 'skald', territory: 1, how: 'enters' } as const;
    expect(direction.beats([built, hero, built]).map(beat => beat.length)).toEqual([2, 1]);
  });
  test('the beats hold every event of the golden matches in order, and each lasts a while', () => {
    for (const name of goldenNames)
      for (const { line } of goldenTurns(name)) {
        const events = line.events as readonly GraenalandEvent[];
        const beats = direction.beats(events);
        expect(beats.flat()).toEqual(events);
        for (const beat of beats) expect(direction.durationOf(beat)).toBeGreaterThan(500);
      }
  });
});

test('[G-M04] heroes that change places go both ways', () => {
  expect(journeysOf([moved(1, 0, 2, 'skald')])).toEqual([
    { seat: 1, hero: 0, from: 0, to: 2 },
    { seat: 1, hero: 2, from: 2, to: 0 },
  ]);
});

test('only the builds of other players are shown', () => {
  const took = { t: 'took', seat: 2, card: 21 } as const;
  expect(isDrama([took])).toBe(false);
  expect(isOwnDeed([took], 2)).toBe(true);
  expect(isOwnDeed([took], 1)).toBe(false);
  expect(isOwnDeed([took, { t: 'built-enough', seat: 2 }], 2)).toBe(false);
});
