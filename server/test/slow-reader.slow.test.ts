import { expect, test } from 'vitest';
import { House } from './house.ts';

test('a reader that does not read is dropped, and the others do not notice', async () => {
  const small = await House.open({ limits: { backlog: 20_000 } });
  const { made: table, secrets: keys } = await small.table(2, { game: 'fair' });
  const deaf = await small.join(table.table, keys[0]!);
  const keen = await small.join(table.table, keys[1]!);
  // Only what the kernel's buffers cannot take counts, so it takes some talking.
  deaf.ws.pause();
  const text = 'x'.repeat(500);
  const peers = (): number => [...small.app.rooms][0]!.peers.size;
  // A busy room refuses some of it, so what is counted is who is left and not what was said.
  while (peers() > 1) await Promise.all(Array.from({ length: 50 }, () => keen.say(text)));
  expect(peers()).toBe(1);
  expect(keen.closed).toBeUndefined();
  await small.close();
}, 300_000);
