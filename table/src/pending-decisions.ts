import { levels } from '@tavola/bots';
import { seedDice, type GameTypes, type Seat, type State } from '@tavola/kernel';
import type { Decided, PendingDecision, Thinker } from './decide.ts';
import type { Table } from './table.ts';

interface Pending {
  readonly id: string;
  readonly question: number;
  /** The state that the bot got with the question. */
  readonly state: State<GameTypes>;
  readonly decision: PendingDecision;
  /** Present once the answer may be shown; `decided` is undefined if the bot failed. */
  result?: { readonly decided: Decided | undefined };
}

interface Result {
  readonly decided: Decided | undefined;
  /** Whether the state has changed since the bot got the question. */
  readonly isOutdated: boolean;
}

/** A bot that this version does not have fails at once and needs no thread. */
const FAILED: PendingDecision = { decided: Promise.resolve(undefined), cancel: () => undefined };

/** Holds the running decisions of one table's bots, at most one for each seat. */
export class PendingDecisions {
  private readonly thinker: Thinker;
  private readonly seed: () => number;
  private readonly pending = new Map<Seat, Pending>();

  constructor(thinker: Thinker, seed: () => number) {
    this.thinker = thinker;
    this.seed = seed;
  }

  get isBusy(): boolean {
    return this.pending.size > 0;
  }

  get hasResult(): boolean {
    return [...this.pending.values()].some(({ result }) => result);
  }

  /** Starts the missing decisions of these seats and cancels all others. */
  follow(table: Table, wanted: ReadonlyMap<Seat, string>, onResult: () => void): void {
    const { id, match } = table;
    const question = match.state.asked?.id;
    for (const [seat, one] of this.pending)
      if (!wanted.has(seat) || one.id !== id || one.question !== question) this.cancel(seat);
    if (question === undefined) return;
    for (const [seat, level] of wanted) {
      if (this.pending.has(seat)) continue;
      const { state } = match;
      const one: Pending = { id, question, state, decision: this.start(table, seat, level, wanted.size) };
      this.pending.set(seat, one);
      const settle = (decided?: Decided): void => {
        if (this.pending.get(seat) !== one) return;
        one.result = { decided };
        onResult();
      };
      void one.decision.decided.then(settle, () => settle());
    }
  }

  /**
   * Gives the bot a world made up here, so that neither the true state nor anything that depends on it leaves the
   * table.
   */
  private start(table: Table, seat: Seat, level: string, among: number): PendingDecision {
    const { game, match, language } = table;
    if (!levels.has(level)) return FAILED;
    const world = game.resample(match.state, seat, seedDice(this.seed()));
    return this.thinker.think({ game: game.name, level, seat, language, world, seed: this.seed(), among });
  }

  /** The result of a seat's decision about the open question; undefined while the bot thinks. */
  resultFor({ id, match: { state } }: Table, seat: Seat): Result | undefined {
    const one = this.pending.get(seat);
    if (one?.id !== id || one.question !== state.asked?.id || !one.result) return undefined;
    return { ...one.result, isOutdated: one.state !== state };
  }

  cancel(seat: Seat): void {
    this.pending.get(seat)?.decision.cancel();
    this.pending.delete(seat);
  }

  stop(): void {
    for (const { decision } of this.pending.values()) decision.cancel();
    this.pending.clear();
  }
}
