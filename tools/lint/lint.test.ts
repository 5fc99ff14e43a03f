import { afterAll, expect, test } from 'vitest';
import { makeFixture } from './fixture.ts';

const nested = 'export const f = (a: boolean): void => { if (a) { if (a) { if (a) { if (a) f(a); } } } };\n';
const choice =
  "declare const c: 'a' | 'b';\nexport const f = (): void => { switch (c) { case 'a': f(); } };\n";
const floating = 'declare const save: () => Promise<void>;\nexport const f = (): void => { save(); };\n';

/** One line more than a file may have; comments are not counted. */
const manyLines = Array.from({ length: 401 }, (_, n) => `export const n${n} = ${n};\n`).join('');

/** One file each, and the rule that it breaks. */
const cases = [
  ['kernel/src/floating.ts', floating, 'typescript(no-floating-promises)'],
  // Tests belong to another project of the compiler than their neighbours.
  ['kernel/src/floating.test.ts', floating, 'typescript(no-floating-promises)'],
  ['games/verona/rules/choice.ts', choice, 'typescript(switch-exhaustiveness-check)'],
  [
    'games/verona/rules/cast.ts',
    'export const f = (n: unknown) => n as number;\n',
    'typescript(no-unsafe-type-assertion)',
  ],
  ['kernel/src/any.ts', 'export const f = (a: any): void => a;\n', 'typescript(no-explicit-any)'],
  ['kernel/src/json.ts', "export const n: number = JSON.parse('1');\n", 'typescript(no-unsafe-assignment)'],
  ['kernel/src/cycle.ts', "export * from './other-half.ts';\n", 'import(no-cycle)'],
  ['kernel/src/default.ts', 'export default 1;\n', 'import(no-default-export)'],
  ['kernel/src/long.ts', manyLines, 'eslint(max-lines)'],
  ['kernel/src/deep.ts', nested, 'eslint(max-depth)'],
] as const;

const clean = [
  ['kernel/src/fine.ts', 'export const two = 2;\n'],
  ['kernel/vite.config.ts', 'export default {};\n'],
  ['games/verona/text/data/long.ts', manyLines],
] as const;

const tree = makeFixture({
  ...Object.fromEntries([...cases, ...clean].map(([file, text]) => [file, text])),
  'kernel/src/other-half.ts': "export * from './cycle.ts';\n",
});
afterAll(tree.remove);

interface Lint {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
}
const { diagnostics } = JSON.parse(tree.run('oxlint', '--format', 'json')) as Lint;
const rulesBrokenBy = (file: string): readonly string[] =>
  diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code);

test.each(cases)('%s is refused', (file, _, rule) => {
  expect(rulesBrokenBy(file)).toContain(rule);
});

test.each(clean)('%s is fine', file => {
  expect(rulesBrokenBy(file)).toEqual([]);
});
