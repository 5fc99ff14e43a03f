import { describe, expect, test } from 'vitest';
import { acceptAnswer } from './accept-answer.ts';
import type { Choice } from './choice.ts';

const choice: Choice = { kind: 'split', what: 'card', pile: [4, 4, 7], among: [0, 2] };

describe('a wrong split is refused with its fault', () => {
  test.each([
    ['every item to somebody of those named', [0, 2, 2], { ok: true, value: [0, 2, 2] }],
    ['an item left out', [0, 2], { ok: false, error: { code: 'incomplete', about: { items: 3 } } }],
    ['an item too many', [0, 2, 0, 0], { ok: false, error: { code: 'incomplete', about: { items: 3 } } }],
    ['to somebody else', [0, 1, 2], { ok: false, error: { code: 'not-among', about: { item: 1, seat: 1 } } }],
    ['to nobody', [0, null, 2], { ok: false, error: { code: 'malformed' } }],
    ['no list', 'all', { ok: false, error: { code: 'malformed' } }],
  ])('[K16] %s', (_, raw, expected) => {
    expect(acceptAnswer(choice, raw)).toEqual(expected);
  });
});
