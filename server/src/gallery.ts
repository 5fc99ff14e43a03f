import type { Host } from './host.ts';
import type { Peer } from './peer.ts';
import type { Position } from './position.ts';

interface Waiting {
  readonly release: number;
  readonly text: string | undefined;
  readonly position: Position;
}

/** Where spectators of a match sit. They see it as it was some time ago, if the table wants that. */
export class Gallery {
  private readonly host: Host;
  private readonly delay: number;
  private readonly tell: (text: string) => void;
  private readonly waiting: Waiting[] = [];
  private cancel: (() => void) | undefined;
  /** What spectators see now. */
  shown: Position;

  constructor(host: Host, delay: number, shown: Position, tell: (text: string) => void) {
    this.host = host;
    this.delay = delay;
    this.shown = shown;
    this.tell = tell;
  }

  /** Something happened at this time: it is told when its time has come. */
  add(text: string | undefined, position: Position, at: number): void {
    if (this.delay === 0) {
      this.shown = position;
      if (text !== undefined) this.tell(text);
      return;
    }
    this.waiting.push({ release: at + this.delay, text, position });
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
      this.shown = first.position;
      if (first.text !== undefined) this.tell(first.text);
    }
  }

  /** Whether spectators have still to see how it ended. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  close(): void {
    this.cancel?.();
    this.waiting.length = 0;
  }
}

export const isSpectator = ({ right }: Peer): boolean => right.as !== 'seat';
