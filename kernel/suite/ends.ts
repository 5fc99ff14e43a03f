import { describe, expect, test } from 'vitest';
import { replayRolls, seedDice, type GameTypes, type Roll, type State } from '../src/index.ts';
import type { Law, SuiteSetup, Subject } from './subject.ts';
import {
  beginSubject,
  rulesOf,
  performOrThrow,
  chooseRandomAction,
  refuseEndless,
  type PlayerAction,
} from './walk.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** Tests that whole games end, keep their invariants and replay from their log. */
export const testWholeGames = <K extends GameTypes>(subject: Subject<K>, games: number): void => {
  describe(`whole games of ${subject.game.name}`, () => {
    for (const { name, check } of wholeGameLaws(subject, games)) test(name, check);
  });
};

/** Returns the laws as values, for tests of the laws themselves. */
export const wholeGameLaws = <K extends GameTypes>(subject: Subject<K>, games: number): readonly Law[] =>
  subject.setups.flatMap((setup, i) => [
    {
      name: `[K13] ${games} random games end in time with all invariants: ${json(setup)}`,
      check: () => {
        for (let n = 0; n < games; n++) endInTime(subject, setup, 10_000 * (i + 1) + n);
      },
    },
    {
      name: `[K14] a log of answers and rolls plays again to the same events and state: ${json(setup)}`,
      check: () => playAgain(subject, setup, 77 + i),
    },
  ]);

const endInTime = <K extends GameTypes>(subject: Subject<K>, setup: SuiteSetup, seed: number): void => {
  const { game, bound } = subject;
  const dice = seedDice(seed);
  const state = beginSubject(subject, setup, dice);
  let answers = 0;
  for (; !state.over && answers <= bound; answers++) {
    const seat = state.asked!.who.find(s => state.asked!.answers[s] === null)!;
    game.play(state, seat, game.sample(state, seat, dice), dice);
    if (answers % 7 === 0) refuseViolations(subject, state);
  }
  expect(answers).toBeLessThanOrEqual(bound);
  refuseViolations(subject, state);
  expect(game.outcome(state).ranks).toHaveLength(setup.seats);
};

/** An assertion costs as much as several moves, so it is made only where there is something to tell. */
const refuseViolations = <K extends GameTypes>({ game }: Subject<K>, state: State<K>): void => {
  const violations = game.violations(state);
  if (violations.length > 0) expect(violations).toEqual([]);
};

const playAgain = <K extends GameTypes>(subject: Subject<K>, setup: SuiteSetup, seed: number): void => {
  const { game } = subject;
  const dice = seedDice(seed);
  const opening = game.begin(setup.seats, setup.options, dice, rulesOf(setup));
  if (!opening.ok) throw new Error(opening.error.code);
  const log: { deed: PlayerAction; rolls: readonly Roll[]; heard: string }[] = [];
  let { state } = opening.value;
  while (!state.over) {
    refuseEndless(subject, log.length);
    const deed = chooseRandomAction(subject, state, dice);
    const turn = performOrThrow(subject, state, deed, dice);
    log.push({ deed, rolls: turn.rolls, heard: json([turn.events, turn.whispers]) });
    ({ state } = turn);
  }
  const again = game.begin(setup.seats, setup.options, replayRolls(opening.value.rolls), rulesOf(setup));
  if (!again.ok) throw new Error(again.error.code);
  let replayed = again.value.state;
  for (const { deed, rolls, heard } of log) {
    const source = replayRolls(rolls);
    const turn = performOrThrow(subject, replayed, deed, source);
    expect(json([turn.events, turn.whispers])).toBe(heard);
    expect(source.left()).toBe(0);
    replayed = turn.state;
  }
  expect(json(replayed)).toBe(json(state));
};
