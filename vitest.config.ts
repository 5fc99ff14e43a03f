import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';

/** Dependencies and what tools leave behind hold no tests of ours; those of the template run in the game made from it. */
const exclude = [...configDefaults.exclude, '**/.cache/**', 'cli/src/new-game/template/**'];
const WEB = ['web/**/*.test.ts', 'games/*/{board,text}/**/*.test.ts'];
const SLOW = '**/*.slow.test.ts';
const BROWSER = 'web/**/*.slow.test.ts';

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
          exclude: [...exclude, SLOW, ...WEB],
          pool: 'threads',
          // Files share a worker and what it has loaded: loading it for each took longer than half of the tests.
          isolate: false,
          // No test is timed: the limit only ends one that hangs, on a machine that is busy with other things too.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The client: components are compiled, and chosen as a browser would.
        plugins: [svelte({ configFile: './web/svelte.config.js' })],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'web',
          include: WEB,
          exclude: [...exclude, SLOW],
          pool: 'threads',
          testTimeout: 120_000,
        },
      },
      {
        // Minutes rather than seconds: long random play, whole processes. `npm run check` leaves them out.
        test: {
          name: 'slow',
          include: [SLOW],
          exclude: [...exclude, ...WEB],
          pool: 'threads',
          globalSetup: ['tools/setup/postgres.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // What people see, in a real browser: the same holds of them.
        test: {
          name: 'browser',
          include: [BROWSER],
          exclude,
          pool: 'threads',
          globalSetup: ['web/test/support/chromium.ts', 'web/test/support/shipped.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
