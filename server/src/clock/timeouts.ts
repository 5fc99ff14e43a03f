import type { Answer, Seat } from '@tavola/kernel';
import { answer } from '@tavola/match';
import { botOn, heldUntil, ownDice, remarks } from '../bots/remarks.ts';
import { instantBots, isLeftAlone, isStill, lateSeats, personalDues, thinkers } from './deadlines.ts';
import type { Decided } from '../bots/bot-scheduler.ts';
import { markOver, makeSteps } from '../match/commands.ts';
import type { MatchPosition } from '../match/position.ts';
import type { Room, MatchStep } from '../room/room.ts';
import { updateSeat, type TableDoc } from '../lobby/table-document.ts';
import { PendingDecisions } from '../bots/pending-decisions.ts';

/** Entries written at once where bots play on among themselves: others want their turn in between. */
const AT_ONCE = 16;

/** Any legal answer, at once. */
const anyAnswer = (room: Room, { match }: MatchPosition, seat: Seat): Answer =>
  room.game.sample(match.state, seat, ownDice(room));

/** What a bot answers that need not think. It gets its seat's view and worlds that look the same. */
const instantAnswer = (room: Room, { match: { state } }: MatchPosition, seat: Seat): Decided => {
  const { game } = room;
  return botOn(room, seat).decide(
    game.view(state, seat),
    dice => game.resample(state, seat, dice),
    ownDice(room),
  );
};

/** The steps of one answer that no person gave. One that the rules refuse gives way to any that they do not. */
const answered = (
  room: Room,
  position: MatchPosition,
  seat: Seat,
  given: Decided | undefined,
): MatchStep[] => {
  const { game, context } = room;
  const question = position.match.state.asked!.id;
  if (given !== undefined) {
    const recorded = answer(game, position.match, seat, question, given.answer, given.reason);
    if (recorded.ok) return makeSteps(room, position, recorded.value, null);
    // Something besides the question may have changed what is legal since the bot was asked.
    context.log.info(
      { table: room.doc.id, seat, code: recorded.error.code },
      'an answer of a bot was refused',
    );
  }
  const recorded = answer(game, position.match, seat, question, anyAnswer(room, position, seat));
  if (recorded.ok) return makeSteps(room, position, recorded.value, null);
  throw new Error(`an answer of the server was refused: ${recorded.error.code}`);
};

/** Who is to be answered for now, and how; undefined if nobody. */
const nextAnswer = (
  room: Room,
  doc: TableDoc,
  position: MatchPosition,
  thinking: PendingDecisions,
): { readonly seat: Seat; readonly given: Decided | undefined; readonly doc: TableDoc } | undefined => {
  const now = room.context.environment.now();
  const isHeld = heldUntil(room, position) !== null;
  const [instant] = isHeld ? [] : instantBots(doc, position);
  if (instant !== undefined) return { seat: instant, given: instantAnswer(room, position, instant), doc };
  const late = lateSeats(doc, position, now);
  for (const seat of isHeld ? [] : thinkers(doc, position, now).keys()) {
    const ready = thinking.readyFor(position, seat);
    if (ready) return { seat, given: ready.decided, doc: late.includes(seat) ? missing(doc, seat) : doc };
  }
  const [seat] = doc.leave === 'absent' ? late : [];
  if (seat === undefined) return undefined;
  return { seat, given: { answer: room.game.absent(position.match.state, seat) }, doc: missing(doc, seat) };
};

/** Bots that are ready answer, and those whose time is up are answered for. One write for all of it. */
const serve = async (room: Room, thinking: PendingDecisions): Promise<void> => {
  const { game, context } = room;
  let { doc, position } = room;
  const steps: MatchStep[] = [];
  if (!position) return;
  // Also while the rules have stopped the match: an aside may be what it waits for.
  steps.push(...remarks(room, position, AT_ONCE));
  position = steps.at(-1)?.after ?? position;
  if (doc.leave === 'bot' && !isStill(game, position))
    for (const seat of lateSeats(doc, position, context.environment.now())) doc = missing(doc, seat);
  while (steps.length < AT_ONCE && !isStill(game, position)) {
    const next = nextAnswer(room, doc, position, thinking);
    if (!next) break;
    ({ doc } = next);
    steps.push(...answered(room, position, next.seat, next.given));
    // What was done may make somebody do something besides: that is looked at first, the next time.
    position = steps.at(-1)!.after;
    if (game.asides.length > 0) break;
  }
  if (steps.length === 0 && doc === room.doc) return;
  await room.write({ doc: position.ended ? markOver(room, doc) : doc, steps });
};

/** Somebody's time is up: noted, since the others may hand the seat on. */
const missing = (doc: TableDoc, seat: Seat): TableDoc =>
  updateSeat(doc, seat, { missed: doc.seats[seat]!.missed + 1, away: doc.leave === 'bot' });

/** Makes a room go on by itself: to be called after everything that happened there. */
export class Timeouts {
  private readonly thinking = new PendingDecisions();
  /** Where bots were last asked whether they do something besides. */
  private remarked: MatchPosition | undefined;
  private cancel: (() => void) | undefined;
  private isServing = false;
  private failures = 0;

  /** Whether bots are at it. */
  get isBusy(): boolean {
    return this.thinking.isBusy;
  }

  wind(room: Room): void {
    this.cancel?.();
    this.cancel = undefined;
    const { position, context } = room;
    if (!position || this.isServing) return;
    if (isLeftAlone(room.doc) && !this.thinking.isBusy) return;
    const now = context.environment.now();
    const isOver = isStill(room.game, position);
    this.thinking.follow(room, isOver ? new Map() : thinkers(room.doc, position, now), () => this.wind(room));
    const due = this.hasRemark(room, position) ? now : isOver ? null : this.nextAct(room, position, now);
    if (due === null) return;
    if (due <= now && this.failures === 0) this.serve(room);
    // After a failure at once is too soon: the store may need a moment.
    else
      this.cancel = context.environment.after(Math.max(due - now, this.failures * 1000), () =>
        this.serve(room),
      );
  }

  /** Once for each position: what was refused is not tried again and again. */
  private hasRemark(room: Room, position: MatchPosition): boolean {
    if (this.remarked === position) return false;
    this.remarked = position;
    return remarks(room, position, 1).length > 0;
  }

  /** When this room must do something by itself. */
  private nextAct(room: Room, position: MatchPosition, now: number): number | null {
    const { doc } = room;
    const isReady = this.thinking.hasReady || instantBots(doc, position).length > 0;
    if (isReady) return heldUntil(room, position) ?? now;
    const dues = personalDues(doc, position).map(({ due }) => due);
    // Whoever is late is being thought for already.
    const open = doc.leave === 'bot-once' ? dues.filter(due => due > now) : dues;
    return open.length > 0 ? Math.min(...open) : null;
  }

  private serve(room: Room): void {
    this.isServing = true;
    void room
      .enqueue(() => serve(room, this.thinking))
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
    this.thinking.stop();
  }
}
