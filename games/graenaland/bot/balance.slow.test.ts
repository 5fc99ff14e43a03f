import { graenaland } from '../index.ts';
import { GOALS, goalsOf, type GraenalandEvent } from '../rules/index.ts';
import { nextRemark, type Bot } from '@tavola/bots';
import { levels } from '@tavola/bots/levels/levels.ts';
import { seedDice, type Seat } from '@tavola/kernel';
import type { Graenaland } from '../rules/index.ts';
import { describe, expect, test } from 'vitest';

interface Played {
  readonly winners: string;
  /** The place of the winner, counted from the first player. */
  readonly place: number;
  readonly reached: readonly (readonly string[])[];
  readonly paidTogether: number;
}

/** No game of steady bots takes so many answers. */
const MOST_ANSWERS = 5000;

const play = (seats: number, seed: number): Played => {
  const [dice, thoughts] = [seedDice(seed), seedDice(seed + 1)];
  const begun = graenaland.begin(seats, {}, dice);
  if (!begun.ok) throw new Error(begun.error.code);
  const steady = levels.get('steady')!;
  const bots = new Map<Seat, Bot<Graenaland>>(
    begun.value.state.table.seats.map(seat => [seat, steady(graenaland)]),
  );
  let { state } = begun.value;
  let paidTogether = 0;
  const hear = (events: readonly GraenalandEvent[]): void => {
    for (const event of events)
      if (event.t === 'built' && event.paid.some(({ by }) => by !== event.seat)) paidTogether++;
  };
  for (let answers = 0; state.asked; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`seed ${seed}: no end in round ${state.table.round}`);
    const remark = nextRemark(graenaland, state, bots, thoughts);
    const seat = remark?.seat ?? state.asked.who.find(one => state.asked!.answers[one] === null)!;
    const turn = remark
      ? graenaland.interject(state, seat, remark.aside, remark.answer, dice)
      : graenaland.submit(
          state,
          seat,
          state.asked.id,
          bots
            .get(seat)!
            .answer(
              graenaland.view(state, seat),
              worlds => graenaland.resample(state, seat, worlds),
              thoughts,
            ),
          dice,
        );
    if (!turn.ok) throw new Error(turn.error.code);
    ({ state } = turn.value);
    hear(turn.value.events);
  }
  const { table } = state;
  return {
    winners: goalsOf(table, table.declarer).join(),
    place: (table.declarer - table.first + seats) % seats,
    reached: table.seats.map(seat => goalsOf(table, seat)),
    paidTogether,
  };
};

/** So many standard errors an observed figure may lie beyond its bound. */
const SLACK = 2.4;

/**
 * docs/balance.md has the figures of long runs. The seeds are fixed, so a change of rules, prices or bots fails these
 * tests or does not, and never by chance; the sample is small, so only what is off by some ten points is found.
 */
describe('games of steady bots', () => {
  test.each([
    [4, 60],
    [5, 40],
  ])(
    '[G-S07][G-W01][G-B31] %i clans: no start is hopeless, no way to win is the only one, every goal is reached, works are paid together',
    (seats, games) => {
      const all = Array.from({ length: games }, (_, n) => play(seats, 1000 * seats + 2 * n));
      for (let place = 0; place < seats; place++) {
        const wins = all.filter(game => game.place === place).length / games;
        expect(wins).toBeGreaterThan(0.2 / seats);
        expect(wins).toBeLessThan(2.2 / seats);
      }
      const error = (share: number, n: number): number => SLACK * Math.sqrt((share * (1 - share)) / n);
      const ways = new Map<string, number>();
      for (const { winners } of all) ways.set(winners, (ways.get(winners) ?? 0) + 1);
      expect(Math.max(...ways.values()) / games).toBeLessThan(0.5 + error(0.5, games));
      for (const goal of GOALS) {
        const clans = all.flatMap(({ reached }) => reached).filter(goals => goals.includes(goal)).length;
        expect(clans / (games * seats)).toBeGreaterThan(0.2 - error(0.2, games * seats));
      }
      const together = all.map(({ paidTogether }) => paidTogether);
      const mean = together.reduce((sum, n) => sum + n, 0) / games;
      const variance = together.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (games - 1);
      expect(mean).toBeGreaterThan(3 - SLACK * Math.sqrt(variance / games));
    },
  );
});
