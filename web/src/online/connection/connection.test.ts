import { PROTOCOL, type ServerMessage } from '@tavola/protocol';
import { describe, expect, test } from 'vitest';
import { computeBackoff } from './backoff.ts';
import {
  ServerConnection,
  type ConnectionStatus,
  type ConnectionEnvironment,
  type TransportListener,
} from './connection.ts';

const TABLE = {
  id: 'T',
  game: 'verona',
  options: {},
  clock: { kind: 'none' },
  leave: 'bot',
  language: 'en',
  watch: { who: 'nobody', delay: 0 },
  writing: false,
  phase: 'lobby',
  host: 0,
  seats: [],
  match: null,
  played: [],
  paused: false,
  votes: [],
  deletes: null,
};

/** A server and a clock that do what the test says. */
class Stage implements ConnectionEnvironment {
  ears: TransportListener | undefined;
  plugs = 0;
  sent: Record<string, unknown>[] = [];
  heard: ServerMessage['t'][] = [];
  lines: ConnectionStatus[] = [];
  seen: { match: string; v: number } | null = null;
  #timers: { readonly at: number; readonly ring: () => void }[] = [];
  #now = 0;
  #ids = 0;
  readonly wire: ServerConnection;

  constructor() {
    this.wire = new ServerConnection(
      this,
      () => ({ table: 'T', secret: 's'.repeat(32), seen: this.seen }),
      message => this.heard.push(message.t),
      line => this.lines.push(line),
    );
  }

  plug(ears: TransportListener) {
    this.ears = ears;
    this.plugs++;
    const isCurrent = (): boolean => this.ears === ears;
    return {
      send: (text: string) => {
        if (isCurrent()) this.sent.push(JSON.parse(text) as Record<string, unknown>);
      },
      close: () => undefined,
    };
  }
  after(milliseconds: number, then: () => void): () => void {
    const timer = { at: this.#now + milliseconds, ring: then };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter(other => other !== timer));
  }
  random(): number {
    return 1;
  }
  newId(): string {
    return `c${this.#ids++}`;
  }

  /** Lets the time pass and runs due timers. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers = this.#timers.filter(other => other !== due);
      this.#now = due.at;
      due.ring();
    }
    this.#now = end;
  }
  tell(message: object): void {
    this.ears!.heard(JSON.stringify({ v: 0, ...message }));
  }
  welcome(): void {
    this.ears!.opened();
    this.tell({
      t: 'welcome',
      protocol: PROTOCOL,
      seat: 0,
      table: TABLE,
      match: null,
      here: [],
      talk: [],
      now: 0,
    });
  }
  get last(): ConnectionStatus['is'] {
    return this.lines.at(-1)!.is;
  }
}

describe('the line to a table', () => {
  test('says hello first, and what was wanted meanwhile after the welcome', () => {
    const stage = new Stage();
    void stage.wire.send({ t: 'back' });
    expect(stage.sent).toEqual([]);
    stage.welcome();
    expect(stage.sent).toEqual([
      { t: 'hello', protocol: PROTOCOL, table: 'T', secret: 's'.repeat(32), seen: null },
      { t: 'back', id: 'c0' },
    ]);
    expect(stage.last).toBe('here');
  });

  test('comes back by itself, says what it has seen, and repeats what got no reply with the same id', async () => {
    const stage = new Stage();
    stage.welcome();
    const answered = stage.wire.send({ t: 'say', match: null, text: 'Ciao', to: null });
    const lost = stage.wire.send({ t: 'say', match: null, text: 'Salve', to: null });
    stage.tell({ t: 'done', id: 'c0' });
    expect((await answered).t).toBe('done');
    stage.seen = { match: 'M', v: 7 };
    stage.ears!.closed(1006);
    expect(stage.last).toBe('away');
    stage.sent = [];
    stage.pass(1000);
    expect(stage.plugs).toBe(2);
    stage.welcome();
    expect(stage.sent).toMatchObject([
      { t: 'hello', seen: { match: 'M', v: 7 } },
      { t: 'say', id: 'c1' },
    ]);
    stage.tell({ t: 'refused', id: 'c1', code: 'talk-closed' });
    expect(await lost).toMatchObject({ t: 'refused', code: 'talk-closed' });
    expect(stage.last).toBe('here');
  });

  test('repeats a command that a busy server has put off, ever later, until it is too much', async () => {
    const stage = new Stage();
    stage.welcome();
    const answered = stage.wire.send({ t: 'back' });
    const busy = { t: 'refused', id: 'c0', code: 'busy', about: { after: 1000 } };
    const asked = (): number => stage.sent.filter(({ t }) => t === 'back').length;
    stage.tell(busy);
    stage.pass(999);
    expect(asked()).toBe(1);
    stage.pass(1);
    expect(asked()).toBe(2);
    stage.tell(busy);
    stage.pass(1999);
    expect(asked()).toBe(2);
    stage.pass(1);
    expect(asked()).toBe(3);
    stage.tell({ t: 'done', id: 'c0' });
    expect((await answered).t).toBe('done');
    const refused = stage.wire.send({ t: 'back' });
    for (let n = 0; n < 9; n++) {
      stage.tell({ ...busy, id: 'c1' });
      stage.pass(8000);
    }
    expect(await refused).toMatchObject({ t: 'refused', code: 'busy' });
  });

  test('waits as long as a server that stops asks for', () => {
    const stage = new Stage();
    stage.welcome();
    stage.tell({ t: 'stop', after: 5000 });
    stage.ears!.closed(1001);
    stage.pass(4999);
    expect(stage.plugs).toBe(1);
    stage.pass(1);
    expect(stage.plugs).toBe(2);
  });

  test.each([
    [4003, 'refused'],
    [4004, 'revoked'],
    [4005, 'other-version'],
  ])('does not come back after %i', (code, reason) => {
    const stage = new Stage();
    stage.welcome();
    stage.ears!.closed(code);
    expect(stage.lines.at(-1)).toEqual({ is: 'gone', reason });
    stage.wire.nudge();
    stage.pass(1_000_000);
    expect(stage.plugs).toBe(1);
  });

  test('asks into the silence, and gives up a line that does not answer', () => {
    const stage = new Stage();
    stage.welcome();
    stage.pass(20_000);
    expect(stage.sent.at(-1)).toEqual({ t: 'ping' });
    stage.tell({ t: 'pong', now: 1 });
    stage.pass(20_000);
    expect(stage.plugs).toBe(1);
    stage.pass(10_000);
    expect(stage.plugs).toBe(2);
    expect(stage.last).toBe('away');
  });

  test('a line that was given up is not listened to any more', () => {
    const stage = new Stage();
    const old = stage.ears!;
    stage.pass(10_000);
    expect(stage.plugs).toBe(2);
    old.opened();
    old.closed(4003);
    expect(stage.sent).toEqual([]);
    expect(stage.last).toBe('away');
  });

  test('tries at once when the network is back, and never more after it was closed', () => {
    const stage = new Stage();
    stage.welcome();
    stage.ears!.closed(1006);
    stage.wire.nudge();
    expect(stage.plugs).toBe(2);
    stage.wire.close();
    stage.ears!.closed(1006);
    stage.wire.nudge();
    stage.pass(1_000_000);
    expect(stage.plugs).toBe(2);
  });
});

test('waits twice as long each time, up to a limit, and never all at the same moment', () => {
  expect([0, 1, 2, 3].map(tries => computeBackoff(tries, 1))).toEqual([400, 800, 1600, 3200]);
  expect(computeBackoff(50, 1)).toBe(20_000);
  expect(computeBackoff(3, 0)).toBe(1600);
});
