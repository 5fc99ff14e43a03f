import { defineGame, type Game } from '../src/game.ts';
import type { GameDef } from '../src/define-game.ts';
import { ok } from '../src/result.ts';
import { rulebook, type Question } from '../src/script/script.ts';
import { seedDice } from '../src/dice.ts';
import type { Turn } from '../src/submit.ts';
import type { StartPlace } from '../src/script/start-position.ts';

/** A game whose rules only log that they ran, for tests of the interpreter. */
export interface Tiny {
  table: { log: string[]; list: number[]; n: number };
  hand: { n: number };
  box: { n: number };
  event: { t: 'said'; what: string };
  whisper: { t: 'psst'; what: string };
}

export const { step, ask, each, repeat, when, call, secretQuestion, openQuestion, aside, order } =
  rulebook<Tiny>();

type Scripts = GameDef<Tiny>['scripts'];

export const tiny = (scripts: Scripts, more: Partial<GameDef<Tiny>> = {}): Game<Tiny> =>
  defineGame<Tiny>({
    name: 'tiny',
    rules: 1,
    seats: { min: 1, max: 4 },
    options: [],
    setup: seats =>
      ok({
        table: { log: [], list: [2, 0, 1], n: 0 },
        hands: Array.from({ length: seats }, (_, seat) => ({ n: 10 + seat })),
        box: { n: 99 },
      }),
    scripts,
    outcome: table => ({ points: [table.n], ranks: [1] }),
    clone: {
      table: t => ({ ...t, log: t.log.slice(), list: t.list.slice() }),
      hand: h => ({ ...h }),
      box: b => ({ ...b }),
    },
    resample: () => {},
    invariants: {},
    migrations: {},
    ...more,
  });

/** Makes a line that logs its name and whose turn it is. */
export const writeLine = (what: string) => step('T-1', g => void g.table.log.push(`${what}${g.current}`));

/** Makes a question to these seats that logs the answers. */
export const askNumber = (name: string, who: Question<Tiny>['who'] = () => [0]): Question<Tiny> =>
  secretQuestion({
    name,
    talk: 'open',
    who,
    choice: () => ({ kind: 'amount', what: 'n', min: 0, max: 9 }),
    absent: () => 0,
    settle: (g, answers, asked) =>
      void g.table.log.push(`${name}${g.current}:${asked.map(seat => `${seat}=${answers[seat]}`).join()}`),
  });

export const beginTiny = (game: Game<Tiny>, seats = 3, place?: StartPlace): Turn<Tiny> => {
  const turn = game.begin(seats, undefined, seedDice(1), place && { place });
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  return turn.value;
};

/** Plays a game with the answers 1, 2, 3 … and returns its log. */
export const logOf = (game: Game<Tiny>, seats = 3, place?: StartPlace): string[] => {
  let { state } = beginTiny(game, seats, place);
  for (let n = 1; state.asked; n++) {
    const seat = state.asked.who.find(other => state.asked!.answers[other] === null)!;
    const turn = game.submit(state, seat, state.asked.id, n, seedDice(1));
    if (!turn.ok) throw new Error(JSON.stringify(turn.error));
    ({ state } = turn.value);
  }
  return state.table.log;
};
