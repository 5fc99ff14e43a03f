import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ok, refuseData } from '@tavola/kernel';
import pc from 'picocolors';
import { fair, type Fair } from '@tavola/kernel/test/fair.ts';
import type { CliExtras } from '@tavola/games/cli-extras.ts';
import type { CliGame, CliGames } from '../src/registry.ts';
import type { Io } from '../src/output/io.ts';
import { run } from '../src/run.ts';

const extras: CliExtras<Fair> = {
  rounds: table => table.day,
  tallies: [
    { name: 'stalls', kind: 'mean', count: ({ laid }) => ({ left: laid[0]!, right: laid[2]! }) },
    { name: 'cards', kind: 'share', count: ({ cards }) => ({ first: cards[0]! > 0 ? 1 : 0 }) },
  ],
  checkBoard: raw =>
    typeof raw === 'object' && raw !== null && 'stalls' in raw
      ? ok({ stalls: Number(raw.stalls) })
      : refuseData('stalls', 'a number of stalls', undefined),
};

/** What a command did. */
export interface Done {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder for one test, a command line without a process, and the toy game unless others are given. */
export interface Desk {
  /** Writes a file and gives its path. */
  write(name: string, text: string): string;
  path(name: string): string;
  run(...args: readonly string[]): Promise<Done>;
  /** As if somebody pressed Ctrl-C at once and watched a progress bar meanwhile. */
  interrupted(...args: readonly string[]): Promise<Done>;
  readonly entry: CliGame;
  remove(): void;
}

export const desk = (others?: CliGames): Desk => {
  const root = mkdtempSync(join(tmpdir(), 'tavola-cli-'));
  const path = (name: string): string => join(root, name);
  const entry: CliGame = { game: fair, extras, folder: pathToFileURL(`${root}/`) };
  const games: CliGames = others ?? new Map([['fair', entry]]);
  const start = async (args: readonly string[], interrupt: boolean): Promise<Done> => {
    let [out, err, time] = ['', '', 0];
    const io: Io = {
      out: text => (out += text),
      err: text => (err += text),
      colours: pc.createColors(false),
      isWatched: interrupt,
      // Every look at the clock takes a millisecond: tests do not wait.
      now: () => ++time,
      worked: () => ++time,
      onInterrupt: react => {
        if (interrupt) setImmediate(react);
        return () => undefined;
      },
    };
    const code = await run(args, io, games);
    return { code, out, err };
  };
  return {
    entry,
    path,
    write: (name, text) => {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), text);
      return path(name);
    },
    run: (...args) => start(args, false),
    interrupted: (...args) => start(args, true),
    remove: () => rmSync(root, { recursive: true }),
  };
};
