import { nextRemark } from '@tavola/bots';
import { seeded, type Seat } from '@tavola/kernel';
import { answer, interject } from '@tavola/match';
import { botsAt, isCurrent, nextBot, patience, taskFor, type Look } from './bot-turns.ts';
import type { Deed, LocalMatch } from './local-match.ts';
import type { Refused } from './messages.ts';
import type { Decided, ThoughtAnswer } from './bots/mind.ts';
import type { Environment } from './environment.ts';

/** What bots need of the host at which they sit. */
export interface Seating {
  find(id: string): Promise<LocalMatch | undefined>;
  act(id: string, deed: Deed): Promise<Refused | undefined>;
  /** Everything that changes a match is done one after another. */
  queued<T>(work: () => Promise<T>): Promise<T>;
  isWatched(id: string): boolean;
}

export interface Company {
  /** Something has changed at this table: bots do what there is to do, and stop thinking about what is no more. */
  follow(id: string): void;
  /** Somebody looks at this table. Gives for how many milliseconds bots wait for them; undefined where none does. */
  see(id: string, look: Omit<Look, 'since'>): Promise<number | undefined>;
  /** Whatever is being thought about at this table is of no use any more. */
  stop(id: string): void;
}

/** What is being thought about now. */
interface Thinking {
  readonly id: string;
  readonly question: number;
  readonly seat: Seat;
  readonly lines: number;
  readonly thought: ThoughtAnswer;
}

/** As good as refused: whoever thought found nothing. */
const NOTHING: Refused = { refused: { code: 'no-answer' } };

const isAbout = (
  one: Thinking | undefined,
  id: string,
  { match: { state } }: LocalMatch,
  seat: Seat | undefined,
): boolean => one?.id === id && one.question === state.asked?.id && one.seat === seat;

/** The bots of this device. They think beside the queue, so that pages are heard meanwhile. */
export const newCompany = (outside: Environment, { find, act, queued, isWatched }: Seating): Company => {
  let thinking: Thinking | undefined;
  /** By match: how it was last looked at, and when those who wait are asked again. */
  const looks = new Map<string, Look>();
  const timed = new Map<string, number>();
  const seed = (): number => new DataView(outside.random(4).buffer).getInt32(0);

  /** One thing that a bot does besides the open question; whether there was one. */
  const remarked = async (id: string, { game, match, stored }: LocalMatch): Promise<boolean> => {
    const remark = nextRemark(game, match.state, botsAt(game, stored.meta), seeded(seed()));
    if (!remark) return false;
    const { seat, aside, answer: said } = remark;
    return !(await act(id, now => interject(game, now.match, seat, aside, said)));
  };

  /** Bots say what they have to as long as they have; then one begins to think, if one is asked. */
  const attend = async (id: string): Promise<void> => {
    for (; ; await outside.breath()) {
      const hosted = await find(id);
      if (!hosted || !isWatched(id)) return stop(id);
      if (await remarked(id, hosted)) continue;
      const seat = nextBot(hosted);
      if (seat === undefined || isWaiting(id, hosted, seat)) return stop(id);
      if (!isAbout(thinking, id, hosted, seat)) begin(id, hosted, seat);
      return;
    }
  };

  const begin = (id: string, hosted: LocalMatch, seat: Seat): void => {
    if (thinking) stop(thinking.id);
    const thought = outside.mind.think(taskFor(hosted, seat, seed));
    const question = hosted.match.state.asked!.id;
    const one: Thinking = { id, question, seat, lines: hosted.stored.lines.length, thought };
    thinking = one;
    void thought.decided.then(decided => queued(() => settle(one, decided)));
  };

  /** What was decided is answered, unless nobody waits for it any more. */
  const settle = async (one: Thinking, decided: Decided | undefined): Promise<void> => {
    const { id, question, seat, lines } = one;
    const hosted = await find(id);
    if (thinking !== one) return;
    thinking = undefined;
    if (!hosted || !isAbout(one, id, hosted, nextBot(hosted))) return follow(id);
    const { game, match, stored } = hosted;
    const refused = decided
      ? await act(id, now => answer(game, now.match, seat, question, decided.answer, decided.reason))
      : NOTHING;
    // Another page was first: this one opens the match anew.
    if (refused?.refused.code === 'stale') return;
    if (refused && lines === stored.lines.length) {
      // A bot that errs must not stop the match: then the answer of somebody who is gone counts.
      const absent = game.absent(match.state, seat);
      if (await act(id, now => answer(game, now.match, seat, question, absent))) return;
    }
    // If something was done meanwhile that does not go with its answer, it thinks again.
    follow(id);
  };

  const left = (id: string, hosted: LocalMatch, seat: Seat): number =>
    patience(hosted, seat, looks.get(id), outside.now());

  /** Whether people are to have a moment before this bot answers; then it is asked again after that. */
  const isWaiting = (id: string, hosted: LocalMatch, seat: Seat): boolean => {
    const milliseconds = left(id, hosted, seat);
    const due = outside.now() + milliseconds;
    if (milliseconds > 0 && due < (timed.get(id) ?? Infinity)) {
      timed.set(id, due);
      outside.after(milliseconds, () => {
        if (timed.get(id) === due) timed.delete(id);
        follow(id);
      });
    }
    return milliseconds > 0;
  };

  const see: Company['see'] = (id, seen) =>
    queued(async () => {
      const hosted = await find(id);
      const seat = hosted && nextBot(hosted);
      const look: Look = { ...seen, since: outside.now() };
      if (seat === undefined || !isCurrent(hosted!, look)) return undefined;
      looks.set(id, look);
      follow(id);
      return left(id, hosted!, seat) || undefined;
    });

  const follow = (id: string): void => void queued(() => attend(id));

  const stop = (id: string): void => {
    if (thinking?.id !== id) return;
    thinking.thought.cancel();
    thinking = undefined;
  };
  return { follow, see, stop };
};
