import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold no sources of ours. */
const SKIPPED = new Set(['node_modules', 'dist', 'coverage', 'data']);
const SOURCE = /[.](ts|mts|mjs|cjs|svelte|json)$/;

/** Where games may be named: their own folders, the one list of them, tests, and what people read. */
const MAY_NAME_GAMES =
  /^games\/|^docs\/|^examples\/|^NOTICE$|[.]test[.]ts$|\/test\/|^(web\/)?package(-lock)?[.]json$|^web\/index[.]html$/;

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });

/** The sources that serve any game, so that none of them may name one. */
export const sharedSources = (root: string): string[] =>
  filesIn(root, '').filter(file => SOURCE.test(file) && !MAY_NAME_GAMES.test(file));

/** Lines of them that hold one of these names, as `file:line: text`. */
export const linesNaming = (root: string, names: readonly string[]): string[] => {
  const name = new RegExp(names.join('|'), 'i');
  return sharedSources(root).flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8');
    if (!name.test(text)) return [];
    return text
      .split('\n')
      .flatMap((line, at) => (name.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : []));
  });
};
