import { seeded, type Dice, type Game, type Kinds, type Seat, type State } from '@tavola/kernel';
import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import { newMatch, type Reader } from '@tavola/match';
import { memoryStore, type Store } from '@tavola/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fair } from '../../kernel/test/fair.ts';
import { begun, type Stored } from '../src/position.ts';
import { makeSnapshot } from '../src/save.ts';
import { hashOf } from '../src/secret.ts';
import { EMPTY, type TableDoc } from '../src/table.ts';
import type { Client } from './client.ts';
import { FakeHost } from './host.ts';
import { House } from './house.ts';

/**
 * Two servers whose matches differ only in what the reader must not know. Everything else is the same, down to
 * ids and times; so must be every byte that the reader is sent.
 */
const secretOf = (who: string): string => `${who}-`.padEnd(32, 'x');

/** Puts a match at a given state into a store, at a table whose secrets are known. */
const place = async (store: Store, id: string, game: Game, state: State<Kinds>): Promise<void> => {
  const names = state.hands.map((_, seat) => `Seat ${seat}`);
  const secrets = { seed: '5a'.repeat(32), salt: 'c3'.repeat(32) };
  const made = newMatch(game, { seats: names, ...secrets });
  if (!made.ok) throw new Error(made.error.code);
  const { header, opening } = made.value;
  const entry: Stored = { t: 'start', at: 0, header, opening, secrets };
  const position = begun(entry, { state, rolls: opening.rolls }, { kind: 'none' });
  const doc: TableDoc = {
    id,
    game: game.name,
    options: {},
    clock: { kind: 'none' },
    leave: 'absent',
    watch: { who: 'link', delay: 0 },
    phase: 'playing',
    host: 0,
    seats: names.map((name, seat) => ({ ...EMPTY, by: 'person', name, secret: hashOf(secretOf(`${seat}`)) })),
    match: `m-${id}`,
    played: [],
    link: hashOf(secretOf('link')),
    gallery: hashOf(secretOf('gallery')),
    votes: [],
    deletes: null,
  };
  const written = await store.write([
    { t: 'table', id, after: 0, doc: JSON.stringify(doc), at: 0, deletes: null },
    {
      t: 'append',
      match: `m-${id}`,
      table: id,
      after: 0,
      entries: [JSON.stringify(entry)],
      at: 0,
      due: null,
      brief: '{"waiting":[]}',
    },
    { t: 'snapshot', match: `m-${id}`, version: 1, saved: makeSnapshot(game, { ...position, snapshot: 1 }) },
  ]);
  if (!written.ok) throw new Error('not written');
};

interface Scene {
  readonly state: State<Kinds>;
  readonly other: State<Kinds>;
  readonly reader: Reader;
}

/** Positions at which several seats are asked, each with a world that looks the same to one reader. */
const scenes = (game: Game, seats: number, count: number, seed: number): Scene[] => {
  const dice = seeded(seed);
  const found: Scene[] = [];
  while (found.length < count) {
    const turn = game.begin(seats, {}, dice);
    if (!turn.ok) throw new Error(turn.error.code);
    const { state } = turn.value;
    while (!state.over && found.length < count) {
      const { who, answers } = state.asked!;
      if (who.length > 1 && who.every(seat => answers[seat] === null) && dice.below(4) === 0) {
        const at = dice.below(seats + 1);
        const reader = at === seats ? null : at;
        found.push({ state: game.clone(state), other: game.guess(state, reader ?? undefined, dice), reader });
      }
      const seat = who.find(asked => answers[asked] === null)!;
      game.play(state, seat, game.sample(state, seat, dice), dice);
    }
  }
  return found;
};

/** A seat answers as its own world lets it. In one world it thinks twice, and whispers to another. */
const respond = async (
  house: House,
  id: string,
  game: Game,
  state: State<Kinds>,
  seat: Seat,
  changes: number,
  dice: Dice,
  among: readonly Seat[],
): Promise<void> => {
  const client = await house.join(id, secretOf(`${seat}`));
  await client.until(() => client.view);
  for (let n = 0; n <= changes; n++)
    expect((await client.answer(game.sample(state, seat, dice))).t).toBe('done');
  const to = among.find(other => other !== seat);
  if (changes > 0 && to !== undefined) await client.command({ t: 'say', text: 'psst '.repeat(9), to });
  client.close();
};

let one: House;
let two: House;
beforeAll(async () => {
  one = await House.open({ store: memoryStore(), host: new FakeHost(1) });
  two = await House.open({ store: memoryStore(), host: new FakeHost(1) });
});
afterAll(async () => {
  one.well();
  two.well();
  await one.close();
  await two.close();
});

describe.each([
  ['fair', fair, 3, 12],
  ['verona', verona, 4, 16],
  ['graenaland', graenaland, 4, 10],
  ['vendetta', vendetta, 4, 10],
])('what a reader of %s is sent', (name, game, seats, count) => {
  test('is the same, byte for byte, whatever others hold, answer, change and whisper', async () => {
    let compared = 0;
    let bytes = 0;
    for (const [n, { state, other, reader }] of scenes(game, seats, count, 42).entries()) {
      const id = `${name}-${n}`;
      const dice = seeded(n);
      const secret = reader === null ? secretOf('gallery') : secretOf(`${reader}`);
      const worlds = [];
      for (const [house, world] of [
        [one, state],
        [two, other],
      ] as const) {
        await place(house.store, id, game, world);
        const listener = await house.join(id, secret);
        await listener.until(() => listener.view);
        worlds.push({ house, world, listener });
      }
      const { who } = state.asked!;
      // The reader's own answer, and the last one, would settle the question: reveals differ where secrets do.
      const open = who
        .filter(seat => seat !== reader)
        .slice(0, who.includes(reader ?? -1) ? who.length : who.length - 1);
      for (const seat of open)
        for (const [w, { house, world }] of worlds.entries()) {
          await respond(house, id, game, world, seat, w * 2, dice, open);
        }
      const [a, b] = worlds.map(({ listener }) => listener) as [Client, Client];
      const heard = (client: Client): string[] =>
        client.texts.filter(text => !text.startsWith('{"t":"here"'));
      const answered = (client: Client): boolean => client.view!.asked!.answered.length === open.length;
      await a.until(() => answered(a));
      await b.until(() => answered(b));
      expect(heard(b)).toEqual(heard(a));
      compared += heard(a).length;
      bytes += heard(a).join('').length;
      a.close();
      b.close();
    }
    expect(compared).toBeGreaterThan(count * 3);
    expect(bytes).toBeGreaterThan(10_000);
  }, 60_000);
});

describe('a withdrawal', () => {
  test('looks the same whatever was withdrawn', async () => {
    const [scene] = scenes(fair, 3, 1, 7);
    const heard: string[][] = [];
    for (const [house, bids] of [
      [one, [0]],
      [two, [3, 1, 2]],
    ] as const) {
      await place(house.store, 'withdrawn', fair, scene!.state);
      const spectator = await house.join('withdrawn', secretOf('gallery'));
      const client = await house.join('withdrawn', secretOf('0'));
      await client.until(() => client.view);
      for (const bid of bids) await client.answer(bid);
      await client.command({ t: 'withdraw', match: client.match, seat: 0, question: client.view!.asked!.id });
      await spectator.until(() => spectator.version === 3);
      heard.push(spectator.texts);
    }
    expect(heard[1]).toEqual(heard[0]);
  });
});
