import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PACKAGES = ['kernel', 'games', 'match', 'bots', 'table', 'protocol', 'store', 'server', 'web', 'cli'];
const LIBRARIES = ['vitest', 'fast-check', 'valibot', 'left-pad'];
const SETTINGS = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'package.json', 'tsconfig.base.json'];
const PROJECTS = ['tsconfig.json', 'tsconfig.tests.json', 'kernel/tsconfig.json', 'games/tsconfig.json'];

export interface Fixture {
  /** Runs one of our tools there and returns its output. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** A temporary tree with our settings, so that a tool judges it as it would judge ours. */
export const makeFixture = (files: Readonly<Record<string, string>>): Fixture => {
  const root = mkdtempSync(join(tmpdir(), 'tavola-'));
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const link = (target: string, at: string): void => {
    mkdirSync(join(root, dirname(at)), { recursive: true });
    symlinkSync(target, join(root, at));
  };
  for (const file of [...SETTINGS, ...PROJECTS]) cpSync(file, join(root, file));
  for (const name of LIBRARIES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const name of PACKAGES) {
    const exports = { '.': './src/index.ts', './suite': './suite/index.ts', './*': './*/index.ts' };
    const dependencies = { valibot: '1.0.0' };
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@tavola/${name}`, type: 'module', exports, dependencies }),
    );
    write(`${name}/src/index.ts`, '');
    link(join(root, name), `node_modules/@tavola/${name}`);
  }
  for (const name of ['.bin', '@types']) link(resolve('node_modules', name), `node_modules/${name}`);
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    run: (program, ...args) =>
      spawnSync(join(root, 'node_modules/.bin', program), args, {
        cwd: root,
        encoding: 'utf8',
        timeout: 60_000,
      }).stdout,
    remove: () => rmSync(root, { recursive: true }),
  };
};
