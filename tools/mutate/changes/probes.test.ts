import { expect, test } from 'vitest';
import { addProbes, probeAround } from './probes.ts';

test('statements and bodies of arrow functions report that they are entered', () => {
  const source = 'const f = a => a + 1;\nif (b) return c;\nelse { d(); }';
  expect(addProbes(source, 7).text).toBe(
    '__reach(7);const f = a => (__reach(8),a + 1);\n__reach(9);if (b) {__reach(10);return c;}\nelse { __reach(11);d(); }',
  );
});

test('types, imports and what bears a label stay as they are', () => {
  const source = "import a from 'a';\ntype T = 1;\nexport { a };";
  expect(addProbes(source, 0)).toEqual({ text: source, probes: [] });
  expect(addProbes('x: for (const a of b) c();', 0).text).toBe(
    '__reach(0);x: for (const a of b) {__reach(1);c();}',
  );
});

test('the innermost probe around a place answers for it', () => {
  const source = 'const f = a => a > 1;';
  const { probes } = addProbes(source, 3);
  const at = source.indexOf('a > 1');
  expect(probeAround(probes, at, at + 5)?.number).toBe(4);
  expect(probeAround(probes, 0, source.length)?.number).toBe(3);
});
