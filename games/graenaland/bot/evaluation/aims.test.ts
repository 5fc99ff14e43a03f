import { ARMY, erect, FORT } from '../../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { eyeOf, give, island } from '../test/island.ts';
import { aimsOf } from './aims.ts';
import { sequences, stageOf } from '../building/build-sequences.ts';
import { plannerOf } from '../building/deeds.ts';

const [GRAIN, LIVESTOCK, WOOD, ORE] = [0, 1, 2, 3];

describe('ways to win', () => {
  test('from the start, two buildings and a settlement at one place and an army by way of a fort are shortest', () => {
    const { table } = island();
    const [best] = aimsOf(table, 1);
    // A fort and another building take 6 + 6 resources, a settlement 4, and the army with the fort 3 + 3.
    expect(best!.units).toBe(22);
    const names = best!.codes.map(code => Math.floor(code / 16)).toSorted((a, b) => a - b);
    expect(names.filter(name => name === ARMY)).toHaveLength(2);
    expect(names).toContain(FORT);
  });

  test('what is built brings it nearer by what it cost', () => {
    const { table } = island();
    const before = aimsOf(table, 1)[0]!;
    const fort = before.codes.find(code => Math.floor(code / 16) === FORT)!;
    erect(table, 1, fort, false);
    expect(aimsOf(table, 1)[0]!.units).toBe(before.units - 6);
  });

  test('with three clans the first building does not count, so that one more is needed', () => {
    const four = island().table;
    const three = { ...four, seats: [0, 1, 2] };
    // The same houses belong to three clans here.
    three.settlements = four.settlements.filter((_, at) => at % 4 < 3);
    expect(aimsOf(three, 1)[0]!.units).toBeGreaterThan(aimsOf(four, 1)[0]!.units);
  });
});

describe('cards are worth what they let one build next', () => {
  test('the one resource that is missing for victory is worth most', () => {
    const state = island();
    const [aim] = aimsOf(state.table, 1);
    for (const missing of [GRAIN, LIVESTOCK, WOOD, ORE].filter(r => aim!.price[r]! > 0)) {
      give(
        state,
        1,
        aim!.price.map((n, r) => (r === missing ? n - 1 : n)),
      );
      const eye = eyeOf(state, 1);
      const worths = [GRAIN, LIVESTOCK, WOOD, ORE].map(r => eye.worth(1, r));
      // Another way to win may be as near and lack another resource.
      expect(eye.worth(1, missing)).toBe(Math.max(...worths));
      expect(eye.worth(1, missing)).toBeGreaterThan(Math.min(...worths));
      // Gold replaces it as well.
      expect(eye.worth(1, 4)).toBeGreaterThanOrEqual(eye.worth(1, missing));
    }
  });

  test('and the nearer one is to winning, the more it counts', () => {
    const state = island();
    const [aim] = aimsOf(state.table, 1);
    give(state, 1, [0, 0, 0, 0]);
    const far = eyeOf(state, 1).worth(1, ORE);
    give(state, 1, aim!.price.with(ORE, aim!.price[ORE]! - 1));
    expect(eyeOf(state, 1).worth(1, ORE)).toBeGreaterThan(2 * far);
  });
});

test('builds are planned as a whole: all that wins is built at once, in an order that is allowed', () => {
  const state = island(table => {
    table.builder = 1;
    table.ship = 1;
    table.supplied = true;
  });
  const [aim] = aimsOf(state.table, 1);
  give(state, 1, aim!.price);
  const eye = eyeOf(state, 1);
  const planner = plannerOf(eye);
  const [best] = sequences(planner, stageOf(planner, state.table, eye.hand));
  expect(best!.strength).toBe(100);
  expect(best!.builds.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
    aim!.codes.toSorted((a, b) => a - b),
  );
});
