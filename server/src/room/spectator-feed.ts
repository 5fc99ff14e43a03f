import type { Environment } from '../ops/environment.ts';
import type { Subscriber } from '../socket/subscriber.ts';
import type { Position, Stored } from '../match/position.ts';
import type { TableDoc } from '../lobby/table-document.ts';

/** What spectators see: the table, and its match if there is one. */
export interface Shown {
  readonly doc: TableDoc;
  readonly position: Position | undefined;
}

/** Something that spectators have still to see: a line of the match, a new match, how the table was after it. */
interface Waiting {
  readonly release: number;
  readonly text?: string | undefined;
  readonly entry?: Stored;
  readonly begun?: Position;
  readonly doc?: TableDoc;
}

/** What a gallery needs of its table. */
interface Stage {
  /** Where an entry leads: worked out when it is shown, since a state for each that waits would fill the memory. */
  follow(shown: Shown, entry: Stored): Position | undefined;
  tell(text: string): void;
  tellTable(): void;
  tellView(): void;
}

/** Where spectators sit. They see match and table as they were some time ago, if the table wants that. */
export class Gallery {
  private readonly host: Environment;
  private readonly delay: number;
  private readonly stage: Stage;
  private readonly waiting: Waiting[] = [];
  private cancel: (() => void) | undefined;
  /** What spectators see now. */
  shown: Shown;

  constructor(host: Environment, delay: number, shown: Shown, stage: Stage) {
    this.host = host;
    this.delay = delay;
    this.shown = shown;
    this.stage = stage;
  }

  /** Something happened in the match at this time: it is told when its time has come. */
  add(text: string | undefined, entry: Stored, position: Position): void {
    if (this.delay > 0) return this.later({ release: entry.at + this.delay, text, entry });
    this.shown = { ...this.shown, position };
    if (text !== undefined) this.stage.tell(text);
  }

  /** Another match has begun before all of the last one was seen. */
  begin(doc: TableDoc, begun: Position, at: number): void {
    this.later({ release: at + this.delay, begun, doc });
  }

  /** The table has changed: its votes, its end, its way back to the lobby are seen as late as the match. */
  change(doc: TableDoc, at: number): void {
    if (this.delay > 0) return this.later({ release: at + this.delay, doc });
    this.show({ release: at, doc });
  }

  private later(one: Waiting): void {
    this.waiting.push(one);
    this.wait();
  }

  private wait(): void {
    const first = this.waiting[0];
    if (!first || this.cancel) return;
    this.cancel = this.host.after(first.release - this.host.now(), () => {
      this.cancel = undefined;
      this.release();
      this.wait();
    });
  }

  private release(): void {
    for (let first = this.waiting[0]; first && first.release <= this.host.now(); first = this.waiting[0]) {
      this.waiting.shift();
      this.show(first);
    }
  }

  private show({ text, entry, begun, doc = this.shown.doc }: Waiting): void {
    const { shown } = this;
    const position = doc.match === null ? undefined : (begun ?? shown.position);
    this.shown = { doc, position: entry ? this.stage.follow(shown, entry) : position };
    if (text !== undefined) this.stage.tell(text);
    if (begun) this.stage.tellView();
    if (doc !== shown.doc) this.stage.tellTable();
  }

  /** Whether spectators have still to see something. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Whether they have seen all of the match, and that the table is back in its lobby. */
  get isDone(): boolean {
    return !this.isBehind && this.shown.doc.match === null;
  }

  close(): void {
    this.cancel?.();
    this.waiting.length = 0;
  }
}

export const isSpectator = ({ right }: Subscriber): boolean => right.as !== 'seat';
