import { graenaland, type Graenaland } from '@tavola/games/graenaland';
import { verona } from '@tavola/games/verona';
import { seeded, type Seat, type State } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { decide, found } from '../test/matches.ts';
import { levels } from './levels.ts';

/** However long it thinks, what is decided at once and in secret must not be known beforehand. */
const LONG = { iterations: 1000 };
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

describe('sharp thinks long and cannot be read', () => {
  const answers = (question: string): number => {
    const [state, seat] = found(6, (s, who) => {
      const { asked } = verona.view(s, who);
      const isRich = asked!.choice!.kind !== 'amount' || asked!.choice.max > 8;
      return asked!.name === question && asked!.who.length > 1 && isRich;
    });
    return new Set(SEEDS.map(seed => JSON.stringify(decide('sharp', state, seat, seed, LONG).answer))).size;
  };

  test.each([
    ['plan', 6],
    ['bids', 2],
    ['cards', 2],
  ])('Verona: %s', (question, least) => {
    expect(answers(question)).toBeGreaterThanOrEqual(least);
  });

  /** Positions of a match of steady bots with this question, some of them. */
  const positions = (question: string, most: number): [State<Graenaland>, Seat][] => {
    const dice = seeded(4);
    const begun = graenaland.begin(4, { rounds: 4 }, dice);
    if (!begun.ok) throw new Error(begun.error.code);
    let { state } = begun.value;
    const bot = levels.get('steady')!(graenaland);
    const like: [State<Graenaland>, Seat][] = [];
    while (state.asked && like.length < most) {
      const seat = state.asked.who.find(asked => state.asked!.answers[asked] === null)!;
      if (graenaland.question(state) === question) like.push([state, seat]);
      const now = state;
      const worlds = (own: typeof dice): State<Graenaland> => graenaland.guess(now, seat, own);
      const answer = bot.answer(graenaland.view(state, seat), worlds, dice);
      const turn = graenaland.submit(state, seat, state.asked.id, answer, dice);
      if (!turn.ok) throw new Error(turn.error.code);
      state = turn.value.state;
    }
    return like;
  };

  test.each(['orders', 'vote'])('Graenaland: %s', question => {
    const mixed = positions(question, 6).filter(([state, seat]) => {
      const bot = levels.get('sharp')!(graenaland);
      const view = graenaland.view(state, seat);
      const worlds = (own: ReturnType<typeof seeded>): State<Graenaland> =>
        graenaland.guess(state, seat, own);
      const given = SEEDS.slice(0, 5).map(seed => bot.answer(view, worlds, seeded(seed), LONG));
      return new Set(given.map(answer => JSON.stringify(answer))).size > 1;
    });
    // Where one answer is plainly best it is always given; not everywhere.
    expect(mixed.length).toBeGreaterThan(0);
  });
});
