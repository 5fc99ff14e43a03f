import { verona } from '../../rules/index.ts';
import { peek, seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { findPosition } from '../../../test/matches.ts';
import { chancesOf, unseenMissions } from './chased-missions.ts';
import { denialOf } from './denial.ts';
import { eyeOf } from './evaluation.ts';
import { imagine } from '../imagine.ts';

const [start, seat] = findPosition(
  5,
  (s, who) => s.table.round === 2 && verona.view(s, who).asked!.name === 'plan',
);
const rival = (seat + 1) % 4;

/** The town has only the rival's allies, in some streets of a mission that our seat does not see. */
const chased = (streets: number): { state: typeof start; mission: number } => {
  const state = verona.clone(start);
  const own = state.hands[seat]!.missions.map(card => peek(card));
  const mission = unseenMissions(state.table, own)[0]!;
  state.table.allies.fill(0);
  for (const street of state.table.board.missions[mission]!.streets.slice(0, streets))
    state.table.allies[street * 4 + rival] = 1;
  return { state, mission };
};

test('a mission whose streets a rival goes to is likely to be in its hand, and more often imagined there', () => {
  const { state, mission } = chased(2);
  const own = state.hands[seat]!.missions.map(card => peek(card));
  const unseen = unseenMissions(state.table, own);
  expect(unseen).not.toContain(own[0]);
  const cards = state.hands[rival]!.missions.length;
  const [chance = 0, ...rest] = chancesOf(state.table, rival, unseen, cards);
  expect(chance).toBeGreaterThan(0.6);
  expect(chance).toBeGreaterThan(2 * (rest.reduce((sum, p) => sum + p, 0) / rest.length));
  const dice = seedDice(2);
  let held = 0;
  for (let n = 0; n < 100; n++) {
    const world = verona.resample(state, seat, dice);
    imagine(world, seat, dice);
    if (world.hands[rival]!.missions.some(card => peek(card) === mission)) held++;
    const all = [world.box.missions, ...world.hands.map(hand => hand.missions)]
      .flat()
      .map(card => peek(card));
    const shown = world.table.shownBy.filter(by => by >= 0).length;
    expect(new Set(all).size).toBe(20 - shown);
    expect(world.hands[seat]!.missions.map(card => peek(card))).toEqual(own);
  }
  expect(held).toBeGreaterThan(55);
});

test('removing an ally that a rival needs has the reason that it denies it the mission, or the majority', () => {
  const { state, mission } = chased(2);
  state.table.offer = [];
  const street = state.table.board.missions[mission]!.streets[0]!;
  expect(denialOf(eyeOf(state, seat), rival, street)).toEqual({
    code: 'denies-mission',
    about: { mission, seat: rival, street },
  });
  const building = state.table.board.claims.findIndex(streets => streets.includes(street));
  state.table.offer = [building];
  const others = state.table.board.claims[building]!.filter(other => other !== street);
  for (const other of others) state.table.allies[other * 4 + rival] = 0;
  expect(denialOf(eyeOf(state, seat), rival, street)).toEqual({
    code: 'denies-majority',
    about: { building, seat: rival, street },
  });
  expect(denialOf(eyeOf(state, seat), seat, street)).toBeUndefined();
});
