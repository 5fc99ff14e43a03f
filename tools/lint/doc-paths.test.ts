import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const PAGES = [
  ...readdirSync('.').filter(file => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => `docs/${file.replaceAll('\\', '/')}`),
];
const TOP = readdirSync('.', { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !['node_modules', '.cache', 'dist', 'data'].includes(entry.name))
  .map(({ name }) => name);

/** `[text](path)`, as against an address or a place on the same page. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, path]) => path!)
    .filter(path => !/^[a-z]+:/.test(path));

/** `folder/file.ts` or `folder/` in code, from the root of the tree; one with a placeholder is not looked for. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .map(([, path]) => path!)
    .filter(path => TOP.includes(path.split('/')[0]!));

/** `file.ts` in code, without a folder. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w-]+(?:[.][\w-]+)*[.](?:ts|svelte|mjs))`/g)].map(([, name]) => name!);

const NAMES = new Set(
  TOP.flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' })).map(file =>
    basename(file),
  ),
);

/** Games that pages invent as examples, and folders that a build or a run makes. */
const MADE_LATER = /^games\/(harbour|NAME)\b|^(web|server)\/dist\b|^dist\//;

test('there are pages', () => {
  expect(PAGES.length).toBeGreaterThan(20);
});

test.each(PAGES)('every path that %s names exists', page => {
  const text = readFileSync(page, 'utf8');
  const missing = [
    ...linksIn(text).filter(path => !existsSync(normalize(join(dirname(page), path)))),
    ...pathsIn(text).filter(path => !MADE_LATER.test(path) && !existsSync(path)),
    ...namesIn(text).filter(name => !NAMES.has(name)),
  ];
  expect(missing).toEqual([]);
});

test('every picture in git is shown by a page', () => {
  const shown = PAGES.map(page => readFileSync(page, 'utf8')).join('\n');
  const unused = readdirSync('docs/pictures').filter(file => !shown.includes(`pictures/${file}`));
  expect(unused).toEqual([]);
});
