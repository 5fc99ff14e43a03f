/**
 * Rules must play the same everywhere and always. oxlint has no rule for some of what breaks that (`for…in`,
 * inexact Math, division), so this check does the whole of it, in one place and with one kind of message.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { findForbidden } from './determinism-rules.ts';

/** Tests may read files and clocks; the suite of the kernel is a test too. */
const isRule = (file: string): boolean =>
  file.endsWith('.ts') && !/\.test\.ts$|\/test\/|\/node_modules\//.test(file);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file));

const rules = readdirSync('games', { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(join('games', entry.name, 'rules')))
  .map(({ name }) => join('games', name, 'rules'));
const files = ['kernel/src', ...rules].flatMap(filesIn).filter(isRule);
const found = files.flatMap(file => findForbidden(file, readFileSync(file, 'utf8')));
for (const { at, thing, instead } of found) console.log(`${at} ${thing}: ${instead}`);
console.log(`${files.length} files, ${found.length} breaches of determinism`);
process.exitCode = found.length === 0 ? 0 : 1;
