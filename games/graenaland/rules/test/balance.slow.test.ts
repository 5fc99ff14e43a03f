import { seedDice } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDS, GOALS, goalsOf, graenaland, type BuildName } from '../index.ts';
import { NONE } from '../names.ts';
import { greedy } from './greedy.ts';

const GAMES = 60;
/** A game takes far fewer rounds; one that reaches this has not ended by a victory. */
const ROUNDS = 120;
/** So many rounds take far fewer answers. */
const MOST = 50_000;

interface Played {
  readonly rounds: number;
  /** The place counts from the first player. */
  readonly place: number;
  readonly reached: ReadonlySet<string>;
  readonly built: ReadonlySet<BuildName>;
}

const play = (seats: number, seed: number): Played => {
  const dice = seedDice(seed);
  const turn = graenaland.begin(seats, { rounds: ROUNDS }, dice);
  if (!turn.ok) throw new Error(turn.error.code);
  const { state } = turn.value;
  const built = new Set<BuildName>();
  for (let steps = 0; !state.over; steps++) {
    if (steps > MOST) throw new Error(`${seats} clans, seed ${seed}: no end in round ${state.table.round}`);
    const seat = state.asked!.who.find(one => state.asked!.answers[one] === null)!;
    graenaland.play(state, seat, greedy(state, seat, dice), dice, event => {
      if (event.t === 'built') built.add(event.build);
    });
  }
  const { table } = state;
  return {
    rounds: table.round,
    place: table.declarer === NONE ? NONE : (table.declarer - table.first + seats) % seats,
    reached: new Set(table.seats.flatMap(seat => goalsOf(table, seat))),
    built,
  };
};

/** These tests catch only gross imbalance: docs/balance.md has the figures of long runs and what they mean. */
describe('players with a little sense', () => {
  test.each([3, 4, 5])(
    '[G-S07][G-W01] %i clans: no start hopeless, no goal and no build out of reach',
    seats => {
      const games = Array.from({ length: GAMES }, (_, n) => play(seats, 100 * n + seats));
      const share = (holds: (game: Played) => boolean): number => games.filter(holds).length / GAMES;
      expect(share(({ rounds, place }) => rounds < ROUNDS && place !== NONE)).toBe(1);
      // The starts of five are dealt for clans that build together, as those in bot/balance.slow.test.ts do.
      const judged = seats < 5 ? seats : 0;
      for (let place = 0; place < judged; place++) {
        expect(share(game => game.place === place)).toBeGreaterThan(0.2 / seats);
        expect(share(game => game.place === place)).toBeLessThan(2.2 / seats);
      }
      for (const goal of GOALS) expect(share(({ reached }) => reached.has(goal))).toBeGreaterThan(0.2);
      for (const build of BUILDS) expect(share(({ built }) => built.has(build))).toBeGreaterThan(0.1);
    },
  );
});
