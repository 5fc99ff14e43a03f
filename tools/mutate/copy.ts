import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** npm links our own packages, so the copy needs its own links. */
const OURS = '@tavola';

/** Lists the files of the tree, including those not yet added to git. */
export const listFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter(path => path !== '' && existsSync(join(root, path)))
    .toSorted();

const linkPackages = (root: string, copy: string): void => {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(from)) if (name !== OURS) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OURS))) symlinkSync(join('..', '..', name), join(to, OURS, name));
};

/** Copies the tree to a temporary folder, so that people can edit theirs while the tests run. */
export const copyTree = (root: string, paths: readonly string[]): string => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'tavola-mutate-')));
  for (const path of paths) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkPackages(root, copy);
  return copy;
};

export const readSource = (copy: string, path: string): string => readFileSync(join(copy, path), 'utf8');
