import { configDefaults, defineConfig } from 'vitest/config';

/** Dependencies and what tools leave behind hold no tests of ours. */
const exclude = [...configDefaults.exclude, '**/.cache/**'];

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // vitest leaves one core to its own process, which on a machine of two would halve the speed.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...exclude, '**/*.slow.test.ts'],
          pool: 'threads',
          // No test is timed: the limit only ends one that hangs, on a machine that is busy with other things too.
          testTimeout: 120_000,
        },
      },
      {
        // Minutes rather than seconds: long random play, whole processes. `npm run check` leaves them out.
        test: {
          name: 'slow',
          include: ['**/*.slow.test.ts'],
          exclude,
          pool: 'threads',
          globalSetup: 'tools/postgres.ts',
          testTimeout: 300_000,
        },
      },
    ],
  },
});
