import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { GameTypes, View } from '@tavola/kernel';
import type { PlayerFault } from './contest.ts';

/** A question to a bot from outside, sent as one line. */
export interface OutsideQuestion {
  readonly game: string;
  readonly question: string;
  readonly view: View<GameTypes>;
  readonly choice: unknown;
  readonly milliseconds: number;
}

export type OutsideReply =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly what: PlayerFault['what'] };

/** The programs that still run: none may outlive this process. */
const running = new Set<Outside>();
process.on('exit', () => {
  for (const program of running) program.kill();
});

/** A program that answers a line of JSON with a line of JSON, for one match. */
export class Outside {
  private readonly child: ChildProcess;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private isGone = false;
  /** How many late answers are still to come, which must not be taken for the next one. */
  private owed = 0;

  constructor(command: string) {
    // A process group of its own keeps Ctrl-C away: the arena finishes the games that have begun.
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    running.add(this);
    const gone = (): void => {
      this.isGone = true;
      running.delete(this);
      this.waiting?.(undefined);
    };
    this.child.on('error', gone).on('close', gone);
    // Writing to a program that has ended fails; `close` reports it.
    this.child.stdin!.on('error', () => undefined);
    createInterface({ input: this.child.stdout! }).on('line', line => this.take(line));
  }

  private take(line: string): void {
    if (this.owed > 0) this.owed--;
    else if (this.waiting) this.waiting(line);
    else this.lines.push(line);
  }

  async ask(asking: OutsideQuestion): Promise<OutsideReply> {
    if (this.isGone) return { ok: false, what: 'crashed' };
    this.child.stdin!.write(`${JSON.stringify(asking)}\n`);
    const line = await this.next(asking.milliseconds);
    if (line === 'late') this.owed++;
    if (line === 'late' || line === undefined) return { ok: false, what: line ?? 'crashed' };
    try {
      const said: unknown = JSON.parse(line);
      if (typeof said === 'object' && said !== null && 'answer' in said)
        return { ok: true, answer: said.answer };
    } catch {
      // Reported below, like JSON that is not an answer.
    }
    return { ok: false, what: 'garbled' };
  }

  private async next(milliseconds: number): Promise<string | undefined> {
    const there = this.lines.shift();
    if (there !== undefined) return there;
    return new Promise(done => {
      const timer = setTimeout(() => this.settle(done, 'late'), milliseconds);
      this.waiting = line => {
        clearTimeout(timer);
        this.settle(done, line);
      };
    });
  }

  private settle(done: (line: string | undefined) => void, line: string | undefined): void {
    this.waiting = undefined;
    done(line);
  }

  /** Ends the program's input, since the match is over. */
  end(): void {
    this.child.stdin!.end();
    setTimeout(() => this.kill(), 1000).unref();
  }

  /** Ends the program and what it has started. */
  kill(): void {
    if (this.isGone || this.child.pid === undefined) return;
    try {
      process.kill(-this.child.pid);
    } catch {
      // It has ended by itself.
    }
  }
}
