import { levels } from '@tavola/bots';
import { seeded, type Answer, type Seat } from '@tavola/kernel';
import { answer } from '@tavola/match';
import { isStill, nextDue, personalDues, waitingBots } from './due.ts';
import { afterEnd, stepsOf } from './play.ts';
import type { Position } from './position.ts';
import type { Room, Step } from './room.ts';
import { withSeat, type TableDoc } from './table.ts';

/** Entries written at once where bots play on among themselves: others want their turn in between. */
const AT_ONCE = 16;

/** Who plays for somebody that is away: the level is the table's weakest, so that nobody gains by leaving. */
const STAND_IN = 'random';

/** What a bot answers. It gets its seat's view and worlds that look the same, never the state. */
const botAnswer = ({ game, doc, world }: Room, { match }: Position, seat: Seat): Answer => {
  const level = doc.seats[seat]!.level ?? STAND_IN;
  const stop = world.meters.botSeconds.startTimer({ level });
  const bot = levels.get(level)!(game);
  const dice = seeded(world.host.bytes(4).readInt32LE());
  const given = bot.answer(game.view(match.state, seat), own => game.guess(match.state, seat, own), dice);
  stop();
  return given;
};

/** The steps of one answer that no person gave. */
const answered = (room: Room, position: Position, seat: Seat, given: Answer): Step[] => {
  const { game } = room;
  const { asked } = position.match.state;
  const recorded = answer(game, position.match, seat, asked!.id, given);
  if (recorded.ok) return stepsOf(room, position, recorded.value, null);
  throw new Error(`an answer of the server was refused: ${recorded.error.code}`);
};

/** Bots that are asked answer; then those whose time is up are answered for. One write for all of it. */
export const serve = async (room: Room): Promise<void> => {
  const { game, world } = room;
  let { doc, position } = room;
  const steps: Step[] = [];
  while (position && steps.length < AT_ONCE && !isStill(game, position)) {
    const bot = waitingBots(doc, position)[0];
    const late = personalDues(doc, position).find(({ due }) => due <= world.host.now());
    const seat = bot ?? late?.seat;
    if (seat === undefined) break;
    if (bot === undefined) doc = missing(doc, seat);
    const isByRules = bot === undefined && doc.leave === 'absent';
    const given = isByRules ? game.absent(position.match.state, seat) : botAnswer(room, position, seat);
    steps.push(...answered(room, position, seat, given));
    position = steps.at(-1)!.after;
  }
  if (!position || steps.length === 0) return;
  await room.write({ doc: position.ended ? afterEnd(room, doc) : doc, steps });
};

/** Somebody's time is up: noted, since the others may hand the seat on. */
const missing = (doc: TableDoc, seat: Seat): TableDoc =>
  withSeat(doc, seat, { missed: doc.seats[seat]!.missed + 1, away: doc.leave === 'bot' });

/** Makes a room go on by itself: to be called after everything that happened there. */
export class Clockwork {
  private cancel: (() => void) | undefined;
  private isServing = false;
  private failures = 0;

  wind(room: Room): void {
    this.cancel?.();
    this.cancel = undefined;
    const { position, world } = room;
    if (!position || this.isServing) return;
    const now = world.host.now();
    const due = nextDue(room.game, room.doc, position, now);
    if (due === null) return;
    if (due <= now && this.failures === 0) this.serve(room);
    // After a failure at once is too soon: the store may need a moment.
    else this.cancel = world.host.after(Math.max(due - now, this.failures * 1000), () => this.serve(room));
  }

  private serve(room: Room): void {
    this.isServing = true;
    void room
      .act(() => serve(room))
      .then(
        () => (this.failures = 0),
        () => (this.failures = Math.min(60, this.failures + 1)),
      )
      .finally(() => {
        this.isServing = false;
        this.wind(room);
      });
  }

  stop(): void {
    this.cancel?.();
    this.cancel = undefined;
  }
}
