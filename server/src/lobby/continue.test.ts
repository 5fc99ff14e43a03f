import { vendetta } from '@tavola/games/vendetta';
import { seedDice, type GameTypes, type State } from '@tavola/kernel';
import { replay, parseMatch } from '@tavola/match';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapGames, type AnyGame } from '../match/games.ts';
import type { Room } from '../room/room.ts';
import { returnTable } from './lobby.ts';
import { changeSettings, EMPTY_SEAT, listMadeOptions, type TableDoc } from './table-document.ts';

const game = vendetta as unknown as AnyGame;
const games = mapGames(game);
const golden = new URL('../../../games/vendetta/golden/0002-three-houses-montefosco.jsonl', import.meta.url);

/** The state at the end of a recorded match. */
const readEnd = (): State<GameTypes> => {
  const file = parseMatch(readFileSync(golden, 'utf8'));
  if (!file.ok) throw new Error('no golden match');
  return replay(game, file.value).state!;
};

const person = { ...EMPTY_SEAT, by: 'person', name: 'x' } as const;
const over: TableDoc = {
  id: 'T',
  game: 'vendetta',
  options: { tower: 'bare' },
  clock: { kind: 'none' },
  leave: 'absent',
  watch: { who: 'nobody', delay: 0 },
  language: 'en',
  phase: 'over',
  host: 0,
  seats: [person, person, person],
  match: 'M',
  played: [],
  link: '',
  gallery: '',
  votes: [],
  deletes: null,
};

/** A room with as much in it as a rematch needs. */
const roomWith = (doc: TableDoc, state: State<GameTypes> | undefined): Room => {
  const room = {
    doc,
    game,
    position: state && { match: { state } },
    context: { limits: { matchesPerTable: 5 } },
    write: ({ doc: next }: { readonly doc: TableDoc }) => {
      room.doc = next;
      return Promise.resolve();
    },
  };
  return room as unknown as Room;
};

test('a table goes on from its own finished match, with the options it had', async () => {
  const room = roomWith(over, readEnd());
  expect(await returnTable(room, true)).toEqual({ ok: true, value: null });
  const { options, phase, played } = room.doc;
  expect({ phase, played }).toEqual({ phase: 'lobby', played: ['M'] });
  expect(options).toMatchObject({ tower: 'bare', continues: { volume: 1, city: 'Montefosco' } });
  expect(game.begin(3, options, seedDice(1)).ok).toBe(true);
});

test('it does not go on from a match that was given up, nor before the end', async () => {
  const refusal = (code: string) => ({ ok: false, error: { code } });
  const ended = readEnd();
  expect(await returnTable(roomWith(over, { ...ended, over: false }), true)).toMatchObject(
    refusal('no-campaign'),
  );
  expect(await returnTable(roomWith({ ...over, phase: 'playing' }, ended), true)).toMatchObject(
    refusal('not-over'),
  );
  const room = roomWith(over, ended);
  await returnTable(room, false);
  expect(room.doc.options).toEqual({ tower: 'bare' });
});

test('a client can leave the story out, but neither bring nor change one', async () => {
  const room = roomWith(over, readEnd());
  await returnTable(room, true);
  const { continues } = room.doc.options;
  const settings = (options: object, name = 'vendetta') => ({
    game: name,
    seats: 3,
    clock: { kind: 'none' } as const,
    leave: 'absent' as const,
    watch: { who: 'nobody', delay: 0 } as const,
    options: options as Record<string, unknown>,
  });
  const lobby: TableDoc = { ...room.doc, seats: [EMPTY_SEAT, EMPTY_SEAT, EMPTY_SEAT] };
  const forged = { ...(continues as object), city: 'Elsewhere' };
  expect(changeSettings(lobby, games, 0, settings({ continues: forged }))).toMatchObject({
    ok: true,
    value: { options: { continues } },
  });
  expect(changeSettings(lobby, games, 0, settings({}))).toMatchObject({ ok: true, value: { options: {} } });
  const plain = { ...lobby, options: {} };
  expect(changeSettings(plain, games, 0, settings({ continues }))).toMatchObject({
    ok: false,
    error: { code: 'option-of-match' },
  });
  expect(listMadeOptions(game, { continues: null })).toEqual([]);
});
