import { levels } from '@tavola/bots';
import type { Answer, Dice, Game, Kinds, Seat, State } from '@tavola/kernel';
import {
  answer,
  committedDice,
  interject,
  newMatch,
  parseMatch,
  problemText,
  mismatchText,
  replay,
  withdraw,
} from '@tavola/match';
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
import type { Call, Calls, Checked, GameInfo, Meta, News, NewMatch, Refused } from './messages.ts';
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

const isBot = (hosted: Hosted, seat: Seat): boolean => hosted.stored.meta.players[seat]!.bot !== null;

const nextBot = (hosted: Hosted): Seat | undefined => {
  const { asked } = hosted.match.state;
  if (!asked || hosted.game.halted(hosted.match.state)) return undefined;
  return asked.who.find(seat => asked.answers[seat] === null && isBot(hosted, seat));
};

/** The table at this device: the same engine as anywhere, everything done here one after another. */
export const newHost = (outside: Outside): Host => {
  const { shelf, games } = outside;
  const matches = new Map<string, Hosted>();
  let watched: { readonly id: string; readonly seat: Seat | undefined } | undefined;
  let tail: Promise<unknown> = Promise.resolve();
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

  /** Bots answer as long as one is asked; between two answers the page is heard. */
  const letBotsPlay = async (id: string): Promise<void> => {
    for (;;) {
      const hosted = await find(id);
      const seat = hosted && nextBot(hosted);
      if (!hosted || seat === undefined || watched?.id !== id) return;
      const question = hosted.match.state.asked!.id;
      const level = hosted.stored.meta.players[seat]!.bot!;
      const given = botAnswer(hosted.game, hosted.match.state, seat, level, botDice, outside.clock);
      const refused = await act(id, match => answer(hosted.game, match, seat, question, given));
      if (refused) {
        // A bot that errs must not stop the match: then the answer of somebody who is gone counts.
        const absent = hosted.game.absent(hosted.match.state, seat);
        if (await act(id, match => answer(hosted.game, match, seat, question, absent))) return;
      }
      await outside.breath();
    }
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
    check: async ({ text }) => check(games, text),
  };
  return { call: (call, input) => calls[call](input), heard };
};

const infoOf = (game: Game): GameInfo => ({
  name: game.name,
  seats: game.seats,
  options: game.options.flatMap(option => (option.kind === 'data' ? [] : [option])),
  levels: [...levels.keys()],
});

const begin = async (
  { shelf, games, random, now }: Outside,
  { game: name, players, options }: NewMatch,
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
    commitment: header.commitment,
    begun: now(),
    touched: now(),
    lines: 1,
    over: false,
  };
  await shelf.create({ meta, header, secrets, lines: [opening] });
  return meta;
};

/** Long enough for a good thought, short enough for somebody who waits. */
const THINKING = 700;

/** A bot gets what its seat sees, and worlds that look the same to it. */
const botAnswer = (
  game: Game,
  state: State<Kinds>,
  seat: Seat,
  level: string,
  dice: Dice,
  now: () => number,
): Answer => {
  const make = levels.get(level) ?? levels.get('random')!;
  const worlds = (other: Dice): State<Kinds> => game.guess(state, seat, other);
  return make(game).answer(game.view(state, seat), worlds, dice, { milliseconds: THINKING, now });
};

const bad = (problem: string): Checked => ({ ok: false, entries: 0, dice: 'sizes', problem });

const check = (games: ReadonlyMap<string, Game>, text: string): Checked => {
  const parsed = parseMatch(text);
  if (!parsed.ok) return bad(problemText(parsed.error));
  const game = games.get(parsed.value.header.game);
  if (!game) return bad(`unknown game ${parsed.value.header.game}`);
  const { difference, entries, dice } = replay(game, parsed.value);
  return { ok: !difference, entries, dice, problem: difference && mismatchText(difference) };
};
