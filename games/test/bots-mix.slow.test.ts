import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona, type Verona } from '@tavola/games/verona';
import {
  seedDice,
  type Answer,
  type Dice,
  type Game,
  type GameTypes,
  type Seat,
  type State,
} from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { decide, findPosition } from './matches.ts';
import type { Budget } from '@tavola/bots';
import { levels } from '@tavola/bots';

/** However long it thinks, what is decided at once and in secret must not be known beforehand. */
const LONG = { iterations: 1000 };
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

/** Whether there are so many different answers; as soon as there are, no more are thought of. */
const areMixed = (seeds: readonly number[], least: number, answerOf: (seed: number) => unknown): boolean => {
  const told = new Set<string>();
  return seeds.some(seed => told.add(JSON.stringify(answerOf(seed))).size >= least);
};

type Position<K extends GameTypes> = readonly [State<K>, Seat];

const given = <K extends GameTypes>(
  game: Game<K>,
  level: string,
  [state, seat]: Position<K>,
  dice: Dice,
  budget: Budget = {},
): Answer => {
  const worlds = (own: Dice): State<K> => game.resample(state, seat, own);
  return levels.get(level)!(game).answer(game.view(state, seat), worlds, dice, budget);
};

/** Far more answers than any match takes. */
const MOST = 20_000;

/** Every position of a match of steady bots in which several are asked at once, as long as it is wanted. */
const walk = <K extends GameTypes>(
  game: Game<K>,
  options: object,
  seed: number,
  isWanted: (position: Position<K>) => boolean,
): void => {
  const dice = seedDice(seed);
  const begun = game.begin(4, options, dice);
  if (!begun.ok) throw new Error(begun.error.code);
  let { state } = begun.value;
  for (let steps = 0; state.asked; steps++) {
    if (steps > MOST) throw new Error(`${game.name} ${seed} does not end: ${game.question(state)} is asked`);
    const seat = state.asked.who.find(asked => state.asked!.answers[asked] === null)!;
    if (state.asked.who.length > 1 && !isWanted([state, seat])) return;
    const answer = given(game, 'steady', [state, seat], dice);
    const turn = game.submit(state, seat, state.asked.id, answer, dice);
    if (!turn.ok) throw new Error(turn.error.code);
    state = turn.value.state;
  }
};

/** Some positions with this question. */
const positions = <K extends GameTypes>(
  game: Game<K>,
  options: object,
  question: string,
  most: number,
): Position<K>[] => {
  const like: Position<K>[] = [];
  for (let seed = 4; seed < 24 && like.length < most; seed++)
    walk(game, options, seed, position => {
      if (game.question(position[0]) === question) like.push(position);
      return like.length < most;
    });
  return like;
};

const LEVELS = ['steady', 'sharp'];

describe('what is decided at once and in secret cannot be read', () => {
  const isMixed = (question: string, least: number): boolean => {
    const [state, seat] = findPosition(5, (s, who) => {
      const { asked } = verona.view(s, who);
      const isRich = asked!.choice!.kind !== 'amount' || asked!.choice.max > 8;
      return asked!.name === question && asked!.who.length > 1 && isRich;
    });
    return areMixed(SEEDS, least, seed => decide('sharp', state, seat, seed, LONG).answer);
  };

  test.each([
    ['plan', 6],
    ['bids', 2],
    ['cards', 2],
  ])('Verona: %s', (question, least) => {
    expect(isMixed(question, least)).toBe(true);
  });

  /** V-E13 Somebody alone with 25 florins bids 25: there is something to hide where two have more. */
  const isAuction = (state: State<Verona>, seat: Seat): boolean => {
    const purses = state.asked!.who.map(who => {
      const choice = verona.choice(state, who);
      return choice?.kind === 'amount' ? choice.max : 0;
    });
    const isRich = purses[state.asked!.who.indexOf(seat)]! > 30;
    return verona.question(state) === 'municipio' && isRich && purses.filter(purse => purse > 30).length > 1;
  };

  // Of few matches of steady bots in which two can bid high.
  test.each([
    ['steady', 120],
    ['sharp', 11],
  ])('Verona: municipio, %s', (level, match) => {
    const [state, seat] = findPosition(match, isAuction);
    expect(areMixed(SEEDS, 4, seed => decide(level, state, seat, seed, LONG).answer)).toBe(true);
  });

  // Where one answer is plainly best it is always given; not everywhere.
  const isMixedSomewhere = <K extends GameTypes>(
    game: Game<K>,
    level: string,
    question: string,
    seen: (answer: Answer) => unknown = answer => answer,
  ): boolean =>
    positions(game, game.name === 'graenaland' ? { rounds: 4 } : {}, question, 6).some(position =>
      areMixed(SEEDS.slice(0, 5), 2, seed => seen(given(game, level, position, seedDice(seed), LONG))),
    );

  test.each(['orders', 'vote'])('Graenaland: %s', question => {
    expect(isMixedSomewhere(graenaland, 'sharp', question)).toBe(true);
  });

  // Arming is left to the steady bot by the sharp one.
  test.each(['hire', 'another-go'])('Verona: %s', question => {
    expect(isMixedSomewhere(verona, 'steady', question)).toBe(true);
    expect(isMixedSomewhere(verona, 'sharp', question)).toBe(true);
  });

  test.each(LEVELS)('Vendetta: layout, %s', level => {
    /** What counts of it: kinds and powers. Names are drawn in any case. */
    const pieces = (answer: Answer): unknown =>
      (answer as readonly (readonly unknown[])[]).map(([kind, power]) => [kind, power]);
    expect(isMixedSomewhere(vendetta, level, 'layout', pieces)).toBe(true);
  });
});

describe('every question that several are asked at once is mixed above, or there is nothing to read', () => {
  const asked = <K extends GameTypes>(game: Game<K>, options: object): string[] => {
    const names = new Set<string>();
    for (const seed of [1, 2, 3])
      walk(game, options, seed, ([state]) => {
        names.add(game.question(state)!);
        return true;
      });
    return [...names].toSorted();
  };

  test('Verona', () => {
    // Which missions to name follows from cards that nobody else sees.
    expect(asked(verona, {})).toEqual([
      'another-go',
      'bids',
      'cards',
      'hire',
      'municipio',
      'name-mission',
      'plan',
    ]);
  });

  test('Graenaland', () => {
    // Which of three cards to keep and what to offer follows from cards that nobody else sees. So does whether six points
    // can be reached, which is asked only later in the game.
    expect(asked(graenaland, { goals: 'cards', rounds: 9 })).toEqual(['help', 'keep', 'orders', 'vote']);
  });

  test('Vendetta', () => {
    // Nothing is won by knowing beforehand what a bot calls its places, that it lets scenes close, or that it writes no epilogue.
    expect(asked(vendetta, { end: 'rounds', rounds: 3 })).toEqual([
      'epilogue',
      'last-words',
      'layout',
      'places',
    ]);
  });
});
