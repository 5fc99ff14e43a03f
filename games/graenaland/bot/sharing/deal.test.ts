import { describe, expect, test } from 'vitest';
import { seedDice, type State } from '@tavola/kernel';
import type { Graenaland } from '../../rules/index.ts';
import { eyeOf, give, island } from '../test/island.ts';
import { Deal, weighGoodwill } from './deal.ts';
import { listProposals, vote } from './proposals.ts';

const [GRAIN, LIVESTOCK] = [0, 1];

/** Gives seats 1, 2 and 3 a house each on the first territory, beside which cards of these kinds lie. */
const shared = (
  beside: readonly number[],
  change: (table: Graenaland['table']) => void = () => undefined,
): State<Graenaland> => {
  const state = island(table => {
    table.settlements = table.settlements.map((_, at) => (at === 1 || at === 2 || at === 3 ? 1 : 0));
    table.heroes.fill(-1);
    table.beside = table.beside.map((_, t) => (t === 0 ? beside : []));
    change(table);
  });
  for (const seat of [0, 1, 2, 3]) give(state, seat, [0, 0, 0, 0]);
  return state;
};

describe('proposals', () => {
  test('two of three clans are enough, so that the third gets nothing', () => {
    const state = shared([GRAIN, GRAIN, LIVESTOCK, LIVESTOCK]);
    const best = listProposals(eyeOf(state, 1), 1).toSorted((a, b) => b.gain - a.gain)[0]!;
    const to = JSON.stringify(best.answer);
    expect(best.reason.code).toBe('cheapest-majority');
    expect(to.includes('2') && to.includes('3')).toBe(false);
  });

  test('a partner who has agreed with us before is more likely to again', () => {
    const offerTo2 = (agreed: number) => {
      const state = shared([GRAIN, GRAIN, LIVESTOCK], table => {
        table.agreed = table.agreed.with(2 * 4 + 1, agreed);
      });
      return listProposals(eyeOf(state, 1), 1).find(
        ({ reason }) => 'about' in reason && 'seat' in reason.about && reason.about.seat === 2,
      )!;
    };
    expect(offerTo2(3).gain).toBeGreaterThan(offerTo2(0).gain);
    expect([offerTo2(0).reason.code, offerTo2(3).reason.code]).toEqual(['cheapest-majority', 'old-friends']);
  });
});

describe('votes', () => {
  const yes = (state: State<Graenaland>, seat: number): number =>
    Array.from({ length: 40 }, (_, seed) => vote(eyeOf(state, seat), seedDice(seed)).answer).filter(
      answer => answer === 1,
    ).length;
  const proposed = (to: readonly number[], change: (table: Graenaland['table']) => void = () => undefined) =>
    shared([GRAIN, LIVESTOCK, GRAIN], table => {
      table.proposal = { by: 1, territory: 0, to };
      change(table);
    });

  test('for a good share, against nothing', () => {
    expect(yes(proposed([2, 2, 1]), 2)).toBeGreaterThan(35);
    expect(yes(proposed([1, 1, 1]), 2)).toBe(0);
  });

  test('those who have agreed with us are favoured, those who refused are not', () => {
    const owed = (lists: 'agreed' | 'refused'): number => {
      const { table } = proposed([2, 1, 1], after => {
        after[lists] = after[lists].with(1 * 4 + 2, 4);
      });
      return weighGoodwill(table, 2, 1);
    };
    expect(owed('agreed')).toBeGreaterThan(0);
    expect(owed('refused')).toBeLessThan(0);
  });

  test('what one about to win would get counts against it', () => {
    const value = (means: readonly number[]): number => {
      const state = proposed([2, 1, 1]);
      give(state, 1, means);
      const deal = new Deal(eyeOf(state, 2), 0);
      return deal.values([2, 1, 1])[2]!;
    };
    expect(value([3, 2, 4, 6])).toBeLessThan(value([0, 0, 0, 0]));
  });
});
