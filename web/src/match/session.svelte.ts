import type { Kinds, Refusal, Seat, View } from '@tavola/kernel';
import { untrack } from 'svelte';
import type { BoardModule, Draft, Mark, Showing, WhyNot } from '../../boards/contract.ts';
import type { GameText } from '../../text/game.ts';
import type { HostClient } from '../host/client.ts';
import type { Meta, Moment, Opened } from '../host/messages.ts';
import { seen, settings } from '../lib/settings.svelte.ts';
import { emptyDraft, naming, wholeAnswer } from './draft.ts';
import { eventsOf, itemsOf, type LogItem } from './items.ts';
import { sentenceFor } from './refused.ts';

interface Parts {
  readonly host: HostClient;
  readonly opened: Opened;
  readonly text: GameText<Kinds>;
  readonly board: BoardModule<Kinds> | undefined;
}

/** One viewer at one match: what is shown, what is being composed, what is asked of the host. */
export class Session {
  readonly #host: HostClient;
  readonly text: GameText<Kinds>;
  readonly board: BoardModule<Kinds> | undefined;
  readonly seat: Seat | undefined;
  meta = $state.raw<Meta>()!;
  /** How things stand as far as they have been shown. */
  #view = $state.raw<View<Kinds>>()!;
  #queue = $state.raw<readonly Moment[]>([]);
  #replayed = $state.raw<{ readonly at: number; readonly view: View<Kinds> } | undefined>();
  #again = $state.raw<{ readonly moment: Moment; readonly before: View<Kinds> } | undefined>();
  log = $state.raw<readonly LogItem[]>([]);
  draft = $state.raw<Draft>();
  highlights = $state.raw<readonly Mark[]>([]);
  refusal = $state.raw<Refusal | undefined>();
  isSending = $state(false);
  /** The items that came since this viewer was last here; undefined when there is nothing to tell. */
  since = $state.raw<readonly LogItem[] | undefined>();
  rule = $state<string | undefined>();
  /** The last line that was heard of. */
  #lastAt: number;

  constructor({ host, opened, text, board }: Parts) {
    this.#host = host;
    this.text = text;
    this.board = board;
    this.seat = opened.seat;
    this.meta = opened.meta;
    this.#view = opened.view;
    this.log = opened.log.flatMap(({ at, line }) => itemsOf(at, line));
    const last = seen.get(opened.meta.id, opened.seat);
    const news = this.log.filter(item => last !== undefined && item.at > last);
    if (news.length > 0 && !opened.view.over) this.since = news;
    this.#lastAt = opened.meta.lines - 1;
    this.#restart();
    this.#markSeen();
  }

  get names(): readonly string[] {
    return this.meta.players.map(player => player.name);
  }

  /** The view to draw: of the past while replaying, of before what is being shown, else the present. */
  get view(): View<Kinds> {
    return this.#replayed?.view ?? this.#again?.before ?? this.#view;
  }

  get isPast(): boolean {
    return this.#replayed !== undefined;
  }

  /** How things really stand, shown or not. */
  get truth(): View<Kinds> {
    return this.#queue.at(-1)?.view ?? this.#view;
  }

  get showing(): Showing<Kinds> | undefined {
    if (this.#replayed) return undefined;
    const moment = this.#again?.moment ?? this.#queue[0];
    if (!moment || !this.board) return undefined;
    const events = eventsOf(moment);
    if (!this.board.isDrama(events)) return undefined;
    return { events, after: moment.view, speed: settings.speed, again: this.#again !== undefined };
  }

  /** What has been shown, or skipped: on to the next. */
  readonly shown = (): void => {
    if (this.#again) {
      this.#again = undefined;
      return;
    }
    const [moment, ...rest] = this.#queue;
    if (!moment) return;
    this.#queue = rest;
    this.#settle(moment);
    this.#drain();
  };

  /** Everything that waits to be shown is skipped. */
  readonly skipAll = (): void => {
    this.#again = undefined;
    for (const moment of this.#queue) this.#settle(moment);
    this.#queue = [];
  };

  get isShowing(): boolean {
    return this.#queue.length > 0 || this.#again !== undefined;
  }

  get canAnswer(): boolean {
    const { asked } = this.#view;
    return (
      !this.isPast &&
      !this.isShowing &&
      this.seat !== undefined &&
      asked?.choice !== undefined &&
      !asked.answered.includes(this.seat)
    );
  }

  get hasAnswered(): boolean {
    const { asked } = this.#view;
    return (
      !this.isPast && this.seat !== undefined && asked !== undefined && asked.answered.includes(this.seat)
    );
  }

  get isWhole(): boolean {
    const choice = this.#view.asked?.choice;
    return choice !== undefined && wholeAnswer(choice, this.draft) !== undefined;
  }

  readonly setDraft = (draft: Draft): void => {
    this.draft = draft;
    this.refusal = undefined;
  };

  readonly clear = (): void => this.setDraft(emptyDraft(this.#view.asked?.choice));

  readonly confirm = async (): Promise<void> => {
    const { asked } = this.#view;
    if (!this.canAnswer || !asked?.choice || this.isSending) return;
    const answer = wholeAnswer(asked.choice, this.draft);
    if (answer === undefined) return;
    await this.#send(() =>
      this.#host.call('answer', { id: this.meta.id, seat: this.seat!, question: asked.id, answer }),
    );
  };

  readonly takeBack = async (): Promise<void> => {
    const { asked } = this.#view;
    if (!asked || this.seat === undefined) return;
    const { given } = asked;
    await this.#send(() =>
      this.#host.call('withdraw', { id: this.meta.id, seat: this.seat!, question: asked.id }),
    );
    if (given !== undefined) this.draft = given as Draft;
  };

  readonly interject = async (aside: string, answer: unknown): Promise<void> =>
    this.#send(() => this.#host.call('interject', { id: this.meta.id, seat: this.seat!, aside, answer }));

  async #send(call: () => Promise<{ readonly refused: Refusal } | undefined>): Promise<void> {
    this.isSending = true;
    try {
      const result = await call();
      this.refusal = result?.refused;
    } catch {
      this.refusal = { code: 'not-now' };
    }
    this.isSending = false;
  }

  /** Why a number cannot be named now, asked of the rules themselves. */
  readonly whyNot = async (number: number): Promise<WhyNot | undefined> => {
    const { asked } = this.#view;
    if (!asked?.choice || this.seat === undefined) return undefined;
    const answer = naming(asked.choice.kind, number);
    if (answer === undefined) return undefined;
    const refusal = await this.#host.call('whyNot', {
      id: this.meta.id,
      seat: this.seat,
      question: asked.id,
      answer,
    });
    return refusal && { ...refusal, sentence: this.sentenceOf(refusal) };
  };

  sentenceOf(refusal: Refusal): string {
    return sentenceFor(settings.language, refusal, { text: this.text, view: this.#view, names: this.names });
  }

  // The past.

  /** Lines at which something happened: where a replay can stop. */
  get stops(): readonly number[] {
    return [...new Set(this.log.map(item => item.at))];
  }

  get at(): number {
    return this.#replayed?.at ?? this.stops.at(-1) ?? 0;
  }

  readonly goTo = async (at: number): Promise<void> => {
    const stops = this.stops;
    if (at >= (stops.at(-1) ?? 0)) {
      this.#replayed = undefined;
      return;
    }
    const view = await this.#host.call('past', { id: this.meta.id, seat: this.seat, at });
    // What was open then cannot be answered any more.
    if (view) this.#replayed = { at, view };
  };

  readonly step = async (by: 1 | -1): Promise<void> => {
    const stops = this.stops;
    const i = stops.indexOf(this.at) + by;
    if (i >= 0 && i < stops.length) await this.goTo(stops[i]!);
  };

  readonly now = (): void => {
    this.#replayed = undefined;
  };

  /** Shows a line of the past once more, as it was shown then. */
  readonly watchAgain = async (at: number): Promise<void> => {
    const [before, after] = await Promise.all(
      [at - 1, at].map(n =>
        this.#host.call('past', { id: this.meta.id, seat: this.seat, at: Math.max(0, n) }),
      ),
    );
    if (!before || !after) return;
    this.#replayed = undefined;
    const events = this.log.filter(item => item.at === at && !item.isWhisper).map(item => item.event);
    this.#again = { before, moment: { at, view: after, line: { t: 'heard', events, whispers: [] } } };
  };

  readonly download = () => this.#host.call('download', { id: this.meta.id, seat: this.seat });
  readonly check = (text: string) => this.#host.call('check', { text });
  readonly past = (at: number) => this.#host.call('past', { id: this.meta.id, seat: this.seat, at });

  /** The host tells in order; what the opening already held does not count again. */
  hear(moment: Moment): void {
    if (this.#lastAt >= moment.at) return;
    this.#lastAt = moment.at;
    this.#queue = [...this.#queue, moment];
    this.#drain();
  }

  /** Passes over all that needs not be watched. */
  #drain(): void {
    while (this.#queue.length > 0 && !this.showing) {
      const [moment, ...rest] = this.#queue;
      this.#queue = rest;
      this.#settle(moment!);
    }
  }

  #settle(moment: Moment): void {
    const before = this.#view.asked;
    this.#view = moment.view;
    this.log = [...this.log, ...itemsOf(moment.at, moment.line)];
    if (moment.view.over) this.meta = { ...this.meta, over: true };
    if (moment.view.asked?.id !== before?.id) this.#restart();
    this.#markSeen();
  }

  #restart(): void {
    const { asked } = this.#view;
    this.draft = asked?.given !== undefined ? (asked.given as Draft) : emptyDraft(asked?.choice);
    this.refusal = undefined;
    this.#passAlone();
  }

  /**
   * Where one person plays against bots alone, a question with one possible answer needs no click. With others at the
   * table it does: answering at once would tell them that there was nothing to decide.
   */
  #passAlone(): void {
    const { asked } = this.#view;
    const people = this.meta.players.filter(({ bot }) => bot === null).length;
    const choice = asked?.choice;
    if (people > 1 || choice?.kind !== 'one' || choice.of.length !== 1) return;
    queueMicrotask(() => untrack(() => void this.confirm()));
  }

  #markSeen(): void {
    seen.set(this.meta.id, this.seat, this.log.at(-1)?.at ?? 0);
  }
}
