import { answer, asked, refusal } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { graenaland } from '../index.ts';
import { NONE } from '../names.ts';
import { COMPASS } from '../land.ts';
import { shore, type Shore } from './shore.ts';

const moving = (set: Shore) => shore({ at: 'G-M01', settlements: { 3: [0, 0, 0, 1] }, ...set });
const to = (direction: (typeof COMPASS)[number]): number => COMPASS.indexOf(direction);
const [WARRIOR, PRIEST, SKALD] = [0, 1, 2];
const stay = [WARRIOR, to('stay')];

/** Returns where seat 1's warrior ends after an order from one territory in one direction. */
const walk = (from: number, direction: (typeof COMPASS)[number], seats = 4): number => {
  const others = Array.from({ length: seats }, () => [0]);
  const scene = moving({ seats, settlements: {}, heroes: others.with(1, [from]) });
  const orders = Object.fromEntries(
    scene.state.asked!.who.map(seat => [seat, seat === 1 ? [WARRIOR, to(direction)] : stay]),
  );
  return answer(scene, orders).state.table.heroes[3]!;
};

describe('M movement', () => {
  test('[G-M01] all but the main player order at once and in secret; then all are shown', () => {
    const scene = moving({ heroes: [[0], [0], [0], [0]] });
    expect(asked(scene)).toBe('orders 1,2,3');
    expect(graenaland.view(scene.state, 1).asked!.talk).toBe('closed');
    const [a, b] = [to('E'), to('NE')].map(direction => answer(scene, { 1: [WARRIOR, direction] }));
    for (const viewer of [0, 2, undefined])
      expect(graenaland.view(a!.state, viewer)).toEqual(graenaland.view(b!.state, viewer));
    const shown = answer(a!, { 2: stay, 3: [WARRIOR, to('EE')] });
    expect(shown.events.filter(event => event.t === 'moved')).toEqual([
      { t: 'moved', seat: 1, hero: 'warrior', direction: to('E'), from: 0, to: 1, swapped: null },
      { t: 'moved', seat: 2, hero: 'warrior', direction: to('stay'), from: 0, to: 0, swapped: null },
      { t: 'moved', seat: 3, hero: 'warrior', direction: to('EE'), from: 0, to: 2, swapped: null },
    ]);
  });

  test('[G-M01] one hero that stands on the board', () => {
    const scene = moving({ heroes: [[0], [0, NONE, 3], [0], [0]] });
    expect(refusal(scene, 1, [PRIEST, to('E')])).toMatchObject({ code: 'not-offered', rule: 'G-M01' });
    const after = answer(scene, { 1: [SKALD, to('W')], 2: stay, 3: stay });
    expect(after.state.table.heroes.slice(3, 6)).toEqual([0, NONE, 2]);
  });

  test('[G-M02] one step to any touching territory, along the coast up to two', () => {
    expect(walk(1, 'E')).toBe(2);
    expect(walk(1, 'NE')).toBe(5);
    expect(walk(0, 'EE')).toBe(2);
    expect(walk(3, 'WW')).toBe(1);
  });

  test('[G-M03] off the island, even with the second step only, or two steps inland: the hero stays', () => {
    expect(walk(0, 'W')).toBe(0);
    expect(walk(1, 'WW')).toBe(1);
    expect(walk(2, 'EE')).toBe(2);
    expect(walk(0, 'NW')).toBe(0);
    expect(walk(3, 'NE')).toBe(3);
    expect(walk(4, 'EE')).toBe(4);
    expect(walk(4, 'NE')).toBe(4);
    expect(walk(1, 'SW')).toBe(1);
  });

  test('[G-M03] two steps inland lead nowhere, to the west or to the east, though both would stay on the island', () => {
    expect([walk(6, 'WW'), walk(4, 'EE')]).toEqual([6, 4]);
    expect([walk(8, 'WW', 5), walk(5, 'EE', 5)]).toEqual([8, 5]);
  });

  test('[G-M04] moving onto an own hero swaps the two', () => {
    const scene = moving({ heroes: [[0], [0, 2, 1], [0], [0]] });
    const after = answer(scene, { 1: [WARRIOR, to('E')], 2: stay, 3: stay });
    expect(after.state.table.heroes.slice(3, 6)).toEqual([1, 2, 0]);
    expect(after.events.find(event => event.t === 'moved')).toMatchObject({ swapped: 'skald' });
  });

  test('[G-M06] the compass', () => {
    const row = (from: number): number[] => COMPASS.map(direction => walk(from, direction));
    // The columns are stay, W, E, NW, NE, SW, SE, WW and EE.
    expect(row(1)).toEqual([1, 0, 2, 4, 5, 1, 1, 1, 3]);
    expect(row(2)).toEqual([2, 1, 3, 5, 6, 2, 2, 0, 2]);
    expect(row(5)).toEqual([5, 4, 6, 5, 5, 1, 2, 5, 5]);
    expect(walk(2, 'NW', 3)).toBe(4);
    expect(walk(4, 'NE', 5)).toBe(4);
  });

  test('[G-M06] two steps may pass an own hero; only the end counts', () => {
    const scene = moving({ heroes: [[0], [0, 1], [0], [0]] });
    const after = answer(scene, { 1: [WARRIOR, to('EE')], 2: stay, 3: stay });
    expect(after.state.table.heroes.slice(3, 5)).toEqual([2, 1]);
  });

  test('[G-M05] heroes that wait enter after the movement where their clan has no hero, the main player’s too', () => {
    const scene = moving({
      heroes: [[0], [1], [2], [0]],
      change: ({ table }) => {
        // Seat 0's priest waits for territory 3, seat 1's skald and then priest for territory 1, seat 2's priest for 2.
        table.waiting = [1, 5, 4, 7];
        table.waitingFor = [3, 1, 1, 2];
      },
    });
    const after = answer(scene, { 1: [WARRIOR, to('E')], 2: stay, 3: stay });
    expect(after.events.filter(event => event.t === 'entered')).toEqual([
      { t: 'entered', seat: 0, hero: 'priest', territory: 3 },
      { t: 'entered', seat: 1, hero: 'skald', territory: 1 },
    ]);
    expect(after.state.table.waiting).toEqual([4, 7]);
    expect(after.state.table.waitingFor).toEqual([1, 2]);
    expect(after.state.table.heroes.slice(0, 6)).toEqual([0, 3, NONE, 2, NONE, 1]);
  });

  test('[G-M05] one that cannot enter yet does not keep those behind it out', () => {
    const scene = moving({
      heroes: [[0], [1], [2], [0]],
      change: ({ table }) => {
        // Seat 1's priest waits on its warrior's territory; seat 1's skald and seat 2's priest wait for free places.
        table.waiting = [4, 5, 7];
        table.waitingFor = [1, 3, 3];
      },
    });
    const after = answer(scene, { 1: stay, 2: stay, 3: stay });
    expect(after.state.table).toMatchObject({ waiting: [4], waitingFor: [1] });
    expect(after.state.table.heroes.slice(3, 9)).toEqual([1, NONE, 3, 2, 3, NONE]);
  });
});
