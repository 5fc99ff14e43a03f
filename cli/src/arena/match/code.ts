import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CliGame } from '../../registry.ts';

const KERNEL = new URL('../../../../kernel/src/', import.meta.url);
const BOTS = new URL('../../../../bots/src/', import.meta.url);

/** The parts of a game's folder that decide how a match goes. */
const PLAYED = ['rules/', 'bot/'];

/** What decides how a match goes: sources and data, but neither tests nor words. */
const isPlayed = (name: string): boolean =>
  /\.(ts|json)$/.test(name) && !/\.test\.ts$|(^|\/)test\//.test(name);

/** The files of a folder and of the folders in it, as they are named from there. */
const filesIn = (folder: URL): string[] => {
  try {
    const names = readdirSync(folder, { recursive: true }).map(name => String(name).replaceAll('\\', '/'));
    return names.filter(isPlayed).toSorted();
  } catch {
    // A game that is not on disk, as in tests, or without rules of thumb of its own.
    return [];
  }
};

/**
 * Names the code that plays a game: kernel, rules and bots. Results of one code are never counted as those of
 * another, and a change in one game leaves the results of the others as they are.
 */
export const codeOf = ({ folder }: CliGame): string => {
  const hash = createHash('sha256');
  const folders = [KERNEL, ...PLAYED.map(part => new URL(part, folder)), BOTS];
  for (const from of folders)
    for (const name of filesIn(from))
      hash.update(`${name}\0`).update(readFileSync(fileURLToPath(new URL(name, from))));
  return hash.digest('hex').slice(0, 12);
};
