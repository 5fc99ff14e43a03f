import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { GameTypes, View } from '@tavola/kernel';
import type { PlayerFault } from './contest.ts';

/** What a bot from outside is asked, one line each. */
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

/** Those still there: none may outlive the process that asks them. */
const running = new Set<Outside>();
process.on('exit', () => {
  for (const program of running) program.kill();
});

/** A program of somebody else: a line of JSON for a question, a line of JSON back. It is asked in one match. */
export class Outside {
  private readonly child: ChildProcess;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private isGone = false;
  /** Answers that came too late and must not be taken for the next one's. */
  private owed = 0;

  constructor(command: string) {
    // A group of its own: Ctrl-C is for the arena, which lets games under way come to their end.
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    running.add(this);
    const gone = (): void => {
      this.isGone = true;
      running.delete(this);
      this.waiting?.(undefined);
    };
    this.child.on('error', gone).on('close', gone);
    // A program that has gone does not read: that is told by `close`.
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
      // Told below, like JSON that is not an answer.
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

  /** The match is over: no more questions come, which a program sees as the end of its input. */
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
      // It has just gone by itself.
    }
  }
}
