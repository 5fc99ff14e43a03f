import { utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sqlitePlace } from '../contract/index.ts';
import { takeLock } from '../src/sqlite/file-lock.ts';

const ELSEWHERE = '{"token":"x","pid":1,"began":"","place":"elsewhere"}';

/** A clock that jumps ahead with each wait, and calls `happen` at one moment. */
const passing = (at = Infinity, happen: () => void = () => undefined) => {
  const time = { passed: 0 };
  const pause = (milliseconds: number): Promise<void> => {
    if (time.passed < at && time.passed + milliseconds >= at) happen();
    time.passed += milliseconds;
    return Promise.resolve();
  };
  return { time, pause };
};

test.each(['', ELSEWHERE])(
  '[S21] a lock %j that nobody touches is taken over after a while, and not before',
  async text => {
    const { file } = await sqlitePlace();
    writeFileSync(`${file}.pid`, text);
    const { time, pause } = passing();
    const lock = await takeLock(file, pause);
    expect(time.passed).toBeGreaterThan(5000);
    expect(time.passed).toBeLessThan(10_000);
    lock.release();
  },
);

test('[S21] a holder in another container is alive, however late it touches its lock', async () => {
  const { file } = await sqlitePlace();
  writeFileSync(`${file}.pid`, ELSEWHERE);
  const { pause } = passing(5000, () => utimesSync(`${file}.pid`, 1, 1));
  await expect(takeLock(file, pause)).rejects.toThrow('in use');
});
