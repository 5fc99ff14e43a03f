import type { GameTypes, Seat, View } from '@tavola/kernel';
import type { RedactedLine } from '@tavola/match';
import { applyPatch, LIMITS, PatchMismatch, type Patch, type ServerMessage } from '@tavola/protocol';
import type { MatchHost } from '../../local/worker-client.ts';
import { connectHost } from '../../local/worker-client.ts';
import type { MatchCall, MatchCalls, Meta, Moment, Opened, Refused } from '../../local/messages.ts';
import { api } from './api.ts';
import { MatchHistory } from './match-history.ts';
import { refusalOf } from './refusal.ts';
import type { ServerReply, CommandInput } from './connection.ts';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

export interface FeedInput {
  readonly table: string;
  readonly secret: string;
  readonly seat: Seat | undefined;
  send(wish: CommandInput): Promise<ServerReply>;
  /** The public facts of the table. */
  about(): Pick<Meta, 'game' | 'players' | 'options'>;
}

/** One match on the server as one client follows it, line by line with the view after each. */
export class MatchFeed implements MatchHost {
  readonly match: string;
  readonly commitment: string;
  readonly #parts: FeedInput;
  readonly #past: MatchHistory;
  #version: number;
  #view: View<GameTypes>;
  #hear: ((moment: Moment) => void) | undefined;
  /** Moments that arrived before there was a listener. */
  #early: Moment[] = [];

  constructor(parts: FeedInput, { match, v, view, commitment }: Of<'view'>) {
    this.#parts = parts;
    this.match = match;
    this.commitment = commitment;
    this.#version = v;
    this.#view = view as unknown as View<GameTypes>;
    this.#past = new MatchHistory(async (after, limit) => {
      const reply = await parts.send({ t: 'history', match, after, limit, views: true });
      return reply.t === 'lines' ? reply : undefined;
    });
  }

  /** The version that this client has, for reconnecting. */
  get seen(): { readonly match: string; readonly v: number } {
    return { match: this.match, v: this.#version };
  }

  /** False if the turn does not fit the known view, which must then be sent again. */
  turn({ v, line, set, cut }: Of<'turn'>): boolean {
    if (v <= this.#version) return true;
    if (v > this.#version + 1) return false;
    try {
      this.#view = applyPatch(this.#view, { set, cut } as Patch);
    } catch (error) {
      if (error instanceof PatchMismatch) return false;
      throw error;
    }
    this.#version = v;
    const moment = { at: v - 1, line: line as unknown as RedactedLine, view: this.#view };
    if (this.#hear) this.#hear(moment);
    else this.#early.push(moment);
    return true;
  }

  listen(hear: (moment: Moment) => void): () => void {
    this.#hear = hear;
    for (const moment of this.#early.splice(0)) hear(moment);
    return () => (this.#hear = undefined);
  }

  /** Loads the log in pieces; moments that arrive meanwhile are reported afterwards. */
  async open(): Promise<Opened | Refused> {
    const { seat, about, send } = this.#parts;
    const version = this.#version;
    const view = this.#view;
    this.#early = [];
    const log: { at: number; line: RedactedLine }[] = [];
    while (log.length < version) {
      const { match } = this;
      const reply = await send({
        t: 'history',
        match,
        after: log.length,
        limit: LIMITS.history,
        views: false,
      });
      if (reply.t !== 'lines' || reply.lines.length === 0) return { refused: { code: 'no-such-match' } };
      for (const line of reply.lines) log.push({ at: log.length, line: line as unknown as RedactedLine });
    }
    const now = Date.now();
    const meta: Meta = {
      ...about(),
      id: this.match,
      commitment: this.commitment,
      begun: now,
      touched: now,
      lines: version,
      over: view.over,
    };
    return { meta, seat, view, log: log.slice(0, version) };
  }

  call<C extends MatchCall>(call: C, input: MatchCalls[C]['in']): Promise<MatchCalls[C]['out']> {
    return this.#calls[call](input);
  }

  readonly #calls: {
    readonly [C in MatchCall]: (input: MatchCalls[C]['in']) => Promise<MatchCalls[C]['out']>;
  } = {
    answer: ({ seat, question, answer }) =>
      this.#do({ t: 'answer', match: this.match, seat, question, answer }),
    withdraw: ({ seat, question }) => this.#do({ t: 'withdraw', match: this.match, seat, question }),
    interject: ({ seat, question, aside, answer }) =>
      this.#do({ t: 'aside', match: this.match, seat, question, aside, answer }),
    order: ({ seat, order, answer }) => this.#do({ t: 'order', match: this.match, seat, order, answer }),
    see: async ({ question, at, enough }) => {
      const reply = await this.#parts.send({ t: 'see', match: this.match, question, v: at + 1, enough });
      return reply.t === 'done' ? reply.held : undefined;
    },
    whyNot: async ({ seat, question, answer }) =>
      refusalOf(await this.#parts.send({ t: 'why', match: this.match, seat, question, answer })),
    past: ({ at }) => this.#past.viewAt(at),
    download: () => api.file(this.#parts.table, this.#parts.secret, this.match),
    // This device recomputes the match instead of trusting the server.
    check: input => connectHost().call('check', input),
    reasons: input => connectHost().call('reasons', input),
  };

  async #do(wish: CommandInput): Promise<Refused | undefined> {
    const refused = refusalOf(await this.#parts.send(wish));
    return refused && { refused };
  }
}
