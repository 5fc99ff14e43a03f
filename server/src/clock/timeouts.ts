import type { GameTypes, Seat } from '@tavola/kernel';
import type { Entry, MatchUpdate } from '@tavola/match';
import { BotTurns, defaultAnswer, type TableHost } from '@tavola/table';
import { isLeftAlone, isStill, lateSeats, nextPersonalDue } from './deadlines.ts';
import { hostedTable } from '../bots/hosted-table.ts';
import { updateSeat, type TableDoc } from '../lobby/table-document.ts';
import { markOver, makeSteps } from '../match/commands.ts';
import type { MatchPosition } from '../match/position.ts';
import type { Room, MatchStep } from '../room/room.ts';

/**
 * Bots that play among themselves write this many entries at once, so that other commands get their turn in between.
 */
const AT_ONCE = 16;

/** The default answer for a person whose time is up, if the table wants that. */
const answerForLate = (
  { game, context }: Room,
  doc: TableDoc,
  position: MatchPosition,
): MatchUpdate<GameTypes, Entry> | undefined => {
  if (doc.leave !== 'absent' || isStill(game, position)) return undefined;
  const [seat] = lateSeats(doc, position, context.environment.now());
  return seat === undefined ? undefined : defaultAnswer({ game, match: position.match }, seat);
};

/** Applies the answers of bots that are ready and of people whose time is up, in a single write. */
const playOn = async (room: Room, turns: BotTurns): Promise<void> => {
  const { game, context } = room;
  let { doc, position } = room;
  if (!position) return;
  const steps: MatchStep[] = [];
  const late = (): Seat[] => lateSeats(doc, position!, context.environment.now());
  if (doc.leave === 'bot' && !isStill(game, position)) for (const seat of late()) doc = markLate(doc, seat);
  while (steps.length < AT_ONCE) {
    const deed = turns.nextDeed(hostedTable(room, doc, position)) ?? answerForLate(room, doc, position);
    if (!deed) break;
    const { line } = deed;
    if (line.t === 'answer' && late().includes(line.seat)) doc = markLate(doc, line.seat);
    steps.push(...makeSteps(room, position, deed, null));
    position = steps.at(-1)!.after;
  }
  if (steps.length === 0 && doc === room.doc) return;
  await room.write({ doc: position.ended ? markOver(room, doc) : doc, steps });
};

/** Marks a seat whose time is up, since the others may then hand it on. */
const markLate = (doc: TableDoc, seat: Seat): TableDoc =>
  updateSeat(doc, seat, { missed: doc.seats[seat]!.missed + 1, away: doc.leave === 'bot' });

/** Makes a room go on by itself; the caller runs it after every event in the room. */
export class Timeouts {
  private turns: BotTurns | undefined;

  /** Whether bots are thinking. */
  get isBusy(): boolean {
    return this.turns?.isBusy ?? false;
  }

  wind(room: Room): void {
    const { game, doc, position, context } = room;
    if (isLeftAlone(doc) && !this.turns) return;
    this.turns ??= this.startTurns(room);
    if (!position) return this.turns.pause();
    const due = nextPersonalDue(game, doc, position, context.environment.now());
    this.turns.follow(hostedTable(room, doc, position), due);
  }

  private startTurns(room: Room): BotTurns {
    const { environment, log, bots } = room.context;
    const tableHost: TableHost = {
      thinker: { think: task => bots.think(task, room.account) },
      maxThinking: Infinity,
      mayRethink: false,
      now: () => environment.now(),
      seed: () => environment.bytes(4).readInt32LE(),
      after: (milliseconds, act) => environment.after(milliseconds, act),
      play: () => room.enqueue(() => playOn(room, turns)),
      resume: () => this.wind(room),
      report: (failure, message) => log.warn({ table: room.doc.id, ...failure }, message),
    };
    const turns = new BotTurns(tableHost);
    return turns;
  }

  stop(): void {
    this.turns?.stop();
  }
}
