import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineCommand } from 'citty';
import type { PlayableGame } from '@tavola/bots';
import { recordMatch } from '../commands/record.ts';
import { json } from '../input/flags.ts';
import { outJson, type Io } from '../output/io.ts';
import { writeGame } from './write-game.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** How many sit at the table of the first recorded match. */
const SEATS = 3;

export const newGame = (io: Io) =>
  defineCommand({
    meta: {
      name: 'new-game',
      description: 'Writes games/NAME: the smallest whole game, to be changed into another one',
    },
    args: {
      name: { type: 'positional', required: true, description: 'the name of the new game' },
      json,
    },
    run: async ({ args: { name, json: isJson } }) => {
      writeGame(ROOT, name);
      const folder = join(ROOT, 'games', name);
      const module = (await import(pathToFileURL(join(folder, 'index.ts')).href)) as {
        readonly [name: string]: PlayableGame;
      };
      const golden = join(folder, 'golden', '0001-first-match.jsonl');
      recordMatch(
        module[name]!,
        { seats: SEATS, options: {}, seed: 1, note: 'A whole match, played at random.' },
        golden,
        true,
      );
      formatFiles(folder);
      if (isJson) outJson(io, { name, folder: `games/${name}` });
      else io.out(nextSteps(name));
      return 0;
    },
  });

/** Names of another length than the template's break lines elsewhere. */
const formatFiles = (folder: string): void => {
  const registry = join(ROOT, 'games/registry.ts');
  spawnSync('npx', ['prettier', '--write', '--log-level', 'warn', folder, registry], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

const nextSteps = (name: string): string =>
  [
    `games/${name} is a whole game now, and games/registry.ts lists it.`,
    '',
    `  npx vitest run --project unit games/${name}         its tests`,
    `  npm run -s tavola -- simulate ${name} --seats 3     random matches against every law`,
    '  npm run dev                                  play it in a browser',
    '',
    'docs/guide/new-game.md goes on from here.',
    '',
  ].join('\n');
