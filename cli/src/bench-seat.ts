import { sample, type Choice, type Dice } from '@tavola/kernel';
import { applied, type JsonValue, type Path } from '@tavola/protocol';
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
  readonly view?: { readonly asked: JsonValue; readonly over: boolean };
  readonly code?: string;
}

/** What all seats of a bench count together. */
export interface Count {
  readonly latencies: number[];
  messages: number;
  bytes: number;
  refused: number;
}

/** One seat of a match that is measured: it follows the open question alone, so that it costs little itself. */
export class BenchSeat {
  readonly ws: WebSocket;
  isOver = false;
  private readonly seat: number;
  private readonly dice: Dice;
  private readonly count: Count;
  private readonly onAsked: (seat: BenchSeat) => void;
  private part: JsonValue = { asked: null, over: false };
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
    count: Count,
    onAsked: (seat: BenchSeat) => void,
  ) {
    this.seat = seat;
    this.dice = dice;
    this.count = count;
    this.onAsked = onAsked;
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false });
    this.ws.on('open', () => this.send({ t: 'hello', protocol: 1, table, secret }));
    this.ws.on('message', data => this.hear((data as Buffer).toString()));
    this.ws.on('error', () => undefined);
  }

  /** Resolves when the first view has come. */
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
    const message = JSON.parse(text) as Message;
    switch (message.t) {
      case 'view':
        this.match = message.match!;
        this.part = { asked: message.view!.asked, over: message.view!.over };
        this.ready?.();
        break;
      case 'turn':
        this.follow(message);
        break;
      case 'done':
        this.count.latencies.push(performance.now() - this.sentAt);
        // What it led to has come before: the next question may be mine as well.
        this.sentAt = 0;
        break;
      case 'refused':
        this.count.refused++;
        this.sentAt = 0;
        break;
      default:
        return;
    }
    if (this.isAsked) this.onAsked(this);
  }

  private follow({ set = [], cut = [] }: Message): void {
    const mine = set.filter(([path]) => path[0] === 'asked' || path[0] === 'over');
    const gone = cut.filter(path => path[0] === 'asked');
    if (mine.length + gone.length > 0) this.part = applied(this.part, { set: mine, cut: gone });
    this.isOver = (this.part as { readonly over: boolean }).over;
  }

  private get asked(): Asked | null {
    return (this.part as { readonly asked: unknown }).asked as Asked | null;
  }

  get isAsked(): boolean {
    const { asked } = this;
    return asked !== null && asked.who.includes(this.seat) && !asked.answered.includes(this.seat);
  }

  /** Answers at random, unless an answer is under way. */
  answer(): void {
    const { asked } = this;
    if (!asked?.choice || this.sentAt > 0) return;
    this.sentAt = performance.now();
    const answer = sample(asked.choice, this.dice);
    const id = `${this.commands++}`;
    this.send({ t: 'answer', id, match: this.match, seat: this.seat, question: asked.id, answer });
  }
}
