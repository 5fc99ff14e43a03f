import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer, waitForAll, playRandomly, pickAnswer } from '../support/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(async () => {
  server.assertNoErrors();
  await server.close();
});

describe('a match over sockets', () => {
  test('three people play to the end, all see the same, and a spectator sees the table', async () => {
    const { made, clients } = await server.startMatch(3, { watch: { who: 'link', delay: 0 } });
    const spectator = await server.join(made.table, made.gallery);
    await playRandomly(clients);
    await waitForAll([...clients, spectator]);
    for (const client of [...clients, spectator]) {
      expect(client.view!.over).toBe(true);
      expect(client.view!.outcome).toEqual(clients[0]!.view!.outcome);
      expect(client.view!.table).toEqual(clients[0]!.view!.table);
    }
    expect(spectator.view!.hand).toBeNull();
    await clients[0]!.until(() =>
      clients[0]!.messages.some(m => m.t === 'table' && m.table.phase === 'over'),
    );
  });

  test('what the messages make of the view is what the server sees', async () => {
    const { made, secrets, clients } = await server.startMatch(3);
    await playRandomly(clients, 40);
    for (const [seat, secret] of secrets.entries()) {
      const fresh = await server.join(made.table, secret);
      await fresh.until(() => fresh.view);
      expect(fresh.view).toEqual(clients[seat]!.view);
      expect(fresh.version).toBe(clients[seat]!.version);
    }
  });

  test('two tabs of one seat see the same, and either may answer', async () => {
    const { made, secrets, clients } = await server.startMatch(2, { game: 'fair' });
    const tab = await server.join(made.table, secrets[0]!);
    await tab.until(() => tab.view);
    expect((await tab.answer(2)).t).toBe('done');
    await waitForAll([tab, clients[0]!]);
    expect(clients[0]!.view!.asked!.given).toBe(2);
    expect(clients[0]!.isAsked).toBe(false);
  });

  test('a returning client gets the missing turns, and ends up with the same view', async () => {
    const { made, secrets, clients } = await server.startMatch(3);
    await playRandomly(clients, 10);
    const seen = { match: clients[1]!.match!, v: clients[1]!.version };
    const held = clients[1]!.view!;
    clients[1]!.close();
    const others = [clients[0]!, clients[2]!];
    for (const client of others) if (client.isAsked) await client.answer(pickAnswer(client));
    const back = server.connect();
    back.view = held;
    back.version = seen.v;
    await back.hello(made.table, secrets[1]!, seen);
    await back.next('clock');
    expect(back.messages.some(({ t }) => t === 'view')).toBe(false);
    const fresh = await server.join(made.table, secrets[1]!);
    await fresh.until(() => fresh.view);
    expect(back.view).toEqual(fresh.view);
    expect(back.version).toBe(fresh.version);
  });

  test('a client that was away for long, or claims an impossible version, gets the whole view', async () => {
    const { made, secrets, clients } = await server.startMatch(3);
    await playRandomly(clients, 60);
    for (const v of [1, 1_000_000]) {
      const back = await server.join(made.table, secrets[0]!, { match: clients[0]!.match!, v });
      await back.next('view');
      expect(back.view).toEqual(clients[0]!.view);
    }
  });

  test('the past can be asked for, as this reader may have it', async () => {
    const { clients } = await server.startMatch(3);
    await playRandomly(clients, 30);
    const [client] = clients as [(typeof clients)[0]];
    client.send({ t: 'history', id: 'h1', match: client.match, after: 0, limit: 200 });
    const { lines } = await client.next('lines');
    expect(lines.length).toBe(client.version);
    expect(lines[0]!.t).toBe('opening');
    const told = client.messages.flatMap(message => (message.t === 'turn' ? [message.line] : []));
    expect(lines.slice(1)).toEqual(told);
    expect(lines.filter(line => line['seat'] !== 0 && 'answer' in line)).toEqual([]);
  });
});

describe('commands', () => {
  test('a late click answers nothing: it is refused, with the whole view', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    const question = anna.view!.asked!.id;
    await anna.answer(1);
    await bruno.answer(2);
    await waitForAll(clients);
    const from = anna.messages.length;
    expect(await anna.answer(1, question)).toMatchObject({ t: 'refused', code: 'stale' });
    const resync = await anna.next('view', from);
    expect(resync.view).toEqual(JSON.parse(JSON.stringify(anna.view)));
  });

  test('sent twice is done once', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    const question = anna.view!.asked!.id;
    expect((await anna.answer(1, question, 'same')).t).toBe('done');
    await waitForAll(clients);
    const { version } = bruno;
    expect((await anna.answer(3, question, 'same')).t).toBe('done');
    expect(anna.view!.asked!.given).toBe(1);
    expect((await anna.answer(1, question, 'same')).t).toBe('done');
    await bruno.answer(2);
    await waitForAll(clients);
    expect(bruno.version).toBe(version + 1);
    expect((await anna.answer(3, question, 'same')).t).toBe('done');
  });

  test('an answer may be changed and withdrawn until all are in; others learn only which seats have answered', async () => {
    const { clients } = await server.startMatch(3, { game: 'fair' });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    await anna.answer(1);
    await bruno.until(() => bruno.view!.asked!.answered.length === 1);
    const heard = bruno.texts.length;
    await anna.answer(3);
    await anna.answer(0);
    expect(anna.view!.asked!.given).toBe(0);
    expect((await anna.command({ t: 'withdraw', match: anna.match, seat: 0, question: 0 })).t).toBe('done');
    await bruno.until(() => bruno.view!.asked!.answered.length === 0);
    expect(bruno.texts.length).toBe(heard + 1);
    expect(bruno.texts.at(-1)).not.toContain('answer":');
  });

  test('asides reach everybody, and name the question they were made at', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    await bruno.answer(1);
    const aside = { t: 'aside', match: anna.match, seat: 0, aside: 'note', answer: 'hm' };
    expect((await anna.command({ ...aside, question: 0 })).t).toBe('done');
    await waitForAll(clients);
    // The note withdraws all answers, so Bruno is asked again.
    expect(bruno.isAsked).toBe(true);
    expect(await anna.command({ ...aside, answer: 'ho', question: 7 })).toMatchObject({ code: 'stale' });
  });

  test('no client acts for another seat, from outside, or in another match', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair', watch: { who: 'link', delay: 0 } });
    const [anna] = clients as [(typeof clients)[0]];
    const command = { t: 'answer', match: anna.match, seat: 1, question: 0, answer: 1 };
    expect(await anna.command(command)).toMatchObject({ code: 'not-your-seat' });
    expect(await anna.command({ ...command, seat: 0, match: 'other' })).toMatchObject({ code: 'stale' });
    for (const secret of [made.gallery, made.link]) {
      const guest = await server.join(made.table, secret);
      expect(await guest.command(command)).toMatchObject({ code: 'no-seat' });
      expect(await guest.say('hello')).toMatchObject({ code: 'no-seat' });
    }
    const answer = { t: 'answer', match: anna.match, seat: 0, question: 0, answer: { x: 1 } };
    expect(await anna.command(answer)).toMatchObject({ t: 'refused' });
  });
});

describe('talk', () => {
  test('is heard by all, whispers by two, and only while the game allows it', async () => {
    const { made, secrets, clients } = await server.startMatch(3, { game: 'fair' });
    const [anna, bruno, carla] = clients as [(typeof clients)[0], (typeof clients)[0], (typeof clients)[0]];
    // Talk is closed during bids.
    expect(await anna.say('ciao')).toMatchObject({ code: 'talk-closed' });
    for (const client of clients) await client.answer(1);
    await waitForAll(clients);
    expect((await anna.say('ciao')).t).toBe('done');
    expect((await carla.next('said')).said).toMatchObject({ from: 0, to: null, text: 'ciao' });
    const id = 'whisper-1';
    expect((await anna.say('psst', 1, id)).t).toBe('done');
    expect((await anna.say('psst', 1, id)).t).toBe('done');
    await bruno.until(() => bruno.messages.filter(({ t }) => t === 'said').length === 2);
    expect(await anna.say('me?', 0)).toMatchObject({ code: 'no-such-seat' });
    const again = async (seat: number) =>
      (await server.connect().hello(made.table, secrets[seat]!)).talk.map(({ text }) => text);
    expect(await again(1)).toEqual(['ciao', 'psst']);
    expect(await again(2)).toEqual(['ciao']);
    expect(carla.texts.join()).not.toContain('psst');
  });

  test('is limited', async () => {
    const strict = await TestServer.open({
      environment: new FakeEnvironment(),
      limits: { talk: { rate: 1, burst: 3 } },
    });
    const { made, secrets } = await strict.createTable(2);
    const anna = await strict.join(made.table, secrets[0]!);
    const codes: string[] = [];
    for (let n = 0; n < 5; n++) codes.push((await anna.say(`${n}`)).t);
    expect(codes).toEqual(['done', 'done', 'done', 'refused', 'refused']);
  });
});
