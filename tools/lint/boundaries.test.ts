import { afterAll, describe, expect, test } from 'vitest';
import { makeFixture } from './fixture.ts';

const allowed = [
  ['kernel/src/fine.ts', './index.ts'],
  ['kernel/src/fine.test.ts', 'vitest'],
  ['kernel/suite/fine.ts', 'fast-check'],
  ['games/verona/rules/fine.ts', '@tavola/kernel'],
  ['games/verona/bot/fine.ts', '@tavola/bots'],
  ['games/verona/board/fine.ts', '../rules/index.ts'],
  ['games/registry.ts', './verona/index.ts'],
  ['games/verona/rules/test/golden.test.ts', '@tavola/match'],
  ['games/verona/rules/test/suite.test.ts', '@tavola/kernel/suite'],
  ['games/verona/rules/test/file.test.ts', 'node:fs'],
  ['match/src/fine.ts', 'valibot'],
  ['bots/src/fine.ts', '@tavola/kernel'],
  ['table/src/fine.ts', '@tavola/match'],
  ['store/src/fine.ts', '@tavola/match'],
  ['server/src/fine.ts', '@tavola/store'],
  ['cli/src/fine.ts', '@tavola/server'],
] as const;

const forbidden = [
  ['kernel/src/up.ts', '@tavola/games/verona', 'layer-kernel'],
  ['kernel/src/library.ts', 'valibot', 'layer-kernel'],
  ['kernel/src/node.ts', 'node:fs', 'layer-kernel'],
  ['kernel/src/tool.ts', '../../tools/tool.ts', 'layer-kernel'],
  ['kernel/src/suite.ts', '../suite/index.ts', 'tests-apart'],
  ['kernel/src/up.test.ts', '@tavola/match', 'layer-kernel-tests'],
  ['kernel/src/library.test.ts', 'left-pad', 'layer-kernel-tests'],
  ['games/verona/rules/up.ts', '@tavola/match', 'layer-game-rules'],
  ['games/verona/rules/bot.ts', '../bot/fine.ts', 'layer-game-rules'],
  ['games/verona/bot/board.ts', '../board/fine.ts', 'layer-game-bot'],
  ['games/verona/index.ts', '../vendetta/cli.ts', 'layer-game-entry'],
  ['games/verona/rules/suite.ts', '@tavola/kernel/suite', 'tests-apart'],
  ['games/verona/rules/test/up.test.ts', '@tavola/cli', 'layer-game-rules-tests'],
  ['server/src/board.ts', '../../games/verona/board/fine.ts', 'layer-server'],
  ['cli/src/rules.ts', '@tavola/games/verona', 'layer-cli'],
  ['match/src/games.ts', '@tavola/games/verona', 'layer-match'],
  ['bots/src/match.ts', '@tavola/match', 'layer-bots'],
  ['bots/src/game.ts', '@tavola/games/verona', 'layer-bots'],
  ['table/src/games.ts', '@tavola/games/verona', 'layer-table'],
  ['protocol/src/games.ts', '@tavola/games/verona', 'layer-protocol'],
  ['store/src/games.ts', '@tavola/games/verona', 'layer-store'],
  ['server/src/web.ts', '@tavola/web', 'layer-server'],
  ['server/src/undeclared.ts', 'left-pad', 'declared'],
  ['web/src/store.ts', '@tavola/store', 'layer-web'],
  ['web/src/node.ts', 'node:fs', 'layer-web'],
  ['web/src/cli.ts', '@tavola/cli', 'layer-web'],
  ['cli/src/nowhere.ts', './nowhere-else.ts', 'resolvable'],
  ['cli/src/cycle.ts', './other-half.ts', 'no-cycle'],
] as const;

const tree = makeFixture({
  ...Object.fromEntries(
    [...allowed, ...forbidden].map(([file, from]) => [file, `export * from '${from}';\n`]),
  ),
  'kernel/src/type.ts': "export type { Match } from '@tavola/match';\n",
  'kernel/src/process.ts': 'export const home = process.env;\n',
  'kernel/src/document.ts': 'export const { title } = document;\n',
  'kernel/src/enum.ts': 'export enum Colour {\n  Red,\n}\n',
  'kernel/suite/index.ts': '',
  'games/verona/rules/index.ts': '',
  'games/vendetta/cli.ts': '',
  'cli/src/other-half.ts': "export * from './cycle.ts';\n",
  'tools/tool.ts': '',
});
afterAll(tree.remove);

describe('layers', () => {
  interface Cruise {
    readonly summary: {
      readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
    };
  }
  const cruise = tree.run('depcruise', '.', '--config', '.dependency-cruiser.cjs', '--output-type', 'json');
  const { violations } = (JSON.parse(cruise) as Cruise).summary;
  const rulesBrokenBy = (file: string): readonly string[] =>
    violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);

  test.each(allowed)('%s may import %s', file => {
    expect(rulesBrokenBy(file)).toEqual([]);
  });
  test.each(forbidden)('%s must not import %s', (file, _, rule) => {
    expect(rulesBrokenBy(file)).toEqual([rule]);
  });
  test('a type is an import as well', () => {
    expect(rulesBrokenBy('kernel/src/type.ts')).toEqual(['layer-kernel']);
  });
});

describe('types', () => {
  const errors = tree.run('tsc', '-p', 'kernel', '--pretty', 'false');

  test.each([
    ['process', "Cannot find name 'process'"],
    ['document', "Cannot find name 'document'"],
    ['enum', "not allowed when 'erasableSyntaxOnly'"],
  ])('the kernel compiles without %s', (name, message) => {
    expect(errors).toMatch(new RegExp(`^kernel/src/${name}\\.ts.*${message}`, 'm'));
  });
});
