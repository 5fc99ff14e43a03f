import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rejectInput } from '../input/bad.ts';
import { linesNaming } from './naming.ts';

const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));
const NAME = /^[a-z]{3,20}$/;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Where rules are laid down: `- V-S01 …` begins with the letter of its game. */
const RULE = /^- ([A-Z])-[A-Z]?\d/gm;

/** Gives the letter that the rule ids of a new game begin with: one of its name that no other game has. */
const freeLetter = (folder: string, name: string): string => {
  const rules = readdirSync(folder)
    .map(game => join(folder, game, 'rules.md'))
    .filter(file => existsSync(file))
    .map(file => readFileSync(file, 'utf8'));
  const taken = new Set(rules.flatMap(text => [...text.matchAll(RULE)].map(match => match[1])));
  const free = `${name.toUpperCase()}${ALPHABET}`.split('').find(letter => !taken.has(letter));
  return free ?? rejectInput('every letter from A to Z belongs to the rules of a game already');
};

const checkName = (root: string, name: string): void => {
  if (!NAME.test(name))
    rejectInput(`the name of a game is 3 to 20 letters from a to z, all small, not ${JSON.stringify(name)}`);
  if (existsSync(join(root, 'games', name))) rejectInput(`games/${name} exists already`);
  const [line] = linesNaming(root, [name]);
  if (line !== undefined)
    rejectInput(`${JSON.stringify(name)} is a word that the code uses already, in ${line.split(': ')[0]}`);
};

/** The registry with two more lines: an import, and an entry at the end of the list. */
const withEntry = (registry: string, name: string): string => {
  const imports = [...registry.matchAll(/^import \{ \w+ \} from '[.]\/\w+\/index[.]ts';\n/gm)];
  const last = imports.at(-1);
  const end = registry.indexOf('\n]);', last?.index);
  if (!last || end < 0)
    return rejectInput('games/registry.ts does not look as expected; nothing was written');
  const at = last.index + last[0].length;
  return [
    registry.slice(0, at),
    `import { ${name} } from './${name}/index.ts';\n`,
    registry.slice(at, end),
    `\n  entry(${name}, () => import('./${name}/cli.ts')),`,
    registry.slice(end),
  ].join('');
};

/** The template speaks of a game that is called newgame, whose rules begin with Q. */
const renameTemplate = (text: string, name: string, letter: string): string =>
  text
    .replaceAll('newgame', name)
    .replaceAll('Newgame', name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll(/\bQ-(?=[A-Z]\d)/g, `${letter}-`)
    .replaceAll("'@tavola/games/", "'../");

/** Writes games/NAME and its line in the registry; refuses a bad name before anything is written. */
export const writeGame = (root: string, name: string): void => {
  checkName(root, name);
  const games = join(root, 'games');
  const registry = join(games, 'registry.ts');
  const letter = freeLetter(games, name);
  const entries = withEntry(readFileSync(registry, 'utf8'), name);
  const folder = join(games, name);
  cpSync(TEMPLATE, folder, { recursive: true, errorOnExist: true, force: false });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, renameTemplate(readFileSync(path, 'utf8'), name, letter));
  }
  mkdirSync(join(folder, 'golden'));
  writeFileSync(registry, entries);
};
