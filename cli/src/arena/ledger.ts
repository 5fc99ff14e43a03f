import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contest, Result } from './contest.ts';

/** Results on file, one line each: a contest that was broken off goes on where it was. */
export class Ledger {
  readonly file: string;
  readonly results: Result[] = [];

  constructor(file: string, isFresh: boolean) {
    this.file = file;
    if (isFresh) rmSync(file, { force: true });
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n');
    // What was cut off in the middle is played again; and so is what somebody else wrote into the file.
    for (const line of lines)
      if (line.endsWith('}') && isResult(line)) this.results.push(JSON.parse(line) as Result);
  }

  add(result: Result): void {
    this.results.push(result);
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
  }
}

const isResult = (line: string): boolean => {
  try {
    const read: unknown = JSON.parse(line);
    return (
      typeof read === 'object' && read !== null && 'game' in read && 'players' in read && 'thinking' in read
    );
  } catch {
    return false;
  }
};

/** Where the results of a contest are kept unless told otherwise: the same contest, the same file. */
export const fileFor = (contest: Contest): string => {
  const key = createHash('sha256').update(JSON.stringify(contest)).digest('hex').slice(0, 10);
  return join('.cache', 'arena', `${contest.game}-${contest.seats}-${key}.jsonl`);
};
