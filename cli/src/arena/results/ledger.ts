import { createHash } from 'node:crypto';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rejectInput } from '../../input/bad.ts';
import type { Contest, MatchResult } from '../match/contest.ts';

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** A file with one result a line, so that an interrupted contest goes on where it stopped. */
export class ResultFile {
  readonly file: string;
  readonly results: MatchResult[] = [];
  /** How many results in the file are of another contest or of other code: they are left alone and do not count. */
  readonly foreign: number = 0;
  private readonly of: string;

  constructor(file: string, contest: Contest, code: string, isFresh: boolean) {
    this.file = file;
    this.of = hashText(`${JSON.stringify(contest)} ${code}`);
    if (isFresh) rmSync(file, { force: true });
    if (!existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    // A line that an interruption cut off must not swallow the next one.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
    const games = new Set<number>();
    for (const line of text.split('\n')) {
      // A game whose line is cut off or unreadable is played again.
      const entry = entryOf(line);
      if (entry && entry.of !== this.of) this.foreign++;
      // Two arenas with one file may have played the same game: it counts once.
      else if (entry && !games.has(entry.result.game)) {
        games.add(entry.result.game);
        this.results.push(entry.result);
      }
    }
  }

  add(result: MatchResult): void {
    this.results.push(result);
    appendFileSync(this.file, `${JSON.stringify({ of: this.of, result })}\n`);
  }
}

const entryOf = (line: string): { readonly of: string; readonly result: MatchResult } | undefined => {
  try {
    const read: unknown = JSON.parse(line);
    const isEntry = typeof read === 'object' && read !== null && 'of' in read && 'result' in read;
    return isEntry ? (read as { of: string; result: MatchResult }) : undefined;
  } catch {
    return undefined;
  }
};

/** Checks that a file can be written before hours of play, and leaves its content alone. */
export const writable = (flag: string, file: string): string => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
    return file;
  } catch (error) {
    return rejectInput(`${flag}: ${file} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
};

/** The default file for the results of a contest; the same contest always has the same file. */
export const fileFor = (contest: Contest): string =>
  join('.cache', 'arena', `${contest.game}-${contest.seats}-${hashText(JSON.stringify(contest))}.jsonl`);
