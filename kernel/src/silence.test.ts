import { expect, test } from 'vitest';
import { ask, askNumber, beginTiny, tiny } from '../test/tiny.ts';

test('[K73] a question says how long silence takes to answer it, and what begins the wait anew', () => {
  const silent = {
    ...askNumber('silent'),
    silence: { seconds: () => 30, renewedBy: ['tell'] },
  };
  const game = tiny({ main: [ask('T-1', silent), ask('T-2', askNumber('usual'))] });
  let { state } = beginTiny(game);
  expect(game.silence(state)).toEqual({ seconds: 30, renewedBy: ['tell'] });
  for (const answered of [false, true]) {
    game.play(state, 0, game.absent(state, 0), { below: () => 0 });
    state = game.clone(state);
    expect([answered, game.silence(state)]).toEqual([answered, undefined]);
  }
  expect(state.over).toBe(true);
});
