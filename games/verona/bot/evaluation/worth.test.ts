import { TOKENS_PER_HOUSE, verona } from '../../rules/index.ts';
import { seedDice } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { findPosition } from '../../../test/matches.ts';
import { eyeOf } from './evaluation.ts';
import { gainOf, judgeOf, type AllyChange } from './gain.ts';
import { planFor, planLike, plannerOf } from '../heuristics/token-plan.ts';
import { rateProspects } from './prospects.ts';
import { totalWorths } from './worth.ts';

const [state, seat] = findPosition(
  5,
  (s, who) => s.table.round === 3 && verona.view(s, who).asked!.name === 'plan',
);

describe('a change', () => {
  test('is worth what it makes of the whole, though only what it touches is looked at', () => {
    const dice = seedDice(1);
    const eye = eyeOf(state, 'all');
    const judge = judgeOf(eye, seat);
    for (let n = 0; n < 60; n++) {
      const changes: AllyChange[] = Array.from({ length: 1 + dice.below(3) }, () => [
        dice.below(4),
        dice.below(20),
        1,
      ]);
      const before = totalWorths(eye);
      for (const [s, street, by] of changes) eye.allies[street * 4 + s]! += by;
      const after = totalWorths(eye);
      for (const [s, street, by] of changes) eye.allies[street * 4 + s]! -= by;
      const whole = after.reduce((sum, w, s) => sum + judge.weights[s]! * (w - before[s]!), 0);
      expect(gainOf(judge, changes)).toBeCloseTo(whole, 8);
    }
  });
});

describe('prospects', () => {
  test('are shares of one victory, and florins, allies and mercenaries better them', () => {
    const now = rateProspects(state);
    expect(now.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    const richer = verona.clone(state);
    richer.table.mercenaries[seat]! += 2;
    expect(rateProspects(richer)[seat]).toBeGreaterThan(now[seat]!);
    const larger = verona.clone(state);
    larger.table.allies[
      larger.table.board.all.findIndex(street => state.table.allies[street * 4 + seat]! > 0) * 4 + seat
    ]!++;
    expect(rateProspects(larger)[seat]).toBeGreaterThan(now[seat]!);
  });
});

describe('a plan', () => {
  const count = (plan: readonly number[]): number[] =>
    TOKENS_PER_HOUSE.map((_, kind) => plan.filter(token => token === kind).length);

  test('and one like it use no more tokens than there are, and the second keeps some of the first', () => {
    const planner = plannerOf(eyeOf(state, seat), seat);
    const dice = seedDice(2);
    for (let n = 0; n < 20; n++) {
      const { plan } = planFor(planner, TOKENS_PER_HOUSE, dice);
      const { plan: like } = planLike(planner, TOKENS_PER_HOUSE, dice, plan);
      for (const laid of [plan, like])
        count(laid).forEach((used, kind) => expect(used).toBeLessThanOrEqual(TOKENS_PER_HOUSE[kind]!));
      expect(like.some((token, street) => token >= 0 && token === plan[street])).toBe(true);
    }
  });
});
