import type { ServerEnvironment } from '../ops/environment.ts';
import type { Subscriber } from '../socket/subscriber.ts';
import type { MatchPosition, LogEntry } from '../match/position.ts';
import type { TableDoc } from '../lobby/table-document.ts';

/** The table that spectators see, and its match if it has one. */
export interface Shown {
  readonly doc: TableDoc;
  readonly position: MatchPosition | undefined;
}

/** An update that waits for its delay: an entry, a new match, or the table after a change. */
interface DelayedUpdate {
  readonly dueAt: number;
  readonly text?: string | undefined;
  readonly entry?: LogEntry;
  readonly opening?: MatchPosition;
  readonly doc?: TableDoc;
}

/** How a feed computes positions and reaches the spectators. */
interface SpectatorOutput {
  /**
   * The position after an entry. It is computed on release: keeping a state per delayed entry would fill the
   * memory.
   */
  follow(shown: Shown, entry: LogEntry): MatchPosition | undefined;
  sendText(text: string): void;
  sendTable(): void;
  sendView(): void;
}

/** What spectators see of a table: its match and its document, delayed if the table's settings say so. */
export class SpectatorFeed {
  private readonly environment: ServerEnvironment;
  private readonly delay: number;
  private readonly output: SpectatorOutput;
  private readonly delayed: DelayedUpdate[] = [];
  private cancel: (() => void) | undefined;
  /** What spectators see now. */
  shown: Shown;

  constructor(environment: ServerEnvironment, delay: number, shown: Shown, stage: SpectatorOutput) {
    this.environment = environment;
    this.delay = delay;
    this.shown = shown;
    this.output = stage;
  }

  /** Sends an entry, after the delay. */
  addEntry(text: string | undefined, entry: LogEntry, position: MatchPosition): void {
    if (this.delay > 0) return this.delayUpdate({ dueAt: entry.at + this.delay, text, entry });
    this.shown = { ...this.shown, position };
    if (text !== undefined) this.output.sendText(text);
  }

  /** Queues another match, which begins after spectators have seen the last one. */
  addMatch(doc: TableDoc, opening: MatchPosition, at: number): void {
    this.delayUpdate({ dueAt: at + this.delay, opening, doc });
  }

  /** Sends the changed table: votes, the end and the return to the lobby are delayed like the match. */
  addTable(doc: TableDoc, at: number): void {
    if (this.delay > 0) return this.delayUpdate({ dueAt: at + this.delay, doc });
    this.show({ dueAt: at, doc });
  }

  private delayUpdate(one: DelayedUpdate): void {
    this.delayed.push(one);
    this.schedule();
  }

  private schedule(): void {
    const first = this.delayed[0];
    if (!first || this.cancel) return;
    this.cancel = this.environment.after(first.dueAt - this.environment.now(), () => {
      this.cancel = undefined;
      this.releaseDue();
      this.schedule();
    });
  }

  private releaseDue(): void {
    for (
      let first = this.delayed[0];
      first && first.dueAt <= this.environment.now();
      first = this.delayed[0]
    ) {
      this.delayed.shift();
      this.show(first);
    }
  }

  private show({ text, entry, opening, doc = this.shown.doc }: DelayedUpdate): void {
    const { shown } = this;
    const position = doc.match === null ? undefined : (opening ?? shown.position);
    this.shown = { doc, position: entry ? this.output.follow(shown, entry) : position };
    if (text !== undefined) this.output.sendText(text);
    if (opening) this.output.sendView();
    if (doc !== shown.doc) this.output.sendTable();
  }

  /** Whether spectators have updates yet to see. */
  get isBehind(): boolean {
    return this.delayed.length > 0;
  }

  /** Whether they have seen the whole match and the table's return to the lobby. */
  get isDone(): boolean {
    return !this.isBehind && this.shown.doc.match === null;
  }

  close(): void {
    this.cancel?.();
    this.delayed.length = 0;
  }
}

export const isSpectator = ({ access }: Pick<Subscriber, 'access'>): boolean => access.role !== 'seat';
