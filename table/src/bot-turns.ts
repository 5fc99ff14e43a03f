import { nextRemark, type Remark } from '@tavola/bots';
import { seedDice, type GameTypes, type Refusal, type Seat, type State } from '@tavola/kernel';
import { answer, interject, type Entry, type MatchUpdate } from '@tavola/match';
import { createBotOf, type Decided, type Thinker } from './decide.ts';
import { PendingDecisions } from './pending-decisions.ts';
import { instantSeats, isStill, talkingBots, thinkingSeats, waitUntil, type Table } from './table.ts';

/** Says why a bot's answer or remark did not count, without revealing the answer or the hand. */
export interface BotFailure {
  /** The seat is null if any of the bots may have failed. */
  readonly seat: Seat | null;
  readonly code: string;
  readonly err?: unknown;
}

/** The host gives the bots of one table time, chance, threads and the table's queue. */
export interface TableHost {
  readonly thinker: Thinker;
  /** The number of bots that think at once. */
  readonly maxThinking: number;
  /**
   * Whether a bot thinks again if its answer no longer fits, because the match changed meanwhile. Where strangers
   * watch the clock it must not, since the pause would reveal what only its seat knows.
   */
  readonly mayRethink: boolean;
  now(): number;
  /** A number of 32 bits seeds the bots' dice, which are not those of the match. */
  seed(): number;
  /** Acts once after this many milliseconds, unless the caller cancels it with the returned function. */
  after(milliseconds: number, act: () => void): () => void;
  /** Waits for its turn in the queue of the table, then writes what `nextDeed` gives. */
  play(): Promise<void>;
  /** Calls `follow` with the table in its current state. */
  resume(): void;
  report(failure: BotFailure, message: string): void;
}

const FAILED: Refusal = { code: 'no-answer' };
const NONE: ReadonlyMap<Seat, string> = new Map();
const RETRY_AFTER_MS = 1000;
const MAX_FAILURES = 60;

/** Makes the bots of one table play. */
export class BotTurns {
  private readonly host: TableHost;
  private readonly decisions: PendingDecisions;
  /** Caches what bots would do besides the question, once for each state. */
  private looked:
    { readonly state: State<GameTypes>; remark: (Remark & { readonly seat: Seat }) | undefined } | undefined;
  private cancelTimer: (() => void) | undefined;
  private isPlaying = false;
  private isStopped = false;
  private failures = 0;

  constructor(host: TableHost) {
    this.host = host;
    this.decisions = new PendingDecisions(host.thinker, () => host.seed());
  }

  get isBusy(): boolean {
    return this.decisions.isBusy;
  }

  /** The host calls this after every event at the table; `due` is when it has to act for another reason. */
  follow(table: Table, due: number | null = null): void {
    this.clearTimer();
    if (this.isPlaying || this.isStopped) return;
    const { host } = this;
    const wanted = isStill(table) ? NONE : first(thinkingSeats(table), host.maxThinking);
    this.decisions.follow(table, wanted, () => host.resume());
    const now = host.now();
    const next = earlier(this.nextTime(table, now), due);
    if (next === null) return;
    if (next <= now && this.failures === 0) this.play();
    // A store that has failed may need a moment to recover.
    else
      this.cancelTimer = host.after(Math.max(next - now, this.failures * RETRY_AFTER_MS), () => this.play());
  }

  /** The time at which bots act next; null if they wait for people or still think. */
  private nextTime(table: Table, now: number): number | null {
    if (this.remarkAt(table)) return now;
    if (isStill(table)) return null;
    if (!this.decisions.hasResult && instantSeats(table).size === 0) return null;
    return waitUntil(table, now) ?? now;
  }

  /** Stops the bots until the next `follow`, because no match is open. */
  pause(): void {
    this.clearTimer();
    this.decisions.stop();
  }

  /** Stops the bots for good. */
  stop(): void {
    this.isStopped = true;
    this.pause();
  }

  private clearTimer(): void {
    this.cancelTimer?.();
    this.cancelTimer = undefined;
  }

  private play(): void {
    this.isPlaying = true;
    void this.host
      .play()
      .then(
        () => (this.failures = 0),
        () => (this.failures = Math.min(MAX_FAILURES, this.failures + 1)),
      )
      .finally(() => {
        this.isPlaying = false;
        this.host.resume();
      });
  }

  /** The next deed of a bot: remarks and other asides first, then an answer. */
  nextDeed(table: Table): MatchUpdate<GameTypes, Entry> | undefined {
    return this.remark(table) ?? (isStill(table) ? undefined : this.answerOf(table));
  }

  private remarkAt(table: Table): (Remark & { readonly seat: Seat }) | undefined {
    const { game, match, bots, isStopped } = table;
    if (game.asides.length === 0 || bots.size === 0 || isStopped) return undefined;
    const { state } = match;
    if (this.looked?.state !== state) this.looked = { state, remark: this.look(table) };
    return this.looked.remark;
  }

  private look(table: Table): (Remark & { readonly seat: Seat }) | undefined {
    try {
      return nextRemark(table.game, table.match.state, talkingBots(table), seedDice(this.host.seed()));
    } catch (err) {
      this.host.report({ seat: null, code: FAILED.code, err }, 'bot failed');
      return undefined;
    }
  }

  private remark(table: Table): MatchUpdate<GameTypes, Entry> | undefined {
    const remark = this.remarkAt(table);
    if (!remark) return undefined;
    const { seat, aside, answer: said } = remark;
    const recorded = interject(table.game, table.match, seat, aside, said);
    if (recorded.ok) return recorded.value;
    this.looked!.remark = undefined;
    this.host.report({ seat, code: recorded.error.code }, 'bot aside refused');
    return undefined;
  }

  private answerOf(table: Table): MatchUpdate<GameTypes, Entry> | undefined {
    if (waitUntil(table, this.host.now()) !== null) return undefined;
    for (const [seat, level] of instantSeats(table))
      return this.answered(table, seat, this.decideNow(table, seat, level));
    for (const seat of thinkingSeats(table).keys()) {
      const result = this.decisions.resultFor(table, seat);
      if (!result) continue;
      const deed = this.answered(table, seat, result.decided, result.isOutdated && this.host.mayRethink);
      if (deed) return deed;
      this.decisions.cancel(seat);
    }
    return undefined;
  }

  /** Lets a bot that needs no time decide here, from its seat's view and worlds that look the same to it. */
  private decideNow(
    { game, match: { state }, language }: Table,
    seat: Seat,
    level: string,
  ): Decided | undefined {
    try {
      return createBotOf(game, level, language)!.decide(
        game.view(state, seat),
        dice => game.resample(state, seat, dice),
        seedDice(this.host.seed()),
      );
    } catch (err) {
      this.host.report({ seat, code: FAILED.code, err }, 'bot failed');
      return undefined;
    }
  }

  /** Uses the default answer where a bot has failed or the rules refuse its answer, so that the match goes on. */
  private answered(
    table: Table,
    seat: Seat,
    decided: Decided | undefined,
    mayRethink = false,
  ): MatchUpdate<GameTypes, Entry> | undefined {
    const { game, match } = table;
    const question = match.state.asked!.id;
    const recorded = decided && answer(game, match, seat, question, decided.answer, decided.reason);
    if (recorded?.ok) return recorded.value;
    if (recorded && mayRethink) return undefined;
    this.host.report({ seat, code: (recorded?.error ?? FAILED).code }, 'bot gives the default answer');
    return defaultAnswer(table, seat);
  }
}

/** The answer for a seat whose time is up. */
export const defaultAnswer = (
  { game, match }: Pick<Table, 'game' | 'match'>,
  seat: Seat,
): MatchUpdate<GameTypes, Entry> => {
  const recorded = answer(game, match, seat, match.state.asked!.id, game.absent(match.state, seat));
  if (!recorded.ok) throw new Error(`the default answer was refused: ${recorded.error.code}`);
  return recorded.value;
};

const first = (seats: ReadonlyMap<Seat, string>, count: number): ReadonlyMap<Seat, string> =>
  seats.size <= count ? seats : new Map([...seats].slice(0, count));

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
