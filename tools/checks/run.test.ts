import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { run } from './run.ts';

test('gives both streams and success', async () => {
  expect(await run('node -e console.log(1);console.error(2)', 10)).toMatchObject({
    ok: true,
    output: '1\n2\n',
  });
});

test('a program that exits with an error has failed', async () => {
  expect((await run('node -e process.exit(3)', 10)).ok).toBe(false);
});

test('a program that is not there has failed', async () => {
  expect((await run('no-such-program', 10)).output).toContain('ENOENT');
});

test('a program that hangs is ended, and so is what it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-'));
  const file = join(folder, 'beats');
  const beat = `setInterval(()=>require('fs').appendFileSync('${file}','.'),50)`;
  const parent = `require('child_process').spawn('node',['-e',process.argv[1]]);setInterval(Date,1e3)`;
  const { ok, output } = await run(`node -e ${parent} ${beat}`, 5);
  expect(ok).toBe(false);
  expect(output).toContain('not finished after 5 s');
  const beats = statSync(file).size;
  await setTimeout(300);
  expect(statSync(file).size).toBe(beats);
  rmSync(folder, { recursive: true });
});
