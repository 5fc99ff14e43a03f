import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { desk, type Desk } from '../../test/desk.ts';
import { testsIn, type Coverage } from './coverage.ts';

let here: Desk;
beforeEach(() => (here = desk()));
afterEach(() => here.remove());

const RULES = `# Fair
- T-1 Three days.
- T-2 Sealed bids, see T-3.
- T-3 Tokens.
- T-3a Not on neighbours.
- T-5 Notes.

| id | reading |
|---|---|
| T-0 | Florins |
`;

/** All of them cited, but for the change. */
const arrange = (
  rules = RULES,
  tests = "test('[T-0][T-1] a', f);\ntest(`[T-2, T-3] b`, f);\nit('[T-3a] [T-5] c', f);",
) => {
  here.write('rules.md', rules);
  here.write('rules/setup.ts', '/** T-0 Florins. */\n');
  here.write('rules/lay.ts', "refuse('neighbours', 'T-3a'); // T-5 too\n");
  here.write('rules/test/all.test.ts', tests);
  here.write('rules/test/help.ts', '// T-99 is not looked at here');
};

const report = async (): Promise<Coverage & { code: number }> => {
  const { code, out } = await here.run('rules', 'fair', '--json');
  return { ...(JSON.parse(out) as Coverage), code };
};

describe('rule coverage', () => {
  test('every rule with its tests, script lines and sources', async () => {
    arrange();
    const { code, total, covered, rules, unknown } = await report();
    expect({ code, total, covered, unknown }).toEqual({ code: 0, total: 6, covered: 6, unknown: [] });
    expect(rules.map(rule => rule.id)).toEqual(['T-1', 'T-2', 'T-3', 'T-3a', 'T-5', 'T-0']);
    expect(rules[1]).toEqual({ id: 'T-2', tests: ['[T-2, T-3] b'], lines: ['day/T-2:bid'], code: [] });
    expect(rules[0]!.lines).toEqual(['main/T-1:repeat', 'main/T-1:day', 'day/T-1:step']);
    expect(rules[3]).toMatchObject({ tests: ['[T-3a] [T-5] c'], lines: [], code: ['rules/lay.ts:1'] });
    const { out } = await here.run('rules');
    expect(out).toMatch(
      /^rule +tests +code +where\nT-1 +1 +3 +main\/T-1:repeat, main\/T-1:day, day\/T-1:step\n/,
    );
    expect(out).toMatch(/\nfair: 6 of 6 rules covered\n$/);
  });

  test('a rule without a test, or that no code cites, is told: exit code 1', async () => {
    arrange(`${RULES}| T-7 | Nothing |\n`, "test('[T-0][T-1][T-2][T-3][T-3a][T-7] a', f);");
    expect(await report()).toMatchObject({ code: 1, total: 7, covered: 5 });
    const { code, out } = await here.run('rules', 'fair', '--uncovered');
    expect(code).toBe(1);
    expect(out).toBe(
      'rule  tests  code  where\nT-5    none     1  rules/lay.ts:1\nT-7       1  none\nfair: 5 of 7 rules covered\n',
    );
  });

  test('what is cited but not in rules.md, or twice in it', async () => {
    arrange(`${RULES.replace('- T-5 Notes.\n', '')}- T-1 Again.\n`);
    expect(await report()).toMatchObject({ code: 1, unknown: ['T-5'], twice: ['T-1'] });
    expect((await here.run('rules', 'fair')).out).toContain('\ncited, but not in rules.md: T-5\n');
  });

  test('which tests count', () => {
    const source = `
      test('[V-C01] plain', f);
      test.each([1, 2])('[V-C02] of a table %d', f);
      test.only(
        "[V-C03] it's on its own line",
        f,
      );
      test.skip('[V-C04] skipped', f);
      test.todo('[V-C05] not yet');
      // test('[V-C06] commented out', f);
      test('about [V-C07] in the middle', f);
      expect(g).toThrow('[V-C08] of an error');
      describe('[V-C09] a group', f);
      test('[V-C10, V-C11][V-X01] several', f);
    `;
    expect(testsIn(source)).toEqual([
      { ids: ['V-C01'], name: '[V-C01] plain' },
      { ids: ['V-C02'], name: '[V-C02] of a table %d' },
      { ids: ['V-C03'], name: "[V-C03] it's on its own line" },
      { ids: ['V-C10', 'V-C11', 'V-X01'], name: '[V-C10, V-C11][V-X01] several' },
    ]);
  });
});
