import { describe, expect, test } from 'vitest';
import { chancesOf, foreseeReaction, foreseeScene, mostAgainst } from '../index.ts';
import {
  act,
  choice,
  city,
  reply,
  scene,
  spoken,
  SQUARE,
  table,
  THEATRE,
  type Stage,
} from '../test/drama.ts';

const begun = (): Stage =>
  city({
    pieces: [
      { owner: 1, power: 4 },
      { owner: 0, power: 3 },
      { owner: 1, power: 2, kind: 'prop' },
    ],
  });

/** Returns the forecast for a call of seat 0, in the same words as the call. */
const foreseen = (stage: Stage, what: string, parts: object) => {
  const offered = choice(stage, 0);
  if (offered.kind !== 'either') throw new Error('no branches are offered');
  return foreseeScene(table(stage), 0, offered, spoken(stage, what, { ...parts }));
};

describe('what may come is computed by the rules themselves', () => {
  test('a scene is foreseen as it is then called, and nothing is changed by looking', () => {
    const stage = begun();
    const before = structuredClone(table(stage));
    const parts = { place: THEATRE, object: 0, actors: [1], boost: 2, 'scene-kind': 1 };
    const { scene: seen, refusal, table: after } = foreseen(stage, 'scene', parts);
    expect(table(stage)).toEqual(before);
    const called = act(stage, 'scene', parts);
    expect(seen).toEqual(scene(called));
    expect(after.reserve).toEqual(table(called).reserve);
    expect(refusal).toBeUndefined();
  });

  test('a neutral made now and new pieces are counted, and what cannot be paid is told', () => {
    const parts = {
      place: SQUARE,
      'neutral-power': 8,
      pieces: [[0, 5, 'Nella', 'quick']],
      boost: 3,
    };
    const { scene: seen, refusal } = foreseen(begun(), 'scene-neutral', parts);
    expect(seen.totals).toEqual([11, 8]);
    expect(seen.price).toEqual({ neutral: 4, pieces: 5, actors: 1, boost: 3 });
    expect(refusal).toEqual({ code: 'too-dear', rule: 'N-O09', about: { points: 13, reserve: 10 } });
  });

  test('a reaction is foreseen as it is then taken', () => {
    const stage = act(begun(), 'scene', { place: SQUARE, object: 0 });
    const answer = { branch: 1, answer: [2, 3] } as const;
    const seen = foreseeReaction(table(stage), 1, answer);
    expect(seen.scene.totals).toEqual([3, 9]);
    expect(scene(reply(stage, answer, [1, 1])).totals).toEqual([4, 10]);
    expect(seen.refusal).toBeUndefined();
    expect(foreseeReaction(table(stage), 1, { branch: 1, answer: [2, 99] }).refusal).toMatchObject({
      rule: 'N-O09',
    });
    expect(mostAgainst(table(stage), scene(stage))).toBe(12);
  });
});

test.each([
  [0, { win: 15, tie: 6, loss: 15 }],
  [1, { win: 21, tie: 5, loss: 10 }],
  [6, { win: 36, tie: 0, loss: 0 }],
  [-5, { win: 0, tie: 1, loss: 35 }],
])('a lead of %i before the dice', (lead, chances) => expect(chancesOf(lead)).toEqual(chances));
