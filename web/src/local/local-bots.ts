import { ok, type Seat } from '@tavola/kernel';
import { BotTurns, momentEnd, WAITING, waitUntil, type Look, type Table } from '@tavola/table';
import type { Environment } from './environment.ts';
import type { LocalCommand, LocalMatch } from './local-match.ts';
import type { Refused } from './messages.ts';

/** The bots' view of the host at which they sit. */
export interface Seating {
  find(id: string): Promise<LocalMatch | undefined>;
  act(id: string, deed: LocalCommand): Promise<Refused | undefined>;
  /** Runs all changes of a match one after another. */
  queued<T>(work: () => Promise<T>): Promise<T>;
  isWatched(id: string): boolean;
}

export interface LocalBots {
  /** Lets bots act after a change at this table and drops decisions about a closed question. */
  follow(id: string): void;
  /** Notes that a person looks at this table; returns for how many milliseconds bots wait, undefined if none does. */
  see(id: string, look: Omit<Look, 'since'>): Promise<number | undefined>;
  /** Stops the bots of this table until the next `follow`. */
  stop(id: string): void;
}

const NONE: ReadonlyMap<Seat, string> = new Map();

/** Whether the look is at the current state of the match and not at an earlier one. */
const isCurrent = ({ match, stored: { lines } }: LocalMatch, look: Look | undefined): look is Look =>
  look?.question === match.state.asked?.id && look?.heard === lines.length - 1;

const tableOf = (id: string, hosted: LocalMatch, look: Look | undefined, asked: number): Table => {
  const { game, match, stored } = hosted;
  const { players, language = 'en' } = stored.meta;
  const bots = new Map(players.flatMap(({ bot }, seat) => (bot === null ? [] : [[seat, bot] as const])));
  const isPersonThere = bots.size < players.length;
  return {
    id,
    game,
    match,
    language,
    bots,
    standIns: NONE,
    isStopped: match.state.over,
    momentUntil: () =>
      isPersonThere ? momentEnd(asked, isCurrent(hosted, look) ? look : undefined, WAITING) : null,
  };
};

/** The bots of this device, at the one open table; they think outside the queue, so that pages are heard. */
export const newLocalBots = (outside: Environment, { find, act, queued, isWatched }: Seating): LocalBots => {
  let current: { readonly id: string; readonly turns: BotTurns } | undefined;
  /** The latest look at each match. */
  const looks = new Map<string, Look>();
  const openedAt = outside.now();
  const tableNow = (id: string, hosted: LocalMatch): Table => {
    const { touched } = hosted.stored.meta;
    // The clock has gone back since another page stored the match, and bots must not wait until it comes there again.
    return tableOf(id, hosted, looks.get(id), touched > outside.now() ? openedAt : touched);
  };

  const startTurns = (id: string): BotTurns => {
    const turns = new BotTurns({
      thinker: outside.mind,
      // One worker thinks here, and one bot after another gets its whole power.
      maxThinking: 1,
      mayRethink: true,
      now: outside.now,
      seed: () => new DataView(outside.random(4).buffer).getInt32(0),
      after: outside.after,
      play: async () => {
        await outside.breath();
        await queued(() => playOn(id, turns));
      },
      resume: () => void (current?.turns === turns && follow(id)),
      report: outside.report,
    });
    return turns;
  };

  const playOn = async (id: string, turns: BotTurns): Promise<void> => {
    const hosted = await find(id);
    if (!hosted || current?.turns !== turns) return;
    const deed = turns.nextDeed(tableNow(id, hosted));
    if (deed) await act(id, () => ok(deed));
  };

  const attend = async (id: string): Promise<void> => {
    const hosted = await find(id);
    if (!hosted || !isWatched(id)) return stop(id);
    if (current?.id !== id) {
      current?.turns.stop();
      current = { id, turns: startTurns(id) };
    }
    current.turns.follow(tableNow(id, hosted));
  };

  const follow = (id: string): void => void queued(() => attend(id));

  const stop = (id: string): void => {
    if (current?.id !== id) return;
    current.turns.stop();
    current = undefined;
  };

  const see: LocalBots['see'] = (id, seen) =>
    queued(async () => {
      const hosted = await find(id);
      const now = outside.now();
      const look: Look = { ...seen, since: now };
      if (!hosted || !isCurrent(hosted, look)) return undefined;
      looks.set(id, look);
      follow(id);
      const until = waitUntil(tableNow(id, hosted), now);
      return until === null ? undefined : until - now;
    });

  return { follow, see, stop };
};
