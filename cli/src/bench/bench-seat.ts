import { sample, type Choice, type Dice } from '@tavola/kernel';
import { PROTOCOL, type JsonValue, type Path } from '@tavola/protocol';
import { WebSocket } from 'ws';

interface Asked {
  readonly id: number;
  readonly who: readonly number[];
  readonly answered: readonly number[];
  readonly choice: Choice | null;
}
interface Message {
  readonly t: string;
  readonly match?: string;
  readonly set?: readonly (readonly [Path, JsonValue])[];
  readonly cut?: readonly Path[];
  readonly view?: { readonly asked: Asked | null; readonly over: boolean };
}

/** The counts that all seats of a bench share. */
export interface TrafficCount {
  readonly latencies: number[];
  messages: number;
  bytes: number;
  refused: number;
}

/** A match follows the reports of its seats. */
export interface Follower {
  /** This seat has to answer the open question. */
  readonly asked: (seat: BenchSeat) => void;
  readonly over: () => void;
}

/** One seat of a measured match, which follows only the open question so that it costs little itself. */
export class BenchSeat {
  readonly ws: WebSocket;
  private readonly seat: number;
  private readonly dice: Dice;
  private readonly count: TrafficCount;
  private readonly follower: Follower;
  private part: { asked: Asked | null; over: boolean } = { asked: null, over: false };
  private match = '';
  private sentAt = 0;
  private commands = 0;
  private ready: (() => void) | undefined;

  constructor(
    port: number,
    table: string,
    secret: string,
    seat: number,
    dice: Dice,
    count: TrafficCount,
    follower: Follower,
  ) {
    this.seat = seat;
    this.dice = dice;
    this.count = count;
    this.follower = follower;
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false });
    this.ws.on('open', () => this.send({ t: 'hello', protocol: PROTOCOL, table, secret }));
    this.ws.on('message', data => this.hear((data as Buffer).toString()));
    this.ws.on('error', () => undefined);
  }

  /** Resolves with the first view. */
  attended(): Promise<void> {
    return new Promise((done, failed) => {
      this.ready = done;
      this.ws.once('close', code => failed(new Error(`the server has closed with ${code}`)));
    });
  }

  private send(message: object): void {
    this.ws.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    this.count.messages++;
    this.count.bytes += text.length;
    // The seat reads only the first letters, since most messages do not concern it.
    if (text.startsWith('{"t":"turn"')) {
      if (!text.includes('["asked"') && !text.includes('["over"')) return;
      this.follow(JSON.parse(text) as Message);
    } else if (text.startsWith('{"t":"done"')) {
      this.count.latencies.push(performance.now() - this.sentAt);
      // The effects of the answer have arrived before this reply, so the next question may be for this seat as well.
      this.sentAt = 0;
    } else if (text.startsWith('{"t":"view"')) {
      const { match, view } = JSON.parse(text) as Message;
      this.match = match!;
      this.part = { asked: view!.asked, over: view!.over };
      this.ready?.();
    } else if (text.startsWith('{"t":"refused"')) {
      this.count.refused++;
      this.sentAt = 0;
    } else return;
    if (this.isAsked) this.follower.asked(this);
  }

  private follow({ set = [], cut = [] }: Message): void {
    const wasOver = this.part.over;
    for (const [path, value] of set)
      if (path[0] === 'asked' || path[0] === 'over') put(this.part, path, value);
    for (const path of cut) if (path[0] === 'asked') put(this.part, path, undefined);
    if (this.part.over && !wasOver) this.follower.over();
  }

  get isAsked(): boolean {
    const { asked } = this.part;
    return asked !== null && asked.who.includes(this.seat) && !asked.answered.includes(this.seat);
  }

  /** Answers at random, unless an answer is under way. */
  answer(): void {
    const { asked } = this.part;
    if (!asked?.choice || this.sentAt > 0) return;
    this.sentAt = performance.now();
    const answer = sample(asked.choice, this.dice);
    const id = `${this.commands++}`;
    this.send({ t: 'answer', id, match: this.match, seat: this.seat, question: asked.id, answer });
  }
}

/** Changes the view in place, since copying it, as a real client does, would cost more than the server's work. */
const put = (part: object, path: Path, value: JsonValue | undefined): void => {
  let at = part as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1)!] = value;
};
