import { readFileSync } from 'node:fs';
import { enact, parseScenario, describeProblem } from '@tavola/match';
import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';

const examples = [
  ...readFileSync(new URL('../../../docs/scenario.md', import.meta.url), 'utf8').matchAll(
    /^```json\n(.*?)^```/gms,
  ),
];

describe('docs/scenario.md', () => {
  test.each(examples.map(([, source = '']) => ({ source })))('example %#', ({ source }) => {
    const scenario = parseScenario(source);
    if (!scenario.ok) throw new Error(describeProblem(scenario.error));
    const report = enact(games.get(scenario.value.game)!.game, scenario.value);
    if (!report.ok) throw new Error(describeProblem(report.error));
    const { problems, failures } = report.value;
    expect(scenario.value.expect).toBeDefined();
    expect({ problems, failures }).toEqual({ problems: [], failures: [] });
  });

  test('has one for each feature', () => {
    expect(examples.length).toBeGreaterThan(5);
  });
});
