import { levels } from '@tavola/bots';
import type { Game, Seat } from '@tavola/kernel';
import { startMatch } from '@tavola/match';
import { performCommand, type SeatCommand } from '@tavola/table';
import { newLocalBots } from './local-bots.ts';
import { judgeFile, reasonsIn, storedFrom } from './files.ts';
import {
  advanceMatch,
  download,
  momentAt,
  openedFor,
  rebuildMatch,
  viewAt,
  type LocalCommand,
  type LocalMatch,
} from './local-match.ts';
import type { Call, Calls, GameInfo, Meta, NewMatch, Refused } from './messages.ts';
import type { Environment } from './environment.ts';

export interface LocalHost {
  call<C extends Call>(call: C, input: Calls[C]['in']): Promise<Calls[C]['out']>;
  /** Another page has written to this match. */
  heard(id: string): void;
}

const refuse = (code: string): Refused => ({ refused: { code } });

const hex = (bytes: Uint8Array): string =>
  [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** The table at this device, on the same engine as the server; it handles one command after another. */
export const newHost = (outside: Environment): LocalHost => {
  const { shelf, games } = outside;
  const matches = new Map<string, LocalMatch>();
  let watched: { readonly id: string; readonly seat: Seat | undefined } | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  const find = async (id: string): Promise<LocalMatch | undefined> => {
    const known = matches.get(id);
    if (known) return known;
    const stored = await shelf.read(id);
    const game = stored && games.get(stored.meta.game);
    const hosted = game && rebuildMatch(game, stored);
    if (hosted) matches.set(id, hosted);
    return hosted;
  };

  /** Submits, stores, then informs the pages. */
  const act = async (id: string, deed: LocalCommand): Promise<Refused | undefined> => {
    const hosted = await find(id);
    if (!hosted) return refuse('no-such-match');
    const done = deed(hosted);
    if (!done.ok) return { refused: done.error };
    const { next, lines } = advanceMatch(hosted, done.value, outside.now());
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

  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    const next = tail.then(work);
    tail = next.catch(() => undefined);
    return next;
  };

  const bots = newLocalBots(outside, { find, act, queued, isWatched: id => watched?.id === id });

  const deed = async (id: string, command: SeatCommand): Promise<Refused | undefined> => {
    const refused = await queued(() => act(id, ({ game, match }) => performCommand(game, match, command)));
    if (!refused) bots.follow(id);
    return refused;
  };

  function heard(id: string): void {
    if (!matches.delete(id)) return;
    bots.stop(id);
    if (watched?.id === id) outside.tell({ t: 'stale', id });
  }

  /** Stops following a match when the page leaves it. */
  const rise = (): void => {
    if (watched) bots.stop(watched.id);
    watched = undefined;
  };

  const calls: { readonly [C in Call]: (input: Calls[C]['in']) => Promise<Calls[C]['out']> } = {
    games: async () => [...games.values()].map(infoOf),
    list: () => shelf.list(),
    begin: input =>
      queued(async () => {
        if (input.continues === undefined) return begin(outside, input);
        const before = await find(input.continues);
        if (!before) return refuse('no-such-match');
        const made = before.game.continueFrom(before.match.state);
        if (!made) return refuse('no-campaign');
        return begin(outside, { ...input, options: { ...input.options, ...made } });
      }),
    remove: ({ id }) =>
      queued(async () => {
        bots.stop(id);
        matches.delete(id);
        await shelf.remove(id);
        return undefined;
      }),
    open: async ({ id, seat }) => {
      if (watched?.id !== id) rise();
      watched = { id, seat };
      const opened = await queued(async () => {
        const hosted = await find(id);
        return hosted ? openedFor(hosted, seat) : refuse('no-such-match');
      });
      if (!('refused' in opened)) bots.follow(id);
      return opened;
    },
    leave: async () => {
      rise();
      return undefined;
    },
    answer: ({ id, ...given }) => deed(id, { t: 'answer', ...given }),
    withdraw: ({ id, ...given }) => deed(id, { t: 'withdraw', ...given }),
    interject: ({ id, ...given }) => deed(id, { t: 'aside', ...given }),
    order: ({ id, ...given }) => deed(id, { t: 'order', ...given }),
    see: ({ id, question, at, enough }) => bots.see(id, { question, heard: at, enough }),
    whyNot: async ({ id, seat, question, answer: raw }) => {
      const hosted = await find(id);
      if (!hosted) return undefined;
      const accepted = hosted.game.checkAnswer(hosted.match.state, seat, question, raw);
      return accepted.ok ? undefined : accepted.error;
    },
    past: async ({ id, seat, at }) => {
      const hosted = await find(id);
      return hosted && viewAt(hosted, seat, at);
    },
    download: async ({ id, seat }) => {
      const hosted = await find(id);
      return hosted && download(hosted, seat);
    },
    check: async ({ text }) => judgeFile(games, text).checked,
    reasons: async ({ text }) => reasonsIn(text),
    take: ({ text }) =>
      queued(async () => {
        const { checked, file } = judgeFile(games, text);
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
  tells: game.storyAside !== undefined,
  hasCampaign: game.hasCampaign,
  made: game.options.flatMap(option => (option.kind === 'data' && option.isOfMatch ? [option.name] : [])),
});

const begin = async (
  { shelf, games, random, now }: Environment,
  { game: name, players, options, language }: NewMatch,
): Promise<Meta | Refused> => {
  const game = games.get(name);
  if (!game) return refuse('no-such-game');
  if (players.some(({ bot }) => bot !== null && !levels.has(bot))) return refuse('no-such-bot');
  const secrets = { seed: hex(random(32)), salt: hex(random(32)) };
  const begun = startMatch(game, { seats: players.map(player => player.name), options, ...secrets });
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
