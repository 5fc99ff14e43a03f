import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';

/** Dependencies and build output hold no tests of ours; the template's tests run in the game made from it. */
const exclude = [...configDefaults.exclude, '**/.cache/**', 'cli/src/new-game/template/**'];
const WEB = ['web/**/*.test.ts', 'games/*/{board,text}/**/*.test.ts'];
const SLOW = '**/*.slow.test.ts';
const BROWSER = 'web/**/*.slow.test.ts';

export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // By default vitest leaves one core to its own process, which halves the speed on two cores.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...exclude, SLOW, ...WEB],
          pool: 'threads',
          // Test files share a worker and its loaded modules, since loading them for each file took over half of the
          // time.
          isolate: false,
          // The limit only ends a hanging test, since no test may fail on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The client's components are compiled and resolved as for a browser.
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
        // These tests take minutes, as they play at length or start processes, so `npm run check` omits them.
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
        // These tests show the pages in a real browser and take minutes as well.
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
