import { readdirSync, readFileSync } from 'node:fs';
import type { Game, GameTypes } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { enact, parseScenario, describeProblem } from '../src/index.ts';

/** Tests that each scenario file of a folder meets its own expectations. */
export const testScenarios = <K extends GameTypes>(game: Game<K>, folder: URL): void => {
  describe(`scenarios of ${game.name}`, () => {
    for (const name of readdirSync(folder).filter(file => file.endsWith('.json')))
      test(name, () => {
        const scenario = parseScenario(readFileSync(new URL(name, folder), 'utf8'));
        if (!scenario.ok) throw new Error(describeProblem(scenario.error));
        const report = enact(game, scenario.value);
        if (!report.ok) throw new Error(describeProblem(report.error));
        expect(scenario.value.expect).toBeDefined();
        expect({ problems: report.value.problems, failures: report.value.failures }).toEqual({
          problems: [],
          failures: [],
        });
      });
  });
};
