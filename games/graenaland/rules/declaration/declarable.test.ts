import { seedDice } from '@tavola/kernel';
import { refusal, type TestPosition } from '@tavola/kernel/suite';
import { describe, expect, test, vi } from 'vitest';
import { canDeclare, graenaland, type Graenaland } from '../index.ts';
import { isSixWithinReach } from './within-reach.ts';
import { window } from '../test/window.ts';

// Some tests take a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type S = TestPosition<Graenaland>;

describe('canDeclare', () => {
  const plan = (scene: S, seat = 1) => {
    const { table, hands } = scene.state;
    return canDeclare({ seat, table, hand: hands[seat]! });
  };

  test('[G-O14] finds the most points that the hand allows, as an answer that is accepted', () => {
    const scene = window();
    const found = plan(scene);
    expect(found).toMatchObject({ points: 8, sure: true });
    expect(refusal(scene, 1, { branch: 1, answer: found.builds })).toBeUndefined();
    expect(plan(window({ hands: ['', '', '', ''] }))).toEqual({ points: 4, builds: [], sure: true });
  });

  test('[G-O14] counts on palisade cards, markets, and forts built on the way', () => {
    const scene = window({
      works: { 2: ['palisade'], 0: ['market'] },
      settlements: { 0: [1, 5, 0, 0], 1: [1, 3, 1, 1], 2: [0, 0, 1, 0] },
      hands: ['', '3 ore, 3 wood, 2 grain, ore+wood, gold, mountains ore', '', ''],
    });
    const found = plan(scene);
    expect(found.sure).toBe(true);
    const list = { branch: 1, answer: found.builds };
    if (found.points >= 6) expect(refusal(scene, 1, list)).toBeUndefined();
    else
      expect(refusal(scene, 1, list)).toMatchObject({
        code: 'too-few-points',
        about: { points: found.points },
      });
  });

  test('[G-O14] what it finds is what a declaration of it is worth, in positions of random play', () => {
    const dice = seedDice(11);
    let tried = 0;
    const check = (state: S['state'], seat: number): void => {
      const found = canDeclare({ seat, table: state.table, hand: state.hands[seat]! });
      const raw = { branch: 1, answer: found.builds };
      const said = graenaland.submit(state, seat, state.asked!.id, raw, seedDice(1));
      const few = { code: 'too-few-points', rule: 'G-O14', about: { points: found.points } };
      expect(said.ok ? undefined : said.error).toEqual(found.points >= 6 ? undefined : few);
      if (found.points >= 6) expect(isSixWithinReach(state.table)).toBe(true);
      tried++;
    };
    for (const seats of [3, 4, 5]) {
      // Rules 2 asked for declarations in every round.
      const turn = graenaland.begin(seats, { goals: 'cards', rounds: 16 }, dice, { rules: 2 });
      if (!turn.ok) throw new Error(turn.error.code);
      const { state } = turn.value;
      while (!state.over) {
        const seat = state.asked!.who.find(one => state.asked!.answers[one] === null)!;
        if (graenaland.view(state, seat).asked!.name === 'declaration' && dice.below(8) === 0)
          check(state, seat);
        graenaland.play(state, seat, graenaland.sample(state, seat, dice), dice);
      }
    }
    expect(tried).toBeGreaterThan(8);
  });
});
