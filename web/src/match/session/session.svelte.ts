import { findOnlyAnswer, type Answer, type GameTypes, type Refusal, type View } from '@tavola/kernel';
import { untrack } from 'svelte';
import type { MainAction, Draft, Mark, ShownEvents, WhyNot } from '../../board-kit/contract.ts';
import { emptyDraft } from '../../board-kit/draft.ts';
import type { Moment } from '../../local/messages.ts';
import { settings } from '../../app/settings.svelte.ts';
import { steadyNow } from '../../app/steady-now.ts';
import { CatchUp } from '../log/catch-up.svelte.ts';
import { DraftHistory } from '../decision/draft-history.svelte.ts';
import { parseDraft } from '../decision/draft.ts';
import { eventsOf, isOrderUsed, itemsOf, type LogItem } from '../log/items.ts';
import { SessionOrders } from '../orders/session-orders.svelte.ts';
import { ReplayCursor } from '../log/replay-cursor.svelte.ts';
import { refusalSentence } from '../decision/refusal-sentence.ts';
import { BotReasons } from '../log/bot-reasons.svelte.ts';
import { Linger } from '../decision/linger.svelte.ts';
import { CommandSender } from './command-sender.svelte.ts';
import { MatchContext, type MatchInput } from './match-context.svelte.ts';
import {
  explainNumber,
  explainUnfinished,
  type QuestionToAnswer,
  type AskRules,
} from '../decision/explain.ts';

/** The most lines that a screen reader gets at once. */
const SPOKEN = 30;

/** A used order has a notice of its own, which is read aloud too. */
const isSpoken = ({ event }: LogItem): boolean => !isOrderUsed(event);

/** One viewer's session: what is shown, the draft of an answer, and commands to the host. */
export class Session {
  readonly match: MatchContext;
  readonly commands: CommandSender;
  readonly orders: SessionOrders;
  /** Why bots did what the log tells, as far as this viewer may know. */
  readonly botReasons: BotReasons;
  /** Tells waiting bots that this viewer still looks at a question. */
  readonly linger: Linger;
  /** The board's own action for the main button, in place of confirming. */
  deed = $state.raw<MainAction | undefined>();
  /** The view after the last moment that has been shown. */
  #view = $state.raw<View<GameTypes>>()!;
  #queue = $state.raw<readonly Moment[]>([]);
  readonly #replay = new ReplayCursor(
    at => this.match.past(at),
    () => this.stops,
  );
  log = $state.raw<readonly LogItem[]>([]);
  readonly #history = new DraftHistory();
  highlights = $state.raw<readonly Mark[]>([]);
  /** The last lines without a show, for screen readers. */
  spoken = $state.raw<readonly LogItem[]>([]);
  /** Tracks whether the viewer follows, and what they missed. */
  readonly catchUp: CatchUp;
  rule = $state<string | undefined>();
  /** The last line received. */
  #lastAt: number;

  constructor(input: MatchInput) {
    const { host, opened, isHere } = input;
    const match = new MatchContext(input);
    this.match = match;
    this.commands = new CommandSender(isHere);
    this.orders = new SessionOrders(match, this.commands, () => this.#view);
    this.botReasons = new BotReasons(host, match.download, opened);
    this.linger = new Linger((seen, enough) =>
      host.call('see', { id: match.meta.id, seat: match.seat, ...seen, enough }),
    );
    this.#view = opened.view;
    this.log = opened.log.flatMap(({ at, line }) => itemsOf(at, line, this.match.text.whispersFor));
    this.catchUp = new CatchUp(opened.meta.id, opened.seat, () => this.log);
    this.#lastAt = opened.meta.lines - 1;
    this.#restart();
    this.#drain();
  }

  /** The view to draw: the past in a replay, the view before a running show, or the present. */
  get view(): View<GameTypes> {
    return this.#replay.again?.before ?? this.#replay.view ?? this.#view;
  }

  get isPast(): boolean {
    return this.#replay.view !== undefined;
  }

  /** The newest view, shown or not. */
  get latestView(): View<GameTypes> {
    return this.#queue.at(-1)?.view ?? this.#view;
  }

  /** The moment to show now; later moments do not change it. */
  readonly #current: Moment | undefined = $derived(
    this.#replay.again?.moment ?? (this.isPast ? undefined : this.#queue[0]),
  );

  /** Stays the same object during a show, since a new object starts a new show. */
  readonly showing: ShownEvents<GameTypes> | undefined = $derived.by(() => {
    const moment = this.#current;
    if (!moment || !this.match.board) return undefined;
    const events = eventsOf(moment);
    if (!this.match.board.isDrama(events)) return undefined;
    const { speed, again } = untrack(() => ({
      speed: settings.speed,
      again: this.#replay.again?.moment === moment,
    }));
    return { events, after: moment.view, speed, again };
  });

  /** What the running show is about. */
  readonly headline: string | undefined = $derived.by(() => {
    if (!this.showing) return undefined;
    const { board, text, names } = this.match;
    const { events } = this.showing;
    const { language } = settings;
    const view = untrack(() => this.view);
    return (
      board?.headlineOf?.(events, view, names, language) ?? text.sentence(language, events[0]!, view, names)
    );
  });

  /** Ends the current show and moves on. */
  readonly shown = (): void => {
    if (this.#replay.again) {
      this.#replay.again = undefined;
      return;
    }
    const [moment, ...rest] = this.#queue;
    if (!moment) return;
    this.#queue = rest;
    this.#settle(moment, true);
    this.#drain();
  };

  /** Skips all waiting shows. */
  readonly skipAll = (): void => {
    this.#replay.again = undefined;
    const waiting = this.#queue;
    this.#queue = [];
    for (const moment of waiting) this.#settle(moment);
    this.#drain();
  };

  // Presence of the viewer.

  /** A hidden page plays no shows, and browsers would slow them down anyway. */
  readonly leave = (now: number): void => {
    this.catchUp.leave(now);
    this.skipAll();
  };

  /** The question that the viewer must answer, shown or not, for calls. */
  get wanted(): number | undefined {
    const { latestView } = this;
    const { seat } = this.match;
    const { asked } = latestView;
    if (seat === undefined || !asked?.choice || asked.answered.includes(seat)) return undefined;
    return this.#findPassing(latestView) === undefined ? asked.id : undefined;
  }

  get isShowing(): boolean {
    return this.#queue.length > 0 || this.#replay.again !== undefined;
  }

  get canAnswer(): boolean {
    const { asked } = this.#view;
    if (this.isPast || this.isShowing || this.match.seat === undefined) return false;
    return Boolean(asked?.choice) && !asked!.answered.includes(this.match.seat);
  }

  get hasAnswered(): boolean {
    const { seat } = this.match;
    return !this.isPast && seat !== undefined && this.#view.asked?.answered.includes(seat) === true;
  }

  get isWhole(): boolean {
    const choice = this.#view.asked?.choice;
    return Boolean(choice && parseDraft(choice, this.draft) !== undefined);
  }

  get draft(): Draft {
    return this.#history.draft;
  }

  readonly setDeed = (deed: MainAction | undefined): void => {
    this.deed = deed;
  };

  readonly setDraft = (draft: Draft): void => {
    this.#history.change(draft);
    this.commands.refusal = undefined;
  };

  readonly undo = (): boolean => {
    if (!this.canAnswer || !this.#history.undo()) return false;
    this.commands.refusal = undefined;
    return true;
  };

  readonly clear = (): void => this.setDraft(emptyDraft(this.#view.asked?.choice));

  readonly confirm = async (): Promise<void> => {
    const { asked } = this.#view;
    if (!this.canAnswer || !asked?.choice || this.commands.isSending) return;
    const answer = parseDraft(asked.choice, this.draft);
    if (answer === undefined) return;
    this.commands.refusal = undefined;
    const isFirst = !this.#history.isDoubted;
    this.#history.isDoubted = true;
    if (isFirst && this.doubt !== undefined) return;
    await this.commands.send(() =>
      this.match.host.call('answer', { ...this.match.addressOf(asked.id), answer }),
    );
  };

  /** The warning to read before the answer is confirmed again. */
  get doubt(): string | undefined {
    if (!this.#history.isDoubted || !this.canAnswer) return undefined;
    return this.match.board?.doubts?.(this.#view, this.draft, settings.language);
  }

  /** Shows why the draft cannot be confirmed, unless it has changed meanwhile. */
  readonly explain = async (): Promise<void> => {
    const { draft } = this;
    const why = this.isWhole ? undefined : await this.whyNotYet();
    if (draft === this.draft && this.canAnswer && why) this.commands.refusal = why;
  };

  readonly takeBack = async (): Promise<void> => {
    const { asked } = this.#view;
    if (!asked || this.match.seat === undefined) return;
    const { id, given } = asked;
    await this.commands.send(() => this.match.host.call('withdraw', this.match.addressOf(id)));
    // Restores the answer only if it was taken back and the question is still open.
    if (given !== null && !this.commands.refusal && this.#view.asked?.id === id) this.#history.begin(given);
  };

  readonly interject = async (aside: string, answer: unknown): Promise<WhyNot | undefined> => {
    const given = this.match.addressOf(this.#view.asked?.id ?? -1);
    await this.commands.send(() => this.match.host.call('interject', { ...given, aside, answer }));
    return this.commands.refusal && this.#explained(this.commands.refusal);
  };

  /** The asides that the board does not offer itself. */
  get asides(): View<GameTypes>['asides'] {
    return this.view.asides.filter(({ name }) => !this.match.board?.offersAside?.(name));
  }

  /** Asks the rules why a number cannot be chosen now. */
  readonly whyNot = (number: number): Promise<WhyNot | undefined> =>
    this.#why((ask, asked) => explainNumber(ask, asked, this.draft, number));

  /** Why the draft cannot be confirmed. */
  readonly whyNotYet = (): Promise<WhyNot | undefined> =>
    this.#why(ask => explainUnfinished(ask, this.draft));

  async #why(
    find: (ask: AskRules, asked: QuestionToAnswer) => Promise<Refusal | undefined>,
  ): Promise<WhyNot | undefined> {
    const { asked } = this.#view;
    if (!asked?.choice || this.match.seat === undefined) return undefined;
    const { id, rule, choice } = asked;
    const ask = (answer: unknown) => this.match.host.call('whyNot', { ...this.match.addressOf(id), answer });
    const refusal = await find(ask, { rule, choice });
    return refusal && this.#explained(refusal);
  }

  #explained(refusal: Refusal): WhyNot {
    return { ...refusal, sentence: this.sentenceOf(refusal) };
  }

  sentenceOf(refusal: Refusal | WhyNot): string {
    if ('sentence' in refusal) return refusal.sentence;
    return refusalSentence(settings.language, refusal, {
      text: this.match.text,
      view: this.#view,
      names: this.match.names,
    });
  }

  // Replay.

  /** Lines with events, where a replay can stop. */
  get stops(): readonly number[] {
    return [...new Set(this.log.map(item => item.at))];
  }

  get at(): number {
    return this.#replay.at;
  }

  get toldUntil(): number {
    return this.#replay.toldUntil;
  }

  readonly goTo = this.#replay.goTo;
  readonly step = this.#replay.step;
  readonly now = this.#replay.now;
  readonly watchAgain = (at: number): Promise<void> => this.#replay.watch(at, this.log);

  /** Receives moments in order; those that the opened log already has are ignored. */
  hear(moment: Moment): void {
    if (this.#lastAt >= moment.at) return;
    this.#lastAt = moment.at;
    this.#queue = [...this.#queue, moment];
    this.#drain();
    if (this.catchUp.isAway || this.match.board?.interruptsAnimation?.(moment.view)) this.skipAll();
    else if (this.catchUp.isTooMuch(this.#queue.map(({ at }) => at))) this.catchUp.tellInstead(this.skipAll);
  }

  /** Applies waiting moments that have no show. */
  #drain(): void {
    while (this.#queue.length > 0 && !this.showing) {
      const [moment, ...rest] = this.#queue;
      this.#queue = rest;
      this.#settle(moment!);
    }
    this.#look(this.#view, this.#queue.length === 0 ? this.#lastAt : undefined);
  }

  #settle(moment: Moment, wasShown = false): void {
    const before = this.#view.asked;
    this.#view = moment.view;
    const items = itemsOf(moment.at, moment.line, this.match.text.whispersFor);
    this.log = [...this.log, ...items];
    this.botReasons.hear(moment);
    this.orders.hear(items);
    if (!wasShown) this.spoken = [...this.spoken, ...items.filter(isSpoken)].slice(-SPOKEN);
    if (moment.view.over) this.match.meta = { ...this.match.meta, over: true };
    if (moment.view.asked?.id !== before?.id) this.#restart();
    this.catchUp.mark();
  }

  #restart(): void {
    const { asked } = this.#view;
    this.#history.begin(asked?.given ?? emptyDraft(asked?.choice));
    this.commands.refusal = undefined;
    this.#passAlone();
  }

  #passAlone(): void {
    const only = this.#findPassing(this.#view);
    if (only === undefined) return;
    this.#history.begin(only);
    queueMicrotask(() => untrack(() => void this.confirm()));
  }

  /** Says whether people without a seat may watch. */
  readonly setWatched = (isWatched: boolean): void =>
    untrack(() => {
      const wasWatched = this.match.isWatched;
      this.match.isWatched = isWatched;
      if (wasWatched && !isWatched && this.canAnswer) this.#passAlone();
    });

  /**
   * The answer that is given without a click: the only possible one, where one person plays against bots and nobody
   * watches. With others at the table or around it, answering at once would tell them that there was nothing to decide.
   */
  #findPassing(view: View<GameTypes>): Answer | undefined {
    const choice = view.asked?.choice;
    const { board, hasOthers, isWatched } = this.match;
    if (!choice || hasOthers || isWatched || board?.needsConfirm?.(view)) return undefined;
    return findOnlyAnswer(choice);
  }

  /** Bots wait for the viewer once all lines up to `at` have been shown; `at` is undefined while a show runs. */
  #look(view: View<GameTypes>, at: number | undefined): void {
    const { asked } = view;
    const isBotAsked = asked?.who.some(seat => this.match.isBot(seat) && !asked.answered.includes(seat));
    const isMoment = isBotAsked && this.match.seat !== undefined && this.match.board?.lingers?.(view);
    const isSeen = asked && isMoment && at !== undefined;
    const hasAnswered = asked?.answered.some(seat => seat === this.match.seat) ?? false;
    this.linger.look(isSeen ? { question: asked.id, at } : undefined, steadyNow(), hasAnswered);
  }
}
