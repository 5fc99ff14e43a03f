/**
 * `npm test`: everything, from a fresh clone on. Plain JavaScript without libraries, as it runs before there
 * are any. The very last line is `N passed, N failed`, whatever happens: other programs read it.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TALLY = '.cache/tally.json';
const MINUTE = 60_000;

/**
 * Runs a program on our own streams and passes on a signal to end, so that nothing is left behind.
 * @type {(program: string, args: string[], timeout: number) => Promise<boolean>}
 */
const run = (program, args, timeout) =>
  new Promise(done => {
    const child = spawn(program, args, { stdio: 'inherit', timeout });
    process.once('SIGINT', signal => child.kill(signal)).once('SIGTERM', signal => child.kill(signal));
    child.on('error', error => {
      console.log(error.message);
      done(false);
    });
    child.on('exit', status => done(status === 0));
  });

/** @param {string} file */
const changed = file => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes this file last, so a broken installation counts as none. */
const isInstalled = () => changed('node_modules/.package-lock.json') >= changed('package-lock.json');

const install = () => {
  console.log('node_modules is missing or older than package-lock.json: running npm ci');
  return run('npm', ['ci', '--include=dev'], 10 * MINUTE);
};

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} */
const check = async () => {
  rmSync(TALLY, { force: true });
  await run(process.execPath, ['--import', 'tsx', 'tools/checks/check.ts', '--slow'], 60 * MINUTE);
  return JSON.parse(readFileSync(TALLY, 'utf8'));
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
let tally = { passed: 0, failed: 1, skipped: 0 };
try {
  if (isInstalled() || (await install())) tally = await check();
  else console.log('npm ci failed');
} catch {
  console.log('tools/checks/check.ts broke off before it had counted');
}
const { passed, failed, skipped } = tally;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 ? 0 : 1;
