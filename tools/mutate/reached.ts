/** Runs in vitest's worker before a test file, notes which probes its tests reach, and writes them down at the end. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { REACH } from './changes/probes.ts';

const reached = new Set<number>();
Object.assign(globalThis, { [REACH]: (number: number) => reached.add(number) });

afterAll(() => {
  const line = { test: expect.getState().testPath, reached: [...reached] };
  appendFileSync(process.env['MUTATE_REACHED']!, `${JSON.stringify(line)}\n`);
});
