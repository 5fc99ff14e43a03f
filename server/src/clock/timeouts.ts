import type { GameTypes, Seat } from '@tavola/kernel';
import type { Entry, MatchUpdate } from '@tavola/match';
import { BotTurns, defaultAnswer, type TableHost } from '@tavola/table';
import { isLeftAlone, isStill, lateSeats, nextPersonalDue, silentSeats } from './deadlines.ts';
import { hostedTable } from '../bots/hosted-table.ts';
import { finishDraw } from '../lobby/dice-draw.ts';
import { updateSeat, type TableDoc } from '../lobby/table-document.ts';
import { markOver, makeSteps } from '../match/commands.ts';
import type { MatchPosition } from '../match/position.ts';
import type { Room, MatchStep } from '../room/room.ts';

/**
 * Bots that play among themselves write this many entries at once, so that other commands get their turn in between.
 */
const AT_ONCE = 16;

/** The default answer for a person whose time is up, if the table wants that, or whose silence is the answer. */
const answerForLate = (
  room: Room,
  doc: TableDoc,
  position: MatchPosition,
): MatchUpdate<GameTypes, Entry> | undefined => {
  const { game, context } = room;
  if (isStill(game, position)) return undefined;
  const now = context.environment.now();
  // Silence is consent, whatever the table does about people who are late.
  const [silent] = silentSeats(game, doc, position, now, room.writing);
  const [late] = doc.leave === 'absent' ? lateSeats(game, doc, position, now) : [];
  const seat = silent ?? late;
  return seat === undefined ? undefined : defaultAnswer({ game, match: position.match }, seat);
};

/** Applies the answers of bots that are ready and of people whose time is up, in a single write. */
const playOn = async (room: Room, turns: BotTurns): Promise<void> => {
  const { game, context } = room;
  let { doc, position } = room;
  if (!position) return;
  const steps: MatchStep[] = [];
  const now = context.environment.now();
  const late = (): Seat[] => lateSeats(game, doc, position!, context.environment.now());
  if (doc.leave === 'bot' && !isStill(game, position))
    for (const seat of late()) doc = markLate(doc, seat, now);
  while (steps.length < AT_ONCE) {
    const deed = turns.nextDeed(hostedTable(room, doc, position)) ?? answerForLate(room, doc, position);
    if (!deed) break;
    const { line } = deed;
    if (line.t === 'answer' && late().includes(line.seat)) doc = markLate(doc, line.seat, now);
    steps.push(...makeSteps(room, position, deed, null));
    position = steps.at(-1)!.after;
  }
  if (steps.length === 0 && doc === room.doc) {
    // The deadline that people know has passed, since somebody writes.
    if (room.writing.at > position.clock.since && game.silence(position.match.state))
      room.broadcaster.sendClock();
    return;
  }
  await room.write({ doc: position.ended ? markOver(room, doc) : doc, steps });
};

/** Marks a seat whose time is up, since the others may then hand it on. */
const markLate = (doc: TableDoc, seat: Seat, now: number): TableDoc => {
  const { missed, lapsed } = doc.seats[seat]!;
  return updateSeat(doc, seat, {
    missed: missed + 1,
    lapsed: missed === 0 ? now : (lapsed ?? now),
    away: doc.leave === 'bot',
  });
};

/** Makes a room go on by itself; the caller runs it after every event in the room. */
export class Timeouts {
  private turns: BotTurns | undefined;
  private drawUntil: number | undefined;
  private cancelDraw: (() => void) | undefined;

  /** Whether bots are thinking. */
  get isBusy(): boolean {
    return this.turns?.isBusy ?? false;
  }

  wind(room: Room): void {
    this.windDraw(room);
    const { game, doc, position, context } = room;
    if (isLeftAlone(game, doc, position) && !this.turns) return;
    this.turns ??= this.startTurns(room);
    if (!position) return this.turns.pause();
    const due = nextPersonalDue(game, doc, position, context.environment.now(), room.writing);
    this.turns.follow(hostedTable(room, doc, position), due);
  }

  /** Begins a match whose dice are being drawn when the time for the shares is up. */
  private windDraw(room: Room): void {
    const until = room.doc.draw?.until;
    if (until === this.drawUntil) return;
    this.cancelDraw?.();
    this.drawUntil = until;
    if (until === undefined) return;
    const { environment, log } = room.context;
    this.cancelDraw = environment.after(until - environment.now(), () => {
      this.drawUntil = undefined;
      room
        .enqueue(() => finishDraw(room))
        .catch((error: unknown) => log.warn({ err: error, table: room.doc.id }, 'starting a match failed'));
    });
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
    this.cancelDraw?.();
    this.turns?.stop();
  }
}
