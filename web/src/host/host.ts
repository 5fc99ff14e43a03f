import { levels, nextRemark } from '@tavola/bots';
import type { Dice, Game, Seat } from '@tavola/kernel';
import { answer, committedDice, interject, newMatch, withdraw } from '@tavola/match';
import { botDecision, botsAt, nextBot, patience } from './bots.ts';
import { judged, reasonsIn, storedFrom } from './files.ts';
import {
  advanced,
  download,
  momentAt,
  openedFor,
  rebuilt,
  viewAt,
  type Deed,
  type Hosted,
} from './hosted.ts';
import type { Call, Calls, GameInfo, Meta, News, NewMatch, Refused } from './messages.ts';
import type { Shelf } from './shelf.ts';

/** All that the host needs from outside: so that it runs in a worker, in a test, anywhere. */
export interface Outside {
  readonly shelf: Shelf;
  readonly games: ReadonlyMap<string, Game>;
  random(bytes: number): Uint8Array;
  now(): number;
  /** Milliseconds of a clock that never goes back: for how long a bot may think. */
  clock(): number;
  /** Lets others have their turn: messages that came in are dealt with meanwhile. */
  breath(): Promise<void>;
  /** Does something once so many milliseconds have passed. */
  after(milliseconds: number, then: () => void): void;
  tell(news: News): void;
  /** Other pages of this device may have the same match open. */
  changed(id: string): void;
}

export interface Host {
  call<C extends Call>(call: C, input: Calls[C]['in']): Promise<Calls[C]['out']>;
  /** Another page has written to this match. */
  heard(id: string): void;
}

const refuse = (code: string): Refused => ({ refused: { code } });

const hex = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** The table at this device: the same engine as anywhere, everything done here one after another. */
export const newHost = (outside: Outside): Host => {
  const { shelf, games } = outside;
  const matches = new Map<string, Hosted>();
  let watched: { readonly id: string; readonly seat: Seat | undefined } | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  const timed = new Set<string>();
  const botDice: Dice = committedDice(hex(outside.random(32)), 0);

  const find = async (id: string): Promise<Hosted | undefined> => {
    const known = matches.get(id);
    if (known) return known;
    const stored = await shelf.read(id);
    const game = stored && games.get(stored.meta.game);
    const hosted = game && rebuilt(game, stored);
    if (hosted) matches.set(id, hosted);
    return hosted;
  };

  /** Submit, write, then tell. */
  const act = async (id: string, deed: Deed): Promise<Refused | undefined> => {
    const hosted = await find(id);
    if (!hosted) return refuse('no-such-match');
    const done = deed(hosted.match);
    if (!done.ok) return { refused: done.error };
    const { next, lines } = advanced(hosted, done.value, outside.now());
    if (!(await shelf.append(next.stored.meta, lines))) {
      heard(id);
      return refuse('stale');
    }
    matches.set(id, next);
    outside.changed(id);
    if (watched?.id === id)
      lines.forEach((_, i) => {
        const at = hosted.stored.lines.length + i;
        outside.tell({ t: 'moment', id, seat: watched!.seat, moment: momentAt(next, watched!.seat, at) });
      });
    return undefined;
  };

  /** One thing that a bot does besides the open question; whether there was one. */
  const remarked = async (id: string, { game, match, stored }: Hosted): Promise<boolean> => {
    const remark = nextRemark(game, match.state, botsAt(game, stored.meta), botDice);
    if (!remark) return false;
    const { seat, aside, answer: said } = remark;
    return !(await act(id, now => interject(game, now, seat, aside, said)));
  };

  /** Bots say and answer what they have to as long as they have; in between the page is heard. */
  const letBotsPlay = async (id: string): Promise<void> => {
    for (; ; await outside.breath()) {
      const hosted = await find(id);
      if (!hosted || watched?.id !== id) return;
      if (await remarked(id, hosted)) continue;
      const { game, match } = hosted;
      const seat = nextBot(hosted);
      if (seat === undefined || isWaiting(id, hosted, seat)) return;
      const question = match.state.asked!.id;
      const given = botDecision(hosted, seat, botDice, outside.clock);
      const refused = await act(id, now => answer(game, now, seat, question, given.answer, given.reason));
      if (refused) {
        // A bot that errs must not stop the match: then the answer of somebody who is gone counts.
        const absent = game.absent(match.state, seat);
        if (await act(id, now => answer(game, now, seat, question, absent))) return;
      }
    }
  };

  /** Whether people are to have a moment before this bot answers; then it is asked again after that. */
  const isWaiting = (id: string, hosted: Hosted, seat: Seat): boolean => {
    const left = patience(hosted, seat, outside.now());
    if (left > 0 && !timed.has(id)) {
      timed.add(id);
      outside.after(left, () => {
        timed.delete(id);
        bots(id);
      });
    }
    return left > 0;
  };

  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const next = tail.then(work);
    tail = next.catch(() => undefined);
    return next;
  };

  const bots = (id: string): void => void queued(() => letBotsPlay(id));

  const deed = (id: string, what: (hosted: Hosted) => Deed) =>
    queued(async () => {
      const hosted = await find(id);
      if (!hosted) return refuse('no-such-match');
      return act(id, what(hosted));
    }).then(refused => {
      if (!refused) bots(id);
      return refused;
    });

  function heard(id: string): void {
    if (!matches.delete(id)) return;
    if (watched?.id === id) outside.tell({ t: 'stale', id });
  }

  const calls: { readonly [C in Call]: (input: Calls[C]['in']) => Promise<Calls[C]['out']> } = {
    games: async () => [...games.values()].map(infoOf),
    list: () => shelf.list(),
    begin: input => queued(() => begin(outside, input)),
    remove: ({ id }) =>
      queued(async () => {
        matches.delete(id);
        await shelf.remove(id);
        return undefined;
      }),
    open: async ({ id, seat }) => {
      watched = { id, seat };
      const opened = await queued(async () => {
        const hosted = await find(id);
        return hosted ? openedFor(hosted, seat) : refuse('no-such-match');
      });
      if (!('refused' in opened)) bots(id);
      return opened;
    },
    leave: async () => void (watched = undefined),
    answer: ({ id, seat, question, answer: raw }) =>
      deed(
        id,
        ({ game }) =>
          match =>
            answer(game, match, seat, question, raw),
      ),
    withdraw: ({ id, seat, question }) =>
      deed(
        id,
        ({ game }) =>
          match =>
            withdraw(game, match, seat, question),
      ),
    interject: ({ id, seat, aside, answer: raw }) =>
      deed(
        id,
        ({ game }) =>
          match =>
            interject(game, match, seat, aside, raw),
      ),
    whyNot: async ({ id, seat, question, answer: raw }) => {
      const hosted = await find(id);
      if (!hosted) return undefined;
      const { game, match } = hosted;
      const tried = game.submit(match.state, seat, question, raw, committedDice('0'.repeat(64), 0));
      return tried.ok ? undefined : tried.error;
    },
    past: async ({ id, seat, at }) => {
      const hosted = await find(id);
      return hosted && viewAt(hosted, seat, at);
    },
    download: async ({ id, seat }) => {
      const hosted = await find(id);
      return hosted && download(hosted, seat);
    },
    check: async ({ text }) => judged(games, text).checked,
    reasons: async ({ text }) => reasonsIn(text),
    take: ({ text }) =>
      queued(async () => {
        const { checked, file } = judged(games, text);
        if (checked.fault) return { fault: checked.fault };
        const stored = file && storedFrom(file, outside.now());
        if (!stored) return { fault: { code: 'not-over' as const } };
        const { id } = stored.meta;
        if (!(await shelf.read(id))) await shelf.create(stored);
        return { id };
      }),
  };
  return { call: (call, input) => calls[call](input), heard };
};

const infoOf = (game: Game): GameInfo => ({
  name: game.name,
  seats: game.seats,
  options: game.options.flatMap(option => (option.kind === 'data' ? [] : [option])),
  levels: [...levels.keys()],
  tells: game.asides.includes('tell'),
});

const begin = async (
  { shelf, games, random, now }: Outside,
  { game: name, players, options, language }: NewMatch,
): Promise<Meta | Refused> => {
  const game = games.get(name);
  if (!game) return refuse('no-such-game');
  const secrets = { seed: hex(random(32)), salt: hex(random(32)) };
  const begun = newMatch(game, { seats: players.map(player => player.name), options, ...secrets });
  if (!begun.ok) return { refused: begun.error };
  const { header, opening } = begun.value;
  const meta: Meta = {
    id: hex(random(8)),
    game: name,
    players,
    options,
    ...(language && { language }),
    commitment: header.commitment,
    begun: now(),
    touched: now(),
    lines: 1,
    over: false,
  };
  await shelf.create({ meta, header, secrets, lines: [opening] });
  return meta;
};
