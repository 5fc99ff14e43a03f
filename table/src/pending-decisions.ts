import { levels } from '@tavola/bots';
import { seedDice, type GameTypes, type Seat, type State } from '@tavola/kernel';
import type { Decided, PendingDecision, Thinker } from './decide.ts';
import type { Table } from './table.ts';

interface Pending {
  readonly id: string;
  readonly question: number;
  /** The state in which the bot was asked. */
  readonly state: State<GameTypes>;
  readonly decision: PendingDecision;
  /** Set once the answer may be told; `decided` is undefined if the bot has failed. */
  result?: { readonly decided: Decided | undefined };
}

interface Result {
  readonly decided: Decided | undefined;
  /** Something has been done since the bot was asked. */
  readonly isOutdated: boolean;
}

/** Of a bot that this version does not have: nothing is worth a thread. */
const FAILED: PendingDecision = { decided: Promise.resolve(undefined), cancel: () => undefined };

/** What the bots of one table are thinking about: at most one decision for each seat. */
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

  /** Starts what is missing for these seats, and cancels everything else. */
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

  /** The bot gets a world that is made up here: neither the true state nor anything that depends on it leaves. */
  private start(table: Table, seat: Seat, level: string, among: number): PendingDecision {
    const { game, match, language } = table;
    if (!levels.has(level)) return FAILED;
    const world = game.resample(match.state, seat, seedDice(this.seed()));
    return this.thinker.think({ game: game.name, level, seat, language, world, seed: this.seed(), among });
  }

  /** What came of the decision of a seat about the question that is open now; undefined while the bot thinks. */
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
