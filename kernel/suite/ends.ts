import { describe, expect, test } from 'vitest';
import { recorded, seeded, type Kinds, type Roll } from '../src/index.ts';
import type { Subject } from './subject.ts';
import { begun, done, randomDeed, type Deed } from './walk.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** Whole games: they end, nothing is created or lost on the way, and their log plays again. */
export const ends = <K extends Kinds>(subject: Subject<K>, games: number): void => {
  const { game, bound, setups } = subject;

  describe(`whole games of ${game.name}`, () => {
    for (const [i, setup] of setups.entries()) {
      test(`[K13] ${games} random games end in time with all invariants: ${json(setup)}`, () => {
        for (let n = 0; n < games; n++) {
          const dice = seeded(10_000 * (i + 1) + n);
          const state = begun(subject, setup, dice);
          let answers = 0;
          for (; !state.over && answers <= bound; answers++) {
            const seat = state.asked!.who.find(s => state.asked!.answers[s] === null)!;
            game.play(state, seat, game.sample(state, seat, dice), dice);
            if (answers % 7 === 0) expect(game.violated(state)).toEqual([]);
          }
          expect(answers).toBeLessThanOrEqual(bound);
          expect(game.violated(state)).toEqual([]);
          expect(game.outcome(state).ranks).toHaveLength(setup.seats);
        }
      });

      test(`[K14] a log of answers and rolls plays again to the same events and state: ${json(setup)}`, () => {
        const dice = seeded(77 + i);
        const opening = game.begin(setup.seats, setup.options, dice);
        if (!opening.ok) throw new Error(opening.error.code);
        const log: { deed: Deed; rolls: readonly Roll[]; heard: string }[] = [];
        let { state } = opening.value;
        while (!state.over) {
          const deed = randomDeed(subject, state, dice);
          const turn = done(subject, state, deed, dice);
          log.push({ deed, rolls: turn.rolls, heard: json([turn.events, turn.whispers]) });
          ({ state } = turn);
        }
        const again = game.begin(setup.seats, setup.options, recorded(opening.value.rolls));
        if (!again.ok) throw new Error(again.error.code);
        let replayed = again.value.state;
        for (const { deed, rolls, heard } of log) {
          const source = recorded(rolls);
          const turn = done(subject, replayed, deed, source);
          expect(json([turn.events, turn.whispers])).toBe(heard);
          expect(source.left()).toBe(0);
          replayed = turn.state;
        }
        expect(json(replayed)).toBe(json(state));
      });
    }
  });
};
