import type { ServerEnvironment } from '../ops/environment.ts';
import type { Subscriber } from '../socket/subscriber.ts';
import type { MatchPosition, LogEntry } from '../match/position.ts';
import type { TableDoc } from '../lobby/table-document.ts';

/** What spectators see: the table, and its match if there is one. */
export interface Shown {
  readonly doc: TableDoc;
  readonly position: MatchPosition | undefined;
}

/** Something that spectators have still to see: a line of the match, a new match, how the table was after it. */
interface DelayedUpdate {
  readonly dueAt: number;
  readonly text?: string | undefined;
  readonly entry?: LogEntry;
  readonly opening?: MatchPosition;
  readonly doc?: TableDoc;
}

/** What a gallery needs of its table. */
interface SpectatorOutput {
  /** Where an entry leads: worked out when it is shown, since a state for each that waits would fill the memory. */
  follow(shown: Shown, entry: LogEntry): MatchPosition | undefined;
  sendText(text: string): void;
  sendTable(): void;
  sendView(): void;
}

/** Where spectators sit. They see match and table as they were some time ago, if the table wants that. */
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

  /** Something happened in the match at this time: it is told when its time has come. */
  addEntry(text: string | undefined, entry: LogEntry, position: MatchPosition): void {
    if (this.delay > 0) return this.delayUpdate({ dueAt: entry.at + this.delay, text, entry });
    this.shown = { ...this.shown, position };
    if (text !== undefined) this.output.sendText(text);
  }

  /** Another match has begun before all of the last one was seen. */
  addMatch(doc: TableDoc, begun: MatchPosition, at: number): void {
    this.delayUpdate({ dueAt: at + this.delay, opening: begun, doc });
  }

  /** The table has changed: its votes, its end, its way back to the lobby are seen as late as the match. */
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

  private show({ text, entry, opening: begun, doc = this.shown.doc }: DelayedUpdate): void {
    const { shown } = this;
    const position = doc.match === null ? undefined : (begun ?? shown.position);
    this.shown = { doc, position: entry ? this.output.follow(shown, entry) : position };
    if (text !== undefined) this.output.sendText(text);
    if (begun) this.output.sendView();
    if (doc !== shown.doc) this.output.sendTable();
  }

  /** Whether spectators have still to see something. */
  get isBehind(): boolean {
    return this.delayed.length > 0;
  }

  /** Whether they have seen all of the match, and that the table is back in its lobby. */
  get isDone(): boolean {
    return !this.isBehind && this.shown.doc.match === null;
  }

  close(): void {
    this.cancel?.();
    this.delayed.length = 0;
  }
}

export const isSpectator = ({ access }: Subscriber): boolean => access.role !== 'seat';
