import { expect, test } from 'vitest';
import { prepareTests } from './tests.ts';

test('golden games, laws and slow tests are left out as a whole', () => {
  const golden = 'golden(verona, folder);';
  expect(prepareTests('a/golden.test.ts', golden)).toEqual({ skipped: ['a/golden.test.ts'] });
  expect(prepareTests('a/laws.test.ts', 'testLaws(subject, {});').text).toBeUndefined();
  expect(prepareTests('a/laws.test.ts', 'laws(subject, {});').text).toBeUndefined();
  expect(prepareTests('a/long.slow.test.ts', 'test("a", f);').text).toBeUndefined();
});

test('a file without random play is run as it is', () => {
  const source = "test('[V-C25] a tie', () => {});";
  expect(prepareTests('a.test.ts', source)).toEqual({ text: source, skipped: [] });
});

test('of a file with some random play only those tests are left out', () => {
  const source = "test('a', () => {});\ntest('b', () => { game.sample(state); });\ntest('c', () => {});";
  expect(prepareTests('a.test.ts', source)).toEqual({
    text: source.replace("test('b'", "test.skip('b'"),
    skipped: ["a.test.ts 'b'"],
  });
});

test('random play beside the tests may serve all of them', () => {
  const source = "const play = () => game.sample(state);\ntest('a', () => { play(); });";
  expect(prepareTests('a.test.ts', source)).toEqual({ skipped: ['a.test.ts'] });
});
