export interface CheckStep {
  readonly name: string;
  readonly command: string;
  /** Seconds after which the step is ended and has failed; several times what it takes on a small machine. */
  readonly limit: number;
  /** Where vitest counts its tests. Any other step counts as one. */
  readonly report?: string;
  /** Several projects read the same sources and report the same error, which is shown once. */
  readonly once?: true;
  /** Only `npm test` waits for it. */
  readonly slow?: true;
}

const vitest = (project: string, limit: number): CheckStep => {
  const report = `.cache/vitest/${project}.json`;
  const reporters = `--reporter=dot --reporter=./tools/checks/progress-reporter.ts --reporter=json --outputFile.json=${report}`;
  return {
    name: `${project} tests`,
    // A forgotten `.only` would silence all other tests of its file.
    command: `vitest run --project ${project} --allowOnly=false ${reporters}`,
    limit,
    report,
  };
};

/** The other steps come after these, and a whole run, even one with a hanging test, takes less than half an hour. */
const LONGEST = 1500;

/**
 * The type check first, since the slow tests go on from what it has found. Then the longest, so that the short ones
 * fill the other core meanwhile.
 */
export const allSteps: readonly CheckStep[] = [
  { name: 'types', command: 'tsc -b --pretty false', limit: 400, once: true },
  { ...vitest('browser', LONGEST), slow: true },
  { ...vitest('slow', LONGEST), slow: true },
  vitest('unit', 600),
  vitest('web', 600),
  {
    name: 'components',
    command:
      'svelte-check --workspace . --tsconfig ./web/tsconfig.json --output machine --fail-on-warnings --threshold warning',
    limit: 600,
  },
  {
    name: 'format',
    command: 'prettier --check --log-level warn --cache --cache-location .cache/prettier .',
    limit: 400,
  },
  { name: 'lint', command: 'oxlint --format unix', limit: 400 },
  { name: 'layers', command: 'depcruise . --config .dependency-cruiser.cjs', limit: 400 },
  { name: 'determinism', command: 'tsx tools/lint/determinism.ts', limit: 300 },
  { name: 'rule coverage', command: 'npm run -s tavola -- rules', limit: 300 },
  { name: 'dead code', command: 'knip --cache --cache-location .cache/knip', limit: 400, slow: true },
];
