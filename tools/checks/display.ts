import { describeStep, type StepProgress, type RunningStep } from './progress.ts';

const REDRAW_MS = 500;
/** CI systems, and people, end a run that prints nothing. */
const QUIET_MS = 20_000;

/**
 * Shows the running steps: on a terminal as lines that are redrawn below what has been printed, elsewhere as a few
 * lines now and then.
 */
export class Display {
  readonly #running = new Map<string, RunningStep>();
  readonly #stream: NodeJS.WriteStream;
  readonly #timer: NodeJS.Timeout;
  #drawn = 0;

  constructor(stream: NodeJS.WriteStream = process.stdout) {
    this.#stream = stream;
    this.#timer = setInterval(() => this.#draw(), stream.isTTY ? REDRAW_MS : QUIET_MS);
  }

  start(name: string): void {
    this.#running.set(name, { name, startedMs: Date.now(), progress: {} });
    if (this.#stream.isTTY) this.#draw();
  }

  update(name: string, progress: StepProgress): void {
    const step = this.#running.get(name);
    if (step) this.#running.set(name, { ...step, progress: { ...step.progress, ...progress } });
  }

  /** Ends a step and prints its lasting lines. */
  finish(name: string, lines: readonly string[]): void {
    this.#running.delete(name);
    this.#erase();
    for (const line of lines) this.#stream.write(`${line}\n`);
    if (this.#stream.isTTY) this.#draw();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#erase();
  }

  #erase(): void {
    if (this.#drawn > 0) this.#stream.write(`\u001B[${this.#drawn}A\u001B[J`);
    this.#drawn = 0;
  }

  #draw(): void {
    this.#erase();
    const width = this.#stream.isTTY ? this.#stream.columns - 1 : 160;
    const lines = [...this.#running.values()].map(step => describeStep(step, Date.now(), width));
    this.#stream.write(lines.map(line => `${line}\n`).join(''));
    if (this.#stream.isTTY) this.#drawn = lines.length;
  }
}
