/**
 * `npm run test:node -- 24`: runs `npm test` on another version of Node, which comes from the npm registry as a package
 * for this platform. Words after the version run another script instead: `npm run test:node -- 24 check`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const [version, script = 'test'] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version ?? '')) {
  console.error('Which version of Node? For example: npm run test:node -- 24');
  process.exit(2);
}

const name = `node-${process.platform}-${process.arch}`;
const folder = resolve('.cache/node', String(version));
const bin = join(folder, 'node_modules', name, 'bin');
if (!existsSync(bin)) {
  console.log(`installing ${name}@${version}`);
  mkdirSync(folder, { recursive: true });
  // A package of its own, so that npm does not take the folder for a part of this one.
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const { status } = spawnSync('npm', ['install', '--no-save', '--ignore-scripts', `${name}@${version}`], {
    cwd: folder,
    stdio: 'inherit',
    timeout: 10 * 60_000,
  });
  if (status !== 0) process.exit(1);
}

const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
spawnSync('node', ['--version'], { env, stdio: 'inherit' });
const { status } = spawnSync('npm', ['run', script], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
