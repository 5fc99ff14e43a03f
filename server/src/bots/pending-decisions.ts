import { seedDice, type Seat } from '@tavola/kernel';
import type { Decided, BotDecision } from './bot-scheduler.ts';
import type { MatchPosition } from '../match/position.ts';
import type { Room } from '../room/room.ts';

interface Started {
  readonly match: string;
  readonly question: number;
  readonly thought: BotDecision;
  /** Once the answer may be told; `decided` is undefined where none was found. */
  ready?: { readonly decided: Decided | undefined };
}

/** What the bots of one table are thinking about now: one thought for each seat that is asked. */
export class PendingDecisions {
  private readonly started = new Map<Seat, Started>();

  get isBusy(): boolean {
    return this.started.size > 0;
  }

  get hasReady(): boolean {
    return [...this.started.values()].some(({ ready }) => ready);
  }

  /** These seats are to be thought for, by bots of these levels, and no others: what is missing begins. */
  follow(room: Room, wanted: ReadonlyMap<Seat, string>, onReady: () => void): void {
    const { match } = room.doc;
    const question = room.position?.match.state.asked?.id;
    for (const [seat, one] of this.started)
      if (!wanted.has(seat) || one.match !== match || one.question !== question) {
        one.thought.cancel();
        this.started.delete(seat);
      }
    if (match === null || question === undefined) return;
    for (const [seat, level] of wanted) {
      if (this.started.has(seat)) continue;
      const thought = begin(room, seat, level, wanted.size);
      const one: Started = { match, question, thought };
      this.started.set(seat, one);
      void thought.decided.then(decided => {
        // Cancelled meanwhile.
        if (this.started.get(seat) !== one) return;
        one.ready = { decided };
        onReady();
      });
    }
  }

  /** What may be answered now for a seat, to the question that is open in this position. */
  readyFor(position: MatchPosition, seat: Seat): Started['ready'] {
    const one = this.started.get(seat);
    return one?.question === position.match.state.asked?.id ? one?.ready : undefined;
  }

  stop(): void {
    for (const { thought } of this.started.values()) thought.cancel();
    this.started.clear();
  }
}

/** The bot gets a context that is made up here: neither the true state nor anything that depends on it leaves. */
const begin = (
  { game, doc, position, context }: Room,
  seat: Seat,
  level: string,
  among: number,
): BotDecision => {
  const dice = seedDice(context.environment.bytes(4).readInt32LE());
  return context.bots.think({
    game: game.name,
    level,
    seat,
    language: doc.language,
    world: game.resample(position!.match.state, seat, dice),
    seed: context.environment.bytes(4).readInt32LE(),
    among,
  });
};
