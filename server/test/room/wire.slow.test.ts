import { seedDice, type Dice, type Game, type GameTypes, type Seat, type State } from '@tavola/kernel';
import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import { openMemoryStore } from '@tavola/store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fair } from '@tavola/kernel/test/fair.ts';
import type { Client } from '../support/client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';
import {
  listMatchTexts,
  NOW,
  findFreeAnswerers,
  storeMatch,
  findTwoWorlds,
  secretOf,
} from '../support/worlds.ts';

/**
 * Opens two servers whose matches differ only in what the reader must not know. Everything else is the same, down to
 * ids and times, so the reader must get the same bytes from both.
 */

/** Answers for a seat as its own world allows; in one world the seat also answers twice and whispers to another. */
const respond = async (
  server: TestServer,
  id: string,
  game: Game,
  state: State<GameTypes>,
  seat: Seat,
  changes: number,
  dice: Dice,
  among: readonly Seat[],
): Promise<void> => {
  const client = await server.join(id, secretOf(`${seat}`));
  await client.until(() => client.view);
  for (let n = 0; n <= changes; n++)
    expect((await client.answer(game.sample(state, seat, dice))).t).toBe('done');
  const to = among.find(other => other !== seat);
  if (changes > 0 && to !== undefined) await client.say('psst '.repeat(9), to);
  client.close();
};

/** Messages that a reader can provoke: refusals and missed turns. */
const asked = async (server: TestServer, id: string, listener: Client, secret: string): Promise<string[]> => {
  const { match, seat } = listener;
  const command = { match, seat: seat ?? 0, question: listener.view!.asked!.id };
  await listener.command({ t: 'why', ...command, answer: { x: 1 } }, 'why');
  await listener.command({ t: 'answer', ...command, question: command.question + 1, answer: 0 }, 'stale');
  await listener.command({ t: 'answer', ...command, seat: 15, answer: 0 }, 'other');
  await listener.command({ t: 'withdraw', ...command }, 'withdraw');
  await listener.command({ t: 'aside', ...command, aside: 'nothing', answer: 0 }, 'aside');
  // One client returns with the first line alone, the other after all lines.
  const texts: string[] = [];
  for (const v of [1, listener.version]) {
    const back = server.connect();
    back.view = listener.view;
    back.version = v;
    await back.hello(id, secret, { match: match!, v });
    await back.until(() => back.messages.some(({ t }) => t === 'view' || t === 'clock'));
    texts.push(...back.texts);
    back.close();
  }
  return texts;
};

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await TestServer.open({ store: openMemoryStore(), environment: new FakeEnvironment(1) });
  two = await TestServer.open({ store: openMemoryStore(), environment: new FakeEnvironment(1) });
});
afterAll(async () => {
  one.assertNoErrors();
  two.assertNoErrors();
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
    for (const [n, scene] of findTwoWorlds(game, seats, count, 42).entries()) {
      const { state, other, reader } = scene;
      const id = `${name}-${n}`;
      const dice = seedDice(n);
      const secret = reader === null ? secretOf('gallery') : secretOf(`${reader}`);
      const worlds = [];
      for (const [server, world] of [
        [one, state],
        [two, other],
      ] as const) {
        await storeMatch(server.store, id, game, world);
        const listener = await server.join(id, secret);
        await listener.until(() => listener.view);
        worlds.push({ server, world, listener });
      }
      const open = findFreeAnswerers(scene);
      for (const seat of open)
        for (const [w, { server, world }] of worlds.entries()) {
          await respond(server, id, game, world, seat, w * 2, dice, open);
        }
      const [a, b] = worlds.map(({ listener }) => listener) as [Client, Client];
      const answered = (client: Client): boolean => client.view!.asked!.answered.length === open.length;
      await a.until(() => answered(a));
      await b.until(() => answered(b));
      const [ofA, ofB] = [await asked(one, id, a, secret), await asked(two, id, b, secret)];
      expect(listMatchTexts(b)).toEqual(listMatchTexts(a));
      expect(listMatchTexts(a).some(text => text.includes('"clock":{'))).toBe(true);
      expect(ofB).toEqual(ofA);
      compared += listMatchTexts(a).length;
      bytes += listMatchTexts(a).join('').length;
      a.close();
      b.close();
    }
    expect(compared).toBeGreaterThan(count * 3);
    expect(bytes).toBeGreaterThan(10_000);
  });
});

describe('a withdrawal', () => {
  test('looks the same whatever was withdrawn', async () => {
    const [scene] = findTwoWorlds(fair, 3, 1, 7);
    const told: string[][] = [];
    for (const [server, bids] of [
      [one, [0]],
      [two, [3, 1, 2]],
    ] as const) {
      await storeMatch(server.store, 'withdrawn', fair, scene!.state);
      const spectator = await server.join('withdrawn', secretOf('gallery'));
      const client = await server.join('withdrawn', secretOf('0'));
      await client.until(() => client.view);
      for (const bid of bids) await client.answer(bid);
      await client.command({ t: 'withdraw', match: client.match, seat: 0, question: client.view!.asked!.id });
      await spectator.until(() => spectator.version === 3);
      told.push(spectator.texts);
    }
    expect(told[1]).toEqual(told[0]);
  });
});

describe('a change of mind', () => {
  test('leaves no trace on the clocks, in the history, or for returning clients', async () => {
    const sent: string[][] = [];
    for (const thinksTwice of [false, true]) {
      const environment = new FakeEnvironment(1, NOW);
      const server = await TestServer.open({ environment, limits: { heartbeat: 1e15 } });
      await storeMatch(server.store, 'changed', fair, 3);
      const spectator = await server.join('changed', secretOf('gallery'));
      const seats: Client[] = [];
      for (let seat = 0; seat < 3; seat++) {
        const client = await server.join('changed', secretOf(`${seat}`));
        await client.until(() => client.view);
        seats.push(client);
      }
      await seats[0]!.answer(thinksTwice ? 1 : 0);
      // This exceeds the time of a decision without the bank.
      environment.advance(100_000);
      const past: string[] = [];
      const { match } = seats[1]!;
      for (const listener of [seats[1]!, spectator]) {
        listener.send({ t: 'history', id: 'past', match, after: 0, limit: 200, views: true });
        await listener.next('lines');
      }
      for (const who of ['1', 'gallery']) {
        const back = server.connect();
        back.version = 1;
        back.view = JSON.parse(JSON.stringify(spectator.view)) as typeof spectator.view;
        await back.hello('changed', secretOf(who), { match: match!, v: 1 });
        await back.until(() => back.messages.some(({ t }) => t === 'view' || t === 'clock'));
        past.push(...back.texts);
        back.close();
      }
      if (thinksTwice) await seats[0]!.answer(0);
      for (const client of seats.slice(1)) await client.answer(0);
      await spectator.until(() => spectator.view!.asked!.id > 0);
      const banks = spectator.messages.flatMap(m => (m.t === 'turn' && m.clock ? [m.clock.bank] : []));
      expect(banks.at(-1)).toEqual([600_000, 530_000, 530_000]);
      const told = [...seats[1]!.texts, ...spectator.texts].filter(text => !text.startsWith('{"t":"here"'));
      sent.push([...past, ...told]);
      server.assertNoErrors();
      await server.close();
    }
    expect(sent[1]).toEqual(sent[0]);
  });
});
